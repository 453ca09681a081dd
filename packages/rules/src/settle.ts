import type { AnswerOf, DecisionOf, OrderOf } from './decisions.ts';
import { DRAW, QUEST_COMPLETE, clash } from './footprint.ts';
import { KINDS } from './meeples.ts';
import { isFoe, isLocation, type Place } from './places.ts';
import { ask, spotAt, type Play } from './play.ts';
import { owedList, payCrown } from './crowns.ts';
import { turnConditionMet } from './conditions.ts';
import { completeQuest } from './quests.ts';
import { resolveMonsterEffects, resolvePlace } from './resolve.ts';
import type { Task } from './state.ts';

type Settle = Extract<Task, { do: 'settle' }>;

/** Everything simultaneous goes through here: the player is asked only where the order can matter. */
export function settle(g: Play, task: Settle): void {
  const { items } = task;
  if (items.length === 0) return;
  if (items.length === 1) return resolveItem(g, task, items[0]!);
  const free = independentItem(g, task);
  if (free !== undefined) return resolveItem(g, task, free);
  ask(g, { kind: 'order', seat: g.state.active, of: task.of, items, place: task.place });
}

export function answerOrder(
  g: Play,
  decision: DecisionOf<'order'>,
  answer: AnswerOf<'order'>,
): void {
  const { of, items, place } = decision;
  resolveItem(g, { do: 'settle', of, items, place }, answer.item);
}

function resolveItem(g: Play, task: Settle, item: number): void {
  if (task.items.length > 1) {
    g.state.agenda.push({ ...task, items: task.items.filter((other) => other !== item) });
  }
  resolve[task.of](g, item, task.place);
}

const resolve: { readonly [K in OrderOf]: (g: Play, item: number, place: Place) => void } = {
  crowns: payCrown,
  places: resolvePlace,
  monsters: resolveMonsterEffects,
  quests: completeQuest,
};

/** An item that clashes with no other, if there is one. */
function independentItem(g: Play, { of, items }: Settle): number | undefined {
  // In the Main Phase draws are only granted (L5), so they touch nothing.
  const ignored = g.state.phase === 'main' ? DRAW : 0;
  const prints = items.map((item) => footprint[of](g, item) & ~ignored);
  const scarce = scarceKinds(g, prints);
  return items.find((_, i) =>
    prints.every((print, j) => i === j || !clash(prints[i]!, print, scarce)),
  );
}

/** Kinds of which these items might gain more than there are in the supply. */
function scarceKinds(g: Play, prints: readonly number[]): number {
  let scarce = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const wanting = prints.reduce((n, print) => n + ((print >> kind) & 1), 0);
    // No card gains more than two of a kind.
    if (wanting > 1 && wanting * 2 > g.state.supply[kind]!) scarce |= 1 << kind;
    else if (wanting === 1 && g.state.supply[kind]! < 2) scarce |= 1 << kind;
  }
  return scarce;
}

const footprint: { readonly [K in OrderOf]: (g: Play, item: number) => number } = {
  crowns: (g, place) => owedList(g, place).footprint,
  places: (g, place) => {
    const own = isFoe(place) ? 0 : spotAt(g, place)!.list.footprint;
    return own | questFootprint(g, place);
  },
  monsters: (g, monster) => g.cards.monsters[monster]!.list.footprint,
  quests: (g, quest) => QUEST_COMPLETE | g.cards.quests[quest]!.footprint,
};

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
