import { setImmediate as nextTask } from 'node:timers/promises';
import { openLocalTable, type LocalTable, type TableMessage } from '@rowan/protocol';
import type { Answer, GameView } from '@rowan/rules';
import { ForgivingStore, PRESENT, lastState, standingMoves, type Row } from '@rowan/table';
import { rowsFor } from '../../src/storage/keep.ts';
import { QUIET } from '../local.ts';
import { YOU, bot, playedGame } from '../saved.ts';
import { frailStore, type Failing } from './frail-store.ts';

const FACTS = { round: 1, vp: [0, 0], over: false };
const { game, history } = playedGame([YOU, bot(1)], 'a whole game', 90);
const MOVES = game.save.moves;

/** How many rows the game writes, its opening not counted. */
export const WRITES = MOVES.length;

const answerTo = ({ decision }: GameView): Answer | null =>
  MOVES.find((move) => move.decision === decision?.id)?.answer ?? null;

type Shown = Extract<TableMessage, { kind: 'update' }>;

/** A table whose person and whose bot play the game as it was played before. */
class Replayed {
  shown: Shown | null = null;
  unkept = 0;
  /** The most rows that were told not to be kept. */
  told = 0;
  faults: string[] = [];
  #table: LocalTable | null = null;

  async open(store: ForgivingStore): Promise<void> {
    const opened = await openLocalTable({
      ...QUIET,
      table: 'g',
      client: 'test',
      store,
      tell: (message) => this.#hear(message),
      think: async ({ view }) => answerTo(view),
    });
    this.#table = opened.ok ? opened.value : null;
  }

  #hear(message: TableMessage): void {
    if (message.kind === 'update') this.shown = message;
    if (message.kind === 'failed') this.faults.push(`failed: ${message.failure.reason}`);
    if (message.kind === 'rejected') this.faults.push(`refused: ${message.refusal.reason}`);
  }

  /** Gives the next answer, if it is the person's to give; false once the game stands where it stood. */
  async goOn(): Promise<boolean> {
    for (let i = 0; i < 4; i++) await nextTask();
    const { steps, from, view } = this.shown!;
    const made = from + steps.length - 1;
    if (made >= MOVES.length) return false;
    const { decision } = view;
    const answer = answerTo(view);
    if (decision && answer) this.#table!.ask({ kind: 'move', decision: decision.id, answer });
    return true;
  }
}

/** Plays the whole game at a table on a device on which writes fail: what is wrong with how it went. */
export async function playOn(failing: Failing, fail?: () => 'won'): Promise<string[]> {
  const device = frailStore((write) => write > 1 && failing(write - 1), fail);
  const rows = rowsFor({ id: 'g', pin: PRESENT, ...game.save, moves: [], ...FACTS }, 0);
  await device.store.create('g', rows, FACTS);
  const replayed = new Replayed();
  const { faults } = replayed;
  const gone = (): void => void faults.push('the game was lost');
  const owing = (n: number): void => {
    replayed.unkept = n;
    replayed.told = Math.max(replayed.told, n);
  };
  const store = new ForgivingStore(device.store, 'g', { owing, gone, parted: gone });
  await replayed.open(store);
  for (let turns = 0; await replayed.goOn(); turns++)
    if (turns > 10 * WRITES) return [...faults, 'the game does not go on'];
  if (replayed.told === 0) faults.push('nobody was told');
  device.recover();
  await store.settle();
  const kept = (await device.rows('g')) as Row[];
  if (JSON.stringify(standingMoves(kept)) !== JSON.stringify(MOVES)) faults.push('moves are lost');
  if (replayed.unkept !== 0) faults.push('it was not told that all is kept');
  const vp = replayed.shown!.view.seats.map((seat) => seat.vp);
  if (String(vp) !== String(lastState(history).players.map((player) => player.vp)))
    faults.push('the game came to something else');
  return faults;
}
