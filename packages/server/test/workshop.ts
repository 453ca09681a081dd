import { createHash } from 'node:crypto';
import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { apply, newGame, parseSetup, view, type GameState, type Move } from '@rowan/rules';
import {
  PRESENT,
  USUAL_TERMS,
  commitmentOf,
  fairKey,
  saltHash,
  workshopAsks,
  type LifeRow,
  type LifeSaid,
  type Seat,
} from '@rowan/table';
import type { NewTable } from '../src/store/store.ts';

/** A table whose game has come to Mage's Workshop: the next move asks somebody else. */

const digits = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

interface Found {
  readonly table: NewTable;
  /** What the game has come to. */
  readonly state: GameState;
  /** The answer that makes the game ask another player. */
  readonly move: Move;
}

const PLAYERS = 2;
const SETUP = { players: PLAYERS, towers: false, hiredHelp: [], advanced: false };

/** Bots play until a move makes the game ask somebody else about the Workshop. */
function played(state: GameState) {
  const moves: Move[] = [];
  let now = state;
  while (now.decision) {
    const { seat, id: decision } = now.decision;
    const question = { catalogue: builtIn, view: view(now, seat), seed: decision };
    const answer = botOf('random').answer({ ...question, budget: { iterations: 1 } });
    const move = { seat, decision, answer };
    const applied = apply(builtIn, now, move);
    if (!applied.ok) throw new Error(`a bot broke ${applied.error.rule}`);
    if (workshopAsks(applied.value.state) !== null) return { moves, state: now, move };
    moves.push(move);
    now = applied.value.state;
  }
  return null;
}

/** The rows of a table up to its deal, for these two people. */
function dealtRows(table: string, secret: string, people: readonly string[]): LifeSaid[] {
  const seats = people.map((_, colour): Seat => ({ kind: 'person', name: '', colour }));
  const salts = people.map((_, seat) => digits(`salt ${seat}`, 32));
  return [
    {
      kind: 'opened',
      pin: PRESENT,
      setup: SETUP,
      seats,
      owner: people[0]!,
      commitment: commitmentOf(table, secret),
      terms: USUAL_TERMS,
    },
    ...people.map((person, seat): LifeSaid => ({ kind: 'sat', seat, person })),
    ...salts.map((salt, seat): LifeSaid => ({
      kind: 'readied',
      seat,
      hash: saltHash(table, salt),
    })),
    { kind: 'started' },
    { kind: 'dealt', salts },
  ];
}

/** A table of these people just before somebody else is asked about the Workshop. */
export function atWorkshop(name: string, people: readonly string[]): Found {
  const id = name.padEnd(22, '-');
  const salts = people.map((_, seat) => digits(`salt ${seat}`, 32));
  for (let n = 0; ; n++) {
    const secret = digits(`secret ${n}`, 64);
    const key = fairKey(secret, { table: id, pin: PRESENT, setup: SETUP, salts });
    const setup = parseSetup({ ...SETUP, key });
    if (!setup.ok) throw new Error('no setup');
    const start = newGame(builtIn, setup.value);
    const found = played(start);
    if (!found) continue;
    const said: LifeSaid[] = [
      ...dealtRows(id, secret, people),
      ...found.moves.map((move): LifeSaid => ({ kind: 'moved', move })),
    ];
    const rows = said.map((one, seq): LifeRow => ({
      seq,
      at: 1000,
      by: null,
      command: null,
      said: one,
    }));
    const table = { id, owner: people[0]!, secret, invite: digits('invite', 64), rows };
    return { table: { ...table, members: people }, state: found.state, move: found.move };
  }
}
