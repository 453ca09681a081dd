import { KINDS } from '@rowan/cards';
import { MOST_BESIDE, SALT_DIGITS, SECRET_DIGITS } from '@rowan/table';
import * as z from 'zod/mini';
import { CHAIR_MESSAGES, seen, whole } from './chair-messages.ts';
import { PHASES, type Phase } from './node-messages.ts';
import { TALK_SCHEMAS } from './talk-messages.ts';

/**
 * Everything a client may say to a node, in one table: its shape, who may say it and when, how long it may be, and
 * whether it becomes a row. What is not allowed here is allowed nowhere.
 */

/** Who says it: somebody who was not let in, an onlooker, somebody with a seat, whoever opened the table. */
export const ROLES = ['visitor', 'watcher', 'sitter', 'owner'] as const;
export type Role = (typeof ROLES)[number];

interface Entry {
  readonly schema: z.ZodMiniType<{ readonly kind: string }>;
  readonly roles: readonly Role[];
  /** None: it is about no table. */
  readonly phases: readonly Phase[] | null;
  /** Bytes of the longest. */
  readonly longest: number;
  readonly stored: boolean;
}

const SMALL = 512;
const LARGE = 16_384;
/** A letter may take six bytes, written as JSON. */
const TALK_BYTES = 2048;

const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const seat = z.int().check(z.minimum(0), z.maximum(3));
/** Which of one's own, where one device has several. */
const own = z.optional(seat);
const command = { command: whole, at: seen };
/** 128 bits of the client's own, by which its commands are known again. */
const client = hex(32);
/** Table ids have 22 letters. */
const table = z.string().check(z.regex(/^[\w-]{22}$/));

/** Meeples in the order in which they should go, each once. */
const meeples = z.array(z.int().check(z.minimum(0), z.maximum(KINDS - 1))).check(
  z.maxLength(KINDS),
  z.refine((order) => new Set(order).size === order.length),
);

const about = { longest: SMALL, stored: true } as const;
const gather = { ...about, phases: ['gather'] } as const;
const play = { longest: SMALL, stored: true, roles: ['sitter'], phases: ['play'] } as const;

const TALK = {
  roles: ['watcher', 'sitter', 'owner'],
  phases: ['gather', 'salting', 'play', 'over'],
  stored: false,
} as const;

export const CLIENT_MESSAGES = {
  hello: {
    schema: z.object({ kind: z.literal('hello'), protocol: whole, client }),
    roles: ROLES,
    phases: null,
    longest: SMALL,
    stored: false,
  },
  ping: {
    schema: z.object({ kind: z.literal('ping'), n: whole }),
    roles: ROLES,
    phases: null,
    longest: SMALL,
    stored: false,
  },
  attach: {
    schema: z.object({ kind: z.literal('attach'), table, have: seen }),
    roles: ['watcher', 'sitter', 'owner'],
    phases: PHASES,
    longest: SMALL,
    stored: false,
  },
  sit: {
    schema: z.object({
      kind: z.literal('sit'),
      ...command,
      seat,
      beside: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_BESIDE))),
    }),
    ...gather,
    roles: ['watcher', 'sitter', 'owner'],
  },
  stand: {
    schema: z.object({ kind: z.literal('stand'), ...command, seat: own }),
    ...gather,
    roles: ['sitter'],
  },
  kick: {
    schema: z.object({ kind: z.literal('kick'), ...command, seat }),
    ...gather,
    roles: ['owner'],
  },
  ready: {
    schema: z.object({
      kind: z.literal('ready'),
      ...command,
      seat: own,
      hash: z.nullable(hex(SECRET_DIGITS)),
    }),
    ...gather,
    roles: ['sitter'],
  },
  start: {
    schema: z.object({ kind: z.literal('start'), ...command }),
    ...gather,
    roles: ['owner'],
  },
  close: {
    schema: z.object({ kind: z.literal('close'), ...command }),
    ...gather,
    roles: ['owner'],
  },
  salt: {
    schema: z.object({ kind: z.literal('salt'), ...command, seat: own, salt: hex(SALT_DIGITS) }),
    roles: ['sitter'],
    phases: ['salting'],
    longest: SMALL,
    stored: false,
  },
  move: { schema: CHAIR_MESSAGES.move, ...play, longest: LARGE },
  undo: { schema: CHAIR_MESSAGES.undo, ...play },
  redo: { schema: CHAIR_MESSAGES.redo, ...play },
  leave: { schema: z.object({ kind: z.literal('leave'), ...command }), ...play },
  back: { schema: z.object({ kind: z.literal('back'), ...command }), ...play },
  takeback: {
    schema: z.object({
      kind: z.literal('takeback'),
      ...command,
      say: z.enum(['ask', 'agree', 'refuse']),
    }),
    ...play,
  },
  standing: {
    schema: z.object({ kind: z.literal('standing'), ...command, order: z.nullable(meeples) }),
    ...play,
    stored: false,
  },
  say: { schema: TALK_SCHEMAS.say, ...TALK, longest: TALK_BYTES },
  mute: { schema: TALK_SCHEMAS.mute, ...TALK, longest: SMALL },
  block: { schema: TALK_SCHEMAS.block, ...TALK, longest: SMALL },
  report: { schema: TALK_SCHEMAS.report, ...TALK, longest: SMALL },
} as const satisfies Readonly<Record<string, Entry>>;

export type ClientKind = keyof typeof CLIENT_MESSAGES;
export const CLIENT_KINDS = Object.keys(CLIENT_MESSAGES) as readonly ClientKind[];
type Shape<K extends ClientKind> = z.infer<(typeof CLIENT_MESSAGES)[K]['schema']>;
export type ClientMessage = { [K in ClientKind]: Shape<K> }[ClientKind];

const SEATING = ['sit', 'stand', 'kick', 'ready', 'start', 'close', 'salt'] as const;
/** What is said before the deal. */
export type SeatingCommand = Extract<ClientMessage, { kind: (typeof SEATING)[number] }>;
/** What is said in the game. */
export type PlayCommand = Extract<
  ClientMessage,
  { kind: 'move' | 'undo' | 'redo' | 'leave' | 'back' | 'takeback' | 'standing' }
>;

/** What people say to each other. */
export type TalkCommand = Extract<ClientMessage, { kind: keyof typeof TALK_SCHEMAS }>;

export const isTalk = (message: ClientMessage): message is TalkCommand =>
  Object.hasOwn(TALK_SCHEMAS, message.kind);

const SEATING_KINDS: ReadonlySet<string> = new Set(SEATING);
export const isSeating = (message: ClientMessage): message is SeatingCommand =>
  SEATING_KINDS.has(message.kind);

/** The longest of all messages, in bytes. */
export const LONGEST_MESSAGE = LARGE;

const kindOf = (value: unknown): ClientKind | null => {
  const kind: unknown =
    typeof value === 'object' && value !== null && 'kind' in value ? value.kind : null;
  return typeof kind === 'string' && Object.hasOwn(CLIENT_MESSAGES, kind)
    ? (kind as ClientKind)
    : null;
};

/** The one door of a node: a client's message from anything that is not too long for its kind; null for what is none. */
export function parseClientMessage(value: unknown, bytes: number): ClientMessage | null {
  const kind = kindOf(value);
  if (!kind || bytes > CLIENT_MESSAGES[kind].longest) return null;
  const parsed = CLIENT_MESSAGES[kind].schema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Whether one of these roles may say this at this time; what is not allowed is denied. */
export function mayWhat(
  kind: ClientKind,
  roles: readonly Role[],
  phase: Phase | null,
): 'yes' | 'notYours' | 'notNow' {
  const entry: Entry = CLIENT_MESSAGES[kind];
  if (!roles.some((role) => entry.roles.includes(role))) return 'notYours';
  return entry.phases === null || (phase !== null && entry.phases.includes(phase))
    ? 'yes'
    : 'notNow';
}
