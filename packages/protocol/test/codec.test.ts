import { builtIn, canonicalJson } from '@rowan/cards';
import { openLocalTable, packed, plain, type Codec, type TableMessage } from '@rowan/protocol';
import { keyFromSeed, type Answer } from '@rowan/rules';
import {
  PRESENT,
  memoryStore,
  openingRows,
  planAdvice,
  type Seat,
  presentEngine,
} from '@rowan/table';
import { luckOf } from '@rowan/testkit';
import { describe, expect, it } from 'vitest';

type Update = Extract<TableMessage, { kind: 'update' }>;

/** An answer by lot, from what the page was told; plans are left empty or serve one place. */
function answerTo({ options, view }: Update, below: (n: number) => number): Answer {
  const { offers } = options;
  return view.decision!.kind === 'plan'
    ? { kind: 'plan', places: [] }
    : offers[below(offers.length)]!.answer;
}

/** All that a page of so many persons hears in so many moves. */
async function heard(codec: Codec, players: number, moves: number): Promise<string[]> {
  const told: TableMessage[] = [];
  const seats = Array.from({ length: players }, (_, colour): Seat => ({
    kind: 'person',
    name: '',
    colour,
  }));
  const rules = { players, towers: true, hiredHelp: [], advanced: false };
  const setup = { ...rules, key: keyFromSeed(`codec ${players}`) };
  const store = memoryStore();
  const facts = { round: 1, vp: [0], over: false };
  await store.create('t', openingRows({ pin: PRESENT, setup, seats }, 0), facts);
  const opened = await openLocalTable({
    table: 't',
    client: 'c',
    store,
    codec,
    shelf: {
      engines: () => Promise.resolve(presentEngine),
      catalogues: () => Promise.resolve(builtIn),
    },
    clock: () => 0,
    tell: (message) => told.push(message),
    broke: (error) => {
      throw error;
    },
    wrote: () => undefined,
    rest: () => undefined,
    think: () => Promise.resolve(null),
    coach: () => Promise.resolve(null),
    dismiss: () => undefined,
    plans: () => Promise.resolve(planAdvice),
  });
  if (!opened.ok || !opened.value) throw new Error('the table does not open');
  const below = luckOf(players);
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 12; i++) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  for (let made = 0; made < moves;) {
    await settle();
    const last = told.at(-1)!;
    if (last.kind === 'handed') opened.value.ask({ kind: 'take' });
    else if (last.kind === 'update' && last.view.decision) {
      made += 1;
      if (made % 7 === 0 && last.undo > 0) opened.value.ask({ kind: 'undo' });
      else {
        const answer = answerTo(last, below);
        opened.value.ask({ kind: 'move', decision: last.view.decision.id, answer });
      }
    } else break;
  }
  await settle();
  return told.map((message) => withoutDice(canonicalJson(message)));
}

const MOVES = 60;

describe('a page hears the same, whether what the host says is packed or not', () => {
  it.each([1, 2, 3])('in a game of %i', async (players) => {
    const near = await heard(plain, players, MOVES);
    const far = await heard(packed, players, MOVES);
    expect(near.length).toBeGreaterThan(MOVES);
    expect(firstDifference(near, far)).toBe(-1);
  });

  it('which a codec that forgets a patch does not do', async () => {
    let frames = 0;
    const forgetful: Codec = {
      ...packed,
      publicAfter: (before, frame) =>
        (frames += 1) === 9 ? before : packed.publicAfter(before, frame),
    };
    const near = await heard(plain, 2, 20);
    const far = await heard(forgetful, 2, 20).catch(() => []);
    expect(firstDifference(near, far)).toBeGreaterThan(0);
  });
});

/** The number of the first message that is another one; −1 if there is none. */
const firstDifference = (a: readonly string[], b: readonly string[]): number =>
  Array.from({ length: Math.max(a.length, b.length) }).findIndex((_, i) => a[i] !== b[i]);

/** The dice behind a draw are not packed. */
const withoutDice = (message: string): string =>
  message.replaceAll(/"(?:stream|k|of|roll)":\d+,?/g, '').replaceAll(',}', '}');
