import type { Setup } from '@rowan/rules';
import type { ClockRule, Fairness, Pace, Program, RatingChange, Seat, Terms } from '@rowan/table';
import type { TalkMessage } from './talk-messages.ts';
import type { HostMessage } from './wire.ts';

/** What a node says beside what the host of a table says. Codes, never sentences. */

/** How far a table is. */
export const PHASES = ['gather', 'salting', 'play', 'over', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

/** A chair as everybody at the table sees it before the deal. */
export interface ShownChair extends Seat {
  /** Somebody sits there; a bot always does. */
  readonly taken: boolean;
  readonly ready: boolean;
  /** Somebody with this seat is connected. */
  readonly here: boolean;
  /** A program sits there, in the name of somebody. */
  readonly program?: Program;
}

/** The table before the deal. */
export interface GatheringMessage {
  readonly kind: 'gathering';
  readonly seq: number;
  readonly table: string;
  readonly phase: Phase;
  readonly setup: Omit<Setup, 'key'>;
  readonly terms: Terms;
  readonly commitment: string;
  readonly chairs: readonly ShownChair[];
  /** The seat of this connection, the first where it has several. */
  readonly mine: number | null;
  /** All of them, where several persons share the device. */
  readonly own?: readonly number[];
  readonly owner: boolean;
  readonly watching: number;
  /** Seats of people without an account. */
  readonly guests?: readonly number[];
}

/** Why a command that is no move came to nothing. */
export type Decline =
  | 'notYours'
  | 'stale'
  | 'taken'
  | 'seated'
  | 'notReady'
  | 'wrongSalt'
  | 'busy'
  | 'unkept'
  | 'tooMuch'
  | 'nobody'
  /** At a rated table: only with an account; only people, or only programs. */
  | 'account'
  | 'ladder';

/** Why a connection gets no further; what is private and what does not exist is told by the same word. */
export type Refused =
  | 'noTable'
  | 'protocol'
  | 'malformed'
  | 'tooFast'
  | 'noSession'
  | 'full'
  | 'broken';

/** How much time there is, where there is a clock, and for whom a bot plays. */
export interface ClockMessage {
  readonly kind: 'clock';
  readonly rule: ClockRule;
  /** Milliseconds that each seat had left at `since`, from when on they run for `waits`. */
  readonly left: readonly number[];
  readonly waits: number | null;
  readonly since: number;
  /** The time of the node. */
  readonly now: number;
  readonly handed: readonly number[];
}

export type NodeMessage =
  | HostMessage
  | GatheringMessage
  | {
      readonly kind: 'hello';
      readonly protocol: number;
      readonly name: string;
      readonly now: number;
    }
  /** What is known of the deal: its commitment, and all of it once the game is over. */
  | {
      readonly kind: 'about';
      readonly phase: Phase;
      readonly commitment: string;
      readonly owner: boolean;
      readonly fairness: Fairness | null;
      readonly pace: Pace;
      readonly rated: Terms['rated'];
      readonly coach: boolean;
      /** Programs by seat. */
      readonly programs: readonly (Program | null)[];
      /** What the game made of everybody's rating, by seat, once it is over. */
      readonly changes: readonly (RatingChange | null)[] | null;
      /** The table at which the same people play again. */
      readonly next: string | null;
    }
  | ClockMessage
  | TalkMessage
  /** Somebody asks all others to go back behind their last move; null: nobody does any more. */
  | {
      readonly kind: 'takeback';
      readonly by: number | null;
      /** Seats whose word is still missing. */
      readonly open: readonly number[];
    }
  /** How one's seat answers Mage's Workshop while one is away; null: one is asked. Told to nobody else. */
  | { readonly kind: 'standing'; readonly order: readonly number[] | null }
  | { readonly kind: 'presence'; readonly here: readonly number[]; readonly watching: number }
  | { readonly kind: 'declined'; readonly command: number; readonly reason: Decline }
  | { readonly kind: 'refused'; readonly reason: Refused }
  /** The node stops: come again after so many milliseconds. */
  | { readonly kind: 'closing'; readonly after: number }
  | { readonly kind: 'pong'; readonly n: number };

type OwnKind = Exclude<NodeMessage['kind'], HostMessage['kind']>;

const OWN_KINDS: Readonly<Record<OwnKind, true>> = {
  gathering: true,
  hello: true,
  about: true,
  clock: true,
  takeback: true,
  talk: true,
  said: true,
  standing: true,
  presence: true,
  declined: true,
  refused: true,
  closing: true,
  pong: true,
};

/** Whether a node says it itself; all else comes from the host of the table. */
export const isNodesOwn = (
  message: NodeMessage,
): message is Extract<NodeMessage, { kind: OwnKind }> => Object.hasOwn(OWN_KINDS, message.kind);
