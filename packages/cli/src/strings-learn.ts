import type { Headline } from '@rowan/table';
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

const signed = (n: number, digits = 0): string => {
  const text = Math.abs(n).toFixed(digits);
  return Number(text) === 0 ? text : `${n < 0 ? '−' : '+'}${text}`;
};

const ended = (lead: number): string =>
  lead === 0 ? 'ended level' : `${lead < 0 ? 'lost' : 'won'} by ${Math.abs(lead)}`;

/** Words for luck and skill. */
export const LUCK = {
  headline: ({ lead, start, luck, decisions }: Headline) =>
    `${ended(lead)}: luck ${signed(luck)}, decisions ${signed(decisions)}${start === 0 ? '' : `, expected before the deal ${signed(start)}`}`,
  doubt: (low: number, high: number) => `luck lies between ${signed(low)} and ${signed(high)}`,
  parts: ([deal, bag, decks, others]: readonly [number, number, number, number]) =>
    `luck: deal ${signed(deal, 1)}, own bag ${signed(bag, 1)}, decks ${signed(decks, 1)}, others' draws ${signed(others, 1)}`,
  decisions: (own: number, theirs: number) =>
    `decisions: own ${signed(own, 1)}, the others' ${signed(theirs, 1)}`,
  later: 'luck is told with all hands open, as nobody saw them during the game',
};
