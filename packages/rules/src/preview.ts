import type { Catalogue } from '@rowan/cards';
import { step } from './agenda.ts';
import { judgeMove, playOf } from './apply.ts';
import { clone } from './clone.ts';
import type { Move } from './decisions.ts';
import type { GameEvent } from './events.ts';
import type { Rejection } from './rejections.ts';
import { ok, type Result } from './result.ts';
import type { GameState } from './state.ts';

/** What an event turns up that nobody could know before. */
export type Revelation = 'meeple' | 'quest' | 'monster' | 'tile' | 'room';

const REVEALS: Partial<Readonly<Record<GameEvent['kind'], Revelation>>> = {
  drew: 'meeple',
  questsDrawn: 'quest',
  questsReshuffled: 'quest',
  questKept: 'quest',
  questScored: 'quest',
  monsterArrived: 'monster',
  councilArrived: 'monster',
  tileTurnedUp: 'tile',
  roomTurnedUp: 'room',
};

/** Whether something random or hidden came to light; an empty draw of Quests reveals nothing. */
export function revelation(event: GameEvent): Revelation | null {
  if (event.kind === 'questsDrawn' && event.quests.length === 0) return null;
  return REVEALS[event.kind] ?? null;
}

/** D2: a Monster whose district is full was turned up; its event comes only with its place. */
const turnedUp = ({ decision }: GameState): Revelation | null =>
  decision?.kind === 'overflow' ? 'monster' : null;

/** Undo stops behind a move that revealed something, or after which another seat is asked. */
export function sealsUndo(events: readonly GameEvent[], seat: number, next: GameState): boolean {
  return (
    events.some((event) => revelation(event) !== null) ||
    turnedUp(next) !== null ||
    next.decision?.seat !== seat
  );
}

/** What a preview to a seat must stop before: E4, when the others' hands are scored, too. */
function surprise(event: GameEvent, seat: number): Revelation | null {
  const scored = event.kind === 'questCompleted' || event.kind === 'vpChanged';
  return scored && event.seat !== seat ? 'quest' : revelation(event);
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
  const at = all.findIndex((event) => surprise(event, move.seat) !== null);
  const reveals = at < 0 ? turnedUp(next) : surprise(all[at]!, move.seat);
  const events = at < 0 ? all : all.slice(0, at);
  return ok({ events, reveals, seals: sealsUndo(all, move.seat, next) });
}

/**
 * Undo is a property of the log: how many of its last moves a seat may take back. `sealed[i]` says whether
 * move i sealed, `seats[i]` who made it.
 */
export function undoableMoves(
  seats: readonly number[],
  sealed: readonly boolean[],
  seat: number,
): number {
  let n = 0;
  for (let i = seats.length - 1; i >= 0 && seats[i] === seat && !sealed[i]; i--) n++;
  return n;
}
