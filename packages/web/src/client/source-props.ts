import { soon } from '../base/soon.ts';
import type { Piece } from '../model/interaction.ts';
import { chooseSource } from './actions.ts';
import type { Game } from './game.ts';

const dragging = soon(() => import('./drag.ts'));

/** A press may become a drag. */
export function press(game: Game, source: Piece, event: PointerEvent): void {
  const { currentTarget: element, button } = event;
  if (button !== 0 || !(element instanceof HTMLElement)) return;
  // Without the part for it, a piece can still be chosen by a click.
  void dragging().then(
    ({ startDrag }) => startDrag(game, source, element, event),
    () => undefined,
  );
}

/** All that makes an element a source: click chooses it, dragging carries it. */
export const sourceProps = (game: Game, source: Piece, again = false) => ({
  onPointerDown: (event: PointerEvent) => press(game, source, event),
  onClick: () => void chooseSource(game, source, again),
});
