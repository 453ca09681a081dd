import {
  KINDS,
  add,
  isFoe,
  isLocation,
  isTower,
  noMeeples,
  type Counts,
  type Place,
} from '@rowan/cards';
import type { AnswerOf, DecisionOf, OrderOf } from './decisions.ts';
import {
  COMES_FIRST,
  DRAWING_DEED,
  DRAWS,
  GAINS,
  QUEST_COMPLETE,
  QUEST_DRAW,
  SPARE_DEED,
  THROUGH_DEFEAT,
  TOUCHY,
  clash,
} from './footprint.ts';
import type { EffectList } from './effect-list.ts';
import { ask, spotAt, type Play } from './play.ts';
import { owedList, payCrown } from './crowns.ts';
import { mayComplete } from './conditions.ts';
import { settleQuest } from './quests.ts';
import { resolveMonsterEffects, resolvePlace } from './resolve.ts';
import { unreachable } from './result.ts';
import { isSpare } from './unseen.ts';
import type { Task } from './state.ts';

type Settle = Extract<Task, { do: 'settle' }>;

/** Everything simultaneous goes through here: the player is asked only where the order can matter. */
export function settle(g: Play, { of, items, place }: Settle): void {
  if (items.length === 1) return resolve(g, of, items[0]!, place);
  const { agenda, phase } = g.state;
  // In the Main Phase draws are only granted (L5), so they touch nothing.
  const ignored = phase === 'main' ? DRAWS : 0;
  const prints: number[] = [];
  let all = 0;
  for (let i = 0; i < items.length; i++) {
    const print = footprint(g, of, items[i]!) & ~ignored;
    prints.push(print);
    all |= print;
  }
  const scarce = mayRunOut(g, all & GAINS, items.length) ? scarceKinds(g, of, items) : 0;
  const clashes = (all & TOUCHY) !== 0 || scarce !== 0;
  const clashing = clashes ? unlike(g, of, clashingItems(items, prints, scarce)) : NONE;
  if ((all & COMES_FIRST) !== 0) return settleDrawing(g, items, prints, clashing);
  if (clashing.length === items.length) return askOrder(g, of, items, place);
  if (clashing.length > 0) agenda.push({ do: 'settle', of, items: clashing, place });
  const free = clashing.length > 0 ? items.filter((item) => !clashing.includes(item)) : items;
  settleFree(g, { do: 'settle', of, items: free, place });
}

function askOrder(g: Play, of: OrderOf, items: readonly number[], place: Place): void {
  ask(g, { id: g.state.decisions, kind: 'order', seat: g.state.active, of, items, place });
}

/**
 * How early a place that draws Quests comes (Q3), 0 first. What a Room draws sees all deeds; what a Location draws, all but that one; a
 * Quest completed on the way draws at the last place it needs, and sees those it does not need.
 */
function rankOf(place: Place, print: number): number {
  if (isTower(place)) return 0;
  if ((print & DRAWING_DEED) !== 0) return 1;
  return (print & SPARE_DEED) === 0 ? 2 : 3;
}

/** Q3: places that draw Quests come first, then the others are looked at anew; only where they clash is an order asked. */
function settleDrawing(
  g: Play,
  items: readonly number[],
  prints: readonly number[],
  clashing: readonly number[],
): void {
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < items.length; i++) {
    if ((prints[i]! & COMES_FIRST) === 0) continue;
    const clashes = clashing.includes(items[i]!);
    // Of those that come equally early, the ones that clash with nothing.
    const rank = 2 * rankOf(items[i]!, prints[i]!) + (clashes ? 1 : 0);
    if (rank >= least) continue;
    least = rank;
    best = clashes ? -1 : items[i]!;
  }
  if (best < 0) askOrder(g, 'places', clashing, -1);
  else settleNext(g, best);
}

/** Resolves a place; all that are left of the plan wait below whatever turns up. */
function settleNext(g: Play, place: Place): void {
  const { turn, agenda } = g.state;
  const rest: Place[] = [];
  for (const assignment of turn.plan) {
    const bit = 1 << assignment.place;
    if (assignment.place !== place && (turn.resolved & bit) === 0) rest.push(assignment.place);
  }
  if (rest.length > 0) agenda.push({ do: 'settle', of: 'places', items: rest, place: -1 });
  resolvePlace(g, place);
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
  if (of === 'places') return settleNext(g, chosen);
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
    default:
      return unreachable(of);
  }
}

const NONE: readonly number[] = [];

/** None, if these are copies of one Monster: whichever comes first, the same happens. */
const unlike = ({ cards }: Play, of: OrderOf, items: readonly number[]): readonly number[] =>
  of === 'monsters' &&
  items.every((item) => cards.monsters[item]!.like === cards.monsters[items[0]!]!.like)
    ? NONE
    : items;

/** The items whose place in the order can matter, by what they touch. */
function clashingItems(
  items: readonly number[],
  prints: readonly number[],
  scarce: number,
): readonly number[] {
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

const addGains = (wanted: Counts, { supplyGains }: EffectList): void => add(wanted, supplyGains);

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
      return (isFoe(item) ? 0 : spotFootprint(g, item)) | questFootprint(g, item);
    case 'monsters':
      return g.cards.monsters[item]!.list.footprint;
    case 'quests':
      return g.cards.quests[item]!.footprint;
  }
}

/** A Crown gives nothing now (L6). */
function spotFootprint(g: Play, place: Place): number {
  const { crown, list } = spotAt(g, place)!;
  if (crown) return 0;
  const { footprint: bits } = list;
  if ((bits & QUEST_DRAW) === 0) return bits;
  return bits | COMES_FIRST | (isLocation(place) ? DRAWING_DEED : 0);
}

/** What the Quests that this place may complete would touch. */
function questFootprint(g: Play, place: Place): number {
  let bits = 0;
  for (const quest of g.state.turn.eligible) {
    if (!mayComplete(g, quest, place)) continue;
    const { footprint: bonus } = g.cards.quests[quest]!;
    bits |= QUEST_COMPLETE | bonus;
    if ((bonus & (QUEST_DRAW | THROUGH_DEFEAT)) === QUEST_DRAW)
      bits |= COMES_FIRST | (isSpare(g, quest, place) ? SPARE_DEED : 0);
  }
  return bits;
}
