import { MONSTER } from '@rowan/cards';
import type { EventKind, EventOf, GameView, ToldEvent } from '@rowan/rules';
import { pace, reducedMotion } from '../client/pace.ts';
import { meeplePicture } from '../parts/Meeple.tsx';

/** Things that fly, topple and flash over the board. They only show what the next view holds anyway. */

const find = (selector: string): DOMRect | null => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
};

const zone = (name: string, seat: number): DOMRect | null => find(`[data-zone="${name}-${seat}"]`);
const placeBox = (place: number): DOMRect | null => find(`[data-place="${place}"]`);
const vpBox = (seat: number): DOMRect | null => find(`[data-vp="${seat}"]`);

function overlay(element: Element, box: DOMRect, size: number): HTMLElement {
  const holder = document.createElement('div');
  Object.assign(holder.style, {
    position: 'fixed',
    left: `${box.x + box.width / 2 - size / 2}px`,
    top: `${box.y + box.height / 2 - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    zIndex: '70',
    pointerEvents: 'none',
  });
  holder.setAttribute('aria-hidden', 'true');
  holder.append(element);
  document.body.append(holder);
  return holder;
}

function meepleElement(meeple: number): HTMLElement {
  const picture = new Image();
  picture.src = meeplePicture(meeple);
  picture.style.cssText = 'width:100%;height:100%;filter:drop-shadow(3px 7px 4px rgb(0 0 0/.5))';
  return picture;
}

function coin(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  element.className = 'vp-coin';
  return element;
}

interface Flight {
  readonly element: Element;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly size: number;
}

/** All boxes are looked up before anything is put on the page: looking at a changed page is slow. */
let ready: Flight[] = [];

function arc(element: Element, from: DOMRect | null, to: DOMRect | null, size: number): void {
  if (from && to) ready.push({ element, from, to, size });
}

/** From box to box in an arc, then gone. */
function launch({ element, from, to, size }: Flight): void {
  const holder = overlay(element, from, size);
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  const rise = Math.min(90, 24 + Math.hypot(dx, dy) / 7);
  const frames = [
    { transform: 'translate(0, 0) scale(.6)', opacity: 0.4 },
    {
      transform: `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(1.12) rotate(8deg)`,
      opacity: 1,
    },
    { transform: `translate(${dx}px, ${dy}px) scale(.8)`, opacity: 0.9 },
  ];
  const duration = 420 * pace();
  holder.animate(frames, { duration, easing: 'ease-in-out' }).onfinish = () => holder.remove();
}

const meepleFlight = (meeple: number, from: DOMRect | null, to: DOMRect | null): void =>
  arc(meepleElement(meeple), from, to, 40);

/** Halves of a split log, left and right of the crack. */
const HALVES = [
  { clip: 'polygon(0 0, 56% 0, 44% 34%, 57% 62%, 45% 100%, 0 100%)', way: -1 },
  { clip: 'polygon(56% 0, 100% 0, 100% 100%, 45% 100%, 57% 62%, 44% 34%)', way: 1 },
] as const;

/** A Monster splits like a log and falls to sawdust. */
function topple(place: number): void {
  const original = document.querySelector(`[data-place="${place}"]`);
  const box = original?.getBoundingClientRect();
  if (!original || !box) return;
  for (const half of HALVES) fall(original, box, half);
  flash(box);
  sawdust(box);
}

function fall(original: Element, box: DOMRect, { clip, way }: (typeof HALVES)[number]): void {
  const clone = original.cloneNode(true) as HTMLElement;
  Object.assign(clone.style, {
    clipPath: clip,
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: '65',
    pointerEvents: 'none',
  });
  clone.style.setProperty('--u', `${box.width / 102}px`);
  clone.removeAttribute('data-place');
  document.body.append(clone);
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-9px) scale(1.06)', opacity: 1, offset: 0.28 },
    { transform: `translate(${way * 7}px, -6px) rotate(${way * 5}deg)`, opacity: 1, offset: 0.42 },
    { transform: `translate(${way * 34}px, 52px) rotate(${way * 46}deg) scale(.6)`, opacity: 0 },
  ];
  const duration = 680 * pace();
  clone.animate(frames, { duration, easing: 'ease-in' }).onfinish = () => clone.remove();
}

/** The blow that splits it. */
function flash(box: DOMRect): void {
  const light = document.createElement('i');
  light.style.cssText =
    'display:block;width:100%;height:100%;border-radius:50%;background:radial-gradient(circle,#fff7dc 0 12%,rgb(255 208 110/.75) 34%,transparent 68%)';
  const holder = overlay(light, box, box.width * 1.5);
  const frames = [
    { transform: 'scale(.2)', opacity: 0 },
    { transform: 'scale(1)', opacity: 0.95, offset: 0.45 },
    { transform: 'scale(1.25)', opacity: 0 },
  ];
  const timing = { duration: 420 * pace(), easing: 'ease-out' };
  holder.animate(frames, timing).onfinish = () => holder.remove();
}

function sawdust(box: DOMRect): void {
  for (let i = 0; i < 14; i++) {
    const chip = document.createElement('i');
    chip.style.cssText = `display:block;width:100%;height:100%;border-radius:2px;background:${i % 2 ? '#d8b070' : '#9c6b3c'}`;
    const holder = overlay(chip, box, 5 + (i % 3) * 2);
    const angle = (i / 14) * Math.PI * 2;
    const far = 26 + (i % 4) * 13;
    const end = `translate(${Math.cos(angle) * far}px, ${Math.sin(angle) * far + 26}px) rotate(${i * 60}deg)`;
    holder.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: end, opacity: 0 },
      ],
      {
        duration: 620 * pace(),
        delay: 150 * pace(),
        easing: 'ease-out',
      },
    ).onfinish = () => holder.remove();
  }
}

/** The room darkens for a moment. */
function darken(): void {
  const veil = document.createElement('div');
  veil.style.cssText =
    'position:fixed;inset:0;z-index:60;pointer-events:none;background:radial-gradient(circle at 50% 40%,rgb(120 10 0/.35),rgb(0 0 0/.88))';
  document.body.append(veil);
  veil.animate(
    [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }],
    1200 * pace(),
  ).onfinish = () => veil.remove();
}

const FAR: Partial<{ readonly [K in EventKind]: (event: EventOf<K>, view: GameView) => void }> = {
  drew: ({ seat, meeple }) => meepleFlight(meeple, zone('bag', seat), zone('tavern', seat)),
  assignedToCapitol: ({ seat, units, levelUp }) => {
    const to = find(`[data-target="${levelUp > 0 ? 'levelUp' : 'construct'}"]`);
    units.forEach((n, meeple) => n > 0 && meepleFlight(meeple, zone('tavern', seat), to));
  },
  planConfirmed: ({ seat, places }, view) => {
    if (seat === view.viewer) return;
    for (const { place, units } of places)
      units.forEach(
        (n, meeple) => n > 0 && meepleFlight(meeple, zone('tavern', seat), placeBox(place)),
      );
  },
  cleanedUp: ({ seat, meeples }, view) => {
    for (const { place, units } of view.turn.plan)
      units.forEach(
        (n, meeple) =>
          n > 0 &&
          meeples[meeple]! > 0 &&
          meepleFlight(meeple, placeBox(place), zone('lodgings', seat)),
      );
  },
  vpChanged: ({ seat, n, source }, view) => {
    if (n === 0) return;
    const slot =
      'card' in source && source.card === 'monster' ? view.monsters.indexOf(source.index) : -1;
    const from = slot >= 0 ? placeBox(MONSTER + slot) : find('[data-board]');
    arc(coin(n > 0 ? `+${n}` : `${n}`), from, vpBox(seat), 38);
  },
  gained: ({ seat, meeple }) =>
    meepleFlight(meeple, find('[data-board]'), zone('lodgings', seat) ?? zone('tavern', seat)),
  defeated: ({ place }) => topple(place),
  councilArrived: darken,
};

export function fly(event: ToldEvent, view: GameView): void {
  if (reducedMotion() || pace() === 0 || document.hidden) return;
  (FAR[event.kind] as ((event: ToldEvent, view: GameView) => void) | undefined)?.(event, view);
  ready.forEach(launch);
  ready = [];
}
