import { pathToFileURL } from 'node:url';
import type { Catalogue } from '@rowan/cards';
import type { Move, PlanAnswer } from '@rowan/rules';
import { recordGames, type Players, type Recorded } from './games.ts';

/** The table of an earlier checkout, as far as it is measured beside ours. */
interface FormerTable {
  readonly state: { readonly decision: { readonly seat: number; readonly kind: string } | null };
  readonly steps: readonly unknown[];
  play(move: Move): { readonly ok: boolean };
  viewFor(seat: number): unknown;
  eventsFrom(from: number, seat: number): unknown;
  undoable(seat: number): number;
  redoable(seat: number): number;
}

interface FormerAdvice {
  readonly NO_OPTIONS: unknown;
  optionsOf(catalogue: Catalogue, state: unknown): unknown;
  explain(catalogue: Catalogue, state: unknown, plan: PlanAnswer): unknown;
  questProgress(catalogue: Catalogue, state: unknown, seat: number): unknown;
}

type Packages = FormerAdvice & {
  readonly Table: new (catalogue: Catalogue, setup: unknown) => FormerTable;
};

/** How an earlier checkout plays a recorded game. */
export interface Former {
  /** Games by its own rules, cards and bots. */
  readonly games: (seed: number, count: number) => readonly Recorded[];
  open(game: Recorded): FormerTable;
  /** What it makes of a move for all seats, without advice. */
  playMove(table: FormerTable, move: Move): unknown[];
  /** What it would send to one seat after a move, advice included. */
  update(table: FormerTable, seat: number): unknown;
}

const SEATS = [0, 1, 2, 3].map((colour) => ({ kind: 'person', name: 'Ann', colour }));

async function packageOf<T>(checkout: string, name: string): Promise<T> {
  return (await import(pathToFileURL(`${checkout}/packages/${name}/src/index.ts`).href)) as T;
}

function mustPlay(table: FormerTable, move: Move): void {
  if (!table.play(move).ok) throw new Error('the other checkout refuses a move');
}

/** Loads the table of another checkout by its path. */
export async function formerOf(checkout: string): Promise<Former> {
  const parts = ['cards', 'rules', 'bots'].map((name) =>
    packageOf<Partial<Players>>(checkout, name),
  );
  const players = Object.assign({}, ...(await Promise.all(parts))) as Players;
  const { builtIn } = players;
  const { Table, ...advice } = await packageOf<Packages>(checkout, 'table');
  const news = (table: FormerTable, seat: number) => ({
    kind: 'update',
    from: table.steps.length - 1,
    steps: table.eventsFrom(table.steps.length - 1, seat),
    view: table.viewFor(seat),
  });
  const noPlan: PlanAnswer = { kind: 'plan', places: [] };
  return {
    games: (seed, count) => recordGames(seed, count, players),
    open: ({ setup }) => new Table(builtIn, { setup: { ...setup }, seats: SEATS }),
    playMove(table, move) {
      mustPlay(table, move);
      return SEATS.map((_, seat) => news(table, seat));
    },
    update(table, seat) {
      const { state } = table;
      const own = state.decision?.seat === seat;
      const planning = own && state.decision.kind === 'plan';
      return {
        ...news(table, seat),
        options: own ? advice.optionsOf(builtIn, state) : advice.NO_OPTIONS,
        explained: planning ? advice.explain(builtIn, state, noPlan) : null,
        progress: advice.questProgress(builtIn, state, seat),
        undo: table.undoable(seat),
        redo: table.redoable(seat),
      };
    },
  };
}
