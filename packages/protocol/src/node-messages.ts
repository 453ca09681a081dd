import type { Setup } from '@rowan/rules';
import type { Fairness, Seat } from '@rowan/table';
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
}

/** The table before the deal. */
export interface GatheringMessage {
  readonly kind: 'gathering';
  readonly seq: number;
  readonly table: string;
  readonly phase: Phase;
  readonly setup: Omit<Setup, 'key'>;
  readonly commitment: string;
  readonly chairs: readonly ShownChair[];
  /** The seat of this connection. */
  readonly mine: number | null;
  readonly owner: boolean;
  readonly watching: number;
}

/** Why a command before the deal came to nothing. */
export type Decline =
  | 'notYours'
  | 'stale'
  | 'taken'
  | 'seated'
  | 'notReady'
  | 'wrongSalt'
  | 'busy'
  | 'unkept';

/** Why a connection gets no further; what is private and what does not exist is told by the same word. */
export type Refused =
  | 'noTable'
  | 'protocol'
  | 'malformed'
  | 'tooFast'
  | 'noSession'
  | 'full'
  | 'broken';

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
    }
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
