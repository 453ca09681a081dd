import { createStore } from 'zustand/vanilla';
import type { GameEvent } from '@rowan/rules';

/** Events of the last update, for the region that screen readers listen to. */
export const narration = createStore<{ readonly events: readonly GameEvent[] }>(() => ({
  events: [],
}));

export const narrate = (events: readonly GameEvent[]): void => narration.setState({ events });
