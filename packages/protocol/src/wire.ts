import type { Overlay, PublicView, Rejection, Setup } from '@rowan/rules';
import type { Pin, Said, Seat } from '@rowan/table';
import type { Frame, Own, Packed } from './codec.ts';

/** What a host says to a chair, in the same worker or over a network. */

/** How many moves may be taken back or made again, and by whom. */
export interface Takeback {
  readonly seat: number;
  readonly undo: number;
  readonly redo: number;
}

/** Why a command came to nothing. Where the rules refuse it, with their own word for it. */
export type Refusal =
  | { readonly reason: 'rules'; readonly rejection: Rejection }
  /** `rated`: what is not done in a game that counts for ratings. */
  | { readonly reason: 'stale' | 'notYours' | 'nothing' | 'busy' | 'unkept' | 'rated' };

/** The table as it stands, for somebody who just came. */
export interface Attached {
  readonly kind: 'attached';
  readonly seq: number;
  readonly pin: Pin;
  readonly setup: Omit<Setup, 'key'>;
  readonly seats: readonly Seat[];
  /** The seats of this connection, each with what it alone knows. */
  readonly own: readonly { readonly seat: number; readonly overlay: Overlay }[];
  readonly view: PublicView;
  readonly takeback: Takeback | null;
}

/** What happened up to a row, one list a move that stands; `own` where a seat of the connection saw more. */
export interface Chronicle {
  readonly kind: 'chronicle';
  readonly seq: number;
  readonly steps: readonly Packed[];
  readonly own: readonly {
    readonly seat: number;
    readonly steps: readonly (readonly [step: number, events: Packed])[];
  }[];
}

/**
 * One row, the same for everybody: its events and what it changed in the public view, as the codec writes them. A
 * move taken back has no events and takes the last step away; any other row that says what it did is no step.
 */
export interface FrameMessage extends Frame {
  readonly kind: 'frame';
  readonly n: number;
  readonly did?: Said['kind'];
  /** As [seat, undo, redo]; none may be taken back where it is missing. */
  readonly u?: readonly [seat: number, undo: number, redo: number];
}

/** What a row means to one seat alone, where it means more; it comes before the frame of that row. */
export interface OwnMessage extends Own {
  readonly kind: 'own';
  readonly n: number;
  readonly s: number;
}

export type HostFailure = 'gone' | 'broken';

export type HostMessage =
  | Attached
  | Chronicle
  | FrameMessage
  | OwnMessage
  | { readonly kind: 'acked'; readonly command: number; readonly n: number }
  | { readonly kind: 'rejected'; readonly command: number; readonly refusal: Refusal }
  | { readonly kind: 'thinking'; readonly seat: number; readonly share: number }
  | { readonly kind: 'failed'; readonly reason: HostFailure | 'malformed' };

type HostKind = HostMessage['kind'];

const HOST_KINDS: Readonly<Record<HostKind, true>> = {
  attached: true,
  chronicle: true,
  frame: true,
  own: true,
  acked: true,
  rejected: true,
  thinking: true,
  failed: true,
};

/** A host is trusted with the facts of its game, so only the envelope is looked at. */
export function parseHostMessage(value: unknown): HostMessage | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  return Object.hasOwn(HOST_KINDS, String(value.kind)) ? (value as HostMessage) : null;
}
