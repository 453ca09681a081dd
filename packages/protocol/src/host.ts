import { parseBotName } from '@rowan/cards';
import type { Overlay, PublicView } from '@rowan/rules';
import {
  MOST_WAITING,
  botSeed,
  fold,
  isStep,
  judged,
  redoable,
  redoer,
  undoable,
  undoer,
  type BotQuestion,
  type CommandId,
  type Folded,
  type Game,
  type Loaded,
  type Opening,
  type Row,
  type Said,
  type TableFacts,
} from '@rowan/table';
import { remember, rowOf, type KnownCommands } from './commands.ts';
import type { Codec } from './codec.ts';
import type { Effect, Input } from './host-effects.ts';
import { judgeCommand, moveVerdict, type Verdict } from './judge-command.ts';
import type { ChairMessage, Handing, HostCommand } from './chair-messages.ts';
import type {
  FrameMessage,
  HostFailure,
  HostMessage,
  OwnMessage,
  Refusal,
  Takeback,
} from './wire.ts';

/** A connection: the client behind it and the seats it may speak for. */
interface Peer {
  readonly client: string;
  readonly seats: readonly number[];
}

/** A row under way to the store, with what it will do and who is to hear of it. */
interface Pending {
  readonly row: Row;
  readonly folded: Folded;
  readonly asked: Asked | null;
}

/** A command, and where it came from. */
interface Asked {
  readonly from: string;
  readonly message: HostCommand;
  /** It speaks of a row that was not here, and the store was asked for it. */
  readonly looked?: true;
}

/**
 * The host of one table: it judges, appends and publishes for any number of viewers. It does nothing by itself:
 * `receive` tells what has to be done, and what came of that comes back as further input.
 */
export interface Host {
  readonly opening: Opening;
  readonly codec: Codec;
  game: Game;
  /** The last row, and when it was written. */
  seq: number;
  at: number;
  /** The last row that took a move back: whoever has not seen it answers something else than they think. */
  undoneAt: number;
  readonly known: KnownCommands;
  readonly peers: Map<string, Peer>;
  pending: Pending | null;
  waiting: Asked[];
  /** It lost the race for a row and reads what the winner wrote. */
  behind: boolean;
  /** All agreed to go back: another game stands now, and whoever runs the table opens it. */
  overtaken: boolean;
}

/** What everybody sees; made anew each time, because it takes more room than time. */
const shownIn = ({ engine, state }: Game): PublicView => engine.publicView(state);

/** What each seat sees beyond that. */
const overlaysOf = ({ engine, state, table }: Game): Overlay[] =>
  table.seats.map((_, seat) => engine.overlayOf(state, seat));

export function openHost({ game, opening }: Loaded, rows: readonly Row[], codec: Codec): Host {
  const known: KnownCommands = new Map();
  let undoneAt = -1;
  for (const { seq, command, said } of rows) {
    if (command) remember(known, command, seq);
    if (said.kind === 'undone') undoneAt = seq;
  }
  const last = rows.at(-1)!;
  return {
    opening,
    codec,
    game,
    seq: last.seq,
    at: last.at,
    undoneAt,
    known,
    peers: new Map(),
    pending: null,
    waiting: [],
    behind: false,
    overtaken: false,
  };
}

export function receive(host: Host, input: Input): Effect[] {
  switch (input.kind) {
    case 'attached':
      host.peers.set(input.from, { client: input.client, seats: input.seats });
      return [...(input.quiet ? [] : welcome(host, input.from)), ...nextThought(host)];
    case 'gone':
      host.peers.delete(input.from);
      host.waiting = host.waiting.filter(({ from }) => from !== input.from);
      return [];
    case 'said':
      return said(host, input.from, input.message, input.at);
    case 'appended':
      return appended(host);
    case 'outrun':
      host.behind = true;
      return [{ kind: 'reload', from: host.seq + 1 }];
    case 'unwritten':
      return unwritten(host);
    case 'removed':
      return failed('gone');
    case 'heard':
      return heard(host, input.rows, input.aside);
    case 'thought':
      return thought(host, input);
    case 'pondered':
      return [publish({ kind: 'thinking', seat: input.seat, share: input.share })];
    case 'beside':
      return beside(host, input.said, input.at);
    case 'time':
      return host.pending ? [] : nextThought(host);
  }
}

const send = (to: string, message: HostMessage): Effect => ({ kind: 'send', to, message });
const publish = (message: HostMessage): Effect => ({ kind: 'publish', message });
const failed = (reason: HostFailure): Effect[] => [publish({ kind: 'failed', reason })];

/** Who may take back or make again, and how many moves. */
function takebackOf(game: Game): Takeback | null {
  const seat = undoer(game) ?? redoer(game);
  return seat === null ? null : { seat, undo: undoable(game), redo: redoable(game) };
}

function welcome(host: Host, to: string): Effect[] {
  const { opening, seq, game } = host;
  const { seats } = host.peers.get(to)!;
  const { key: _key, ...setup } = opening.setup;
  const overlays = overlaysOf(game);
  const own = seats.map((seat) => ({ seat, overlay: overlays[seat]! }));
  const view = shownIn(game);
  const takeback = takebackOf(game);
  const { pin, seats: sitting } = opening;
  return [
    send(to, { kind: 'attached', seq, pin, setup, seats: sitting, own, view, takeback }),
    { kind: 'chronicle', to, seats, seq },
  ];
}

// Commands

function said(host: Host, from: string, message: ChairMessage | Handing, at: number): Effect[] {
  if (!host.peers.has(from)) return [];
  return message.kind === 'attach' ? welcome(host, from) : asked(host, { from, message }, at);
}

function asked(host: Host, one: Asked, at: number): Effect[] {
  const { from, message } = one;
  const peer = host.peers.get(from);
  if (!peer) return [];
  const done = rowOf(host.known, { client: peer.client, n: message.command });
  if (done !== null) return [send(from, { kind: 'acked', command: message.command, n: done })];
  if (host.pending || host.behind) return wait(host, one);
  return message.at > host.seq && !one.looked ? catchUp(host, one) : carryOut(host, one, at);
}

/** Whoever knows more than this host is not refused by what it knows: it reads first. */
function catchUp(host: Host, one: Asked): Effect[] {
  host.waiting.push({ ...one, looked: true });
  host.behind = true;
  return [{ kind: 'reload', from: host.seq + 1 }];
}

function wait(host: Host, asked: Asked): Effect[] {
  if (isRepeat(host, asked)) return [];
  if (host.waiting.length >= MOST_WAITING) return [refuse(asked, { reason: 'busy' })];
  host.waiting.push(asked);
  return [];
}

/** The same command is on its way to the store, or waits already. */
const isRepeat = ({ pending, waiting }: Host, { from, message }: Asked): boolean =>
  [...(pending?.asked ? [pending.asked] : []), ...waiting].some(
    (one) => one.from === from && one.message.command === message.command,
  );

const refuse = ({ from, message }: Asked, refusal: Refusal): Effect =>
  send(from, { kind: 'rejected', command: message.command, refusal });

function carryOut(host: Host, asked: Asked, at: number): Effect[] {
  const peer = host.peers.get(asked.from)!;
  const verdict = judgeCommand(host, peer.seats, asked.message);
  if (!verdict.ok) return [refuse(asked, verdict.refusal)];
  const command = { client: peer.client, n: asked.message.command };
  return write(host, verdict, { asked, command, at });
}

interface Writing {
  readonly asked: Asked | null;
  readonly command: CommandId | null;
  readonly at: number;
}

function write(
  host: Host,
  { by, said: words, folded }: Extract<Verdict, { ok: true }>,
  { asked, command, at }: Writing,
): Effect[] {
  const row: Row = {
    seq: host.seq + 1,
    at: Math.max(host.at, at),
    by,
    command,
    said: words,
  };
  host.pending = { row, folded, asked };
  return [{ kind: 'append', row, facts: factsOf(folded.game) }];
}

/** Writes a row of the table itself, unless another is under way: then it is asked for again. */
function beside(host: Host, words: Said, at: number): Effect[] {
  const folded = fold(host.game, words);
  if (host.pending || host.behind || host.overtaken || !folded.ok) return [];
  const verdict = { ok: true, by: null, said: words, folded: folded.value } as const;
  return write(host, verdict, { asked: null, command: null, at });
}

export function factsOf({ state }: Game): TableFacts {
  const { round, players, guard, phase } = state;
  const vp = [...players.map((player) => player.vp), ...(guard ? [guard.vp] : [])];
  return { round, vp, over: phase === 'over' };
}

// Rows

/** The own row lies in the store: now it happened. It may have been heard before the store said so. */
function appended(host: Host): Effect[] {
  const { pending } = host;
  if (!pending) return [];
  host.pending = null;
  const { asked, row, folded } = pending;
  const told = row.seq > host.seq ? tell(host, row, folded) : [];
  const acked = asked
    ? [send(asked.from, { kind: 'acked', command: asked.message.command, n: row.seq })]
    : [];
  return [...told, ...acked, ...goOn(host, row.at)];
}

/** Rows that somebody else wrote: another tab, another node. */
function heard(host: Host, rows: readonly Row[], aside = false): Effect[] {
  const effects: Effect[] = [];
  for (const row of rows) {
    if (row.seq <= host.seq) continue;
    const folded = row.seq === host.seq + 1 ? fold(host.game, row.said) : null;
    if (!folded?.ok) return [...effects, ...failed('broken')];
    effects.push(...tell(host, row, folded.value));
  }
  if (host.behind && aside) return effects;
  if (!host.behind) return [...effects, ...(host.pending ? [] : nextThought(host))];
  host.behind = false;
  return [...effects, ...tryAgain(host)];
}

/** What lost the race is judged anew, unless it was this very command that won it. */
function tryAgain(host: Host): Effect[] {
  const { pending } = host;
  host.pending = null;
  if (!pending?.asked) return goOn(host, host.at);
  return [...asked(host, pending.asked, pending.row.at), ...goOn(host, host.at)];
}

function unwritten(host: Host): Effect[] {
  const { pending } = host;
  host.pending = null;
  const told = pending?.asked ? [refuse(pending.asked, { reason: 'unkept' })] : [];
  return [...told, ...nextCommand(host, host.at)];
}

/** Folds a row into the host and tells everybody what it did. */
function tell(host: Host, row: Row, { game, events }: Folded): Effect[] {
  const { codec, game: past } = host;
  const { viewEvents } = game.engine;
  const overlays = overlaysOf(past);
  const seenByAll = viewEvents(events, 'spectator');
  const owns = overlaysOf(game).map((after, seat): OwnMessage | null => {
    const before = overlays[seat]!;
    const own = codec.own({ before, after }, { all: seenByAll, own: viewEvents(events, seat) });
    return own && { kind: 'own', n: row.seq, s: seat, ...own };
  });
  const frame: FrameMessage = {
    kind: 'frame',
    n: row.seq,
    ...didOf(row.said.kind),
    ...codec.frame(shownIn(past), shownIn(game), seenByAll),
    ...takebackIn(game),
  };
  if (row.command) remember(host.known, row.command, row.seq);
  if (row.said.kind === 'undone') host.undoneAt = row.seq;
  if (row.said.kind === 'tookBack') host.overtaken = true;
  Object.assign(host, { game, seq: row.seq, at: row.at });
  return [{ kind: 'folded', row, game }, ...ownEffects(host, owns), publish(frame)];
}

const didOf = (kind: Row['said']['kind']): Pick<FrameMessage, 'did'> =>
  isStep(kind) ? {} : { did: kind };

function takebackIn(game: Game): Pick<FrameMessage, 'u'> {
  const takeback = takebackOf(game);
  return takeback ? { u: [takeback.seat, takeback.undo, takeback.redo] } : {};
}

function ownEffects({ peers }: Host, owns: readonly (OwnMessage | null)[]): Effect[] {
  const effects: Effect[] = [];
  for (const [to, { seats }] of peers) {
    for (const seat of seats) {
      const own = owns[seat];
      if (own) effects.push(send(to, own));
    }
  }
  return effects;
}

const goOn = (host: Host, at: number): Effect[] =>
  host.pending ? [] : [...nextCommand(host, at), ...(host.pending ? [] : nextThought(host))];

function nextCommand(host: Host, at: number): Effect[] {
  const effects: Effect[] = [];
  while (!host.pending && !host.behind && host.waiting.length > 0) {
    effects.push(...asked(host, host.waiting.shift()!, at));
  }
  return effects;
}

// Bots

/** The bot that has to answer now thinks; where it is a person's turn, nobody does. */
function nextThought({ game, seq, opening, overtaken }: Host): Effect[] {
  const { decision } = game.state;
  const seat = decision ? game.table.seats[decision.seat] : undefined;
  if (overtaken || !decision || seat?.kind !== 'bot') return [{ kind: 'rest' }];
  const question: BotQuestion = {
    bot: parseBotName(seat.bot),
    seat: decision.seat,
    rules: game.engine.rules,
    view: game.engine.view(game.state, decision.seat),
    seed: botSeed(opening.setup.key, decision.seat, decision.id),
  };
  return [{ kind: 'think', seq, question }];
}

/** A thought about a moment that has passed is dropped. */
function thought(host: Host, { seq, answer, at }: Extract<Input, { kind: 'thought' }>): Effect[] {
  const { game } = host;
  const { decision } = game.state;
  const busy = host.pending || host.behind || host.overtaken;
  if (seq !== host.seq || busy || !decision) return [];
  const move = { seat: decision.seat, decision: decision.id, answer };
  const applied = judged(game, move);
  if (!applied.ok) throw new Error(`a bot answered against ${applied.error.rule}`);
  const verdict = moveVerdict(game, move, applied.value);
  return verdict.ok ? write(host, verdict, { asked: null, command: null, at }) : [];
}
