import { createStore } from 'zustand/vanilla';
import type { Place } from '@rowan/rules';
import { PHONE } from '../shell/use-media.ts';

/** Whatever can be looked at closely. */
export type Subject =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'quest'; readonly quest: number }
  | { readonly kind: 'monster'; readonly monster: number }
  | { readonly kind: 'hero'; readonly unit: number }
  | { readonly kind: 'note'; readonly title: string; readonly text: string };

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

/** In place of an action, where the player wants to look; true if it was taken as a look. */
export function lookInstead(subject: Subject, element: EventTarget | null): boolean {
  if (!inspector.getState().looking || !(element instanceof Element)) return false;
  inspector.setState({
    looking: false,
    inspected: { subject, element, at: element.getBoundingClientRect(), asked: true },
  });
  return true;
}

const PAUSE = 220;
let timer = 0;

const look = (subject: Subject, element: Element, asked = false): void =>
  inspector.setState({
    inspected: { subject, element, at: element.getBoundingClientRect(), asked },
  });

export function lookAway(): void {
  clearTimeout(timer);
  inspector.setState({ inspected: null });
}

/** The pointer or the focus goes elsewhere. */
function leave(): void {
  const kept = inspector.getState().inspected?.asked && matchMedia(PHONE).matches;
  if (!kept) lookAway();
}

/** Hover, after a moment, or keyboard focus show the subject; a finger does not hover. */
export const inspectable = (subject: Subject) => ({
  onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || !(currentTarget instanceof Element)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => look(subject, currentTarget), PAUSE);
  },
  onPointerLeave: leave,
  onFocusIn: ({ currentTarget, target }: FocusEvent) => {
    if (!(currentTarget instanceof Element && target instanceof Element)) return;
    if (target.matches(':focus-visible')) look(subject, currentTarget);
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
