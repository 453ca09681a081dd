import { createStore } from 'zustand/vanilla';
import type { ToldEvent } from '@rowan/rules';

/** Events of the last update, for the region that screen readers listen to. */
export const narration = createStore<{ readonly events: readonly ToldEvent[] }>(() => ({
  events: [],
}));

export const narrate = (events: readonly ToldEvent[]): void => narration.setState({ events });
