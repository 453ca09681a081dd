import type { Answer, PlanAnswer } from '@rowan/rules';
import type { Save } from '@rowan/table';
import * as z from 'zod/mini';
import type { ClientMessage } from './messages.ts';

z.config({ jitless: true });

const whole = z.int().check(z.minimum(0), z.maximum(1_000_000));
const counts = z.array(z.int().check(z.minimum(0), z.maximum(200))).check(z.maxLength(9));
const place = z.int().check(z.minimum(0), z.maximum(31));

const plan = z.object({
  kind: z.literal('plan'),
  places: z
    .array(z.object({ place, units: counts, as: z.optional(counts) }))
    .check(z.maxLength(32)),
  recruit: z.optional(place),
  forge: z.optional(z.object({ place, unit: whole })),
}) as unknown as z.ZodMiniType<PlanAnswer>;

/** Only that it is an object with a kind: the engine reads answers itself and refuses what it does not know. */
const answer = z.looseObject({ kind: z.string() }) as unknown as z.ZodMiniType<Answer>;

const clientMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('join'), protocol: whole, table: z.string().check(z.maxLength(64)) }),
  z.object({
    kind: z.literal('move'),
    command: z.string().check(z.minLength(1), z.maxLength(64)),
    seat: whole,
    decision: whole,
    answer,
  }),
  z.object({ kind: z.literal('undo'), seat: whole }),
  z.object({ kind: z.literal('redo'), seat: whole }),
  z.object({ kind: z.literal('explain'), request: whole, plan }),
  z.object({ kind: z.literal('fill'), request: whole, plan, place }),
  z.object({ kind: z.literal('hint'), request: whole }),
]);

/** A client's message from anything; null for what is none. */
export function parseClientMessage(value: unknown): ClientMessage | null {
  const parsed = clientMessage.safeParse(value);
  return parsed.success ? parsed.data : null;
}

const seat = z.object({
  kind: z.enum(['person', 'bot']),
  name: z.string().check(z.maxLength(40)),
  colour: z.int().check(z.minimum(0), z.maximum(9)),
  bot: z.optional(z.string().check(z.maxLength(40))),
});

const tableSetup = z.object({
  setup: z.looseObject({}),
  seats: z.array(seat).check(z.minLength(1), z.maxLength(4)),
});

const save = z.object({
  format: z.literal(1),
  table: tableSetup,
  moves: z.array(z.object({ seat: whole, decision: whole, answer })).check(z.maxLength(20_000)),
});

/** A saved game from a file or a link; its setup and moves are judged when it is played again. */
export function parseSave(value: unknown): Save | null {
  const parsed = save.safeParse(value);
  return parsed.success ? (parsed.data as unknown as Save) : null;
}
