import {
  MOST_WAITING,
  besideOf,
  foldGathering,
  hostOf,
  isReady,
  saltHash,
  seatsIn,
  termsOf,
  type Gathering,
  type LifeRow,
  type LifeSaid,
  type Program,
} from '@rowan/table';
import type { SeatingCommand } from './client-messages.ts';
import { ownSeat, phaseOf, seatOf, seatsOf } from './chairs.ts';
import { remember, rowOf, type KnownCommands } from './commands.ts';
import type { Decline, GatheringMessage, NodeMessage } from './node-messages.ts';

/** Milliseconds in which everybody opens their salt; whoever does not has withheld it. */
export const SALT_PATIENCE = { live: 20_000, async: 86_400_000 } as const;

const patienceOf = (gathering: Gathering): number => SALT_PATIENCE[termsOf(gathering).pace];

/** A connection before the deal, and the person behind it. */
interface Sitter {
  readonly client: string;
  readonly person: string;
  /** Without an account. */
  readonly guest: boolean;
  /** A program in the name of that person. */
  readonly program: Program | null;
}

interface Asked {
  readonly from: string;
  readonly message: SeatingCommand;
}

/** The host of a table before its deal; like the host of a game it does nothing by itself. */
export interface Seating {
  readonly table: string;
  readonly secret: string;
  gathering: Gathering;
  seq: number;
  at: number;
  readonly known: KnownCommands;
  readonly peers: Map<string, Sitter>;
  readonly names: Map<string, string>;
  /** Salts that were opened, by seat; they are written down together. */
  readonly salts: Map<number, string>;
  /** Who is there by way of other nodes. */
  elsewhere: ReadonlySet<string>;
  pending: { readonly row: LifeRow; readonly asked: Asked | null } | null;
  waiting: Asked[];
  behind: boolean;
}

export type SeatingInput =
  | ({
      readonly kind: 'attached';
      readonly from: string;
      readonly name: string;
    } & Sitter)
  | { readonly kind: 'gone'; readonly from: string }
  | {
      readonly kind: 'said';
      readonly from: string;
      readonly message: SeatingCommand;
      readonly at: number;
    }
  | { readonly kind: 'appended' }
  | { readonly kind: 'outrun' }
  | { readonly kind: 'unwritten' }
  | { readonly kind: 'heard'; readonly rows: readonly LifeRow[] }
  /** Salts that were opened, wherever that was. */
  | { readonly kind: 'salted'; readonly salts: ReadonlyMap<number, string>; readonly at: number }
  | { readonly kind: 'elsewhere'; readonly people: ReadonlySet<string> }
  | { readonly kind: 'time'; readonly at: number };

export type SeatingEffect =
  | { readonly kind: 'append'; readonly row: LifeRow }
  | { readonly kind: 'reload'; readonly from: number }
  | { readonly kind: 'send'; readonly to: string; readonly message: NodeMessage }
  | { readonly kind: 'wakeAt'; readonly at: number }
  /** Somebody opened their salt: it is kept until all have. */
  | { readonly kind: 'salt'; readonly seat: number; readonly salt: string }
  /** The game is dealt: from now on a host of games serves the table. */
  | { readonly kind: 'dealt' };

interface Opened {
  readonly table: string;
  readonly secret: string;
  readonly names: ReadonlyMap<string, string>;
}

export function openSeating(
  gathering: Gathering,
  rows: readonly LifeRow[],
  opened: Opened,
): Seating {
  const known: KnownCommands = new Map();
  for (const { seq, command } of rows) if (command) remember(known, command, seq);
  const { seq, at } = rows.at(-1)!;
  return {
    table: opened.table,
    secret: opened.secret,
    gathering,
    seq,
    at,
    known,
    peers: new Map(),
    names: new Map(opened.names),
    salts: new Map(),
    elsewhere: new Set(),
    pending: null,
    waiting: [],
    behind: false,
  };
}

export function receiveSeating(seating: Seating, input: SeatingInput): SeatingEffect[] {
  switch (input.kind) {
    case 'attached':
      seating.peers.set(input.from, input);
      seating.names.set(input.person, input.name);
      return [...tellAll(seating), ...alarm(seating)];
    case 'gone':
      seating.peers.delete(input.from);
      seating.waiting = seating.waiting.filter(({ from }) => from !== input.from);
      return tellAll(seating);
    case 'said':
      return said(seating, { from: input.from, message: input.message }, input.at);
    case 'appended':
      return appended(seating);
    case 'outrun':
      seating.behind = true;
      return [{ kind: 'reload', from: seating.seq + 1 }];
    case 'unwritten':
      return unwritten(seating);
    case 'heard':
      return heard(seating, input.rows);
    case 'salted':
      return salted(seating, input.salts, input.at);
    case 'elsewhere':
      seating.elsewhere = input.people;
      return tellAll(seating);
    case 'time':
      return dealIfDue(seating, input.at);
  }
}

const send = (to: string, message: NodeMessage): SeatingEffect => ({ kind: 'send', to, message });

/** The table as a connection sees it. */
function gatheringFor(seating: Seating, to: string): GatheringMessage {
  const { gathering, table, seq, peers, names } = seating;
  const { person } = peers.get(to)!;
  const { opened, chairs } = gathering;
  const here = new Set([...[...peers.values()].map((peer) => peer.person), ...seating.elsewhere]);
  const seats = seatsIn(gathering, (one) => names.get(one) ?? '');
  const own = seatsOf(gathering, person);
  const watching = [...here].filter((one) => seatOf(gathering, one) === null).length;
  return {
    kind: 'gathering',
    seq,
    table,
    phase: phaseOf(gathering),
    setup: opened.setup,
    terms: termsOf(gathering),
    commitment: opened.commitment,
    chairs: chairs.map((chair, i) => ({
      ...seats[i]!,
      taken: chair.kind === 'bot' || chair.person !== null,
      ready: chair.kind === 'bot' || chair.hash !== null,
      here: chair.kind === 'bot' || (chair.person !== null && here.has(hostOf(chair.person))),
      ...(chair.program && { program: chair.program }),
    })),
    mine: own[0] ?? null,
    ...(own.length > 1 ? { own } : {}),
    owner: opened.owner === person,
    watching,
  };
}

const tellAll = (seating: Seating): SeatingEffect[] =>
  [...seating.peers.keys()].map((to) => send(to, gatheringFor(seating, to)));

/** When salts that were not opened are withheld; null while none are asked for. */
export const saltsDue = (gathering: Gathering): number | null =>
  gathering.startedAt === null || gathering.salts
    ? null
    : gathering.startedAt + patienceOf(gathering);

function alarm({ gathering }: Seating): SeatingEffect[] {
  const at = saltsDue(gathering);
  return at === null ? [] : [{ kind: 'wakeAt', at }];
}

const decline = ({ from, message }: Asked, reason: Decline): SeatingEffect[] => [
  send(from, { kind: 'declined', command: message.command, reason }),
];

// Commands

function said(seating: Seating, asked: Asked, at: number): SeatingEffect[] {
  const { from, message } = asked;
  const peer = seating.peers.get(from);
  if (!peer) return [];
  const done = rowOf(seating.known, { client: peer.client, n: message.command });
  if (done !== null) return [send(from, { kind: 'acked', command: message.command, n: done })];
  if (seating.pending || seating.behind) return wait(seating, asked);
  if (message.kind === 'salt') return opened(seating, asked, at);
  const words = judge(seating, peer, message);
  if (typeof words === 'string') return decline(asked, words);
  return write(seating, words, asked, at);
}

function wait(seating: Seating, asked: Asked): SeatingEffect[] {
  const { pending, waiting } = seating;
  const same = (one: Asked | null | undefined): boolean =>
    one?.from === asked.from && one.message.command === asked.message.command;
  if (same(pending?.asked) || waiting.some(same)) return [];
  if (waiting.length >= MOST_WAITING) return decline(asked, 'busy');
  waiting.push(asked);
  return [];
}

interface Words {
  readonly by: number | null;
  readonly said: LifeSaid;
}

/** What a command writes down, or why it comes to nothing. */
function judge(
  seating: Seating,
  sitter: Sitter,
  message: Exclude<SeatingCommand, { kind: 'salt' }>,
): Words | Decline {
  const { gathering, secret } = seating;
  const { person } = sitter;
  const owner = gathering.opened.owner === person;
  const spoken = message.kind === 'stand' || message.kind === 'ready' ? message.seat : undefined;
  const own = ownSeat(gathering, person, spoken);
  if (phaseOf(gathering) !== 'gather') return 'stale';
  switch (message.kind) {
    case 'sit':
      return judgeSit(seating, sitter, message);
    case 'stand':
      return own === null ? 'notYours' : { by: own, said: { kind: 'left', seat: own } };
    case 'kick':
      if (!owner) return 'notYours';
      return gathering.chairs[message.seat]?.person
        ? { by: own, said: { kind: 'left', seat: message.seat } }
        : 'stale';
    case 'ready':
      if (own === null) return 'notYours';
      return { by: own, said: { kind: 'readied', seat: own, hash: message.hash } };
    case 'start':
      if (!owner) return 'notYours';
      return isReady(gathering) ? { by: own, said: { kind: 'started' } } : 'notReady';
    case 'close':
      return owner ? { by: own, said: { kind: 'closed', secret } } : 'notYours';
  }
}

/** One sits down once; whoever sits there may have somebody beside them who has a name. */
function judgeSit(
  { gathering, names }: Seating,
  { person: host, guest, program }: Sitter,
  { seat, beside }: Extract<SeatingCommand, { kind: 'sit' }>,
): Words | Decline {
  const { chairs } = gathering;
  const { rated } = termsOf(gathering);
  const person = beside === undefined ? host : besideOf(host, beside);
  if (chairs.some((chair) => chair.person === person)) return 'seated';
  if (beside !== undefined && seatOf(gathering, host) === null) return 'notYours';
  // Where it counts, nobody has two seats.
  if (beside !== undefined && (rated || !names.get(person))) return 'nobody';
  const chair = chairs[seat];
  if (chair?.kind !== 'person' || chair.person !== null) return 'taken';
  if (rated && guest) return 'account';
  if (rated && rated !== (program ? 'programs' : 'people')) return 'ladder';
  return { by: seat, said: { kind: 'sat', seat, person, ...(program && { program }) } };
}

/** A salt is opened; once all are, the game is dealt. */
function opened(seating: Seating, asked: Asked, at: number): SeatingEffect[] {
  const { gathering, table, peers, salts, seq } = seating;
  const { from, message } = asked;
  if (message.kind !== 'salt' || phaseOf(gathering) !== 'salting') return decline(asked, 'stale');
  const seat = ownSeat(gathering, peers.get(from)!.person, message.seat);
  if (seat === null) return decline(asked, 'notYours');
  if (saltHash(table, message.salt) !== gathering.chairs[seat]!.hash)
    return decline(asked, 'wrongSalt');
  salts.set(seat, message.salt);
  return [
    { kind: 'salt', seat, salt: message.salt },
    send(from, { kind: 'acked', command: message.command, n: seq }),
    ...dealIfDue(seating, at),
  ];
}

/** Those who sit beside may have opened theirs at another node. */
function salted(seating: Seating, all: ReadonlyMap<number, string>, at: number): SeatingEffect[] {
  const { gathering, table, salts } = seating;
  for (const [seat, salt] of all)
    if (saltHash(table, salt) === gathering.chairs[seat]?.hash) salts.set(seat, salt);
  return dealIfDue(seating, at);
}

/** Deals once all salts are there, or whoever has not opened theirs had time enough. */
function dealIfDue(seating: Seating, at: number): SeatingEffect[] {
  const { gathering, salts, pending, behind } = seating;
  const { startedAt, chairs } = gathering;
  if (pending || behind || startedAt === null || phaseOf(gathering) !== 'salting') return [];
  const all = chairs.every(({ kind }, seat) => kind === 'bot' || salts.has(seat));
  if (!all && at < saltsDue(gathering)!) return alarm(seating);
  const opens = chairs.map((_, seat) => salts.get(seat) ?? null);
  return write(seating, { by: null, said: { kind: 'dealt', salts: opens } }, null, at);
}

function write(seating: Seating, words: Words, asked: Asked | null, at: number): SeatingEffect[] {
  const client = asked && seating.peers.get(asked.from)!.client;
  const row: LifeRow = {
    seq: seating.seq + 1,
    at: Math.max(seating.at, at),
    by: words.by,
    command: asked && { client: client!, n: asked.message.command },
    said: words.said,
  };
  seating.pending = { row, asked };
  return [{ kind: 'append', row }];
}

// Rows

function fold(seating: Seating, row: LifeRow): boolean {
  const next = foldGathering(seating.gathering, row);
  if (!next) return false;
  if (row.command) remember(seating.known, row.command, row.seq);
  Object.assign(seating, { gathering: next, seq: row.seq, at: row.at });
  return true;
}

function told(seating: Seating): SeatingEffect[] {
  if (seating.gathering.salts) return [{ kind: 'dealt' }];
  return [...tellAll(seating), ...alarm(seating)];
}

function appended(seating: Seating): SeatingEffect[] {
  const { pending } = seating;
  if (!pending) return [];
  seating.pending = null;
  const { asked, row } = pending;
  if (row.seq > seating.seq) fold(seating, row);
  const acked = asked
    ? [send(asked.from, { kind: 'acked', command: asked.message.command, n: row.seq })]
    : [];
  return [...acked, ...told(seating), ...nextCommand(seating, row.at)];
}

function heard(seating: Seating, rows: readonly LifeRow[]): SeatingEffect[] {
  const { pending, behind } = seating;
  for (const row of rows) if (row.seq === seating.seq + 1 && !fold(seating, row)) break;
  const effects = told(seating);
  if (!behind) return effects;
  Object.assign(seating, { behind: false, pending: null });
  const again = pending?.asked ? said(seating, pending.asked, pending.row.at) : [];
  return [...effects, ...again, ...nextCommand(seating, seating.at)];
}

function unwritten(seating: Seating): SeatingEffect[] {
  const { pending } = seating;
  seating.pending = null;
  const told = pending?.asked ? decline(pending.asked, 'unkept') : [];
  return [...told, ...alarm(seating), ...nextCommand(seating, seating.at)];
}

function nextCommand(seating: Seating, at: number): SeatingEffect[] {
  const effects: SeatingEffect[] = [];
  while (!seating.pending && !seating.gathering.salts && seating.waiting.length > 0)
    effects.push(...said(seating, seating.waiting.shift()!, at));
  return effects;
}
