import type { AnswerOf, DecisionOf, OrderOf } from './decisions.ts';
import { DRAW, GAINS, QUEST_COMPLETE, TOUCHY, clash } from './footprint.ts';
import type { EffectList } from './cards.ts';
import { KINDS, meepleIndex, noMeeples, type Counts } from './meeples.ts';
import { isFoe, isLocation, type Place } from './places.ts';
import { ask, spotAt, type Play } from './play.ts';
import { owedList, payCrown } from './crowns.ts';
import { turnConditionMet } from './conditions.ts';
import { settleQuest } from './quests.ts';
import { resolveMonsterEffects, resolvePlace } from './resolve.ts';
import type { Task } from './state.ts';

type Settle = Extract<Task, { do: 'settle' }>;

/** Everything simultaneous goes through here: the player is asked only where the order can matter. */
export function settle(g: Play, { of, items, place }: Settle): void {
  if (items.length === 1) return resolve(g, of, items[0]!, place);
  const { agenda } = g.state;
  const clashing = clashingItems(g, of, items);
  if (clashing.length === items.length) {
    return ask(g, { id: g.state.decisions, kind: 'order', seat: g.state.active, of, items, place });
  }
  if (clashing.length > 0) agenda.push({ do: 'settle', of, items: clashing, place });
  const free = clashing.length > 0 ? items.filter((item) => !clashing.includes(item)) : items;
  settleFree(g, { do: 'settle', of, items: free, place });
}

/** What clashes with nothing comes first, in the order given; the rest waits below whatever turns up. */
function settleFree(g: Play, { of, items, place }: Settle): void {
  const { state } = g;
  const depth = state.agenda.length;
  for (let i = 0; i < items.length; i++) {
    resolve(g, of, items[i]!, place);
    if (state.decision === null && state.agenda.length === depth) continue;
    const rest = items.slice(i + 1);
    if (rest.length > 0) state.agenda.splice(depth, 0, { do: 'settle', of, items: rest, place });
    return;
  }
}

export function answerOrder(
  g: Play,
  { of, items, place }: DecisionOf<'order'>,
  { item: chosen }: AnswerOf<'order'>,
): void {
  g.state.agenda.push({ do: 'settle', of, items: items.filter((item) => item !== chosen), place });
  resolve(g, of, chosen, place);
}

function resolve(g: Play, of: OrderOf, item: number, place: Place): void {
  switch (of) {
    case 'crowns':
      return payCrown(g, item);
    case 'places':
      return resolvePlace(g, item);
    case 'monsters':
      return resolveMonsterEffects(g, item);
    case 'quests':
      return settleQuest(g, item, place);
  }
}

const NONE: readonly number[] = [];

/** The items whose place in the order can matter, by what they touch. */
function clashingItems(g: Play, of: OrderOf, items: readonly number[]): readonly number[] {
  // In the Main Phase draws are only granted (L5), so they touch nothing.
  const ignored = g.state.phase === 'main' ? DRAW : 0;
  const prints: number[] = [];
  let all = 0;
  for (let i = 0; i < items.length; i++) {
    const print = footprint(g, of, items[i]!) & ~ignored;
    prints.push(print);
    all |= print;
  }
  const scarce = mayRunOut(g, all & GAINS, items.length) ? scarceKinds(g, of, items) : 0;
  if ((all & TOUCHY) === 0 && scarce === 0) return NONE;
  return items.filter((_, i) =>
    prints.some((print, j) => i !== j && clash(prints[i]!, print, scarce)),
  );
}

/** A quick look whether the supply of a kind that is gained could be too small for so many items. */
function mayRunOut(g: Play, gains: number, items: number): boolean {
  const { supply, turn } = g.state;
  const most = g.cards.mostGains * (items + turn.eligible.length);
  for (let kind = 0; kind < KINDS; kind++) {
    if ((gains >> kind) & 1 && supply[kind]! < most) return true;
  }
  return false;
}

/** Kinds of which these items might gain more than there are in the supply. */
function scarceKinds(g: Play, of: OrderOf, items: readonly number[]): number {
  const wanted = noMeeples();
  for (const item of items) wantedBy[of](g, item, wanted);
  if (of === 'places')
    for (const quest of g.state.turn.eligible) addGains(wanted, g.cards.quests[quest]!);
  let scarce = 0;
  for (let kind = 0; kind < KINDS; kind++)
    if (wanted[kind]! > g.state.supply[kind]!) scarce |= 1 << kind;
  return scarce;
}

function addGains(wanted: Counts, { effects }: EffectList): void {
  for (const effect of effects) {
    if (effect.kind === 'gain' && effect.from === 'supply')
      wanted[meepleIndex(effect.meeple)]! += 1;
  }
}

const wantedBy: { readonly [K in OrderOf]: (g: Play, item: number, wanted: Counts) => void } = {
  crowns: (g, place, wanted) => addGains(wanted, owedList(g, place)),
  places: (g, place, wanted) => {
    if (!isFoe(place)) addGains(wanted, spotAt(g, place)!.list);
  },
  monsters: (g, monster, wanted) => addGains(wanted, g.cards.monsters[monster]!.list),
  quests: (g, quest, wanted) => addGains(wanted, g.cards.quests[quest]!),
};

function footprint(g: Play, of: OrderOf, item: number): number {
  switch (of) {
    case 'crowns':
      return owedList(g, item).footprint;
    case 'places':
      return (isFoe(item) ? 0 : spotAt(g, item)!.list.footprint) | questFootprint(g, item);
    case 'monsters':
      return g.cards.monsters[item]!.list.footprint;
    case 'quests':
      return g.cards.quests[item]!.footprint;
  }
}

/** What the Quests that this place may complete would touch. */
function questFootprint(g: Play, place: Place): number {
  let bits = 0;
  for (const quest of g.state.turn.eligible) {
    if (mayComplete(g, quest, place)) bits |= QUEST_COMPLETE | g.cards.quests[quest]!.footprint;
  }
  return bits;
}

function mayComplete(g: Play, quest: number, place: Place): boolean {
  const card = g.cards.catalogue.quests[quest]!;
  if (card.kind === 'end') return false;
  switch (card.condition.kind) {
    case 'defeat':
      return isFoe(place) && turnConditionMet(g, card.condition, { place, resolved: 0 });
    case 'defeats':
      return isFoe(place);
    case 'activate':
      return isLocation(place);
    default:
      return isLocation(place) || isFoe(place);
  }
}
