import { untrue } from '../proof.ts';
import { WAYS, type PlayedByHand, type Way } from './play.ts';

/** What a turn may take in the median. */
const MOST: Readonly<Record<Way, number>> = { click: 4, tap: 6, key: 15 };
/** Of so many plans one may come out otherwise: a Shaman may have to be told whom it stands for. */
const OTHERS = 20;

const at = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.floor(share * (all.length - 1))] ?? 0;

export const figuresOf = ({ turns, others }: PlayedByHand) => ({
  turns: turns.length,
  median: at(
    turns.map(({ touches }) => touches),
    0.5,
  ),
  ninth: at(
    turns.map(({ touches }) => touches),
    0.9,
  ),
  places: at(
    turns.map(({ places }) => places),
    0.5,
  ),
  others,
});

export type Figures = Readonly<Record<Way, ReturnType<typeof figuresOf>>>;

/** What is too much. */
export const faultsIn = (figures: Figures): string[] =>
  WAYS.flatMap((way) => {
    const { median, turns, others } = figures[way];
    return untrue({
      [`${MOST[way]} by ${way} in the median`]: median <= MOST[way],
      [`the plans that were meant, by ${way}`]: others <= turns / OTHERS,
    });
  });
