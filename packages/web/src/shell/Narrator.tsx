import { useGameState } from '../client/context.ts';
import { useStore } from '../client/use-store.ts';
import { linesOf } from '../model/log.ts';
import { narration } from '../playback/narration.ts';

/** The log's lines, read out as they happen. */
export function Narrator() {
  const events = useStore(narration, (state) => state.events);
  const welcome = useGameState((state) => state.welcome)!;
  const view = useGameState((state) => state.view)!;
  const lines = linesOf(events, { catalogue: welcome.catalogue, view, seats: welcome.seats });
  return (
    <div class="unseen" role="log" aria-live="polite">
      {lines.map(({ text }) => text).join('. ')}
    </div>
  );
}
