import type { Catalogue } from '@rowan/cards';
import type {
  Answer,
  GameEvent,
  GameView,
  Place,
  PlanAnswer,
  Rejection,
  Setup,
} from '@rowan/rules';
import type { Brings, Explained, Options, QuestProgress, Seat } from '@rowan/table';

/** Both sides name it in their first message; another number means another protocol. */
export const PROTOCOL = 1;

/** A client's messages. `request` is echoed in the reply; `command` makes a repeat harmless. */
export type ClientMessage =
  | { readonly kind: 'join'; readonly protocol: number; readonly table: string }
  | {
      readonly kind: 'move';
      readonly command: string;
      readonly seat: number;
      readonly decision: number;
      readonly answer: Answer;
    }
  | { readonly kind: 'undo'; readonly seat: number }
  | { readonly kind: 'redo'; readonly seat: number }
  | { readonly kind: 'explain'; readonly request: number; readonly plan: PlanAnswer }
  | {
      readonly kind: 'fill';
      readonly request: number;
      readonly plan: PlanAnswer;
      readonly place: Place;
    }
  | { readonly kind: 'hint'; readonly request: number };

/** What the strongest bot would do, and why. */
export interface Hint {
  readonly answer: Answer;
  /** How far ahead it expects the seat to be at the end, in VP; 0 where it did not have to think. */
  readonly value: number;
  /** The best of the others that it tried. */
  readonly runnerUp: { readonly answer: Answer; readonly value: number } | null;
  readonly brings: Brings;
}

/** How a bot's thought comes along. What it thinks of is told only to the seat it thinks for. */
export interface Thought {
  readonly seat: number;
  readonly iterations: number;
  /** How much of its time is over, from 0 to 1. */
  readonly share: number;
  readonly candidates: readonly { readonly value: number; readonly answer?: Answer }[];
}

/** How the table introduces itself; the key of the game stays with the table. */
export interface Welcome {
  readonly kind: 'welcome';
  readonly protocol: number;
  readonly table: string;
  readonly catalogue: Catalogue;
  readonly setup: Omit<Setup, 'key'>;
  readonly seats: readonly Seat[];
}

/**
 * What happened from step `from` on, one list of events a step: a client that has more steps than `from`
 * forgets the rest, which is how an undo arrives.
 */
export interface Update {
  readonly kind: 'update';
  readonly from: number;
  readonly steps: readonly (readonly GameEvent[])[];
  readonly view: GameView;
  /** Of the viewer's own decision. */
  readonly options: Options;
  /** Of the viewer's plan before anybody is assigned, where a plan is asked for. */
  readonly explained?: Explained | null;
  /** Of the Quests in the viewer's hand. */
  readonly progress?: readonly QuestProgress[];
  readonly undo: number;
  readonly redo: number;
}

export type TableMessage =
  | Welcome
  | Update
  | { readonly kind: 'rejected'; readonly command: string; readonly rejection: Rejection }
  | { readonly kind: 'explained'; readonly request: number; readonly explained: Explained | null }
  | { readonly kind: 'filled'; readonly request: number; readonly plan: PlanAnswer | null }
  | { readonly kind: 'hinted'; readonly request: number; readonly hint: Hint | null }
  | { readonly kind: 'thinking'; readonly thought: Thought }
  | { readonly kind: 'failed'; readonly reason: 'noTable' | 'protocol' | 'malformed' | 'broken' };

export type MessageOf<T extends TableMessage['kind']> = Extract<TableMessage, { kind: T }>;
