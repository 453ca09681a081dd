import { useEffect, useState } from 'preact/hooks';
import type { StoreApi } from 'zustand/vanilla';

/** A part of a store; the component renders again only when that part is another. */
export function useStore<T, P>(store: StoreApi<T>, part: (state: T) => P): P {
  const [, render] = useState({});
  const value = part(store.getState());
  useEffect(() => {
    let last = value;
    const check = (): void => {
      const next = part(store.getState());
      if (Object.is(next, last)) return;
      last = next;
      render({});
    };
    check();
    return store.subscribe(check);
  });
  return value;
}
