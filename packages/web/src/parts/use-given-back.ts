import { useLayoutEffect } from 'preact/hooks';

/** What had the focus before the first of the dialogs that followed each other. */
let opener: Element | null = null;

const giveBack = (): void => {
  const taken = document.querySelector('dialog[open]') !== null;
  const lost = !document.activeElement || document.activeElement === document.body;
  if (taken || !lost) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
};

/** When a dialog closes, the focus goes back to what opened it. */
export function useGivenBack(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (before && before !== document.body && !before.closest('dialog')) opener = before;
    // Once it has gone, and before anybody else misses the focus.
    return () => queueMicrotask(giveBack);
  }, []);
}
