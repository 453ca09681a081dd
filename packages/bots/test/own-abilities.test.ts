import { builtIn, type Catalogue } from '@rowan/cards';
import { isFoe, playOf } from '@rowan/rules';
import { scenario } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { bestPlans } from '../src/planner.ts';
import { pricesFor } from '../src/reflex.ts';
import { handMade } from '../src/weights.ts';

const [ranger, paladin, shaman] = builtIn.prestige;

/** Monsters that fall to a Ranger if it grows by their level, and not without. */
const monsters = builtIn.monsters.map((card) => ({ ...card, strength: ranger!.cv + card.level }));
const plain: Catalogue = { ...builtIn, monsters };
const swapped: Catalogue = {
  ...plain,
  prestige: [
    { ...ranger!, ability: paladin!.ability },
    { ...paladin!, ability: ranger!.ability },
    shaman!,
  ],
};

/** Whether a bot sends the Units of a Tavern to the only Monster. */
function fights(catalogue: Catalogue, tavern: string): boolean {
  const { state } = scenario({ catalogue })
    .seat(0, { tavern })
    .monsters('castle', 'Ember Dragon')
    .main();
  const [best] = bestPlans(pricesFor(playOf(catalogue, state), 0, handMade), {
    keep: 1,
    nodes: 150,
  });
  return best!.plan.places.some(({ place }) => isFoe(place));
}

test.each([
  ['a Ranger that grows by the level of the Monster is sent', swapped, 'R', true],
  ['a Ranger that does not grow is not', plain, 'R', false],
  ['two Paladins that grow by the level of the Monster are sent', plain, 'LL', true],
  ['two Paladins that do not grow are not', swapped, 'LL', false],
])('%s', (_, catalogue, tavern, sent) => {
  expect(fights(catalogue, tavern)).toBe(sent);
});
