import type { Update } from '@rowan/protocol';
import type { EventKind, GameEvent, GameView } from '@rowan/rules';
import { fly } from './flights.ts';
import { narrate } from './narration.ts';
import { endSkip, pace, pause } from './pace.ts';
import { sound } from './sound.ts';
import { stage } from './stage.ts';

/** Time each kind of event is given to be seen, in milliseconds at normal speed. */
const TIME: Partial<Readonly<Record<EventKind, number>>> = {
  turnStarted: 260,
  drew: 110,
  bagRefilled: 240,
  vpChanged: 220,
  gained: 180,
  returned: 120,
  cleansed: 240,
  questsDrawn: 260,
  questCompleted: 700,
  constructed: 480,
  assignedToCapitol: 320,
  levelledUp: 480,
  abilityUsed: 260,
  planConfirmed: 620,
  overran: 220,
  crownTaken: 300,
  activated: 160,
  roomTaken: 340,
  defeated: 520,
  cleanedUp: 220,
  monstersSlid: 160,
  monsterArrived: 380,
  councilArrived: 1500,
  tileTurnedUp: 160,
  roomTurnedUp: 160,
  finalRoundsBegan: 900,
  guardPlaced: 420,
  guardOrdered: 420,
  swordTurned: 420,
  questKept: 220,
  questScored: 300,
};

type Show = (view: GameView) => void;

async function playOne(event: GameEvent, view: GameView, show: Show): Promise<GameView> {
  const time = TIME[event.kind] ?? 0;
  const moving = pace() > 0;
  if (moving) {
    sound(event);
    fly(event, view);
  }
  const next = stage(view, event);
  if (moving && next !== view) show(next);
  if (time > 0) await pause(time);
  return next;
}

/** One update, event by event. The view that follows it replaces the staged one. */
export async function play(update: Update, show: Show, from: GameView | null): Promise<void> {
  const events = update.steps.flat();
  narrate(events);
  let view = from;
  for (const event of events) {
    if (!view) break;
    view = await playOne(event, view, show);
  }
  if (update.view.decision) endSkip();
}
