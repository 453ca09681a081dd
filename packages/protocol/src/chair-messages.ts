import type { Answer } from '@rowan/rules';
import * as z from 'zod/mini';

z.config({ jitless: true });

/**
 * What a chair may say to a host, as one schema: types and parser follow from it. No message names a seat to speak
 * for: the host knows which seats belong to a connection.
 */

export const whole = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
/** The last row the sender has seen; −1 before the first. */
export const seen = z.int().check(z.minimum(-1), z.maximum(1_000_000_000));

/** Only that it is an object with a kind: the engine reads answers itself and refuses what it does not know. */
const answer = z.looseObject({ kind: z.string() }) as unknown as z.ZodMiniType<Answer>;

/** Everything a chair may say. `command` is a number of the chair's own; a repeat is answered as at first. */
export const CHAIR_MESSAGES = {
  attach: z.object({ kind: z.literal('attach'), have: seen }),
  move: z.object({
    kind: z.literal('move'),
    command: whole,
    at: seen,
    decision: whole,
    answer,
  }),
  undo: z.object({ kind: z.literal('undo'), command: whole, at: seen }),
  redo: z.object({ kind: z.literal('redo'), command: whole, at: seen }),
} as const;

type ChairKind = keyof typeof CHAIR_MESSAGES;
export type ChairMessage = { [K in ChairKind]: z.infer<(typeof CHAIR_MESSAGES)[K]> }[ChairKind];
/** At tables elsewhere one may leave one's seat to a bot, and take it back. */
export interface Handing {
  readonly kind: 'leave' | 'back';
  readonly command: number;
  readonly at: number;
}

export type Command = Extract<ChairMessage, { readonly command: number }>;
/** All that a host judges. */
export type HostCommand = Command | Handing;

export const CHAIR_KINDS = Object.keys(CHAIR_MESSAGES) as readonly ChairKind[];

const chairMessage = z.discriminatedUnion('kind', [
  CHAIR_MESSAGES.attach,
  CHAIR_MESSAGES.move,
  CHAIR_MESSAGES.undo,
  CHAIR_MESSAGES.redo,
]);

/** The one door of a host: a chair's message from anything; null for what is none. */
export function parseChairMessage(value: unknown): ChairMessage | null {
  const parsed = chairMessage.safeParse(value);
  return parsed.success ? parsed.data : null;
}
