import type { Place } from '@rowan/cards';
import type { AnswerOf, DecisionOf } from './decisions.ts';
import { AT } from './cards.ts';
import { questMet, type Moment } from './conditions.ts';
import { pickUnit, runEffects, unitChoices } from './effects.ts';
import { activePlayer, ask, assignmentAt, award, type Play } from './play.ts';
import { remove } from './quest-deck.ts';
import { forget, isLate, unseenBy } from './unseen.ts';

/** Of the given Quests, those judged at one of the checkpoints and met. */
function metIn(g: Play, quests: readonly number[], at: number, moment: Moment): number[] {
  const met: number[] = [];
  for (let i = 0; i < quests.length; i++) {
    const quest = quests[i]!;
    if ((g.cards.checkpointBits[quest]! & at) === 0) continue;
    if (questMet(g, quest, moment)) met.push(quest);
  }
  return met;
}

const momentOf = ({ state }: Play, place: Place, resolved: number): Moment => ({
  seat: state.active,
  place,
  resolved,
});

const AT_DRAW = AT.tavern | AT.level;

/** Q3: what a tile just placed completes, of the Quests in hand now; the slot's bonus may draw more. */
export const constructQuests = (g: Play, place: Place): number[] =>
  metIn(g, activePlayer(g).hand, AT.construct, momentOf(g, place, 0));

/** Q4: whether a Quest about levels is in hand: mostly there is none, and nothing to judge. */
function holdsLevelQuest(g: Play): boolean {
  const { hand } = activePlayer(g);
  for (let i = 0; i < hand.length; i++)
    if ((g.cards.checkpointBits[hand[i]!]! & AT.level) !== 0) return true;
  return false;
}

/** Q3: of Quests about levels, not those that a defeat of this turn brought. */
const inTime = ({ state }: Play, quests: number[]): number[] =>
  quests.length > 0 && state.turn.unseen.length > 0
    ? quests.filter((quest) => !isLate(state.turn, quest))
    : quests;

export function completeLevelQuests(g: Play): void {
  if (!holdsLevelQuest(g)) return;
  const met = metIn(g, activePlayer(g).hand, AT.level, momentOf(g, -1, 0));
  completeQuests(g, inTime(g, met), -1);
}

/** Q5: all judged on the same Tavern. */
export const drawQuestsMet = (g: Play): number[] =>
  inTime(g, metIn(g, activePlayer(g).hand, AT_DRAW, momentOf(g, -1, 0)));

/** Q3: what the confirmed plan as a whole completes, of the Quests in hand now; what is drawn later joins them. */
export const planQuests = (g: Play, all: number): number[] =>
  metIn(g, activePlayer(g).hand, AT.places, momentOf(g, -1, all));

/** T8: what is completed now that this place is resolved. */
export function placeQuests(g: Play, place: Place): number[] {
  const { turn } = g.state;
  if (turn.unseen.length === 0)
    return metIn(g, turn.eligible, AT.places, momentOf(g, place, turn.resolved));
  return turn.eligible.filter((quest) =>
    questMet(g, quest, momentOf(g, place, turn.resolved & ~unseenBy(turn, quest))),
  );
}

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
  forget(turn, quest);
  player.completed.push(quest);
  if (card.kind === 'ongoing') turn.fresh.push(quest);
  g.log?.push({ kind: 'questCompleted', seat: active, quest, place });
  award(g, active, card.vp, { by: 'quests', source: { card: 'quest', index: quest } });
}
