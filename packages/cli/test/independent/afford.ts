import type { Effect } from './catalogue.ts';
import { activeSeat, type Game } from './game.ts';
import { constructMet } from './quests.ts';

/** T2, Q4: a level has to be paid with VP that are there, or certain when it is resolved. */

const vpIn = (effects: readonly Effect[]): number =>
  effects.reduce((sum, { kind, n = 0 }) => sum + (kind === 'vp' ? n : 0), 0);

/** What a construction on a slot brings for certain, whatever is drawn. */
function vpOfSlot(game: Game, slot: number): number {
  const { catalogue, turn } = game;
  const lasting = activeSeat(game).completed.filter((quest) => !turn.fresh.includes(quest));
  const onConstruct = lasting
    .flatMap((quest) => catalogue.quests[quest]!.gives ?? [])
    .flatMap(({ kind, gives = [] }) => (kind === 'onConstruct' ? gives : []));
  const quests = constructMet(game, 4 + slot).map((quest) => catalogue.quests[quest]!);
  const completed = quests.reduce((sum, { vp, gives = [] }) => sum + vp + vpIn(gives), 0);
  return vpIn(catalogue.slots[slot]!.gives) + vpIn(onConstruct) + completed;
}

export const isVacant = ({ built, orders }: Game, slot: number): boolean =>
  built[slot] === -1 && (slot % 2 === 1 || orders[slot >> 1] === -1);

function vpOfConstruction(game: Game): number {
  const vacant = game.built.flatMap((_, slot) => (isVacant(game, slot) ? [slot] : []));
  return Math.max(0, ...vacant.map((slot) => vpOfSlot(game, slot)));
}

/** The most that is certain to be there when a level is paid, if a construction comes first. */
export function certainVp(game: Game, constructs: boolean): number {
  const { catalogue, turn } = game;
  const { vp, levels } = activeSeat(game);
  const abilities = catalogue.heroes.flatMap(({ levels: cards }, hero) =>
    turn.abilities.has(hero + 1) ? [] : (cards[levels[hero]! - 1]!.ability?.gives ?? []),
  );
  return vp + vpIn(abilities) + (constructs ? vpOfConstruction(game) : 0);
}
