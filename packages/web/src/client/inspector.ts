import { createStore } from 'zustand/vanilla';
import { PHONE } from '../base/use-media.ts';
import { hold } from './hold.ts';
import type { Subject } from '../model/subject.ts';

export interface Inspected {
  readonly subject: Subject;
  /** What is looked at; once it has left the page there is nothing to look at. */
  readonly element: Element;
  readonly at: DOMRect;
  /** Asked for by a click or a tap; on a phone only this is shown, until it is closed. */
  readonly asked: boolean;
}

interface InspectorState {
  readonly inspected: Inspected | null;
  /** On a phone: the next tap looks instead of acting. */
  readonly looking: boolean;
}

export const inspector = createStore<InspectorState>(() => ({ inspected: null, looking: false }));

/** In place of an action, where the player wants to look. */
function lookInstead(subject: Subject, event: MouseEvent): void {
  const { currentTarget } = event;
  if (!inspector.getState().looking || !(currentTarget instanceof Element)) return;
  event.stopImmediatePropagation();
  inspector.setState({ looking: false });
  look(subject, currentTarget, true);
}

/** Nobody wants a card in the way of every movement. */
const PAUSE = 350;
let timer = 0;
/** What the pointer rests on, seen or soon to be seen. */
let sought: Element | null = null;
/** Where the pointer was last. */
let rest: readonly [number, number] | null = null;

if (typeof window !== 'undefined')
  for (const kind of ['pointermove', 'pointerup'] as const)
    window.addEventListener(kind, ({ clientX, clientY }) => (rest = [clientX, clientY]));

/** On a desk the next touch ends a look; on a phone it has a button for that. */
if (typeof window !== 'undefined')
  window.addEventListener('pointerdown', ({ pointerType }) => {
    const asked = inspector.getState().inspected?.asked;
    if (asked && pointerType === 'touch' && !matchMedia(PHONE).matches) lookAway();
  });

/** Browsers also tell of a move when something new appears under a pointer at rest. */
const hasMoved = ({ clientX, clientY, movementX, movementY }: PointerEvent): boolean =>
  rest ? clientX !== rest[0] || clientY !== rest[1] : movementX !== 0 || movementY !== 0;

function look(subject: Subject, element: Element, asked = false): void {
  // What the pointer rested on may have gone in the meantime.
  if (!element.isConnected) return;
  const at = element.getBoundingClientRect();
  inspector.setState({ inspected: { subject, element, at, asked } });
}

export function lookAway(): void {
  clearTimeout(timer);
  sought = null;
  inspector.setState({ inspected: null });
}

/** Closed by hand: it stays so until the pointer or the focus goes elsewhere. True if there was something to close. */
export function dismissLook(): boolean {
  clearTimeout(timer);
  if (!inspector.getState().inspected) return false;
  inspector.setState({ inspected: null });
  return true;
}

/** Nothing was ever looked at, nor is about to be. */
export function forgetLooks(): void {
  lookAway();
  inspector.setState({ looking: false });
}

/** The pointer or the focus goes elsewhere; a finger that has looked is simply lifted. */
function leave(event: Event): void {
  const touched = (event as PointerEvent).pointerType === 'touch';
  const kept = inspector.getState().inspected?.asked && (touched || matchMedia(PHONE).matches);
  if (!kept) lookAway();
}

/** Browsers have a menu of their own for a finger that rests. */
const ownMenu = (event: MouseEvent): void => {
  if ((event as PointerEvent).pointerType === 'touch') event.preventDefault();
};

/** Hover, after a moment, or keyboard focus show the subject; a finger does not hover, it rests. */
export const inspectable = (subject: Subject) => ({
  onTouchStart: (event: TouchEvent) => {
    const { currentTarget } = event;
    if (currentTarget instanceof Element) hold(event, () => look(subject, currentTarget, true));
  },
  onContextMenu: ownMenu,
  onClickCapture: (event: MouseEvent) => lookInstead(subject, event),
  onPointerMove: (event: PointerEvent) => {
    const { currentTarget, pointerType, buttons } = event;
    // Nor does whoever carries something look around.
    if (pointerType === 'touch' || buttons !== 0 || !(currentTarget instanceof Element)) return;
    if (sought === currentTarget || !hasMoved(event)) return;
    sought = currentTarget;
    clearTimeout(timer);
    timer = window.setTimeout(() => look(subject, currentTarget), PAUSE);
  },
  onPointerLeave: leave,
  onFocusIn: ({ currentTarget, target }: FocusEvent) => {
    if (!(currentTarget instanceof Element && target instanceof Element)) return;
    if (!target.matches(':focus-visible')) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => look(subject, currentTarget), PAUSE);
  },
  onFocusOut: leave,
});

/** Also by a tap, for what does nothing else when it is tapped. */
export const lookable = (subject: Subject) => ({
  ...inspectable(subject),
  onClick: ({ currentTarget }: MouseEvent) => {
    if (currentTarget instanceof Element) look(subject, currentTarget, true);
  },
});
