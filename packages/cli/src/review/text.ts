import { type ReviewedMove, headlineOf, summaryOf, turningPoints } from '@rowan/table';
import { harmless } from '../harmless.ts';
import { lineText, reasonText, tenths } from '../play/hint-text.ts';
import type { Sight } from '../play/answer-text.ts';
import { LUCK, REVIEW } from '../strings-learn.ts';
import type { Reviewed } from './review.ts';

/** What the seat saw when it made the move. */
export const sightOf = ({ history }: Reviewed, { at, seat }: ReviewedMove): Sight => ({
  catalogue: history.catalogue,
  view: history.engine.view(history.steps[at]!.state, seat),
  seat,
});

export const costText = ({ cost }: ReviewedMove): string => {
  const { mean = 0, low = 0, high = 0 } = cost?.lead ?? {};
  return REVIEW.costs(tenths(mean), low.toFixed(1), high.toFixed(1));
};

export type Word = keyof typeof REVIEW.words;

export const countsText = (moves: readonly ReviewedMove[]): string =>
  REVIEW.counts(Object.entries(summaryOf(moves).counts) as [Word, number][]);

export const movesOf = ({ moves }: Reviewed, seat: number): ReviewedMove[] =>
  moves.filter((move) => move.seat === seat);

/** What of a seat's lead was luck, and what decided; nothing where it cannot be told. */
export function luckLines({ luck }: Reviewed, seat: number): string[] {
  const own = luck?.[seat];
  if (!own) return [];
  const { low, high } = own.luck;
  return [
    LUCK.headline(headlineOf(own)),
    LUCK.doubt(low, high),
    LUCK.parts([own.deal.mean, own.bag.mean, own.decks.mean, own.others.mean]),
    LUCK.decisions(own.own.mean, own.theirs.mean),
    LUCK.later,
  ];
}

/** A fault in full: what was played, what was better, what it cost, and why. */
export function faultLines(reviewed: Reviewed, move: ReviewedMove): string[] {
  const sight = sightOf(reviewed, move);
  return [
    `${REVIEW.at(move.at, move.round)}: ${REVIEW.words[move.verdict ?? 'open']}, ${costText(move)}`,
    `  ${REVIEW.played(lineText(sight, move.line))}`,
    `  ${REVIEW.better(lineText(sight, move.best))}`,
    ...move.reasons.map((reason) => reasonText(sight, reason)),
  ];
}

function seatLines(reviewed: Reviewed, seat: number): string[] {
  const moves = movesOf(reviewed, seat);
  const { mean, low, high } = summaryOf(moves).cost;
  const points = turningPoints(moves);
  return [
    REVIEW.seat(seat, harmless(reviewed.names[seat]!)),
    `  ${countsText(moves)}`,
    `  ${REVIEW.cost(tenths(mean), low.toFixed(1), high.toFixed(1))}`,
    ...luckLines(reviewed, seat).map((line) => `  ${line}`),
    '',
    ...(points.length === 0
      ? [`  ${REVIEW.none}`]
      : points.flatMap((move) => faultLines(reviewed, move).map((line) => `  ${line}`))),
    '',
  ];
}

/** The review for the terminal. */
export const reviewText = (reviewed: Reviewed): string =>
  reviewed.seats.flatMap((seat) => seatLines(reviewed, seat)).join('\n');
