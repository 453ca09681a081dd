import {
  CLIENT_KINDS,
  PHASES,
  mayWhat,
  type ClientKind,
  type ClientMessage,
  type Phase,
  type Role,
} from '@rowan/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, dealt, type Sitting } from './guest.ts';
import { startNode, type TestNode } from './running.ts';

/** Every message × role × phase over real sockets: what the registry does not allow changes nothing. */

let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.end());

interface Set {
  readonly table: string;
  readonly phase: Phase;
  /** One connection for each role; an owner who also sits is both. */
  readonly roles: readonly (readonly [readonly Role[], Sitting])[];
}

const COMMANDS = CLIENT_KINDS.filter((kind) => !['hello', 'ping', 'attach'].includes(kind));

const messageOf = (kind: ClientKind, command: number): ClientMessage =>
  ({
    kind,
    command,
    at: 0,
    seat: 1,
    hash: '0'.repeat(64),
    salt: '0'.repeat(32),
    words: { phrase: 'hello' },
    who: '0'.repeat(16),
    on: true,
    order: [],
    say: 'agree',
    reason: 'rude',
    decision: 0,
    answer: { kind: 'develop', do: 'end' },
  }) as unknown as ClientMessage;

async function watcher(table: string, invite: string): Promise<Sitting> {
  const guest = await Guest.named(node.url, 'Willow');
  await guest.enter(table, invite);
  const sitting = await guest.sit(table).connect();
  await sitting.until(() => sitting.about !== null);
  return sitting;
}

/** Two at a table where nobody has begun; the owner sits on the first chair. */
async function gathered(): Promise<Set & { readonly invite: string }> {
  const [ash, birch] = await Promise.all(
    ['Ash', 'Birch'].map((name) => Guest.named(node.url, name)),
  );
  const { table, invite } = await ash!.open('ppp');
  await birch!.enter(table, invite);
  const [owner, sitter] = [await ash!.sit(table).connect(), await birch!.sit(table).connect()];
  await Promise.all([owner, sitter].map((one) => one.until(() => one.gathering !== null)));
  await owner.ask({ kind: 'sit', seat: 0 });
  await sitter.ask({ kind: 'sit', seat: 1 });
  const roles = [
    [['sitter', 'owner'], owner],
    [['sitter'], sitter],
    [['watcher'], await watcher(table, invite)],
  ] as const;
  return { table, invite, phase: 'gather', roles };
}

async function closed(): Promise<Set> {
  const set = await gathered();
  await set.roles[0]![1].ask({ kind: 'close' });
  return { ...set, phase: 'closed' };
}

async function played(toTheEnd: boolean): Promise<Set> {
  const { table, invite, sittings } = await dealt(node.url, 'pp');
  const play = async (sitting: Sitting): Promise<void> => {
    for (;;) {
      await sitting.until(() => sitting.mayMove || sitting.view?.phase === 'over');
      if (sitting.view?.phase === 'over') return;
      const { seq } = sitting.chair.known!;
      await sitting.move();
      await sitting.until(() => sitting.chair.known!.seq > seq);
    }
  };
  if (toTheEnd) await Promise.all(sittings.map(play));
  if (toTheEnd) await sittings[0]!.until(() => sittings[0]!.about?.fairness !== null);
  const roles = [
    [['sitter', 'owner'], sittings[0]!],
    [['sitter'], sittings[1]!],
    [['watcher'], await watcher(table, invite)],
  ] as const;
  return { table, phase: toTheEnd ? 'over' : 'play', roles };
}

/** The salts of two are asked for, and one of them is not opened. */
async function salting(): Promise<Set> {
  const [ash, birch] = await Promise.all(
    ['Ash', 'Birch'].map((name) => Guest.named(node.url, name)),
  );
  const { table, invite } = await ash!.open('pp');
  await birch!.enter(table, invite);
  const [owner, sitter] = [await ash!.sit(table).connect(), await birch!.sit(table).connect()];
  sitter.withholds = true;
  for (const [seat, one] of [owner, sitter].entries()) {
    await one.until(() => one.gathering !== null);
    await one.ask({ kind: 'sit', seat });
    await one.ready();
  }
  await owner.ask({ kind: 'start' });
  const roles = [
    [['sitter', 'owner'], owner],
    [['sitter'], sitter],
    [['watcher'], await watcher(table, invite)],
  ] as const;
  return { table, phase: 'salting', roles };
}

/** Says all that is not allowed, and gives back what was not denied or changed something. */
async function undenied({ table, phase, roles }: Set): Promise<string[]> {
  const { store } = node.node;
  const before = (await store.read(table, 0)).length;
  const wrong: string[] = [];
  let command = 900_000;
  for (const [has, sitting] of roles)
    for (const kind of COMMANDS) {
      if (mayWhat(kind, has, phase) === 'yes') continue;
      const n = (command += 1);
      sitting.say(messageOf(kind, n));
      const answer = (): string | undefined =>
        sitting.bytes.find((text) => text.includes(`"command":${n}`));
      await sitting.until(() => answer() !== undefined);
      const denied = /"reason":"(?:notYours|stale)"/.test(answer()!);
      if (!denied) wrong.push(`${kind} ${has.join('+')} ${phase}: ${answer()}`);
    }
  if ((await store.read(table, 0)).length !== before) wrong.push(`${phase}: a row was written`);
  for (const [, sitting] of roles) sitting.cut();
  return wrong;
}

describe('what is not allowed', () => {
  const MADE: Readonly<Record<Phase, () => Promise<Set>>> = {
    gather: gathered,
    salting,
    play: () => played(false),
    over: () => played(true),
    closed,
  };

  test.each(PHASES)('is denied to everybody while a table is in phase %s', async (phase) => {
    expect(await undenied(await MADE[phase]())).toEqual([]);
  });

  test('is denied to somebody who was not let in, and to somebody who was sent away', async () => {
    const set = await gathered();
    const stranger = await (await Guest.named(node.url, 'Elm')).sit(set.table).connect();
    await stranger.until(() => stranger.heard.some(({ kind }) => kind === 'refused'));
    expect(await undenied({ ...set, roles: [[[], stranger]] })).toEqual([]);
    const again = await gathered();
    const [, [, sitter]] = again.roles as unknown as [[Role[], Sitting], [Role[], Sitting]];
    await again.roles[0]![1].ask({ kind: 'kick', seat: 1 });
    expect(await undenied({ ...again, roles: [[['watcher'], sitter]] })).toEqual([]);
  });

  test('would be found out where the door does not look: a seat that is not one’s own stays so', async () => {
    const { table, sittings } = await dealt(node.url, 'pp');
    const idle = sittings.find(({ mayMove }) => !mayMove)!;
    const mover = sittings.find(({ mayMove }) => mayMove)!;
    const { id: decision } = mover.view!.decision!;
    const reply = await idle.ask({ kind: 'move', decision, answer: mover.answer() });
    expect(reply).toMatchObject({ kind: 'rejected', refusal: { reason: 'notYours' } });
    expect((await node.node.store.read(table, 0)).length).toBe(mover.chair.known!.seq + 1);
    for (const sitting of sittings) sitting.cut();
  });
});
