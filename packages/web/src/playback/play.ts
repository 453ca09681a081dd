import type { Catalogue } from '@rowan/cards';
import type { Update } from '@rowan/protocol';
import type { EventKind, GameView, ToldEvent } from '@rowan/rules';
import { fold } from '@rowan/rules/fold';
import { pace, pause } from '../client/pace.ts';
import type { Stage } from '../client/screenplay.ts';
import { fly } from './flights.ts';
import { sound } from './sound.ts';

/** Time each kind of event is given to be seen, in milliseconds at normal speed. */
const TIME: Partial<Readonly<Record<EventKind, number>>> = {
  turnStarted: 260,
  drew: 90,
  bagRefilled: 240,
  vpChanged: 180,
  gained: 150,
  returned: 120,
  cleansed: 240,
  questsDrawn: 200,
  questCompleted: 700,
  constructed: 480,
  assignedToCapitol: 320,
  levelledUp: 480,
  abilityUsed: 260,
  planConfirmed: 520,
  overran: 220,
  crownTaken: 300,
  activated: 90,
  roomTaken: 340,
  defeated: 450,
  cleanedUp: 160,
  monstersSlid: 90,
  monsterArrived: 300,
  councilArrived: 1500,
  tileTurnedUp: 100,
  roomTurnedUp: 100,
  finalRoundsBegan: 900,
  guardPlaced: 420,
  guardOrdered: 420,
  swordTurned: 420,
  questKept: 220,
  questScored: 300,
};

type Show = (view: GameView, told: readonly ToldEvent[]) => void;

async function playOne(
  event: ToldEvent,
  { catalogue, view }: { readonly catalogue: Catalogue; readonly view: GameView },
  show: (next: GameView) => void,
): Promise<GameView> {
  const time = TIME[event.kind] ?? 0;
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
