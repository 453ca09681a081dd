import { useMemo } from 'preact/hooks';
import { useStore } from '../../base/use-store.ts';
import { useGame } from '../../client/context.ts';
import { narration } from '../../client/narration.ts';
import { linesOf } from '../../model/log.ts';
import { words } from '../../text/words.ts';

/** The log's lines, read out as they happen. */
export function Narrator() {
  const events = useStore(narration, (state) => state.events);
  const game = useGame();
  const { language } = words();
  const lines = useMemo(() => {
    const { welcome, view } = game.state;
    const { catalogue, seats } = welcome!;
    return linesOf(events, { catalogue, view: view!, seats });
  }, [events, game, language]);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {lines.map(({ text }) => text).join('. ')}
    </div>
  );
}
