import { builtIn } from '@rowan/cards';
import { newGame, playOf, sampleAnswer, step, type Answer, type Setup } from '@rowan/rules';
import {
  PRESENT,
  commitmentOf,
  fairKey,
  saltHash,
  type LifeRow,
  type LifeSaid,
} from '@rowan/table';
import { luckOf } from '@rowan/testkit';
import type { NodeStore } from '../../src/store/store.ts';
import { hashOf, newId, newSecret, newToken } from '../../src/tokens.ts';

/** What is played at every server: games of four by lot, each move known beforehand. */

interface Move {
  readonly seat: number;
  readonly decision: number;
  readonly answer: Answer;
}

export interface Plan {
  /** Of the plans of one run. */
  readonly index: number;
  readonly table: string;
  readonly setup: Setup;
  /** Sessions of the four who play. */
  readonly tokens: readonly string[];
  readonly moves: readonly Move[];
}

export const PLAYERS = 4;
const SALT = 'a'.repeat(32);

function movesOf(setup: Setup, seed: number): Move[] {
  const play = playOf(builtIn, newGame(builtIn, setup));
  const below = luckOf(seed);
  const moves: Move[] = [];
  while (play.state.decision) {
    const { seat, id: decision } = play.state.decision;
    const answer = sampleAnswer(play, below);
    moves.push({ seat, decision, answer });
    step(play, answer);
  }
  return moves;
}

const rowsOf = (said: readonly LifeSaid[]): LifeRow[] =>
  said.map((one, seq) => ({ seq, at: Date.now(), by: null, command: null, said: one }));

/** A table with four people, all ready and dealt, lies in the store as if they had met there. */
export async function planTable(store: NodeStore, index: number, seed: number): Promise<Plan> {
  const [table, secret] = [newId(), newSecret()];
  const people = Array.from({ length: PLAYERS }, () => ({ id: newId(), token: newToken(32) }));
  const setup = { players: PLAYERS, towers: false, hiredHelp: [], advanced: false };
  const salts = people.map(() => SALT);
  const key = fairKey(secret, { table, pin: PRESENT, setup, salts });
  const owner = people[0]!.id;
  const seats = people.map((_, colour) => ({ kind: 'person' as const, name: '', colour }));
  const commitment = commitmentOf(table, secret);
  const rows = rowsOf([
    { kind: 'opened', pin: PRESENT, setup, seats, owner, commitment },
    ...people.map(({ id: person }, seat) => ({ kind: 'sat' as const, seat, person })),
    ...people.map((_, seat) => ({ kind: 'readied' as const, seat, hash: saltHash(table, SALT) })),
    { kind: 'started' },
    { kind: 'dealt', salts },
  ]);
  const members = people.map(({ id }) => id);
  const at = Date.now();
  await Promise.all([
    ...people.map(({ id, token }, i) =>
      store.signIn({ id, name: `P${i}` }, { hash: hashOf(token), at }),
    ),
    store.openTable({ id: table, owner, secret, invite: hashOf(newToken(16)), rows, members }),
  ]);
  const whole = { ...setup, key };
  const tokens = people.map(({ token }) => token);
  return { index, table, setup: whole, tokens, moves: movesOf(whole, seed + index) };
}
