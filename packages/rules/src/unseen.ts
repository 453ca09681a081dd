import type { Place } from '@rowan/cards';
import { AT } from './cards.ts';
import { questMet } from './conditions.ts';
import type { EffectList } from './effect-list.ts';
import { THROUGH_DEFEAT } from './footprint.ts';
import { activePlayer, type Play, type Position } from './play.ts';
import type { Assignment, TurnState } from './state.ts';

/** Of a Quest that a defeat brought: no place of this turn counts. */
const ALL = -1;

function indexOf({ unseen }: TurnState, quest: number): number {
  for (let i = 0; i < unseen.length; i += 2) if (unseen[i] === quest) return i;
  return -1;
}

/** Q3: the places that do not count for a Quest, one bit each. */
export function unseenBy(turn: TurnState, quest: number): number {
  const i = indexOf(turn, quest);
  return i < 0 ? 0 : turn.unseen[i + 1]!;
}

/** Q3: whether a defeat of this turn brought the Quest. */
export const isLate = (turn: TurnState, quest: number): boolean => unseenBy(turn, quest) === ALL;

/** A Quest that left the hand. */
export function forget(turn: TurnState, quest: number): void {
  if (turn.unseen.length === 0) return;
  const i = indexOf(turn, quest);
  if (i >= 0) turn.unseen.splice(i, 2);
}

function placesIn(plan: readonly Assignment[]): number {
  let mask = 0;
  for (let i = 0; i < plan.length; i++) mask |= 1 << plan[i]!.place;
  return mask;
}

/** Whether the rest of the plan would complete a Quest without this place. */
export function isSpare(g: Position, quest: number, place: Place): boolean {
  const { turn, active } = g.state;
  const seen = placesIn(turn.plan) & ~unseenBy(turn, quest) & ~(1 << place);
  return questMet(g, quest, { seat: active, place: -1, resolved: seen });
}

/**
 * Q3: notes what does not count for the Quests in hand from an index on, just drawn. Whether one of them is about levels and
 * complete already.
 */
export function noteDrawn(g: Play, from: number, { footprint }: EffectList): boolean {
  const { turn, phase, active } = g.state;
  const { hand } = activePlayer(g);
  const late = (footprint & THROUGH_DEFEAT) !== 0;
  const unseen = phase !== 'main' ? 0 : late ? ALL : turn.resolved;
  const places = AT.places | (late ? AT.level : 0);
  const at = { seat: active, place: -1, resolved: placesIn(turn.plan) & ~unseen };
  const judged = late ? 0 : at.resolved === 0 ? AT.level : AT.level | AT.places;
  let complete = false;
  for (let i = from; i < hand.length; i++) {
    const quest = hand[i]!;
    const bits = g.cards.checkpointBits[quest]!;
    if (unseen !== 0 && (bits & places) !== 0) turn.unseen.push(quest, unseen);
    if ((bits & judged) === 0 || !questMet(g, quest, at)) continue;
    if ((bits & AT.level) !== 0) complete = true;
    else turn.eligible.push(quest);
  }
  return complete;
}
