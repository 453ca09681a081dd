import type { Game } from './game.ts';

/** The focus goes to what has to be decided, and is never lost. */

const CHOICE = '[role=group] li > button:not(:disabled)';
const FOCUSABLE = 'button:not(:disabled), a[href], [tabindex="0"]';

const panel = (): HTMLElement | null => document.querySelector('[data-decision]');

/** To the first of several choices, or to the panel that asks. */
export function focusDecision(): void {
  const asked = panel();
  const choice = asked?.querySelector<HTMLElement>(CHOICE);
  const offered = document.querySelector<HTMLElement>('[data-tile][data-offered]');
  (choice ?? asked ?? offered)?.focus({ preventScroll: !choice });
}

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Where somebody has gone on purpose, the focus stays when a question comes. */
const isElsewhere = (): boolean =>
  Boolean(document.activeElement?.closest('nav, dialog, [data-now], input, select'));

/** What had the focus, with what it stood in: something of that is left when it goes. */
interface Trail {
  readonly element: Element;
  readonly within: readonly Element[];
}

function trailOf(element: Element): Trail {
  const within: Element[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    within.push(at);
  return { element, within };
}

/** The place of a meeple that was taken back, the next one on the bench; else the decision. */
function heirOf({ within }: Trail): HTMLElement | null {
  const near = within.find((one) => one.isConnected && one.matches('[data-target], section, li'));
  if (!near || near.closest('[data-decision]')) return null;
  return near.querySelector<HTMLElement>(FOCUSABLE);
}

/** A question that comes takes the focus; what vanishes hands it on. Gives what ends it. */
export function keepFocus(game: Game): () => void {
  let trail: Trail | null = null;
  let asked: number | null = null;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target !== document.body) trail = trailOf(target);
  };
  const mend = (): void => {
    if (game.state.handTo !== null || document.querySelector('dialog[open]')) return;
    if (document.activeElement === panel() && panel()?.querySelector(CHOICE)) focusDecision();
    if (!isLost() || !trail) return;
    const heir = heirOf(trail);
    if (heir) heir.focus({ preventScroll: true });
    else focusDecision();
  };
  const watch = new MutationObserver(() => requestAnimationFrame(mend));
  const question = (): void => {
    const { view, playing } = game.state;
    const id = !playing && view?.decision ? view.decision.id : null;
    if (id === asked) return;
    asked = id;
    if (id !== null && !isElsewhere()) requestAnimationFrame(focusDecision);
  };
  addEventListener('focusin', remember);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  const stop = game.store.subscribe(question);
  question();
  return () => {
    stop();
    watch.disconnect();
    removeEventListener('focusin', remember);
  };
}
