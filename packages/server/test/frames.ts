import { CLIENT_KINDS } from '@rowan/protocol';
import { luckOf } from '@rowan/testkit';
import type { Below } from '@rowan/rules';
import type { ServerOptions } from '../src/start.ts';
import { Guest, dealt, type Sitting } from './guest.ts';
import { startNode } from './running.ts';

/** Frames that no client of ours would send, by the thousand, at a node where others play. */

export interface Frames {
  readonly frames: number;
  /** What went wrong inside the node: none of it is the fault of whoever sent a frame. */
  readonly crashes: number;
  /** Frames that were read as what they are, and answered by the table or its registry. */
  readonly understood: number;
  readonly turnedAway: number;
  readonly reconnects: number;
  /** Moves of the game beside it. */
  readonly moves: number;
}

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  [],
  {},
  [[]],
  { kind: 'move' },
  { toString: 1 },
];

const hex = (below: Below, digits: number): string =>
  Array.from({ length: digits }, () => below(16).toString(16)).join('');

/** A message as it should be, more or less. */
function message(below: Below, table: string): Record<string, unknown> {
  return {
    kind: CLIENT_KINDS[below(CLIENT_KINDS.length)],
    protocol: 2,
    client: hex(below, 32),
    n: below(1000),
    table: below(2) === 0 ? table : 'x'.repeat(22),
    have: below(100) - 1,
    command: below(1_000_000),
    at: below(200) - 1,
    seat: below(5),
    hash: below(3) === 0 ? null : hex(below, 64),
    salt: hex(below, 32),
    words: below(2) === 0 ? { phrase: 'hello' } : { text: hex(below, 8) },
    who: hex(below, 16),
    on: below(2) === 0,
    reason: 'rude',
    say: ['ask', 'agree', 'refuse'][below(3)],
    decision: below(100),
    answer: {
      kind: ['develop', 'plan', 'order', 'cleanse'][below(4)],
      do: 'end',
      places: [],
      item: below(50),
    },
  };
}

/** One field of it, however deep, becomes something else. */
function mutated(below: Below, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(4) === 0)
    return VALUES[below(VALUES.length)];
  const keys = Object.keys(value);
  const key = keys[below(keys.length)] ?? 'more';
  return { ...value, [key]: mutated(below, (value as Record<string, unknown>)[key]) };
}

function bent(below: Below, text: string): string {
  const at = below(text.length);
  const ways = [
    () => text.slice(0, at),
    () => text.slice(at),
    () => text.slice(0, at) + String.fromCharCode(below(0x500)) + text.slice(at + 1),
    () => text + text,
    () => `${'['.repeat(below(2000))}${text}`,
    () => text.replaceAll('"', below(2) === 0 ? "'" : ''),
  ];
  return ways[below(ways.length)]!();
}

function frame(below: Below, table: string): string | Buffer {
  const whole = message(below, table);
  const way = below(10);
  if (way === 0) return JSON.stringify(whole);
  if (way < 5) return JSON.stringify(mutated(below, whole));
  if (way < 9) return bent(below, JSON.stringify(whole));
  return Buffer.from(Array.from({ length: below(60) }, () => below(256)));
}

export interface FramesWanted {
  readonly frames: number;
  readonly seed: number;
  readonly options?: Partial<ServerOptions>;
  readonly tell?: (words: string) => void;
}

/** Frames that are sent before an answer is waited for. */
const AT_ONCE = 400;

/** Plays on as if nothing were. */
async function playBeside(sittings: readonly Sitting[], isOver: () => boolean): Promise<number> {
  let moves = 0;
  const play = async (sitting: Sitting): Promise<void> => {
    while (!isOver()) {
      await sitting.until(
        () => sitting.mayMove || sitting.view?.phase === 'over' || isOver(),
        3_600_000,
      );
      if (isOver() || sitting.view?.phase === 'over') return;
      const { seq } = sitting.chair.known!;
      await sitting.move(moves % 5);
      await sitting.until(() => sitting.chair.known!.seq > seq || isOver(), 3_600_000);
      moves += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.all(sittings.map(play));
  return moves;
}

export async function runFrames({ frames, seed, options, tell }: FramesWanted): Promise<Frames> {
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const limits = {
    waitingMessages: 1_000_000,
    sendBuffer: 1e9,
    openTablesAPerson: 1000,
    ...options?.limits,
  };
  const node = await startNode({ ...options, limits });
  const below = luckOf(seed);
  const { table, invite, sittings } = await dealt(node.url, 'pp');
  const rogue = await Guest.named(node.url, 'Rogue');
  await rogue.enter(table, invite);
  let over = false;
  const beside = playBeside(sittings, () => over);
  let [sent, reconnects, understood, turnedAway] = [0, 0, 0, 0];
  while (sent < frames) {
    const sitting = await rogue.sit(table).connect();
    if (sent > 0) reconnects += 1;
    while (sent < frames && sitting.closed === null) {
      for (let n = 0; n < AT_ONCE && sent < frames; n++, sent++) sitting.raw(frame(below, table));
      const n = 2_000_000 + sent;
      sitting.say({ kind: 'ping', n });
      const answered = (): boolean =>
        sitting.heard.some((one) => one.kind === 'pong' && one.n === n);
      await sitting.until(() => answered() || sitting.closed !== null);
      for (const { kind } of sitting.heard)
        if (kind === 'refused') turnedAway += 1;
        else if (kind === 'rejected' || kind === 'declined' || kind === 'acked') understood += 1;
      sitting.heard.length = 0;
      sitting.bytes.length = 0;
    }
    tell?.(`${sent} frames`);
    sitting.cut();
  }
  over = true;
  for (const sitting of sittings) sitting.look();
  const moves = await beside;
  const alive = (await rogue.get('readyz')).ok;
  const crashes = node.faults.length + unhandled.length + (alive ? 0 : 1);
  for (const sitting of sittings) sitting.cut();
  await node.end();
  process.off('unhandledRejection', note);
  return { frames: sent, crashes, understood, turnedAway, reconnects, moves };
}
