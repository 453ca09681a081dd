import { TEXT_SIZES } from '../src/base/settings.ts';
import type { Served } from './app.ts';
import { PLANTED, ground } from './layout/planted.ts';
import { SCENES } from './layout/scenes.ts';
import { nameOf } from './layout/sizes.ts';
import { LANGUAGES, propsOf, type Props } from './layout/stage.ts';
import { openWithTables } from './layout/with-tables.ts';
import { ALL_SIZES, told, tour, type Seen } from './layout/tour.ts';
import { finish, tell, wanted } from './proof.ts';

/**
 * Every scene in every window and language: nothing clipped, covered, too small or out of reach. `--scenes`,
 * `--sizes` and `--languages` take parts of names, to look at a few of them; `--text` says how large letters are,
 * as in the settings.
 */

const options = wanted('scenes', 'sizes', 'languages', 'text');
const { seed, short } = options;

/** Those whose name has one of the words, or all. */
const named = <T>(all: readonly T[], nameFor: (one: T) => string, words: string): T[] =>
  all.filter((one) => words.split(',').some((word) => nameFor(one).includes(word.trim())));

/** In short: every third window and another language each. */
const SHORT = 3;

const scenes = named(SCENES, ({ name }) => name, options.scenes);
const sizes = named(ALL_SIZES, nameOf, options.sizes);
const languages = named(LANGUAGES, String, options.languages);
const text = TEXT_SIZES.find((size) => size === options.text) ?? 'normal';

async function lookAtAll(app: Served, props: Props): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const [i, language] of languages.entries()) {
    const few = short ? sizes.filter((_, n) => n % SHORT === i) : sizes;
    seen.push(...(await tour(app, props, { language, text, scenes, sizes: few, tell })));
  }
  return seen;
}

async function plantAll(app: Served, props: Props): Promise<string[]> {
  const garden = await ground(app, props);
  const missed: string[] = [];
  for (const planted of PLANTED)
    if ((await garden.found(planted)).length === 0) missed.push(planted.what);
  await garden.close();
  return missed;
}

function countsOf(seen: readonly Seen[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { faults } of seen)
    for (const { kind } of faults) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const app = await openWithTables();
try {
  const props = propsOf(seed);
  const missed = await plantAll(app, props);
  const seen = await lookAtAll(app, props);
  const faults = told(seen);
  const wrong = seen.filter((one) => one.faults.length > 0);
  finish({
    proof: 'layout',
    ok: faults.length === 0 && missed.length === 0,
    seed,
    windows: seen.length,
    scenes: scenes.length,
    sizes: sizes.length,
    languages: languages.length,
    text,
    wrong: wrong.length,
    faults: countsOf(seen),
    planted: `${PLANTED.length - missed.length} of ${PLANTED.length} found`,
    missed,
  });
} finally {
  await app.close();
}
