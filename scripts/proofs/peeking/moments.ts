import { builtIn } from '@rowan/cards';
import type { Answer, Below, GameEvent, Setup } from '@rowan/rules';
import {
  PRESENT,
  dealtGame,
  fold,
  openingRows,
  redoer,
  undoer,
  type Game,
  type Opening,
  type Row,
  type Said,
  type Seat,
  presentEdition,
} from '@rowan/table';
import { engineOf, moveOf } from '@rowan/testkit';

const engine = engineOf(builtIn);

/** A table after one of its rows. */
export interface Moment {
  readonly opening: Opening;
  readonly rows: readonly Row[];
  readonly game: Game;
  /** What happened in each move that stands, the deal first. */
  readonly steps: readonly (readonly GameEvent[])[];
}

const personsOf = ({ players }: Setup): Seat[] =>
  Array.from({ length: players }, (_, seat) => ({
    kind: 'person',
    name: `Player ${seat + 1}`,
    colour: seat,
  }));

function opened(setup: Setup): Moment {
  const opening: Opening = { pin: PRESENT, setup, seats: personsOf(setup) };
  const { game, events } = dealtGame(presentEdition(builtIn), { setup, seats: opening.seats });
  return { opening, rows: openingRows(opening, 0), game, steps: [events] };
}

/** The client of a seat numbers its commands from 0, as chairs do. */
function rowOf({ rows }: Moment, by: number, said: Said): Row {
  const client = clientOf(by);
  const n = rows.filter(({ command }) => command?.client === client).length;
  return { seq: rows.length, at: rows.length, by, command: { client, n }, said };
}

export const clientOf = (seat: number): string => `client of seat ${seat}`;

function after(moment: Moment, by: number, said: Said): Moment {
  const folded = fold(moment.game, said);
  if (!folded.ok) throw new Error(`a row was refused: ${JSON.stringify(folded.error)}`);
  const { game, events } = folded.value;
  const { steps } = moment;
  return {
    ...moment,
    game,
    rows: [...moment.rows, rowOf(moment, by, said)],
    steps: said.kind === 'undone' ? steps.slice(0, -1) : [...steps, events],
  };
}

/** Now and then somebody takes a move back, or makes it again. */
function next(moment: Moment, answer: Answer, below: Below): Moment {
  const { game } = moment;
  const [undo, redo] = [undoer(game), redoer(game)];
  if (undo !== null && below(8) === 0) return after(moment, undo, { kind: 'undone' });
  if (redo !== null && below(3) > 0) return after(moment, redo, { kind: 'redone' });
  const move = moveOf(game.state, answer);
  return after(moment, move.seat, { kind: 'moved', move });
}

/** A whole game, row by row, with the answer that the open decision would get next; none at its end. */
export function* momentsOf(
  setup: Setup,
  below: Below,
): Generator<{ readonly moment: Moment; readonly answer: Answer | null }> {
  let moment = opened(setup);
  while (moment.game.state.decision) {
    const answer = engine.sample(moment.game.state, below);
    yield { moment, answer };
    moment = next(moment, answer, below);
  }
  yield { moment, answer: null };
}
