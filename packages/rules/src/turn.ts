import { QUIET_ROUNDS, noMeeples } from '@rowan/cards';
import { LEVELS, TASK } from './tasks.ts';
import { addBoosts } from './boosts.ts';
import { returnCrowns } from './crowns.ts';
import { beginFinalRounds, finishDraw } from './draw-phase.ts';
import { guardTurn } from './guard.ts';
import { activePlayer, type Play } from './play.ts';
import { completeLevelQuests } from './quests.ts';
import { finishGame } from './scoring.ts';
import type { TurnState } from './state.ts';

export const newTurn = (): TurnState => ({
  owed: [],
  abilities: 0,
  assigned: false,
  construct: false,
  levelUp: -1,
  capitol: noMeeples(),
  gained: noMeeples(),
  plan: [],
  boosts: noMeeples(),
  forgePlace: -1,
  forgeCv: 0,
  resolved: 0,
  eligible: [],
  unseen: [],
  granted: 0,
  defeated: 0,
  drawEffects: [],
  won: [],
  fresh: [],
});

/** L6: Crowns pay at the very start of a turn. */
export function startTurn(g: Play): void {
  const { state } = g;
  state.phase = 'development';
  state.turns += 1;
  state.turn = newTurn();
  g.log?.push({ kind: 'turnStarted', seat: state.active, round: state.round, turn: state.turns });
  state.agenda.push(TASK.develop);
  const items = state.crowns.length > 0 ? returnCrowns(g) : [];
  if (items.length > 0) state.agenda.push(LEVELS, { do: 'settle', of: 'crowns', items, place: -1 });
  else completeLevelQuests(g); // Q4
}

/** The last steps of the Draw Phase; what was won this turn counts from now on (Q1, T9). */
export function endTurn(g: Play): void {
  const { state } = g;
  finishDraw(g);
  addBoosts(g.cards.catalogue, activePlayer(g), state.turn.won, state.turn.fresh);
  g.log?.push({ kind: 'turnEnded', seat: state.active });
  if (state.guard) {
    guardTurn(g);
    return endRound(g);
  }
  state.active = (state.active + 1) % state.players.length;
  if (state.active === state.first) return endRound(g);
  state.agenda.push(TASK.startTurn);
}

/** E1, E6: after a whole round the end is checked. */
function endRound(g: Play): void {
  const { state } = g;
  if (state.round === state.lastRound) return finishGame(g);
  state.quietRounds = state.defeatThisRound ? 0 : state.quietRounds + 1;
  state.defeatThisRound = false;
  if (state.quietRounds >= QUIET_ROUNDS) beginFinalRounds(g, 'E6');
  state.round += 1;
  state.agenda.push(TASK.startTurn);
}
