import { GUARD_SEAT, X, noMeeples, pour, total, type Source } from '@rowan/cards';
import { STREAM } from './random.ts';
import { award, takeNth, type Play } from './play.ts';
import { putOnDiscards, takeQuest } from './quest-deck.ts';
import { guardQuestVp } from './scoring.ts';
import { type GuardState } from './state.ts';

const seat = GUARD_SEAT;

/** G3: every meeple on the board back to the bag; those still in line stay in line. */
export function resetBoard(g: Play, guard: GuardState, rule: string): void {
  const meeples = noMeeples();
  for (let spot = 0; spot < guard.board.length; spot++) {
    if (guard.board[spot]! < 0) continue;
    meeples[guard.board[spot]!]! += 1;
    guard.board[spot] = -1;
  }
  pour(meeples, guard.waiting);
  pour(meeples, guard.prestige);
  g.log?.push({ kind: 'guardReset', seat, meeples: meeples.slice(), rule });
  pour(guard.bag, meeples);
}

/** G2, G3: meeples join the end of the line; an empty bag takes the board back. */
export function drawLine(g: Play, guard: GuardState, n: number): void {
  for (let i = 0; i < n; i++) {
    if (total(guard.bag) === 0) resetBoard(g, guard, 'G3');
    const of = total(guard.bag);
    if (of === 0) return;
    const stream = STREAM.guardBag;
    const k = g.state.draws[stream]!++;
    const roll = g.dice.below(stream, k, of);
    const meeple = takeNth(guard.bag, roll);
    guard.line.push(meeple);
    if (meeple !== X) guard.unitsDrawn += 1;
    g.log?.push({ kind: 'drew', seat, meeple, stream, k, of, roll, source: { rule: 'G2' } });
  }
}

/** Corruption on the board, the waiting ones included. */
export const boardCorruption = (guard: GuardState): number =>
  guard.board.filter((meeple) => meeple === X).length + guard.waiting[X]!;

/** Purify: takes one Corruption off the board. */
export function removeCorruption(g: Play, guard: GuardState, source: Source): void {
  const spot = guard.board.indexOf(X);
  if (spot >= 0) guard.board[spot] = -1;
  else guard.waiting[X]! -= 1;
  g.state.supply[X]! += 1;
  g.log?.push({ kind: 'cleansed', seat, from: 'board', source });
}

/** G4: Units and Corruption go to the bag, if in stock. */
export function guardGain(g: Play, guard: GuardState, meeple: number, source: Source): void {
  if (g.state.supply[meeple] === 0) {
    g.log?.push({ kind: 'notGained', seat, meeple, source });
    return;
  }
  g.state.supply[meeple]! -= 1;
  guard.bag[meeple]! += 1;
  g.log?.push({ kind: 'gained', seat, meeple, from: 'supply', to: 'bag', source });
}

export const questInStock = (g: Play): boolean =>
  g.state.questDeck.length + g.state.questDiscard.length > 0;

/** G4: draw and keep, face down. */
export function keepQuest(g: Play, guard: GuardState, source: Source): void {
  const quest = takeQuest(g);
  if (quest === undefined) return;
  guard.kept.push(quest);
  g.log?.push({ kind: 'questKept', seat, quest, source });
}

/** G4: draw and score; everybody sees it. */
export function scoreQuest(g: Play, source: Source): void {
  const quest = takeQuest(g);
  if (quest === undefined) return;
  const vp = guardQuestVp(g, quest);
  g.log?.push({ kind: 'questScored', seat, quest, vp });
  award(g, seat, vp, { by: 'quests', source });
  putOnDiscards(g, quest, -1);
}

/** G7: what could not be done anywhere is worth 1 VP. */
export function consolation(g: Play, not: string, source: Source): void {
  g.log?.push({ kind: 'guardCould', seat, not });
  award(g, seat, 1, { by: 'orders', source });
}
