/** What is measured; the README says what each of them does. */
export const NAMES = [
  'inPlace',
  'apply',
  'boardgameIo',
  'clone',
  'structuredClone',
  'replayInPlace',
  'replayApply',
  'playouts',
  'dealtGames',
] as const;
export type Name = (typeof NAMES)[number];

export const isName = (text: string): text is Name => (NAMES as readonly string[]).includes(text);

/** Those that play the recorded games to their ends. */
export const PLAYERS: readonly Name[] = [
  'inPlace',
  'apply',
  'boardgameIo',
  'replayInPlace',
  'replayApply',
];
