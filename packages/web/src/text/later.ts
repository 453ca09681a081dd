/**
 * English comes with the page, but only what is read up to the first decision; the rest comes right after it. These
 * are the texts of parts that come later themselves, and of those the ones that are needed at once.
 */
const LATER: ReadonlySet<string> = new Set([
  'beside',
  'chart',
  'choice',
  'closer',
  'coach',
  'cv',
  'daily',
  'ear',
  'failed',
  'field',
  'gallery',
  'games',
  'how',
  'import',
  'key',
  'look',
  'menu',
  'moment',
  'now',
  'online',
  'people',
  'plan',
  'prepared',
  'projection',
  'provenance',
  'puzzles',
  'recap',
  'records',
  'refusal',
  'refused',
  'replay',
  'report',
  'review',
  'rules',
  'score',
  'setup',
  'share',
  'shared',
  'sign',
  'source',
  'study',
  'tip',
  'unkept',
  'warning',
]);
const AT_ONCE: ReadonlySet<string> = new Set([
  'daily.title',
  'gallery.title',
  'games.all',
  'games.replay',
  'how.title',
  'menu.language',
  'puzzles.title',
  'records.title',
  'setup.you',
]);

/** What bots are like is read where they are chosen. */
const OF_BOTS = /^bot\.\w+\.text$/;

export const comesLater = (key: string): boolean =>
  OF_BOTS.test(key) || (LATER.has(key.split('.')[0]!) && !AT_ONCE.has(key));
