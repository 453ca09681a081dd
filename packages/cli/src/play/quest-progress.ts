import {
  HERO_CLASSES,
  MEEPLES,
  MONSTER_TYPES,
  PRESTIGE_CLASSES,
  type Condition,
  type Meeple,
  type MonsterType,
} from '@rowan/cards';
import { add, meepleIndex, noMeeples, type Counts } from '@rowan/rules';
import { SCREEN } from '../strings-play.ts';
import type { Sight } from './answer-text.ts';

/** E4: a seat's meeples wherever they are. */
function meeplesOf({ view, seat }: Sight): Counts {
  const { bag, tavern, lodgings, held } = view.seats[seat]!;
  const all = noMeeples();
  for (const zone of [bag, tavern, lodgings, held]) add(all, zone);
  for (const crown of view.crowns) if (crown.seat === seat) add(all, crown.units);
  return all;
}

const countIn = ({ catalogue }: Sight, pile: readonly number[], type?: MonsterType): number =>
  pile.filter((monster) => type === undefined || catalogue.monsters[monster]!.type === type).length;

function mostText(sight: Sight, type?: MonsterType): string {
  const { view, seat } = sight;
  const counts = view.seats.map(({ pile }) => countIn(sight, pile, type));
  const guard = view.guard ? [countIn(sight, view.guard.pile, type)] : [];
  const others = [...counts.filter((_, i) => i !== seat), ...guard];
  return SCREEN.mostOf(counts[seat]!, Math.max(0, ...others));
}

function tavernText({ view, seat }: Sight, have: readonly Meeple[]): string {
  const { tavern } = view.seats[seat]!;
  const kinds = [...new Set(have)];
  return kinds
    .map((meeple) => {
      const wanted = have.filter((one) => one === meeple).length;
      return `${tavern[meepleIndex(meeple)]!}/${wanted} ${meeple}`;
    })
    .join(' ');
}

/** How far a Quest is, where that can be counted; empty for what one turn decides. */
export function progressText(sight: Sight, condition: Condition): string {
  const { view, seat } = sight;
  const { levels, pile } = view.seats[seat]!;
  const all = meeplesOf(sight);
  switch (condition.kind) {
    case 'atLeast':
    case 'atMost':
      return `${all[meepleIndex(condition.meeple)]!}/${condition.n} ${condition.meeple}`;
    case 'prestige':
      return `${PRESTIGE_CLASSES.reduce((sum, unit) => sum + all[meepleIndex(unit)]!, 0)}/${condition.n}`;
    case 'mostMonsters':
      return mostText(sight, condition.type);
    case 'eachType':
      return MONSTER_TYPES.map((type) => `${countIn(sight, pile, type)}/${condition.n}`).join(' ');
    case 'tavern':
      return tavernText(sight, condition.have);
    case 'level':
      return condition.anyOf
        .map((unit) => `${unit}${levels[HERO_CLASSES.indexOf(unit)]!}/${condition.level}`)
        .join(' ');
    case 'classes':
      return levels.map((level, i) => `${MEEPLES[i + 1]!}${level}`).join(' ');
    case 'defeat':
    case 'defeats':
    case 'construct':
    case 'activate':
    case 'activateAndDefeat':
      return '';
  }
}
