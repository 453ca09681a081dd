/** Unlike `crypto.randomUUID` this is there without a secure context too, such as in a club's own network. */
export const randomId = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
