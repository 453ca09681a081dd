import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Catalogue } from '@rowan/cards';
import type { GameView, SeatView } from '@rowan/rules';
import { useStore } from '../base/use-store.ts';
import type { Game } from './game.ts';
import type { PageState } from './page-state.ts';

export const GameContext = createContext<Game | null>(null);

export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('a part of the board stands outside a game');
  return game;
}

export const useGameState = <P>(part: (state: PageState) => P): P =>
  useStore(useGame().store, part);

/** Parts of the board are shown only once the table has introduced itself. */
export const useView = (): GameView => useGameState(({ view }) => view)!;
/** The seat whose things lie in front: the viewer's, or for a spectator the active one. */
export const ownSeat = ({ viewer, active }: GameView): number =>
  typeof viewer === 'number' ? viewer : active;
/** A part of the view; every event makes a new view, but few of them change a given part. */
export const useViewed = <P>(part: (view: GameView) => P): P =>
  useGameState(({ view }) => part(view!));
export const usePlayer = (seat: number): SeatView => useViewed(({ seats }) => seats[seat]!);
export const useCatalogue = (): Catalogue => useGameState(({ welcome }) => welcome)!.catalogue;
