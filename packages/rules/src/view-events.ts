import type { EventKind, EventOf, GameEvent } from './events.ts';
import { FACE_DOWN, faceDown, sees, type Viewer } from './view.ts';

type Show<K extends EventKind> = (event: EventOf<K>, viewer: Viewer) => EventOf<K> | null;

const open = <E>(event: E): E => event;

/** An event as the viewer may see it; null where its very happening is hidden. */
const shown: { readonly [K in EventKind]: Show<K> } = {
  turnStarted: open,
  turnEnded: open,
  drew: open,
  bagRefilled: open,
  vpChanged: open,
  gained: open,
  notGained: open,
  returned: open,
  cleansed: open,
  questsDrawn: (event, viewer) =>
    sees(viewer, event.seat) ? event : { ...event, quests: faceDown(event.quests) },
  questDiscarded: (event, viewer) =>
    sees(viewer, event.seat) ? event : { ...event, quest: FACE_DOWN },
  questsReshuffled: open,
  questCompleted: open,
  questDeclined: (event, viewer) => (sees(viewer, event.seat) ? event : null),
  constructed: open,
  assignedToCapitol: open,
  levelledUp: open,
  abilityUsed: open,
  planConfirmed: open,
  overran: open,
  crownTaken: open,
  crownReturned: open,
  activated: open,
  roomTaken: open,
  roomTurnedUp: open,
  defeated: open,
  drawGranted: open,
  held: open,
  heldReturned: open,
  boostGained: open,
  backToBag: open,
  cleanedUp: open,
  monstersSlid: open,
  monsterArrived: open,
  councilArrived: open,
  corrupted: open,
  drawEffectUsed: open,
  tileTurnedUp: open,
  finalRoundsBegan: open,
  guardPlaced: open,
  guardWaited: open,
  guardOrdered: open,
  guardCould: open,
  guardReset: open,
  swordTurned: open,
  questKept: (event, viewer) => (viewer === 'omniscient' ? event : { ...event, quest: FACE_DOWN }),
  questScored: open,
  gameEnded: open,
};

export function viewEvents(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  const seen: GameEvent[] = [];
  for (const event of events) {
    const one = (shown[event.kind] as Show<EventKind>)(event, viewer);
    if (one) seen.push(one);
  }
  return seen;
}
