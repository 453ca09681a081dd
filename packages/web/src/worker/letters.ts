/** Text as few letters that a link keeps as they are, and back. */

type Bytes = Uint8Array<ArrayBuffer>;

const toLetters = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Bytes =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );

export async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toLetters(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The text of such letters; null for what is none, or grows beyond so many bytes. */
export async function inflated(letters: string, most: number): Promise<string | null> {
  try {
    const stream = new Blob([fromLetters(letters)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    return await readUpTo(stream, most);
  } catch {
    return null;
  }
}

/** Nothing is read beyond the limit: a few letters can unpack to more than a device holds. */
async function readUpTo(stream: ReadableStream<Bytes>, most: number): Promise<string | null> {
  const reader = stream.getReader();
  const parts: Bytes[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}
