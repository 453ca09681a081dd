import type { TurnCondition } from '@rowan/cards';
import type { AnswerOf, DecisionOf } from './decisions.ts';
import { defeatMet, turnConditionMet, type Moment } from './conditions.ts';
import { pickUnit, runEffects, unitChoices } from './effects.ts';
import type { Place } from './places.ts';
import { activePlayer, ask, assignmentAt, award, type Play } from './play.ts';
import { remove } from './quest-deck.ts';

/** Of the given Quests, those judged at one of the checkpoints and met. */
function metIn(g: Play, quests: readonly number[], at: number, moment: Moment): number[] {
  const met: number[] = [];
  for (let i = 0; i < quests.length; i++) {
    const quest = quests[i]!;
    if ((g.cards.checkpointBits[quest]! & at) === 0) continue;
    const defeat = g.cards.defeats[quest];
    if (
      defeat
        ? defeatMet(g, defeat, moment)
        : turnConditionMet(g, g.cards.catalogue.quests[quest]!.condition as TurnCondition, moment)
    )
      met.push(quest);
  }
  return met;
}

const AT_CONSTRUCT = 1;
const AT_LEVEL = 2;
const AT_PLACES = 4;
const AT_DRAW = 8 | AT_LEVEL;

/** Q3: what a tile just placed completes, of the Quests in hand now; the slot's bonus may draw more. */
export const constructQuests = (g: Play, place: Place): number[] =>
  metIn(g, activePlayer(g).hand, AT_CONSTRUCT, { place, resolved: 0 });

export const levelQuests = (g: Play): number[] =>
  metIn(g, activePlayer(g).hand, AT_LEVEL, { place: -1, resolved: 0 });

/** Q5: all judged on the same Tavern. */
export const drawQuestsMet = (g: Play): number[] =>
  metIn(g, activePlayer(g).hand, AT_DRAW, { place: -1, resolved: 0 });

/** Q3: what the confirmed plan as a whole completes, of the Quests in hand now. */
export const planQuests = (g: Play, all: number): number[] =>
  metIn(g, activePlayer(g).hand, AT_PLACES, { place: -1, resolved: all });

/** T8: what is completed now that this place is resolved. */
export const placeQuests = (g: Play, place: Place): number[] =>
  metIn(g, g.state.turn.eligible, AT_PLACES, { place, resolved: g.state.turn.resolved });

/** Completes Quests met at the same moment: all lie open before the first bonus is taken (Q4, Q5). */
export function completeQuests(g: Play, quests: readonly number[], place: Place): void {
  if (quests.length === 0) return;
  for (const quest of quests) if (costOf(g, quest) < 0) reveal(g, quest, place);
  g.state.agenda.push({ do: 'settle', of: 'quests', items: quests, place });
}

/** The bonus of a completed Quest; one with a cost is completed only now, if it is paid (Q4). */
export function settleQuest(g: Play, quest: number, place: Place): void {
  const cost = costOf(g, quest);
  if (cost < 0) return runEffects(g, g.cards.quests[quest]!, 0, place);
  const assignment = assignmentAt(g, place);
  // Q2: each cost needs its own Unit; and another bonus may have discarded the Quest.
  if (!assignment || unitChoices(assignment, cost).length === 0) return;
  if (!activePlayer(g).hand.includes(quest)) return;
  ask(g, { id: g.state.decisions, kind: 'payCost', seat: g.state.active, quest, place });
}

const costOf = (g: Play, quest: number): number => {
  const card = g.cards.catalogue.quests[quest]!;
  return card.kind === 'triggered' && card.cost !== undefined ? 'PWMCK'.indexOf(card.cost) : -1;
};

export function answerPayCost(
  g: Play,
  decision: DecisionOf<'payCost'>,
  answer: AnswerOf<'payCost'>,
): void {
  const { quest, place } = decision;
  if (!answer.pay) {
    g.log?.push({ kind: 'questDeclined', seat: decision.seat, quest, place });
    return;
  }
  const list = g.cards.quests[quest]!;
  g.state.agenda.push({ do: 'effects', list: list.id, at: 0, place });
  reveal(g, quest, place);
  pickUnit(g, costOf(g, quest), 'supply', { list, place });
}

/** The Quest lies face up from now on and pays its VP at once (Q1). */
function reveal(g: Play, quest: number, place: Place): void {
  const { active, turn } = g.state;
  const player = activePlayer(g);
  const card = g.cards.catalogue.quests[quest]!;
  remove(player.hand, quest);
  remove(turn.eligible, quest);
  player.completed.push(quest);
  if (card.kind === 'ongoing') turn.fresh.push(quest);
  g.log?.push({ kind: 'questCompleted', seat: active, quest, place });
  award(g, active, card.vp, { by: 'quests', source: { card: 'quest', index: quest } });
}
