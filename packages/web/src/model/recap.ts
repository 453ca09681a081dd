import {
  MONSTER,
  SLOT,
  noMeeples,
  slotPlace,
  towerPlace,
  type Place,
  type Source,
} from '@rowan/cards';
import type { GameView, ToldEvent } from '@rowan/rules';
import { eventsSince, lastTurnEnd, type Steps } from './since.ts';

/**
 * What the others did since a viewer's last turn, from the viewer's own chronicle: so it is the same after a reload, each
 * person at a device has their own, and nobody learns from it what they did not see.
 */

/** One turn of somebody else. */
export interface RivalTurn {
  readonly seat: number;
  readonly events: readonly ToldEvent[];
}

/** Whose turn begins with an event. The Guard's has no beginning of its own: it follows the viewer's. */
const begins = (event: ToldEvent, follows: boolean): number | null => {
  if (event.kind === 'turnStarted') return event.seat;
  return follows && 'seat' in event ? event.seat : null;
};

/** The others' turns since the viewer's last one, each with all that happened in it. */
export function rivalTurns(steps: Steps, viewer: unknown): RivalTurn[] {
  const turns: { seat: number; events: ToldEvent[] }[] = [];
  const again = lastTurnEnd(steps, viewer) !== null;
  for (const event of eventsSince(steps, viewer)) {
    const seat = begins(event, again && turns.length === 0);
    if (seat === viewer) break;
    if (seat !== null) turns.push({ seat, events: [] });
    turns.at(-1)?.events.push(event);
  }
  return turns;
}

/** Something of a turn that is worth a picture. */
export type Sign =
  | { readonly kind: 'built'; readonly tile: number }
  | { readonly kind: 'risen'; readonly unit: number }
  | { readonly kind: 'fought'; readonly source: Source }
  | { readonly kind: 'quest'; readonly quest: number }
  | { readonly kind: 'room'; readonly room: number }
  | { readonly kind: 'crown'; readonly place: Place }
  | { readonly kind: 'order'; readonly order: number }
  | { readonly kind: 'gained'; readonly meeple: number; readonly n: number };

function signOf(event: ToldEvent): Sign | null {
  switch (event.kind) {
    case 'constructed':
      return { kind: 'built', tile: event.tile };
    case 'levelledUp':
      return { kind: 'risen', unit: event.unit };
    case 'defeated':
      return { kind: 'fought', source: event.source };
    case 'questCompleted':
    case 'questScored':
      return { kind: 'quest', quest: event.quest };
    case 'roomTaken':
      return { kind: 'room', room: event.room };
    case 'crownTaken':
      return { kind: 'crown', place: event.place };
    case 'guardOrdered':
      return { kind: 'order', order: event.order };
    default:
      return null;
  }
}

/** Meeples that came from the supply, by kind. */
export function gainedIn({ events, seat }: RivalTurn): number[] {
  const counts = noMeeples();
  for (const event of events)
    if (event.kind === 'gained' && event.seat === seat) counts[event.meeple]! += 1;
  return counts;
}

const gainsOf = (turn: RivalTurn): Sign[] =>
  gainedIn(turn).flatMap((n, meeple): Sign[] => (n > 0 ? [{ kind: 'gained', meeple, n }] : []));

/** What was built, fought, completed and gained, in this order of weight. */
export const signsOf = (turn: RivalTurn): Sign[] => [
  ...turn.events.flatMap((event) => signOf(event) ?? []),
  ...gainsOf(turn),
];

export const vpOf = ({ events, seat }: RivalTurn): number =>
  events.reduce(
    (sum, event) => sum + (event.kind === 'vpChanged' && event.seat === seat ? event.n : 0),
    0,
  );

// Places

/** Where an event has left something that is still to be seen there, by what lies on the board now. */
function placeOf(event: ToldEvent, { monsters, built, crowns }: GameView): Place {
  switch (event.kind) {
    case 'constructed':
      return built.includes(event.tile) ? SLOT + built.indexOf(event.tile) : -1;
    case 'monsterArrived':
      return monsters.includes(event.monster) ? MONSTER + monsters.indexOf(event.monster) : -1;
    case 'defeated':
      return monsters[event.place - MONSTER] === -1 ? event.place : -1;
    case 'crownTaken':
      return crowns.some(({ place }) => place === event.place) ? event.place : -1;
    case 'roomTaken':
      return towerPlace(event.district);
    case 'guardOrdered':
      return slotPlace(event.district, 0);
    default:
      return -1;
  }
}

/** Places that look different now, each with whoever changed it last. */
export function changedPlaces(steps: Steps, view: GameView): Map<Place, number> {
  const changed = new Map<Place, number>();
  for (const { seat, events } of rivalTurns(steps, view.viewer))
    for (const event of events) {
      const place = placeOf(event, view);
      if (place >= 0) changed.set(place, seat);
    }
  return changed;
}
