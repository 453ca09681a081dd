import type { Catalogue } from '@rowan/cards';
import { step } from './agenda.ts';
import { judgeMove, playOf } from './apply.ts';
import { clone } from './clone.ts';
import type { DecisionKind, Move } from './decisions.ts';
import type { EventKind, GameEvent } from './events.ts';
import type { Rejection } from './rejections.ts';
import { ok, type Result } from './result.ts';
import type { GameState } from './state.ts';

/** What an event turns up that nobody could know before. */
export type Revelation = 'meeple' | 'quest' | 'monster' | 'tile' | 'room';

/** `others`: at the end, when hands are scored (E4), it gives away a Quest of a seat to the others. */
const REVEALS: { readonly [K in EventKind]: Revelation | 'others' | null } = {
  turnStarted: null,
  turnEnded: null,
  drew: 'meeple',
  bagRefilled: null,
  vpChanged: 'others',
  gained: null,
  notGained: null,
  returned: null,
  cleansed: null,
  questsDrawn: 'quest',
  questDiscarded: null,
  questsReshuffled: 'quest',
  questCompleted: 'others',
  questDeclined: null,
  constructed: null,
  assignedToCapitol: null,
  levelledUp: null,
  abilityUsed: null,
  planConfirmed: null,
  overran: null,
  crownTaken: null,
  crownReturned: null,
  activated: null,
  roomTaken: null,
  roomTurnedUp: 'room',
  defeated: null,
  drawGranted: null,
  held: null,
  heldReturned: null,
  boostGained: null,
  backToBag: null,
  cleanedUp: null,
  monstersSlid: null,
  monsterArrived: 'monster',
  councilArrived: 'monster',
  corrupted: null,
  drawEffectUsed: null,
  tileTurnedUp: 'tile',
  finalRoundsBegan: null,
  guardPlaced: null,
  guardWaited: null,
  guardOrdered: null,
  guardCould: null,
  guardReset: null,
  swordTurned: null,
  questKept: 'quest',
  questScored: 'quest',
  gameEnded: null,
};

/** Whether something random or hidden came to light; an empty draw of Quests reveals nothing. */
export function revelation(event: GameEvent): Revelation | null {
  if (event.kind === 'questsDrawn' && event.quests.length === 0) return null;
  const reveals = REVEALS[event.kind];
  return reveals === 'others' ? null : reveals;
}

/** What is turned up before a decision whose answer alone makes the event. */
const ASKS_ABOUT: { readonly [K in DecisionKind]: Revelation | null } = {
  develop: null,
  plan: null,
  order: null,
  discardQuest: null,
  cleanse: null,
  unit: null,
  payCost: null,
  backToBag: null,
  overflow: 'monster', // D2
  drawEffect: null,
};

const turnedUp = ({ decision }: GameState): Revelation | null =>
  decision ? ASKS_ABOUT[decision.kind] : null;

/** Undo stops behind a move that revealed something, or after which another seat is asked. */
export function sealsUndo(events: readonly GameEvent[], seat: number, next: GameState): boolean {
  return (
    events.some((event) => revelation(event) !== null) ||
    turnedUp(next) !== null ||
    next.decision?.seat !== seat
  );
}

/** What a preview to a seat must stop before. */
function surprise(event: GameEvent, seat: number): Revelation | null {
  if (REVEALS[event.kind] !== 'others') return revelation(event);
  return 'seat' in event && event.seat !== seat ? 'quest' : null;
}

/** Q4: how another seat's turn begins hangs on its hidden hand. */
function untilOthersTurn(events: readonly GameEvent[], seat: number): readonly GameEvent[] {
  const at = events.findIndex((event) => event.kind === 'turnStarted' && event.seat !== seat);
  return at < 0 ? events : events.slice(0, at + 1);
}

export interface Preview {
  /** What would happen for certain, up to the first thing revealed. */
  readonly events: readonly GameEvent[];
  /** What would be revealed first; null if nothing. */
  readonly reveals: Revelation | null;
  readonly seals: boolean;
}

/** What a move would do, told without giving away anything that only the move itself may reveal. */
export function preview(
  catalogue: Catalogue,
  state: GameState,
  move: Move,
): Result<Preview, Rejection> {
  const judged = judgeMove(playOf(catalogue, state), move);
  if (!judged.ok) return judged;
  const all: GameEvent[] = [];
  const next = clone(state);
  step(playOf(catalogue, next, all), judged.value);
  // L9: what follows the answer of another seat hangs on the active player's hidden hand.
  if (move.seat !== state.active)
    return ok({ events: all.slice(0, 1), reveals: null, seals: true });
  const own = untilOthersTurn(all, move.seat);
  const at = own.findIndex((event) => surprise(event, move.seat) !== null);
  const reveals = at < 0 ? turnedUp(next) : surprise(own[at]!, move.seat);
  const events = at < 0 ? own : own.slice(0, at);
  return ok({ events, reveals, seals: sealsUndo(all, move.seat, next) });
}
