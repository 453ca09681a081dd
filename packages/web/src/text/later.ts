/**
 * English comes with the page, but only what is read up to the first decision; the rest comes right after it. These
 * are the texts of parts that come later themselves, and of those the ones that are needed at once.
 */
const LATER: ReadonlySet<string> = new Set([
  'chart',
  'choice',
  'coach',
  'cv',
  'ear',
  'failed',
  'field',
  'gallery',
  'games',
  'import',
  'key',
  'look',
  'menu',
  'moment',
  'now',
  'online',
  'plan',
  'projection',
  'provenance',
  'refusal',
  'refused',
  'replay',
  'report',
  'rules',
  'score',
  'setup',
  'share',
  'shared',
  'sign',
  'source',
  'unkept',
]);
const AT_ONCE: ReadonlySet<string> = new Set([
  'gallery.title',
  'games.all',
  'games.replay',
  'menu.language',
  'setup.you',
]);

export const comesLater = (key: string): boolean =>
  LATER.has(key.split('.')[0]!) && !AT_ONCE.has(key);
