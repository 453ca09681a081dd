/** Arrow keys go from place to place as the eye does. */

interface Direction {
  readonly dx: number;
  readonly dy: number;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

const centre = (element: Element): { x: number; y: number } => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** How far something lies in a direction; sideways counts double, behind is out of reach. */
function distance(from: Element, to: Element, { dx, dy }: Direction): number {
  const [a, b] = [centre(from), centre(to)];
  const ahead = (b.x - a.x) * dx + (b.y - a.y) * dy;
  const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
  return ahead > 4 ? ahead + 2 * aside : Infinity;
}

/** Moves the focus to the nearest place in the key's direction; true if the key was an arrow on the board. */
export function followArrow(key: string): boolean {
  const direction = DIRECTIONS[key];
  const from = document.activeElement;
  if (!direction || !from?.closest('[data-target], [data-meeple], [data-tile]')) return false;
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-target] > button:not(:disabled), [data-meeple], [data-tile]:not(:disabled)',
    ),
  ].filter((element) => element !== from);
  const near = all
    .map((element) => ({ element, far: distance(from, element, direction) }))
    .toSorted((a, b) => a.far - b.far)[0];
  if (near && near.far < Infinity) near.element.focus();
  return true;
}
