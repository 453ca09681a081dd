import { type Catalogue } from '@rowan/cards';
import { hash, type DecisionKind, type GameEvent, type GameView, type Setup } from '@rowan/rules';
import { transcriptOf, type Pin, type Seat, type Step } from '@rowan/table';
import { expose } from 'comlink';
import { isDamaged } from '../storage/entry.ts';
import { readEntry } from '../storage/games.ts';
import { bringOne } from './bring.ts';
import { keepCatalogue } from './catalogues.ts';
import { follow, isOver, type Opened, type ReplayFault } from './follow.ts';
import { importTranscript, type ImportResult, type LinesRead } from './import.ts';
import { pack, unpack, type Unpacked } from './link.ts';
import { shelf } from './shelf.ts';

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
  readonly pin: Pin;
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

let game: Opened | null = null;

const opened = (): Opened => {
  if (!game) throw new Error('no game was opened');
  return game;
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
  const { view } = opened().engine;
  const seen = view(state, seat);
  if (!open || !isOver(opened())) return { ...seen, decision: null };
  const { seats, guard, questDiscard } = view(state, 'omniscient');
  return { ...seen, seats, guard, questDiscard, decision: null };
}

const service = {
  async open(id: string): Promise<ReplayInfo | ReplayFault> {
    await bringOne(id);
    const found = await follow(id);
    if ('code' in found) return found;
    game = found;
    const { catalogue, pin, steps, table } = found;
    const { key: _key, ...setup } = table.setup;
    const entry = await readEntry(id);
    const name = entry && !isDamaged(entry) ? entry.name : undefined;
    const { seats } = table;
    return { name, pin, catalogue, setup, seats, over: isOver(found), marks: steps.map(markOf) };
  },

  /** Everything that happened, one list a move, as these eyes saw it. */
  events({ seat, open }: Eyes): GameEvent[][] {
    const viewer = open && isOver(opened()) ? 'omniscient' : seat;
    const { engine, steps } = opened();
    return steps.map(({ events }) => engine.viewEvents(events, viewer));
  },

  frame(at: number, eyes: Eyes): Frame {
    const step = opened().steps[at]!;
    return { view: viewAt(step, eyes), hash: hash(step.state) };
  },

  transcript(): string {
    return Array.from(transcriptOf(opened()), (line) => `${JSON.stringify(line)}\n`).join('');
  },

  link: (at: number): Promise<string> => pack(opened(), at),
  unpack: (letters: string): Promise<Unpacked> => unpack(letters, shelf),

  async import(text: string, report: LinesRead): Promise<ImportResult> {
    const result = await importTranscript(text, report);
    if (result.ok) await keepCatalogue(result.game.catalogue);
    return result;
  },
};

export type ReplayService = typeof service;

expose(service);
