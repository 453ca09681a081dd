import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Failure, Hint, Refusal, Thought, Welcome } from '@rowan/protocol';
import type { Answer, GameView, PlanAnswer, QuestProgress, ToldEvent } from '@rowan/rules';
import type { Explained, Options, Standing, Warning } from '@rowan/table';
import { IDLE, type Interaction } from '../model/interaction.ts';

/** Why the last try came to nothing: by the table's word, or by the page's where there is nothing to ask yet. */
type Refused = Refusal | { readonly reason: Reminder };
export type Reminder = 'tileFirst' | 'whoRises' | 'nowhere' | 'notAhead' | 'unprepared';

/** A plan that is thought of while others play, and what the table would say of it now. */
interface Prepared {
  readonly plan: PlanAnswer;
  readonly explained: Explained | null;
}

/** All that the page knows and shows of one game. */
export interface PageState {
  readonly id: string;
  readonly failure: Failure | null;
  readonly welcome: Welcome | null;
  /** Everything that happened, one list of events a step: the log. */
  readonly steps: readonly (readonly ToldEvent[])[];
  /** What the board shows: while events are played, the staged view between two real ones. */
  readonly view: GameView | null;
  /** Options of the open decision; none while events are played. */
  readonly options: Options;
  readonly progress: readonly QuestProgress[];
  /** Where everybody would stand if the game ended now. */
  readonly standing: readonly Standing[];
  readonly undo: number;
  readonly redo: number;
  readonly playing: boolean;
  readonly interaction: Interaction;
  readonly explained: Explained | null;
  readonly refusal: Refused | null;
  /** Nobody is to be assigned though places could be served: the player is asked once more. */
  readonly passing: boolean;
  /** What the plan gives away without need: said once, before it is confirmed. */
  readonly warnings: readonly Warning[] | null;
  /** The answer that is under way to the table; what comes of it is not yet known. */
  readonly sent: Answer | null;
  /** The coach's advice; `thinking` until it has one. */
  readonly hint: Hint | 'thinking' | null;
  /** How much of it was asked for: where to look, what to do, why. */
  readonly told: number;
  /** How far the bot is that thinks now, for itself or for the coach. */
  readonly thought: Thought | null;
  /** The seat that has to take the device before its hand is shown. */
  readonly handTo: number | null;
  /** What the viewer means to do once they are asked. */
  readonly prepared: Prepared | null;
  /** So many rows of the game are not kept on the device. */
  readonly unkept: number;
}

const NO_OPTIONS: Options = { offers: [], targets: [], wanted: [] };

/** Nothing is being decided. */
export const AT_REST = {
  options: NO_OPTIONS,
  interaction: IDLE,
  explained: null,
  refusal: null,
  passing: false,
  warnings: null,
  sent: null,
  hint: null,
  told: 0,
  thought: null,
} satisfies Partial<PageState>;

const EMPTY: Omit<PageState, 'id'> = {
  ...AT_REST,
  failure: null,
  welcome: null,
  steps: [],
  view: null,
  progress: [],
  standing: [],
  undo: 0,
  redo: 0,
  playing: false,
  handTo: null,
  prepared: null,
  unkept: 0,
};

export type PageStore = StoreApi<PageState>;

export const createPageStore = (id: string): PageStore =>
  createStore<PageState>(() => ({ ...EMPTY, id }));
