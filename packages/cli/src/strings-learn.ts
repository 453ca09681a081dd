import { percent } from './wilson.ts';

/** Words of `rowan puzzles` and `rowan review`. */

export const PUZZLES = {
  progress: 'puzzles {bar} {value}/{total}, {eta_formatted} left',
  found: (n: number, file: string) => `${n} puzzles written to ${file}`,
  shares: (shares: readonly (readonly [string, number])[]) =>
    `solved by ${shares.map(([level, share]) => `${level} ${percent(share)}`).join(', ')}`,
  checked: (good: number, all: number) => `${good} of ${all} hold`,
  fails: (id: string, low: number | null) =>
    low === null
      ? `${id}: the position cannot be reached`
      : `${id}: no longer clear, the interval reaches down to ${low.toFixed(1)} VP`,
  otherCards: 'these puzzles were made with other rules or cards; make them anew',
  unreadable: (file: string) => `${file} is no file of puzzles`,
};

const WORDS = {
  best: 'best',
  good: 'good',
  slip: 'slip',
  mistake: 'mistake',
  blunder: 'blunder',
  open: 'no word',
} as const;

export const REVIEW = {
  progress: 'review {bar} {value}/{total}, {eta_formatted} left',
  words: WORDS,
  title: 'Review',
  seat: (seat: number, name: string) => `Seat ${seat + 1}, ${name}`,
  noJudge: (rules: number) => `games by rules ${rules} cannot be reviewed: nobody judges by them`,
  unknownSeat: (seat: string, seats: number) => `no seat ${seat}; this game has 1 to ${seats}`,
  counts: (counts: readonly (readonly [keyof typeof WORDS, number])[]) =>
    counts.map(([word, n]) => `${n} ${WORDS[word]}`).join(', '),
  cost: (mean: string, low: string, high: string) =>
    `faults cost ${mean} VP in all (${low} to ${high})`,
  turning: 'Turning points',
  none: 'no fault beyond doubt',
  at: (move: number, round: number) => `move ${move + 1}, round ${round}`,
  played: (what: string) => `played: ${what}`,
  better: (what: string) => `better: ${what}`,
  costs: (mean: string, low: string, high: string) => `cost ${mean} VP (${low} to ${high})`,
  chance: 'Chance of winning',
  columns: ['move', 'round', 'word', 'cost', 'played', 'best'],
  written: (file: string) => `report written to ${file}`,
};
