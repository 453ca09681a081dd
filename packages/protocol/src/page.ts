import type { Line, Prospect, Reason } from '@rowan/bots';
import type { Catalogue } from '@rowan/cards';
import type {
  Answer,
  GameView,
  Place,
  PlanAnswer,
  QuestProgress,
  Rejection,
  Setup,
  ToldEvent,
} from '@rowan/rules';
import type {
  Attempt,
  Brings,
  Explained,
  LoadFault,
  Options,
  Pin,
  Seat,
  Standing,
  Warning,
} from '@rowan/table';
import type { Refusal } from './wire.ts';

/** Both sides name it in their first message; another number means another protocol. */
export const PROTOCOL = 2;

/** What a page says to its chair. `request` is echoed in the reply. */
export type PageMessage =
  | { readonly kind: 'join'; readonly protocol: number }
  | { readonly kind: 'move'; readonly decision: number; readonly answer: Answer }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** The person whom the curtain names has the device. */
  | { readonly kind: 'take' }
  | { readonly kind: 'explain'; readonly request: number; readonly plan: PlanAnswer }
  | {
      readonly kind: 'fill';
      readonly request: number;
      readonly plan: PlanAnswer;
      readonly place: Place;
    }
  /** Why what was tried with a piece cannot be. */
  | { readonly kind: 'whyNot'; readonly request: number; readonly attempt: Attempt }
  /** What is worth a second look before a plan is confirmed. */
  | { readonly kind: 'warn'; readonly request: number; readonly plan: PlanAnswer }
  | { readonly kind: 'hint'; readonly request: number }
  /** All rows of a table on this device, to be saved to a file. */
  | { readonly kind: 'export'; readonly request: number }
  /** The first decision is on the page: what was left for later may come now. */
  | { readonly kind: 'soon' }
  /** The page is looked at again, or wants what was not kept to be kept now. */
  | { readonly kind: 'refresh' };

/** What the coach would do, and why. */
export interface Hint {
  readonly answer: Answer;
  /** The answer, and how it is meant to go on in the same phase. */
  readonly line: Line;
  /** How the game will end; null in games by earlier rules, for which there is no judge. */
  readonly prospect: Prospect | null;
  readonly brings: Brings;
  readonly runnerUp: NextBest | null;
}

/** The best of the others, and why it is not the best. */
export interface NextBest {
  readonly line: Line;
  /** By how much it lies behind, in the same games; null where nobody judges. */
  readonly behind: Prospect | null;
  readonly reasons: readonly Reason[];
  readonly brings: Brings;
}

/** How a bot's thought comes along; how it thinks is told only where it thinks for the viewer. */
export interface Thought {
  readonly seat: number;
  /** How much of its time is over, from 0 to 1. */
  readonly share: number;
  readonly iterations?: number;
  readonly candidates?: readonly { readonly value: number; readonly answer: Answer }[];
}

/** How the table introduces itself; the key of the game stays with the table. */
export interface Welcome {
  readonly kind: 'welcome';
  readonly protocol: number;
  readonly table: string;
  readonly pin: Pin;
  readonly catalogue: Catalogue;
  readonly setup: Omit<Setup, 'key'>;
  readonly seats: readonly Seat[];
  /** The seats that are played from here. */
  readonly own: readonly number[];
}

/**
 * What happened from step `from` on, one list of events a step: a page that has more steps than `from`
 * forgets the rest, which is how an undo arrives.
 */
export interface Update {
  readonly kind: 'update';
  readonly from: number;
  readonly steps: readonly (readonly ToldEvent[])[];
  readonly view: GameView;
  /** Of the viewer's own decision. */
  readonly options: Options;
  /** Of the viewer's plan before anybody is assigned, where a plan is asked for. */
  readonly explained: Explained | null;
  /** Of the Quests in the viewer's hand. */
  readonly progress: readonly QuestProgress[];
  /** Where everybody would stand if the game ended now, by what the viewer knows. */
  readonly standing: readonly Standing[];
  readonly undo: number;
  readonly redo: number;
}

/** The device passes to another person: until it is taken there is nothing but what all may see. */
export interface Handed {
  readonly kind: 'handed';
  readonly seat: number;
  readonly steps: readonly (readonly ToldEvent[])[];
  readonly view: GameView;
}

/** Why a table is not to be had: nothing of that name, another version, one that cannot be read. */
export type Failure =
  | { readonly reason: 'noTable' | 'protocol' | 'broken' | 'gone' | 'noStorage' }
  | { readonly reason: 'unopened'; readonly fault: LoadFault }
  /** It went on elsewhere while rows of it could not be kept: as it was played here it is a game of its own. */
  | { readonly reason: 'parted'; readonly table: string };

export type TableMessage =
  | Welcome
  | Update
  | Handed
  | { readonly kind: 'rejected'; readonly refusal: Refusal }
  | { readonly kind: 'explained'; readonly request: number; readonly explained: Explained | null }
  | { readonly kind: 'filled'; readonly request: number; readonly plan: PlanAnswer | null }
  | { readonly kind: 'because'; readonly request: number; readonly rejection: Rejection | null }
  | {
      readonly kind: 'warned';
      readonly request: number;
      readonly warnings: readonly Warning[];
    }
  | { readonly kind: 'hinted'; readonly request: number; readonly hint: Hint | null }
  | { readonly kind: 'exported'; readonly request: number; readonly rows: readonly unknown[] }
  | { readonly kind: 'thinking'; readonly thought: Thought }
  /** So many rows are shown but not yet kept; 0 when all are again. */
  | { readonly kind: 'unkept'; readonly rows: number }
  /** Something of our own went wrong; the page keeps it for a report. */
  | { readonly kind: 'trouble'; readonly error: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type MessageOf<T extends TableMessage['kind']> = Extract<TableMessage, { kind: T }>;
