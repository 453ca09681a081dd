import type { Applied, EventKind, GameEvent, GameState, Move, Preview } from '@rowan/rules';
import { moveOf, openDecision, type Situation } from '../course.ts';
import { mutated } from '../mutate.ts';
import { hold, holdSame, show, take, type Law } from './law.ts';

/** What a preview promises, held against what happens. */

/** Whether such an event brings something to light which nobody could know. */
const REVEALING: { readonly [K in EventKind]: boolean } = {
  turnStarted: false,
  turnEnded: false,
  drew: true,
  bagRefilled: false,
  vpChanged: false,
  gained: false,
  notGained: false,
  returned: false,
  cleansed: false,
  questsDrawn: true,
  questDiscarded: false,
  questsReshuffled: true,
  questCompleted: false,
  questDeclined: false,
  constructed: false,
  assignedToCapitol: false,
  levelledUp: false,
  abilityUsed: false,
  planConfirmed: false,
  overran: false,
  crownTaken: false,
  crownReturned: false,
  activated: false,
  roomTaken: false,
  roomTurnedUp: true,
  defeated: false,
  drawGranted: false,
  held: false,
  heldReturned: false,
  boostGained: false,
  backToBag: false,
  cleanedUp: false,
  monstersSlid: false,
  monsterArrived: true,
  councilArrived: true,
  corrupted: false,
  drawEffectUsed: false,
  tileTurnedUp: true,
  finalRoundsBegan: false,
  guardPlaced: false,
  guardWaited: false,
  guardOrdered: false,
  guardCould: false,
  guardReset: false,
  swordTurned: false,
  questKept: true,
  questScored: true,
  gameEnded: false,
};

const reveals = (event: GameEvent): boolean =>
  REVEALING[event.kind] && !(event.kind === 'questsDrawn' && event.quests.length === 0);

function previewed({ engine, state }: Situation, move: Move): { told: Preview; done: Applied } {
  const told = engine.preview(state, move);
  const done = engine.apply(state, move);
  hold(told.ok && done.ok, () => `refused: ${show(move)}`);
  return { told: told.value, done: done.value };
}

function* movesOf(situation: Situation): Generator<Move> {
  const { engine, state, below } = situation;
  for (const answer of take(engine.legal(state, openDecision(situation)), 3))
    yield moveOf(state, answer);
  for (let i = 0; i < 3; i++) yield moveOf(state, engine.sample(state, below));
}

/** The events foretold come first among those that happen, and reveal nothing. */
export const previewsForetell: Law = (situation) => {
  for (const move of movesOf(situation)) {
    const { told, done } = previewed(situation, move);
    holdSame(
      `preview of ${show(move.answer)}`,
      told.events,
      done.events.slice(0, told.events.length),
    );
    hold(!told.events.some(reveals), () => `the preview of ${show(move.answer)} reveals something`);
  }
};

/** What the seat sees after a move, in a game with other secrets. */
function* otherEnds({ engine, state, below }: Situation, move: Move): Generator<GameState> {
  for (let i = 0; i < 3; i++) {
    const other = engine.determinize(engine.view(state, move.seat), below);
    const result = engine.apply(other, move);
    if (result.ok) yield result.value.state;
  }
}

/** A move seals undo if it revealed something or another seat is asked, and only then. */
export const sealsAreTrue: Law = (situation) => {
  const { engine } = situation;
  for (const move of movesOf(situation)) {
    const { told, done } = previewed(situation, move);
    const asked = done.state.decision?.seat !== move.seat;
    // D2: a Monster without a place yet was turned up all the same.
    const turnedUp = done.state.decision?.kind === 'overflow';
    const known = done.events.some(reveals) || turnedUp || asked;
    hold(!told.seals || known, () => `${show(move.answer)} seals for no reason`);
    if (told.seals) continue;
    hold(!asked, () => `${show(move.answer)} does not seal though another seat is asked`);
    const after = engine.view(done.state, move.seat);
    for (const end of otherEnds(situation, move))
      holdSame(
        `unsealed, ${show(move.answer)} shows what was hidden`,
        engine.view(end, move.seat),
        after,
      );
  }
};

/** A preview refuses what `apply` refuses, for the same reason. */
export const previewsRefuseAlike: Law = ({ engine, state, below }) => {
  for (let i = 0; i < 6; i++) {
    const move = moveOf(state, mutated(engine.sample(state, below), below) as Move['answer']);
    const [told, done] = [engine.preview(state, move), engine.apply(state, move)];
    holdSame(`preview and apply of ${show(move.answer)}`, refusal(told), refusal(done));
  }
};

const refusal = (result: { ok: boolean; error?: unknown }): unknown =>
  result.ok ? null : result.error;
