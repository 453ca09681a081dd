import { builtIn, type HeroClass } from '@rowan/cards';

const FOES = [...builtIn.monsters, ...builtIn.overlords, builtIn.henchman];

/** The VP printed on a Monster, an Overlord or the Henchman; cards that share a name must agree. */
export function vpOf(name: string): number {
  const found = FOES.filter((card) => card.id === name || card.name === name);
  const [vp, ...others] = new Set(found.map((card) => card.vp));
  if (vp === undefined || others.length > 0) throw new Error(`which VP has ${name}?`);
  return vp;
}

/** The VP that the bonus of a construction slot is worth. */
export const slotVp = (id: string): number =>
  builtIn.slots
    .find((slot) => slot.id === id)!
    .gives.reduce((sum, effect) => sum + (effect.kind === 'vp' ? effect.n : 0), 0);

/** The CV printed on a Hero card at a level. */
export function heroCv(unit: HeroClass, level: 1 | 2 | 3): number {
  return builtIn.heroes.find((hero) => hero.unit === unit)!.levels[level - 1]!.cv;
}
