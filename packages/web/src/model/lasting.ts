import {
  MEEPLES,
  MONSTER_TYPES,
  isLastingBoost,
  type Catalogue,
  type Effect,
  type QuestCard,
} from '@rowan/cards';
import type { SeatView } from '@rowan/rules';
import { glyphsOf, type Glyph } from './glyphs.ts';

/** An effect that a player keeps, and the card that it came from. */
export interface Kept {
  readonly effect: Effect;
  readonly card: { readonly id: string; readonly name: string };
}

const ongoing = (card: QuestCard | undefined): readonly Effect[] =>
  card?.kind === 'ongoing' ? card.gives : [];

/** Everything a player has for good, by the cards it is printed on: defeated Monsters and Ongoing Quests. */
export function keptBy({ monsters, quests }: Catalogue, player: SeatView): Kept[] {
  const won = player.pile.flatMap((monster) => {
    const card = monsters[monster];
    return (card?.gives ?? []).filter(isLastingBoost).map((effect) => ({ effect, card: card! }));
  });
  const done = player.completed.flatMap((quest) => {
    const card = quests[quest];
    return ongoing(card).map((effect) => ({ effect, card: card! }));
  });
  return [...won, ...done];
}

const text = (of: string): Glyph => ({ kind: 'text', text: of });
const meeple = (of: number): Glyph => ({ kind: 'meeple', meeple: of });
const icon = (of: string): Glyph => ({ kind: 'icon', icon: of });

function pairsOf(pairs: readonly number[]): Glyph[][] {
  const all: Glyph[][] = [];
  for (let i = 0; i + 2 < pairs.length; i += 3)
    all.push([meeple(pairs[i]!), icon('pair'), meeple(pairs[i + 1]!), text(`+${pairs[i + 2]!}`)]);
  return all;
}

/** The same in sums, sign by sign: so much for whom, against what, and what happens by itself. */
export function lastingSigns(catalogue: Catalogue, player: SeatView): Glyph[][] {
  const boosts = MEEPLES.flatMap((_, unit) => {
    const n = player.boosts[unit] ?? 0;
    return n > 0 ? [[meeple(unit), text(`+${n}`)]] : [];
  });
  const against = MONSTER_TYPES.flatMap((type, i) => {
    const n = player.against[i] ?? 0;
    return n > 0 ? [[icon('against'), icon(type), text(`+${n}`)]] : [];
  });
  const rest = keptBy(catalogue, player)
    .filter(({ effect }) => !isLastingBoost(effect))
    .map(({ effect }) => glyphsOf([effect]));
  return [...boosts, ...pairsOf(player.pairs), ...against, ...rest];
}
