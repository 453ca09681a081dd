import type { Planted, Worded } from './judged.ts';

/** What has to be shown: words on so many real choices, two seeds of one mind, mistakes that are mistakes, none missed. */
const LEAST = { worded: 0.6, agree: 0.9, confirmed: 0.95, called: 0.85 };
/** VP that a mistake costs at least. */
const MISTAKE = 1;
/** Standard errors by which each level makes fewer mistakes than the one before. */
const STEPS = 3;

const share = (n: number, of: number): number => Number((n / Math.max(1, of)).toFixed(4));

/** Best and good are one word for agreement: of two moves that are as good, either may be found first. */
const sameWord = (a: string, b: string): boolean => {
  const plain = (word: string): string => (word === 'good' ? 'best' : word);
  return plain(a) === plain(b);
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function errorOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length));
}

/** Mistakes a game by level, from the lowest up, and by how many standard errors each makes fewer than the one before. */
function levelsReport(levels: Material['levels']) {
  const rows = levels.map(({ level, mistakes }) => ({
    level,
    games: mistakes.length,
    mean: Number(meanOf(mistakes).toFixed(2)),
    error: Number(errorOf(mistakes).toFixed(3)),
  }));
  const falls = rows.slice(1).map(({ mean, error }, i) => {
    const before = rows[i]!;
    return Number(((before.mean - mean) / Math.hypot(error, before.error)).toFixed(2));
  });
  return { rows, falls };
}

export interface Material {
  readonly worded: readonly Worded[];
  readonly planted: readonly Planted[];
  readonly levels: readonly { readonly level: string; readonly mistakes: readonly number[] }[];
}

/** Few positions are judged with an allowance for luck: two standard errors of each share. */
export function judgingReport({ worded, planted, levels }: Material, short: boolean) {
  const choices = worded.flatMap(({ words }) => (words ? [words] : []));
  const both = choices.filter(([a, b]) => a !== null && b !== null);
  const agree = both.filter(([a, b]) => sameWord(a!, b!)).length;
  const confirmed = worded.flatMap(({ confirmed: cost }) => (cost === null ? [] : [cost]));
  const costly = planted.filter(({ costs }) => costs);
  const shares = {
    worded: [choices.filter(([word]) => word !== null).length, choices.length],
    agree: [agree, both.length],
    confirmed: [confirmed.filter((cost) => cost >= MISTAKE).length, confirmed.length],
    called: [costly.filter(({ called }) => called).length, costly.length],
  } as const;
  const holds = (name: keyof typeof shares): boolean => {
    const [n, of] = shares[name];
    const luck = short ? 2 * Math.sqrt(0.25 / Math.max(1, of)) : 0;
    return share(n, of) + luck >= LEAST[name];
  };
  const { rows, falls } = levelsReport(levels);
  const named = Object.keys(shares) as (keyof typeof shares)[];
  return {
    proof: 'judging' as const,
    ok: named.every(holds) && (short || falls.every((fall) => fall > STEPS)),
    shares: Object.fromEntries(
      named.map((name) => [
        name,
        { share: share(...shares[name]), of: shares[name][1], least: LEAST[name] },
      ]),
    ),
    levels: rows,
    falls,
  };
}
