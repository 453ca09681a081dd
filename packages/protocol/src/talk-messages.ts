import * as z from 'zod/mini';
import { whole } from './chair-messages.ts';

/** What people say to each other beside the game. */

/** Quick phrases: they go as codes, and everybody reads them in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'nice',
  'thanks',
  'sorry',
  'oops',
  'moment',
  'hurry',
  'goodGame',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Why somebody is reported. */
export const REPORTS = ['rude', 'spam', 'name', 'cheats'] as const;
export type ReportReason = (typeof REPORTS)[number];

/** Letters of what one says, as JavaScript counts them. */
export const LONGEST_TALK = 300;

/** Somebody at a table: a code that means them at this table alone. */
const who = z.string().check(z.regex(/^[0-9a-f]{16}$/));

export const TALK_SCHEMAS = {
  say: z.object({
    kind: z.literal('say'),
    command: whole,
    words: z.union([
      z.object({ phrase: z.enum(PHRASES) }),
      z.object({ text: z.string().check(z.minLength(1), z.maxLength(LONGEST_TALK)) }),
    ]),
  }),
  mute: z.object({ kind: z.literal('mute'), command: whole, who, on: z.boolean() }),
  block: z.object({ kind: z.literal('block'), command: whole, who, on: z.boolean() }),
  report: z.object({ kind: z.literal('report'), command: whole, who, reason: z.enum(REPORTS) }),
} as const;

export type Words = { readonly phrase: Phrase } | { readonly text: string };

/** One thing that was said. */
export interface Line {
  readonly n: number;
  readonly at: number;
  readonly who: string;
  readonly name: string;
  /** Null for an onlooker. */
  readonly seat: number | null;
  /** Said among onlookers, and not shown to the seats during play. */
  readonly aside: boolean;
  readonly words: Words;
}

/** Somebody whom one does not hear: at this table, or at any. */
export interface Hushed {
  readonly who: string;
  readonly name: string;
  readonly blocked: boolean;
}

export type TalkMessage =
  /** What was said last, for somebody who just came or does not hear everybody any more. */
  | {
      readonly kind: 'talk';
      readonly lines: readonly Line[];
      readonly hushed: readonly Hushed[];
      /** The code of whoever reads this. */
      readonly you: string;
    }
  | ({ readonly kind: 'said' } & Line);
