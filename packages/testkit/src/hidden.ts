import type { Catalogue } from '@rowan/cards';
import {
  keyFromSeed,
  type Answer,
  type AnswerOf,
  type Below,
  type Decision,
  type DecisionKind,
  type DecisionOf,
  type GameState,
  type OrderOf,
  type Task,
  type Viewer,
} from '@rowan/rules';
import { shuffled } from './luck.ts';

/** What an onlooker may not know, dealt anew: two such states must look the same to them. */

export type Rename = (card: number) => number;

/** One viewer, or somebody with the eyes of several seats, or of none. */
export type Onlooker = Viewer | readonly number[];

export const looksFrom = (onlooker: Onlooker, seat: number): boolean =>
  typeof onlooker === 'object' ? onlooker.includes(seat) : onlooker === seat;

/** Quests whose faces the onlooker has no right to: others' hands, the deck, what others discarded or keep. */
export function hiddenQuests(state: GameState, onlooker: Onlooker): number[] {
  const over = state.phase === 'over';
  const hands = state.players.flatMap(({ hand }, seat) =>
    over || looksFrom(onlooker, seat) ? [] : hand,
  );
  const discards = state.questDiscard.filter((_, i) => {
    const by = state.questDiscardBy[i]!;
    return by >= 0 && !looksFrom(onlooker, by);
  });
  return [...state.questDeck, ...hands, ...discards, ...(over ? [] : (state.guard?.kept ?? []))];
}

/** A random one-to-one renaming of some cards among themselves. */
export function renaming(cards: readonly number[], below: Below): Rename {
  const to = shuffled(cards, below);
  const names = new Map(cards.map((card, i) => [card, to[i]!]));
  return (card) => names.get(card) ?? card;
}

/** Monsters of the deck change places with others of their level; Dark Council cards stay (S3). */
function reorderMonsters(catalogue: Catalogue, deck: readonly number[], below: Below): number[] {
  const levelOf = (card: number): number => catalogue.monsters[card]?.level ?? 0;
  const left = [1, 2, 3].map((level) =>
    shuffled(
      deck.filter((card) => levelOf(card) === level),
      below,
    ),
  );
  return deck.map((card) => (card < 0 ? card : left[levelOf(card) - 1]!.pop()!));
}

/** Face-down Rooms of all Towers change places; the visible ones stay (S6). */
function reorderRooms(towers: readonly (readonly number[])[], below: Below): number[][] {
  const down = shuffled(
    towers.flatMap((rooms) => rooms.slice(0, -1)),
    below,
  );
  return towers.map((rooms) => rooms.map((room, i) => (i < rooms.length - 1 ? down.pop()! : room)));
}

const same = <T>(one: T): T => one;

const ORDERS_QUESTS: { readonly [K in OrderOf]: boolean } = {
  crowns: false,
  places: false,
  monsters: false,
  quests: true,
};

interface Ordered {
  readonly of: OrderOf;
  readonly items: readonly number[];
}

const renameOrdered = <T extends Ordered>(one: T, rename: Rename): T =>
  ORDERS_QUESTS[one.of] ? { ...one, items: one.items.map(rename) } : one;

type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>;

const inTask: {
  readonly [D in Task['do']]: (task: TaskOf<D>, rename: Rename) => TaskOf<D>;
} = {
  startTurn: same,
  develop: same,
  cleanUp: same,
  draw: same,
  refill: same,
  drawMeeples: same,
  drawEffects: same,
  endTurn: same,
  checkpoint: same,
  settle: renameOrdered,
  effects: same,
  placeDone: same,
};

const inDecision: {
  readonly [K in DecisionKind]: (decision: DecisionOf<K>, rename: Rename) => DecisionOf<K>;
} = {
  develop: same,
  plan: same,
  order: renameOrdered,
  discardQuest: same,
  cleanse: same,
  unit: same,
  payCost: (decision, rename) => ({ ...decision, quest: rename(decision.quest) }),
  backToBag: same,
  overflow: same,
  drawEffect: (decision, rename) => ({ ...decision, quests: decision.quests.map(rename) }),
};

/** Quests wherever a state names them, in tasks and decisions too. */
function renameQuests(state: GameState, rename: Rename): void {
  for (const player of state.players) player.hand = player.hand.map(rename);
  state.questDeck = state.questDeck.map(rename);
  state.questDiscard = state.questDiscard.map(rename);
  state.turn.eligible = state.turn.eligible.map(rename);
  state.turn.unseen = state.turn.unseen.map((one, i) => (i % 2 === 0 ? rename(one) : one));
  if (state.guard) state.guard.kept = state.guard.kept.map(rename);
  state.agenda = state.agenda.map((task) =>
    (inTask[task.do] as (task: Task, rename: Rename) => Task)(task, rename),
  );
  const { decision } = state;
  if (decision)
    state.decision = (inDecision[decision.kind] as (d: Decision, rename: Rename) => Decision)(
      decision,
      rename,
    );
}

/** The answer that is to the other world what this one is to the first. */
const inAnswer: {
  readonly [K in DecisionKind]: (
    answer: AnswerOf<K>,
    rename: Rename,
    decision: DecisionOf<K>,
  ) => AnswerOf<K>;
} = {
  develop: same,
  plan: same,
  order: (answer, rename, { of }) =>
    ORDERS_QUESTS[of] ? { ...answer, item: rename(answer.item) } : answer,
  discardQuest: (answer, rename) => ({ ...answer, quest: rename(answer.quest) }),
  cleanse: same,
  unit: same,
  payCost: same,
  backToBag: same,
  overflow: same,
  drawEffect: (answer, rename) =>
    answer.quest === null ? answer : { ...answer, quest: rename(answer.quest) },
};

/** A world that an onlooker cannot tell from the first one. */
export interface OtherWorld {
  readonly state: GameState;
  /** What a legal answer of the first world is called in this one. */
  readonly answer: (answer: Answer) => Answer;
}

/** The same game to this onlooker, another one in truth: new key, new decks, other faces. */
export function otherWorld(
  catalogue: Catalogue,
  state: GameState,
  onlooker: Onlooker,
  below: Below,
): OtherWorld {
  const other = JSON.parse(JSON.stringify(state)) as GameState;
  const rename = renaming(hiddenQuests(state, onlooker), below);
  renameQuests(other, rename);
  other.monsterDeck = reorderMonsters(catalogue, other.monsterDeck, below);
  other.tileDeck = shuffled(other.tileDeck, below);
  other.towers = reorderRooms(other.towers, below);
  const { decision } = state;
  return {
    state: { ...other, setup: { ...other.setup, key: keyFromSeed(String(below(0x7fffffff))) } },
    answer: (answer) =>
      decision?.kind === answer.kind
        ? (inAnswer[answer.kind] as (a: Answer, r: Rename, d: Decision) => Answer)(
            answer,
            rename,
            decision,
          )
        : answer,
  };
}

export const shuffleHidden = (
  catalogue: Catalogue,
  state: GameState,
  onlooker: Onlooker,
  below: Below,
): GameState => otherWorld(catalogue, state, onlooker, below).state;
