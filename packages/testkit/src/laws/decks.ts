import type { Catalogue } from '@rowan/cards';
import type { GameState, Setup } from '@rowan/rules';
import { hold, type Law } from './law.ts';

/** S3: cards of a level below which its Dark Council card lies at most. */
export function councilDepth(
  catalogue: Catalogue,
  { players }: Pick<Setup, 'players'>,
  level: number,
): number {
  if (level < 3) return level === 1 ? 4 : 8;
  const few = players < 3;
  const n = catalogue.monsters.filter(
    (card) => card.level === 3 && !(few && card.threePlus),
  ).length;
  return Math.floor(n / 2);
}

/** What is wrong with the order of the Monster deck, next card last. */
export function deckFault(catalogue: Catalogue, { monsterDeck, setup }: GameState): string | null {
  const levels = monsterDeck.map((card) => catalogue.monsters[card]?.level ?? 0);
  const monsters = levels.filter((level) => level > 0);
  if (monsters.some((level, i) => level > (monsters[i - 1] ?? 3))) return 'levels are mixed';
  const councils = levels.flatMap((level, at) => (level === 0 ? [at] : []));
  for (const [i, at] of councils.entries()) {
    const level = 3 - i;
    const under = levels.slice(0, at).filter((other) => other > 0);
    const over = levels.slice(at).filter((other) => other > 0);
    if (under.some((other) => other < level) || over.some((other) => other > level))
      return `the Dark Council card of level ${level} lies among another level`;
    const depth = under.filter((other) => other === level).length;
    if (depth > councilDepth(catalogue, setup, level))
      return `the Dark Council card of level ${level} lies on ${depth} of its cards`;
  }
  return null;
}

/** S3, in play too: level 1 on level 2 on level 3, a Dark Council card in the lower part of each. */
export const decksAreStacked: Law = ({ engine, state }) => {
  const fault = deckFault(engine.catalogue, state);
  hold(fault === null, () => `Monster deck: ${fault}`);
};
