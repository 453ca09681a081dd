import type {
  Decline,
  NodeMessage,
  PageMessage,
  Refused,
  TableMessage,
  TalkCommand,
} from '@rowan/protocol';

/** What people say to each other, before it has a number. */
type Spoken<M = TalkCommand> = M extends TalkCommand ? Omit<M, 'command'> : never;

/** What a page says to the worker that is connected to a table elsewhere. */
export type FarPageMessage =
  | { readonly kind: 'open'; readonly table: string; readonly base: string }
  | { readonly kind: 'sit'; readonly seat: number; readonly beside?: number }
  | { readonly kind: 'kick' | 'stand'; readonly seat: number }
  | { readonly kind: 'start' | 'close' | 'leave' | 'back' }
  | { readonly kind: 'standing'; readonly order: number[] | null }
  | { readonly kind: 'ready'; readonly ready: boolean }
  | { readonly kind: 'takeback'; readonly say: 'ask' | 'agree' | 'refuse' }
  | Spoken
  | { readonly kind: 'verify' }
  | PageMessage;

type Told = Extract<
  NodeMessage,
  {
    readonly kind:
      | 'gathering'
      | 'about'
      | 'presence'
      | 'clock'
      | 'takeback'
      | 'standing'
      | 'talk'
      | 'said';
  }
>;

/** What was found when a game that is over was verified, one thing after the other. */
export interface Verified {
  readonly kind: 'verified';
  /** What the table promised before the game, as this device kept it; null where it kept nothing. */
  readonly kept: 'same' | 'other' | 'none';
  /** This device's own number is among those that the deal follows from. */
  readonly own: 'same' | 'other' | 'none';
  /** The deal follows from secret and numbers, and every draw and move from the deal. */
  readonly deal: boolean;
  /** What was shown here is what happened. */
  readonly seen: 'same' | 'other' | 'none';
  readonly withheld: readonly number[];
  readonly failed?: boolean;
}

/** What it says to the page. */
export type FarMessage =
  | TableMessage
  | Told
  | Verified
  | { readonly kind: 'declined'; readonly reason: Decline }
  /** A move of one's own was made. */
  | { readonly kind: 'moved' }
  /** Whether the table can be reached just now. */
  | { readonly kind: 'line'; readonly open: boolean }
  | { readonly kind: 'away'; readonly reason: Refused };
