import { builtIn } from '@rowan/cards';
import { keyFromSeed, type Below, type PublicView } from '@rowan/rules';
import {
  PRESENT,
  dealtGame,
  fold,
  openingOf,
  openingRows,
  presentEdition,
  type Appended,
  type Game,
  type Row,
  type Store,
} from '@rowan/table';

/** One thread, one seed: what happens next, and in which order, is drawn by lot. */

/** What is built in on purpose, to be found. */
export type Planted = 'ackFirst' | 'noSweep' | 'noDedupe' | 'staleJudge';

export type FaultName =
  | 'crash'
  | 'pause'
  | 'cut'
  | 'lostHint'
  | 'unknownCommit'
  | 'unsyncedLoss'
  | 'clockJump';

export type Counts = Record<FaultName, number>;

/** Something that is on its way; of one lane things come in their order. */
interface Thing {
  readonly lane: string;
  readonly isHeld: () => boolean;
  readonly happens: () => void;
}

/** What is on its way between clients, nodes and the store. */
export class Ways {
  readonly below: Below;
  #things: Thing[] = [];

  constructor(below: Below) {
    this.below = below;
  }

  send(lane: string, happens: () => void, isHeld: () => boolean = () => false): void {
    this.#things.push({ lane, isHeld, happens });
  }

  /** Lets one thing happen that may; false where none does. */
  step(): boolean {
    const lanes = new Set<string>();
    const ready = this.#things.filter(({ lane, isHeld }) => {
      const first = !lanes.has(lane);
      lanes.add(lane);
      return first && !isHeld();
    });
    if (ready.length === 0) return false;
    const next = ready[this.below(ready.length)]!;
    this.#things.splice(this.#things.indexOf(next), 1);
    next.happens();
    return true;
  }

  /** Whatever goes this way is lost. */
  clear(lane: string): void {
    this.#things = this.#things.filter((thing) => thing.lane !== lane);
  }
}

/** The log of the one table, and what it leads to at each of its rows. */
export class Log {
  readonly rows: Row[];
  readonly shown: PublicView[] = [];
  #game: Game;

  constructor(seed: number) {
    const seats = [0, 1].map((colour) => ({ kind: 'person' as const, name: '', colour }));
    const key = keyFromSeed(`simulation ${seed}`);
    const setup = { players: 2, towers: false, hiredHelp: [], advanced: false, key };
    this.rows = openingRows({ pin: PRESENT, setup, seats }, 0);
    this.#game = dealtGame(presentEdition(builtIn), openingOf(this.rows)!).game;
    for (const { seq } of this.rows) this.shown[seq] = this.#view;
  }

  get #view(): PublicView {
    return this.#game.engine.publicView(this.#game.state);
  }

  /** Throws where the row cannot be followed: nobody may have written it. */
  push(row: Row): void {
    const folded = fold(this.#game, row.said);
    if (!folded.ok) throw new Error(`a row that cannot be followed: ${folded.error.code}`);
    this.#game = folded.value.game;
    this.rows.push(row);
    this.shown[row.seq] = this.#view;
  }
}

interface Job {
  readonly node: string;
  readonly row: Row;
  readonly answer: (outcome: Appended | Error) => void;
}

/** The store that all nodes share. What it has taken in but not yet synced is lost with its power. */
export class SimulatedStore {
  readonly log: Log;
  readonly #ways: Ways;
  readonly #planted: Planted | null;
  #unsynced: Job[] = [];

  constructor(log: Log, ways: Ways, planted: Planted | null) {
    this.log = log;
    this.#ways = ways;
    this.#planted = planted;
  }

  /** The store as one node sees it; answers come to it as everything does. */
  for(node: string, isHeld: () => boolean): Pick<Store, 'append' | 'read'> {
    const back = (happens: () => void): void => this.#ways.send(`${node} store`, happens, isHeld);
    return {
      append: (_, given) =>
        new Promise((resolve, reject) => {
          const row = JSON.parse(JSON.stringify(given)) as Row;
          const answer = (outcome: Appended | Error): void =>
            back(() => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
          if (this.#planted === 'ackFirst') resolve('won');
          this.#ways.send(`${node} appends`, () => {
            this.#unsynced.push({ node, row, answer });
            this.#ways.send('sync', () => this.#sync());
          });
        }),
      read: (_, from) =>
        new Promise((resolve) => {
          this.#ways.send(`${node} reads`, () => {
            const rows = JSON.parse(JSON.stringify(this.log.rows.slice(from))) as unknown[];
            back(() => resolve(rows));
          });
        }),
    };
  }

  #sync(): void {
    for (const { row, answer } of this.#unsynced.splice(0)) answer(this.#keep(row));
  }

  #keep(row: Row): Appended {
    const { rows } = this.log;
    const again = rows.some(
      ({ command }) => command?.client === row.command?.client && command?.n === row.command?.n,
    );
    if (row.command && again && this.#planted !== 'noDedupe') return 'taken';
    if (this.#planted === 'staleJudge') {
      this.log.push({ ...row, seq: rows.length });
      return 'won';
    }
    if (row.seq !== rows.length) return row.seq < rows.length ? 'taken' : 'gone';
    this.log.push(row);
    return 'won';
  }

  get isBusy(): boolean {
    return this.#unsynced.length > 0;
  }

  /** What was not synced is gone, and nobody learns what became of it. */
  losePower(): boolean {
    const lost = this.#unsynced.splice(0);
    for (const { answer } of lost) answer(new Error('the power failed'));
    return lost.length > 0;
  }

  /** One row is kept or not, and whoever wrote it does not learn which. */
  muddle(): boolean {
    const [job, ...rest] = this.#unsynced;
    if (!job) return false;
    this.#unsynced = rest;
    if (this.#ways.below(2) === 0) this.#keep(job.row);
    job.answer(new Error('the connection was lost'));
    return true;
  }
}
