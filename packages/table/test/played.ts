import { builtIn } from '@rowan/cards';
import { newGame, apply, type Answer, type GameState, type Move } from '@rowan/rules';
import { historyOf, presentEdition, type History, type TableSetup } from '@rowan/table';

/** A game in which every question is answered the same way, up to so many moves or to its end. */
export function played(
  table: TableSetup,
  answerTo: (state: GameState) => Answer,
  most = Infinity,
): History {
  const moves: Move[] = [];
  let state = newGame(builtIn, table.setup);
  while (state.decision && moves.length < most) {
    const { seat, id: decision } = state.decision;
    const move = { seat, decision, answer: answerTo(state) };
    const applied = apply(builtIn, state, move);
    if (!applied.ok) throw new Error(`refused by ${applied.error.rule}`);
    moves.push(move);
    ({ state } = applied.value);
  }
  const history = historyOf(presentEdition(builtIn), table, moves);
  if (!history.ok) throw new Error(`refused by ${history.error.rejection.rule}`);
  return history.value;
}
