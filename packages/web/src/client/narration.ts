import { createStore } from 'zustand/vanilla';
import type { ToldEvent } from '@rowan/rules';
import type { Language } from '../text/words.ts';

interface Sentence {
  readonly n: number;
  readonly words: string;
  readonly language: Language;
}

interface Narration {
  /** Events of the last update. */
  readonly events: readonly ToldEvent[];
  /** The latest sentences with their numbers: the same words may come again. */
  readonly said: readonly Sentence[];
}

/** What is told to whoever listens. */
export const narration = createStore<Narration>(() => ({ events: [], said: [] }));

export const narrate = (events: readonly ToldEvent[]): void => narration.setState({ events });

export const hush = (): void => narration.setState({ events: [], said: [] });
