import type { Source } from '@rowan/cards';
import { seated, type Play } from './play.ts';
import { shuffle } from './shuffle.ts';
import { STREAM } from './random.ts';
import { forget } from './unseen.ts';

/** Q6: the top Quest; an empty deck takes the discards back, shuffled. Undefined when both are empty. */
export function takeQuest(g: Play): number | undefined {
  const { state } = g;
  if (state.questDeck.length === 0 && state.questDiscard.length > 0) {
    g.log?.push({ kind: 'questsReshuffled', count: state.questDiscard.length });
    state.questDeck = state.questDiscard;
    state.questDiscard = [];
    state.questDiscardBy = [];
    shuffle(g.dice, state.draws, STREAM.quests, state.questDeck);
  }
  return state.questDeck.pop();
}

export function drawQuests(g: Play, seat: number, n: number, source: Source): void {
  const drawn: number[] | null = g.log ? [] : null;
  const { hand } = seated(g, seat);
  for (let i = 0; i < n; i++) {
    const quest = takeQuest(g);
    if (quest === undefined) break;
    hand.push(quest);
    drawn?.push(quest);
  }
  if (drawn) g.log?.push({ kind: 'questsDrawn', seat, quests: drawn, source });
}

/** Discards lie face down: only who discarded knows the face. */
export function discardQuest(g: Play, seat: number, quest: number, source: Source): void {
  const { state } = g;
  remove(seated(g, seat).hand, quest);
  remove(state.turn.eligible, quest);
  forget(state.turn, quest);
  putOnDiscards(g, quest, seat);
  g.log?.push({ kind: 'questDiscarded', seat, quest, source });
}

export function putOnDiscards(g: Play, quest: number, by: number): void {
  g.state.questDiscard.push(quest);
  g.state.questDiscardBy.push(by);
}

export function remove(list: number[], item: number): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}
