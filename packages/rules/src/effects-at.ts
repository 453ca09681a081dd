import { isFoe, type Catalogue, type Place } from '@rowan/cards';
import type { InstantEffect } from '@rowan/cards';
import { playOf } from './apply.ts';
import { foeAt, spotAt } from './play.ts';
import type { GameState } from './state.ts';

/** What a place does to whoever serves it when the plan is resolved; a Crown does nothing then (L6). */
export function effectsAt(
  catalogue: Catalogue,
  state: GameState,
  place: Place,
): readonly InstantEffect[] {
  const g = playOf(catalogue, state);
  const there = isFoe(place) ? foeAt(g, place) : spotAt(g, place);
  return there?.list.effects ?? [];
}
