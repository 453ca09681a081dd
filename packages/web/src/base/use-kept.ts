import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { words } from '../text/words.ts';

/** A part that is the same again, and not drawn again, until what it follows from is another, or the language. */
export const useKept = (draw: () => VNode | null, of: readonly unknown[]): VNode | null =>
  useMemo(draw, [...of, words()]);
