import {
  COUNCIL_CARDS,
  DRAW,
  FINAL_ROUNDS,
  MARKET,
  MONSTER,
  MONSTERS_A_DISTRICT,
  X,
  contains,
  monsterPlace,
  monstersAt,
  pour,
  total,
  type Source,
} from '@rowan/cards';
import { TASK } from './tasks.ts';
import type { AnswerOf, DecisionOf } from './decisions.ts';
import { runEffects, moveCounts } from './effects.ts';
import { activePlayer, ask, drawMeeples, monstersIn, seated, type Play } from './play.ts';
import { completeQuests, drawQuestsMet } from './quests.ts';
import { resetBoard } from './guard-board.ts';

const RULE_D4: Source = { rule: 'D4' };
const RULE_D3: Source = { rule: 'D3' };

/** The end of T9, then D1: what is left in the Tavern is exhausted; Monsters slide down. */
export function drawPhase(g: Play): void {
  const { state } = g;
  const player = activePlayer(g);
  const { gained } = state.turn;
  if (g.log && total(gained) + total(player.tavern) > 0) {
    const meeples = gained.map((n, i) => n + player.tavern[i]!);
    g.log.push({ kind: 'cleanedUp', seat: state.active, phase: 'main', meeples });
  }
  pour(player.lodgings, gained);
  pour(player.lodgings, player.tavern);
  state.phase = 'draw';
  if (state.turn.defeated > 0) for (let district = 0; district < 4; district++) slide(g, district);
  if (state.turn.defeated === 0) return drawTavern(g);
  state.agenda.push(TASK.drawMeeples, TASK.refill);
}

/** D1 */
export function slide(g: Play, district: number): void {
  const { monsters } = g.state;
  const first = district * MONSTERS_A_DISTRICT;
  let to = first;
  for (let i = first; i < first + MONSTERS_A_DISTRICT; i++) {
    const monster = monsters[i]!;
    if (monster < 0) continue;
    if (to !== i) {
      monsters[to] = monster;
      monsters[i] = -1;
    }
    to++;
  }
  g.log?.push({ kind: 'monstersSlid', district, monsters: monstersAt(monsters, district) });
}

/** D2, D3: cards come until as many Monsters came as were defeated, or the deck is empty. */
export function refill(g: Play): void {
  const { state } = g;
  while (state.turn.defeated > 0 && state.monsterDeck.length > 0) {
    const card = state.monsterDeck.pop()!;
    if (card < 0) {
      councilArrives(g);
      continue;
    }
    const own = g.cards.monsters[card]!.district;
    if (monstersIn(state, own) < 3) {
      arrive(g, card, own);
      continue;
    }
    const districts = [1, 2, 3].map((i) => (own + i) % 4).filter((d) => monstersIn(state, d) < 3);
    // G5: the Guard's overflow goes clockwise.
    if (districts.length > 1 && !state.guard?.acting) {
      state.agenda.push(TASK.refill);
      return ask(g, {
        id: g.state.decisions,
        kind: 'overflow',
        seat: state.active,
        monster: card,
        districts,
      });
    }
    arrive(g, card, districts[0]!);
  }
}

export function answerOverflow(
  g: Play,
  decision: DecisionOf<'overflow'>,
  answer: AnswerOf<'overflow'>,
): void {
  arrive(g, decision.monster, answer.district);
}

function arrive(g: Play, monster: number, district: number): void {
  g.state.turn.defeated -= 1;
  settleIn(g, monster, district);
}

/** S4: into the lowest free slot of the district. */
export function settleIn(g: Play, monster: number, district: number): void {
  const { state } = g;
  const place = monsterPlace(district, monstersIn(state, district));
  state.monsters[place - MONSTER] = monster;
  g.log?.push({ kind: 'monsterArrived', monster, place });
}

/** D3, G8: Corruption for everybody from the active player on, then a meeple for the others. */
function councilArrives(g: Play): void {
  const { state } = g;
  state.council += 1;
  g.log?.push({ kind: 'councilArrived', n: state.council });
  if (state.council >= COUNCIL_CARDS) return beginFinalRounds(g, 'E1');
  const n = state.players.length;
  for (let i = 0; i < n; i++) corrupt(g, (state.active + i) % n);
  if (state.guard) resetBoard(g, state.guard, 'G8');
  for (let i = state.guard?.acting ? 0 : 1; i < n; i++)
    drawMeeples(g, (state.active + i) % n, 1, RULE_D3);
}

function corrupt(g: Play, seat: number): void {
  const { supply } = g.state;
  const n = Math.min(1, supply[X]!);
  supply[X]! -= n;
  seated(g, seat).bag[X]! += n;
  g.log?.push({ kind: 'corrupted', seat, n });
}

/** E1, E6: this round is finished, then everybody has two more turns. */
export function beginFinalRounds(g: Play, rule: 'E1' | 'E6'): void {
  const { state } = g;
  if (state.lastRound > 0) return;
  state.lastRound = state.round + FINAL_ROUNDS;
  g.log?.push({ kind: 'finalRoundsBegan', rule, lastRound: state.lastRound });
}

/** D4 */
export function drawTavern(g: Play): void {
  const { state } = g;
  drawMeeples(g, state.active, DRAW + Math.min(state.council, 2) + state.turn.granted, RULE_D4);
  drawEffects(g);
}

/** D6: effects in force that can be used now. */
function usableEffects(g: Play): number[] {
  const { turn } = g.state;
  const player = activePlayer(g);
  const usable: number[] = [];
  for (let i = 0; i < player.completed.length; i++) {
    const quest = player.completed[i]!;
    const effect = g.cards.inDrawPhase[quest];
    if (!effect || turn.fresh.includes(quest) || turn.drawEffects.includes(quest)) continue;
    if (contains(player.tavern, effect.have) && contains(player.tavern, effect.exhaust))
      usable.push(quest);
  }
  return usable;
}

export function drawEffects(g: Play): void {
  const quests = usableEffects(g);
  if (quests.length > 0)
    ask(g, { id: g.state.decisions, kind: 'drawEffect', seat: g.state.active, quests });
  else tavernQuests(g);
}

export function answerDrawEffect(g: Play, answer: AnswerOf<'drawEffect'>): void {
  const { agenda, turn, active } = g.state;
  if (answer.quest === null) return tavernQuests(g);
  const effect = g.cards.inDrawPhase[answer.quest]!;
  const player = activePlayer(g);
  turn.drawEffects.push(answer.quest);
  agenda.push(TASK.drawEffects);
  moveCounts(player.tavern, player.lodgings, effect.exhaust);
  g.log?.push({
    kind: 'drawEffectUsed',
    seat: active,
    quest: answer.quest,
    exhausted: effect.exhaust.slice(),
  });
  runEffects(g, effect.list, 0, -1);
}

/** Q5: judged on the same Tavern. */
function tavernQuests(g: Play): void {
  const { state } = g;
  state.agenda.push(TASK.endTurn);
  if (activePlayer(g).hand.length > 0) completeQuests(g, drawQuestsMet(g), -1);
}

/** D7, then held Units return to the Tavern (D6, L4). */
export function finishDraw(g: Play): void {
  const { state } = g;
  while (state.market.length < MARKET && state.tileDeck.length > 0) {
    const tile = state.tileDeck.pop()!;
    state.market.push(tile);
    g.log?.push({ kind: 'tileTurnedUp', tile });
  }
  const player = activePlayer(g);
  if (total(player.held) === 0) return;
  g.log?.push({ kind: 'heldReturned', seat: state.active, units: player.held.slice() });
  pour(player.tavern, player.held);
}
