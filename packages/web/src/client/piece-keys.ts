import { isSlip } from '../base/slip.ts';

/** Keys that act on pieces. Arrows go from place to place as the eye does. */

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

const GROUND =
  '[data-target] > button:not(:disabled), [data-meeple]:not(:disabled), [data-tile]:not(:disabled)';
const CHOICES = '[data-decision] [role=group] li > button';

/** Where arrows begin that come from nowhere: in reach first. */
const beginning = (): HTMLElement | null =>
  document.querySelector('[data-light] > button:not(:disabled)') ?? document.querySelector(GROUND);

/** What the arrows go through from here; nothing where they have another meaning. */
function groundOf(from: Element | null): string | null {
  if (from?.closest(CHOICES)) return CHOICES;
  return from?.closest('[data-target], [data-meeple], [data-tile]') ? GROUND : null;
}

/** What is lit, or could be built. */
const LIT = ['[data-light] > button:not(:disabled)', '[data-tile][data-offered]:not(:disabled)'];

/** From one lit place to the next, round and round; true if there is any. */
function followLight(): boolean {
  const found = LIT.map((lit) => [...document.querySelectorAll<HTMLElement>(lit)]);
  const all = found.find((some) => some.length > 0) ?? [];
  const at = all.findIndex((one) => one === document.activeElement);
  all[(at + 1) % all.length]?.focus();
  return all.length > 0;
}

/** Moves the focus to the nearest place in the key's direction; true if the key was an arrow on the board. */
export function followArrow(key: string): boolean {
  const direction = DIRECTIONS[key];
  const from = document.activeElement;
  if (!direction) return false;
  const ground = groundOf(from);
  if (!ground) {
    const lost = !from || from === document.body || from.closest('[data-decision]') !== null;
    if (lost) beginning()?.focus();
    return lost;
  }
  const all = [...document.querySelectorAll<HTMLElement>(ground)].filter(
    (element) => element !== from,
  );
  const near = all
    .map((element) => ({ element, far: distance(from!, element, direction) }))
    .toSorted((a, b) => a.far - b.far)[0];
  if (near && near.far < Infinity) near.element.focus();
  return true;
}

/** Keys that act on pieces: arrows go from place to place, digits choose answers, or meeples of the Tavern. */
export function touchPieces(event: KeyboardEvent, listed: boolean): boolean {
  if (followArrow(event.key) || (event.key === 'n' && followLight())) return true;
  const digit = Number(event.key);
  // The list of all that can be done has numbers of its own.
  if (!(digit > 0) || listed) return false;
  const choices = document.querySelectorAll<HTMLElement>(CHOICES);
  if (choices.length === 0)
    document.querySelectorAll<HTMLElement>('[data-meeple]')[digit - 1]?.click();
  else if (!isSlip(event)) choices[digit - 1]?.click();
  return true;
}
