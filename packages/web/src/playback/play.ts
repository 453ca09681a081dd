import type { Catalogue } from '@rowan/cards';
import type { Update } from '@rowan/protocol';
import type { GameView, ToldEvent } from '@rowan/rules';
import { fold } from '@rowan/rules/fold';
import { pace, pause } from '../client/pace.ts';
import type { Stage } from '../client/screenplay.ts';
import { EventTimes } from './event-time.ts';
import { fly } from './flights.ts';
import { sound } from './sound.ts';

const times = new EventTimes();

const isOwnTurn = ({ active, viewer, guard }: GameView): boolean =>
  active === viewer && !guard?.acting;

type Show = (view: GameView, told: readonly ToldEvent[]) => void;

async function playOne(
  event: ToldEvent,
  { catalogue, view }: { readonly catalogue: Catalogue; readonly view: GameView },
  show: (next: GameView) => void,
): Promise<GameView> {
  const time = times.of(event.kind, isOwnTurn(view));
  const moving = pace() > 0;
  if (moving) {
    sound(event, view);
    fly(event, view);
  }
  const next = fold(catalogue, view, event);
  if (moving && next !== view) show(next);
  if (time > 0) await pause(time);
  return next;
}

/** One update, event by event. The view that follows it replaces the staged one, which is the same but for who is asked. */
export async function play(update: Update, show: Show, from: Stage): Promise<void> {
  const events = update.steps.flat();
  let { view } = from;
  const catalogue = from.welcome?.catalogue;
  for (const [i, event] of events.entries()) {
    if (!view || !catalogue) break;
    view = await playOne(event, { catalogue, view }, (next) => show(next, events.slice(0, i + 1)));
  }
}
