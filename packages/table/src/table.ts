import type { Catalogue } from '@rowan/cards';
import {
  apply,
  sealsUndo,
  startGame,
  undoableMoves,
  view,
  viewEvents,
  type Answer,
  type GameEvent,
  type GameState,
  type GameView,
  type Move,
  type Rejection,
  type Result,
  type Viewer,
} from '@rowan/rules';
import { botSeed } from './bot-seed.ts';
import type { AskBot, Save, Seat, Step, TableSetup } from './types.ts';

export type Played = Result<Step, Rejection>;

/** How many first answers are kept for commands that come twice. */
const REMEMBERED = 64;

/** The host of one game. Its log of moves is the truth; the states are a cache of it. */
export class Table {
  readonly catalogue: Catalogue;
  readonly setup: TableSetup;
  #steps: Step[];
  #undone: Move[] = [];
  readonly #answers = new Map<string, Played>();

  constructor(catalogue: Catalogue, setup: TableSetup) {
    this.catalogue = catalogue;
    this.setup = setup;
    const { state, events } = startGame(catalogue, setup.setup);
    this.#steps = [{ move: null, state, events, sealed: true }];
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  get state(): GameState {
    return this.#steps.at(-1)!.state;
  }

  get over(): boolean {
    return this.state.phase === 'over';
  }

  /** The seat the game waits for, or null when it is over. */
  get waitingFor(): number | null {
    return this.state.decision?.seat ?? null;
  }

  seatAt(index: number): Seat | undefined {
    return this.setup.seats[index];
  }

  /** Plays a move; a command that comes again gets its first answer and changes nothing. */
  play(move: Move, command?: string): Played {
    const first = command === undefined ? undefined : this.#answers.get(command);
    if (first) return first;
    const played = this.#apply(move);
    if (command !== undefined) this.#remember(command, played);
    return played;
  }

  #apply(move: Move): Played {
    const applied = apply(this.catalogue, this.state, move);
    if (!applied.ok) return applied;
    const { state, events } = applied.value;
    const step: Step = { move, state, events, sealed: sealsUndo(events, move.seat, state) };
    this.#steps.push(step);
    this.#undone = [];
    return { ok: true, value: step };
  }

  #remember(command: string, played: Played): void {
    if (this.#answers.size >= REMEMBERED)
      this.#answers.delete(this.#answers.keys().next().value ?? '');
    this.#answers.set(command, played);
  }

  /** How many of its last moves a seat may take back: never behind the seal. */
  undoable(seat: number): number {
    const moves = this.#steps.slice(1);
    return undoableMoves(
      moves.map(({ move }) => move!.seat),
      moves.map(({ sealed }) => sealed),
      seat,
    );
  }

  redoable(seat: number): number {
    return this.#undone.at(-1)?.seat === seat ? this.#undone.length : 0;
  }

  /** Takes the last move of a seat back; false where a seal stands before it. */
  undo(seat: number): boolean {
    if (this.undoable(seat) === 0) return false;
    this.#undone.push(this.#steps.pop()!.move!);
    return true;
  }

  redo(seat: number): Played | null {
    if (this.redoable(seat) === 0) return null;
    const undone = this.#undone.slice(0, -1);
    const played = this.#apply(this.#undone.at(-1)!);
    this.#undone = undone;
    return played;
  }

  /** The bot that has to answer now, if it is a bot's turn. */
  botToMove(): number | null {
    const seat = this.waitingFor;
    return seat !== null && this.seatAt(seat)?.kind === 'bot' ? seat : null;
  }

  /** Asks the bot whose turn it is and plays its answer; null if nobody is to be asked or none came. */
  async playBot(ask: AskBot): Promise<Step | null> {
    const seat = this.botToMove();
    const { decision } = this.state;
    if (seat === null || !decision) return null;
    const bot = this.seatAt(seat)?.bot ?? 'random';
    const seed = botSeed(this.setup.setup.key, decision.id);
    const answer = await ask({ bot, seat, seed, view: this.viewFor(seat) });
    return answer && this.#playAnswer(seat, decision.id, answer);
  }

  /** An answer that came too late, after an undo or a load, is dropped. */
  #playAnswer(seat: number, decision: number, answer: Answer): Step | null {
    if (this.state.decision?.id !== decision) return null;
    const played = this.play({ seat, decision, answer });
    if (!played.ok) throw new Error(`a bot answered against ${played.error.rule}`);
    return played.value;
  }

  viewFor(viewer: Viewer): GameView {
    return view(this.state, viewer);
  }

  /** Events of each step from an index on, as the viewer may see them. */
  eventsFrom(from: number, viewer: Viewer): GameEvent[][] {
    return this.#steps.slice(from).map(({ events }) => viewEvents(events, viewer));
  }

  save(): Save {
    return saveUpTo(this, this.#steps.length - 1);
  }

  /** The game as it stood after so many moves, to be continued from there as another one. */
  branch(moves: number): Save {
    return saveUpTo(this, moves);
  }
}

const saveUpTo = ({ setup, steps }: Table, moves: number): Save => ({
  format: 1,
  table: setup,
  moves: steps.slice(1, moves + 1).map(({ move }) => move!),
});

/** Plays a save again; it is refused as a whole if a single move of it is. */
export function loadTable(catalogue: Catalogue, save: Save): Result<Table, Rejection> {
  const table = new Table(catalogue, save.table);
  for (const move of save.moves) {
    const played = table.play(move);
    if (!played.ok) return played;
  }
  return { ok: true, value: table };
}
