import type { GuardState } from '@rowan/rules';
import { cardName, letters, scenario, type Game, type Scenario } from '@rowan/testkit';

/** A solo game on an empty board; the human has a Peasant, so that the game waits after the Guard's turn. */
export const solo = (seed?: string): Scenario =>
  scenario({ players: 1, towers: true, ...(seed === undefined ? {} : { seed }) })
    .seat(0, { tavern: 'P' })
    .guard({
      sword: 'castle',
      orders: { castle: 'Levy', villages: 'Levy', cathedral: 'Levy', university: 'Levy' },
    });

export const guardOf = (game: Game): GuardState => game.state.guard!;

/** What the Guard has, by name. */
export const guardHas = (game: Game) => {
  const { bag, waiting, prestige, vp, pile, rooms, gone, kept, board, sword } = guardOf(game);
  return {
    vp,
    bag: letters(bag),
    waiting: letters(waiting),
    prestige: letters(prestige),
    pile: pile.map((card) => cardName('monster', card)),
    rooms: rooms.map((card) => cardName('room', card)),
    gone: gone.map((card) => cardName('room', card)),
    kept: kept.map((card) => cardName('quest', card)),
    onBoard: board.filter((meeple) => meeple >= 0).length,
    sword: ['castle', 'villages', 'cathedral', 'university'][sword],
  };
};
