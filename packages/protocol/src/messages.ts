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
import type { Explained, Options, QuestProgress, Seat } from '@rowan/table';

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

/** What the strongest bot would do, and how far ahead it expects the seat to be then, in VP. */
export interface Hint {
  readonly answer: Answer;
  readonly value: number;
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
  | { readonly kind: 'failed'; readonly reason: 'noTable' | 'protocol' | 'malformed' | 'broken' };

export type MessageOf<T extends TableMessage['kind']> = Extract<TableMessage, { kind: T }>;
