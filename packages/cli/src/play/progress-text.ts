import { MONSTER_TYPES } from '@rowan/cards';
import type { Count, Goal } from '@rowan/rules';
import { NAMES } from '../strings.ts';
import { SCREEN } from '../strings-play.ts';

const texts: { readonly [G in Goal]: (have: number, need: number) => string } = {
  least: (have, need) => `${have}/${need}`,
  most: SCREEN.limit,
  lead: SCREEN.mostOf,
};

const nameOf = (of: NonNullable<Count['of']>): string => {
  const type = (MONSTER_TYPES as readonly string[]).indexOf(of);
  return type < 0 ? of : NAMES.types[type]!;
};

/** How far a Quest is, thing by thing where it asks for several that have names. */
export function progressText({ goal, have, need, of, parts }: Count): string {
  if (parts?.every((part) => part.of !== undefined)) return parts.map(progressText).join(' ');
  const text = texts[goal](have, need);
  return of === undefined ? text : `${text} ${nameOf(of)}`;
}
