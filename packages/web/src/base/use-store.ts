import { useEffect, useRef, useState } from 'preact/hooks';
import type { StoreApi } from 'zustand/vanilla';

/** A part of a store; the component renders again only when that part is another. */
export function useStore<T, P>(
  store: StoreApi<T>,
  part: (state: T) => P,
  same: (a: P, b: P) => boolean = Object.is,
): P {
  const [, render] = useState({});
  const shown = useRef<{ part: (state: T) => P; value: P } | null>(null);
  const next = part(store.getState());
  const value = shown.current && same(shown.current.value, next) ? shown.current.value : next;
  shown.current = { part, value };
  useEffect(() => {
    const check = (): void => {
      const now = shown.current!;
      if (!same(now.value, now.part(store.getState()))) render({});
    };
    // It may have changed before anybody listened.
    check();
    return store.subscribe(check);
  }, [store]);
  return value;
}
