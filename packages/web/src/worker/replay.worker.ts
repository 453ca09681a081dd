import { builtIn, type Catalogue } from '@rowan/cards';
import {
  hash,
  parseSetup,
  view,
  viewEvents,
  type DecisionKind,
  type GameEvent,
  type GameView,
  type Setup,
} from '@rowan/rules';
import { loadTable, transcriptOf, type Save, type Seat, type Step, type Table } from '@rowan/table';
import { expose } from 'comlink';
import { readGame } from '../client/saves.ts';
import { importTranscript, type ImportResult, type Progress } from './import.ts';
import { importedFrom, type Imported } from './imported.ts';
import { pack, unpack, type Unpacked } from './link.ts';

/** Where a game stood after one move, for the scrubber. */
export interface Mark {
  /** Whose turn it is then, and who made the move that led there. */
  readonly active: number;
  readonly mover: number | null;
  readonly kind: DecisionKind | null;
  readonly round: number;
  readonly turn: number;
  /** A Dark Council card came with this move. */
  readonly council: boolean;
}

export interface ReplayInfo {
  readonly name: string | undefined;
  readonly catalogue: Catalogue;
  readonly setup: Omit<Setup, 'key'>;
  readonly seats: readonly Seat[];
  readonly over: boolean;
  /** The first is the deal. */
  readonly marks: readonly Mark[];
}

/** Through whose eyes a replay is seen, and whether all hands lie open. */
export interface Eyes {
  readonly seat: number | 'spectator';
  readonly open: boolean;
}

export interface Frame {
  readonly view: GameView;
  readonly hash: string;
}

let table: Table | null = null;

const opened = (): Table => {
  if (!table) throw new Error('no game was opened');
  return table;
};

const markOf = ({ move, state, events }: Step): Mark => ({
  active: state.active,
  mover: move?.seat ?? null,
  kind: move?.answer.kind ?? null,
  round: state.round,
  turn: state.turns,
  council: events.some(({ kind }) => kind === 'councilArrived'),
});

/** A replay never asks: its views have no decision. Open hands are only for games that are over. */
function viewAt({ state }: Step, { seat, open }: Eyes): GameView {
  const seen = view(state, seat);
  if (!open || !opened().over) return { ...seen, decision: null };
  const { seats, guard, questDiscard } = view(state, 'omniscient');
  return { ...seen, seats, guard, questDiscard, decision: null };
}

const service = {
  async open(id: string): Promise<ReplayInfo | null> {
    const game = await readGame(id);
    if (!game || !parseSetup(game.save.table.setup).ok) return null;
    const loaded = loadTable(builtIn, game.save);
    if (!loaded.ok) return null;
    table = loaded.value;
    const { setup, seats } = table.setup;
    const { key: _key, ...rest } = setup;
    const marks = table.steps.map(markOf);
    return { name: game.name, catalogue: builtIn, setup: rest, seats, over: table.over, marks };
  },

  /** Everything that happened, one list a move, as these eyes saw it. */
  events({ seat, open }: Eyes): GameEvent[][] {
    const viewer = open && opened().over ? 'omniscient' : seat;
    return opened().steps.map(({ events }) => viewEvents(events, viewer));
  },

  frame(at: number, eyes: Eyes): Frame {
    const step = opened().steps[at]!;
    return { view: viewAt(step, eyes), hash: hash(step.state) };
  },

  /** The game up to a move, as a game of its own. */
  branch(at: number): { readonly save: Save } & Pick<Imported, 'round' | 'vp' | 'over'> {
    const save = opened().branch(at);
    const loaded = loadTable(builtIn, save);
    if (!loaded.ok) throw new Error('the log of a game no longer plays');
    const { round, vp, over } = importedFrom(loaded.value, save.table.seats);
    return { save, round, vp, over };
  },

  transcript(): string {
    return Array.from(transcriptOf(opened()), (line) => `${JSON.stringify(line)}\n`).join('');
  },

  link: (at: number): Promise<string> => pack(opened(), at),
  unpack: (letters: string): Promise<Unpacked> => unpack(letters),
  import: (text: string, progress: Progress): ImportResult => importTranscript(text, progress),
};

export type ReplayService = typeof service;

expose(service);
