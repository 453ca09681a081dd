import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { keyFromSeed, view, type GameState, type GameView } from '@rowan/rules';
import { engineOf, luckOf, moveOf } from '@rowan/testkit';
import { setupAt } from '../variants.ts';

const engine = engineOf(builtIn);
const MARSHAL = botOf('marshal');

/** What a scoreboard tells of a position, and how the game ended for the seat that was to decide. */
export interface Row {
  readonly players: number;
  readonly round: number;
  /** VP ahead of the best rival, on the track. */
  readonly lead: number;
  /** 1 for a victory, less for one shared, 0 for a defeat. */
  readonly share: number;
}

/** A position of a game between Marshals, as the seat that is to decide sees it. */
export interface Position extends Row {
  readonly game: number;
  readonly seen: GameView;
}

function answered(state: GameState): GameState {
  const { seat, id } = state.decision!;
  const question = { catalogue: builtIn, view: view(state, seat), seed: id };
  const answer = MARSHAL.answer({ ...question, budget: { iterations: 1 } });
  const result = engine.apply(state, moveOf(state, answer));
  if (!result.ok) throw new Error(`a Marshal broke ${result.error.rule}`);
  return result.value.state;
}

const isBig = ({ decision }: GameState): boolean =>
  decision?.kind === 'develop' || decision?.kind === 'plan';

function leadOf({ players, guard }: GameState, seat: number): number {
  const others = players.flatMap(({ vp }, other) => (other === seat ? [] : [vp]));
  return players[seat]!.vp - Math.max(...others, guard?.vp ?? -Infinity);
}

/** So many positions of a whole game, drawn by lot; everything follows from the game's number. */
export function positionsOf(game: number, count: number): Position[] {
  const below = luckOf(game);
  let state = engine.newGame({ ...setupAt(game), key: keyFromSeed(`coach ${game}`) });
  const met: GameState[] = [];
  for (; state.decision; state = answered(state)) if (isBig(state)) met.push(state);
  const end = state;
  return Array.from({ length: count }, () => {
    const at = met[below(met.length)]!;
    const { seat } = at.decision!;
    const share = end.winners.includes(seat) ? 1 / end.winners.length : 0;
    const { round, players } = at;
    const facts = { game, players: players.length, round, share };
    return { ...facts, lead: leadOf(at, seat), seen: view(at, seat) };
  });
}
