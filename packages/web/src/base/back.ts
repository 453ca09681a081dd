import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * What lies over a page closes when its reader goes back, and the page stays. All of it together has one entry in
 * the browser's history, from the first that opens to the last that closes.
 */

const MARK = 'over';
const open: (() => void)[] = [];
/** The way back was taken by ourselves, and is not yet at its end. */
let leaving = false;
/** The page that something lies over; whoever goes to another one has not gone back. */
let under = '';

const isOver = (): boolean => history.state === MARK;

function enter(): void {
  under = location.href;
  if (!leaving && !isOver()) history.pushState(MARK, '');
}

function returned(): void {
  const own = leaving;
  leaving = false;
  if (!own && !isOver()) {
    if (location.href === under) open.at(-1)?.();
  } else if (open.length > 0) enter();
}

/** What closes may make room for the next: then the entry stays. */
function settle(): void {
  if (open.length > 0) enter();
  else if (isOver() && !leaving) {
    leaving = true;
    history.back();
  }
}

function lay(close: () => void): () => void {
  if (open.length === 0) addEventListener('popstate', returned);
  open.push(close);
  enter();
  return () => {
    open.splice(open.indexOf(close), 1);
    setTimeout(settle);
  };
}

/** While this is so, going back undoes it: from the moment it is there, before it is painted. */
export function useBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => (isOpen ? lay(() => latest.current()) : undefined), [isOpen]);
}

/** Goes to another page; what lies over this one is not a stop on the way. */
export function leaveFor(hash: string): void {
  if (isOver()) location.replace(hash);
  else location.hash = hash;
}
