import type { Effect, Host, Input } from '@rowan/protocol';
import type { Answer, Below } from '@rowan/rules';
import { MOVER, VIEWER, hostOf, toViewer, type Door } from './door.ts';
import { clientOf } from './moments.ts';
import { probesOf } from './probes.ts';
import { looksTheSame, type Worlds } from './worlds.ts';

/** What was said and compared, and where two worlds could be told apart. */
export interface Tally {
  /** Moments, each looked at by one viewer. */
  looks: number;
  /** Things said, and those of them that the door let in. */
  said: number;
  heard: number;
  /** Messages that reached the viewer, the same in both worlds. */
  answers: number;
  /** Rows of others that told the viewer the same, and those by which chance parted the worlds. */
  rows: number;
  parted: number;
  /** What chairs told their pages. */
  told: number;
  readonly faults: string[];
}

export const noTally = (): Tally => ({
  looks: 0,
  said: 0,
  heard: 0,
  answers: 0,
  rows: 0,
  parted: 0,
  told: 0,
  faults: [],
});

const MOST_FAULTS = 20;

export function fault(tally: Tally, text: string): void {
  if (tally.faults.length < MOST_FAULTS) tally.faults.push(text.slice(0, 400));
}

/** A viewer before two hosts at once, saying the same to both. */
interface Look {
  readonly door: Door;
  readonly worlds: Worlds;
  readonly hosts: readonly [Host, Host];
  readonly seats: readonly number[];
  readonly tally: Tally;
}

type Both<T> = readonly [T, T];

/** What reaches the viewer when both hosts get an input, as bytes. */
const bytesOf = ({ door, worlds, hosts }: Look, inputs: Both<Input>): Both<string[]> => {
  const one = (i: 0 | 1): string[] =>
    toViewer(door, worlds[i], effectsOf(door, hosts[i], inputs[i])).map((message) =>
      JSON.stringify(message),
    );
  return [one(0), one(1)];
};

/** What a host does; if it looks whether there is more than it knows, there is not. What outran it comes later. */
function effectsOf(door: Door, host: Host, input: Input): readonly Effect[] {
  const effects = door.receive(host, input);
  const looks = input.kind !== 'outrun' && effects.some(({ kind }) => kind === 'reload');
  return looks ? [...effects, ...effectsOf(door, host, { kind: 'heard', rows: [] })] : effects;
}

function compare({ tally }: Look, [here, there]: Both<string[]>, after: unknown): void {
  tally.answers += here.length;
  const same = here.length === there.length && here.every((bytes, i) => bytes === there[i]);
  if (!same)
    fault(tally, `${JSON.stringify(after)} is answered ${here.join()} and ${there.join()}`);
}

function put(look: Look, input: Input): void {
  compare(look, bytesOf(look, [input, input]), input);
}

/** Says everything, as the viewer; nothing must come of it. */
function probe(look: Look, probes: readonly unknown[]): void {
  const { door, hosts, tally } = look;
  const before = hosts.map(({ seq, pending }) => [seq, pending]);
  for (const value of probes) {
    tally.said += 1;
    const message = door.parse(value);
    if (!message) continue;
    tally.heard += 1;
    put(look, { kind: 'said', from: VIEWER, message, at: 0 });
  }
  hosts.forEach(({ seq, pending }, i) => {
    const [oldSeq, oldPending] = before[i]!;
    if (seq !== oldSeq || pending !== oldPending) fault(tally, 'a viewer moved for somebody else');
  });
}

function attach(look: Look, mover: number | null): void {
  const { seats } = look;
  put(look, { kind: 'attached', from: VIEWER, client: 'client of the viewer', seats });
  if (mover === null) return;
  put(look, { kind: 'attached', from: MOVER, client: clientOf(mover), seats: [mover] });
}

/** The one to decide answers, in each world with its own cards; whether both hosts now write a row. */
function moveInBoth(look: Look, answer: Answer): boolean {
  const { hosts, worlds } = look;
  const other = worlds[1].answer?.(answer);
  if (!other) return false;
  const { seq, game } = hosts[0];
  const facts = { command: 1_000_000, at: seq, decision: game.state.decision!.id };
  const input = (given: Answer): Input => ({
    kind: 'said',
    from: MOVER,
    message: { kind: 'move', ...facts, answer: given },
    at: 0,
  });
  const inputs = [input(answer), input(other)] as const;
  compare(look, bytesOf(look, inputs), inputs[0]);
  return hosts[0].pending !== null && hosts[1].pending !== null;
}

/** What comes of the row that is under way. */
type Outcome = 'appended' | 'outrun';

/** The row lies in the store, or another host wrote it first. */
function settle(look: Look, outcome: Outcome, probes: readonly unknown[]): void {
  const { hosts, seats, tally } = look;
  const [here, there] = [hosts[0].pending!, hosts[1].pending!];
  const alike = looksTheSame(here.folded, there.folded, seats);
  if (outcome === 'outrun') {
    put(look, { kind: 'outrun' });
    probe(look, probes);
  }
  const done = (row: typeof here.row): Input =>
    outcome === 'appended' ? { kind: 'appended' } : { kind: 'heard', rows: [row] };
  const bytes = bytesOf(look, [done(here.row), done(there.row)]);
  tally[alike ? 'rows' : 'parted'] += 1;
  if (alike) compare(look, bytes, { kind: outcome, said: here.row.said });
}

/** One viewer at one moment of another's turn: before an answer, while it is written, and after. */
export function peek(look: Omit<Look, 'hosts'>, answer: Answer | null, below: Below): void {
  const { worlds, tally } = look;
  const [{ moment }] = worlds;
  const full: Look = { ...look, hosts: [hostOf(worlds[0]), hostOf(worlds[1])] };
  const probes = probesOf(moment, below);
  tally.looks += 1;
  attach(full, moment.game.state.decision?.seat ?? null);
  probe(full, probes);
  put(full, { kind: 'time', at: 1 });
  put(full, { kind: 'pondered', seat: 0, share: 0.5 });
  if (answer === null || !moveInBoth(full, answer)) return;
  const few = probes.slice(-40 - below(20));
  probe(full, few.slice(0, 12));
  if (below(4) === 0) {
    put(full, { kind: 'unwritten' });
    if (!moveInBoth(full, answer)) return;
  }
  settle(full, below(3) === 0 ? 'outrun' : 'appended', few.slice(12, 24));
}
