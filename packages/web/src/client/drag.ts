import { choose, type Piece, type Target } from '../model/interaction.ts';
import { putOn } from './actions.ts';
import type { Game } from './game.ts';
import { inspector } from './inspector.ts';
import { swallowClick } from './swallow-click.ts';

/** Dragging is "choose a source, choose a target" in one movement. */

const FAR = 6;

function parseTarget(name: string | undefined): Target | null {
  if (!name) return null;
  if (name.startsWith('place:')) return { kind: 'place', place: Number(name.slice(6)) };
  return name === 'construct' || name === 'levelUp' || name === 'tavern' ? { kind: name } : null;
}

const targetAt = (x: number, y: number): Target | null =>
  parseTarget(
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-target]')?.dataset['target'],
  );

/** How far it is lifted off: a finger would hide it. */
const liftOf = (pointerType: string, height: number): number =>
  pointerType === 'touch' ? height * 0.75 : 8;

/** What is carried: of a meeple its picture alone, as large as it stands there. */
function ghostOf(source: Piece, element: HTMLElement, event: PointerEvent): HTMLElement {
  const { clientX: x, clientY: y, pointerType } = event;
  const seen = (source.kind === 'meeple' && element.querySelector('img')) || element;
  const box = seen.getBoundingClientRect();
  const ghost = seen.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('data-ghost', '');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left - x}px`,
    top: `${box.top - y - liftOf(pointerType, box.height)}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    maxWidth: 'none',
    transformOrigin: '0 0',
    zIndex: '90',
    pointerEvents: 'none',
    transition: 'none',
    filter: 'drop-shadow(4px 10px 6px rgb(0 0 0 / .5))',
  });
  document.body.append(ghost);
  return ghost;
}

/** For a press on a meeple or tile. Without movement it stays a click. */
export function startDrag(
  game: Game,
  source: Piece,
  element: HTMLElement,
  event: PointerEvent,
): void {
  const { clientX: x0, clientY: y0, pointerId } = event;
  let ghost: HTMLElement | null = null;

  const move = (moved: PointerEvent): void => {
    const { clientX, clientY, buttons } = moved;
    // It was let go before this part was there, or rests upon it to look at it.
    if (buttons === 0 || inspector.getState().inspected?.asked) return end(moved);
    if (!ghost) {
      if (Math.hypot(clientX - x0, clientY - y0) < FAR) return;
      ghost = ghostOf(source, element, event);
      element.style.opacity = '0.35';
      game.interact(choose({ ...game.state.interaction, source: null }, source));
    }
    ghost.style.transform = `translate(${clientX}px, ${clientY}px)`;
  };
  const end = (up: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!ghost) return;
    ghost.remove();
    element.style.opacity = '';
    swallowClick();
    const target = up.type === 'pointerup' ? targetAt(up.clientX, up.clientY) : null;
    if (target) void putOn(game, target);
    if (game.state.interaction.source) game.interact({ ...game.state.interaction, source: null });
  };
  if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId);
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
