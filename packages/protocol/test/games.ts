import { builtIn } from '@rowan/cards';
import type { GameEvent, GameState, Setup, ToldEvent } from '@rowan/rules';
import { EVERY_SETUP, engineOf, luckOf, moveOf } from '@rowan/testkit';

const engine = engineOf(builtIn);

/** A move of a game, from one state to the next. */
export interface Happening {
  readonly before: GameState;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
}

function* gameOf(setup: Setup): Generator<Happening> {
  const below = luckOf(setup.players);
  let before = engine.newGame(setup);
  while (before.decision) {
    const result = engine.apply(before, moveOf(before, engine.sample(before, below)));
    if (!result.ok) throw new Error(`a sampled answer was refused: ${result.error.rule}`);
    const { state: after, events } = result.value;
    yield { before, after, events };
    before = after;
  }
}

/** Every move of a game of each kind, its last among them. */
export function* allMoves(): Generator<Happening> {
  for (const setup of EVERY_SETUP) yield* gameOf(setup);
}

/** An event without the dice behind it. */
export function told(event: GameEvent): ToldEvent {
  if (event.kind !== 'drew') return event;
  const { kind, seat, meeple, source } = event;
  return { kind, seat, meeple, source };
}

/** As it arrives over a wire. */
export const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
