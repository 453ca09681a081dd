import { builtIn } from '@rowan/cards';
import {
  publicView,
  view,
  viewEvents,
  type Answer,
  type Below,
  type Decision,
  type GameState,
} from '@rowan/rules';
import type { Folded } from '@rowan/table';
import { otherWorld, renameEvents } from '@rowan/testkit';
import type { Moment } from './moments.ts';

/** A moment of a table, and what an answer of the true world is called in it; null where there is no such answer. */
export interface World {
  readonly moment: Moment;
  readonly answer: ((answer: Answer) => Answer) | null;
}

/** The true world and another one that these seats cannot tell from it. */
export type Worlds = readonly [here: World, there: World];

/** Chance to come as it is in the true world, so that both go on alike for longer. */
const withChanceOf = (here: GameState, there: GameState): GameState => ({
  ...there,
  setup: here.setup,
  monsterDeck: here.monsterDeck,
  tileDeck: here.tileDeck,
  towers: here.towers,
});

/** Somebody else is asked something else, where not even what is hidden from the others. */
function withOtherQuestion(state: GameState): GameState {
  const { decision } = state;
  const shown = publicView(state).waiting;
  if (!decision || !shown) return state;
  const { id, seat } = decision;
  const other: Decision =
    shown.kind === null
      ? { id, seat, kind: 'discardQuest', left: 2, list: 9 }
      : decision.kind === 'overflow'
        ? { ...decision, monster: state.monsterDeck[0] ?? 0, districts: [0] }
        : decision;
  return { ...state, agenda: [], decision: other };
}

/** Q4: the Quest that stands for it in the other world may cost nothing. */
const isAnswerable = ({ decision }: GameState): boolean => decision?.kind !== 'payCost';

export function worldsOf(moment: Moment, seats: readonly number[], below: Below): Worlds {
  const { game, opening, steps } = moment;
  const other = otherWorld(builtIn, game.state, seats, below);
  const fate = below(2) === 0 ? withChanceOf(game.state, other.state) : other.state;
  const answerable = isAnswerable(game.state) && below(4) > 0;
  const state = answerable ? fate : withOtherQuestion(fate);
  const there: Moment = {
    ...moment,
    opening: { ...opening, setup: state.setup },
    game: { ...game, state },
    steps: steps.map((events) => renameEvents(events, game.state, seats, below)),
  };
  return [
    { moment, answer: (answer) => answer },
    { moment: there, answer: answerable ? other.answer : null },
  ];
}

/** What the rules let these seats see of a row. */
function seenOf({ game, events }: Folded, seats: readonly number[]): string {
  const viewers = ['spectator' as const, ...seats];
  return JSON.stringify(viewers.map((one) => [view(game.state, one), viewEvents(events, one)]));
}

/** Whether a row showed these seats the same in both worlds; otherwise chance has parted them for all to see. */
export const looksTheSame = (here: Folded, there: Folded, seats: readonly number[]): boolean =>
  seenOf(here, seats) === seenOf(there, seats);
