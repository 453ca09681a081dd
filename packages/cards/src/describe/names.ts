/** Names of cards in another language, by the key of the name in the catalogue. */
export type CardNames = Readonly<Record<string, string>>;

/** `Healer's Temple` is `healers-temple`: cards of one name share its translation. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z\d]+/g, '-');
