import type { Answer, AnswerOf, GameState, Viewer } from '@rowan/rules';
import { MOST_DECISIONS, moveOf, openDecision, playOn, type Situation } from '../course.ts';
import { renameEvents } from '../hidden-events.ts';
import { shuffleHidden } from '../hidden.ts';
import { brokenInvariants } from '../invariants.ts';
import { mutated } from '../mutate.ts';
import { deckFault } from './decks.ts';
import { hold, holdSame, show, take, type Law } from './law.ts';

/** Who may know what: nothing hidden shows in anything that a seat is told. */

const viewersOf = ({ players }: GameState): Viewer[] => [...players.keys(), 'spectator'];

/** A view is the same, byte for byte, whatever the viewer may not know. */
export const viewsHide: Law = ({ engine, state, below }) => {
  for (const viewer of viewersOf(state)) {
    const other = shuffleHidden(engine.catalogue, state, viewer, below);
    holdSame(`views of ${viewer}`, engine.view(state, viewer), engine.view(other, viewer));
  }
};

/** So are the events, as far as a viewer gets them. */
export const eventsHide: Law = ({ engine, state, below }) => {
  const result = engine.apply(state, moveOf(state, engine.sample(state, below)));
  hold(result.ok, () => 'the sampled answer was refused');
  const { events, state: after } = result.value;
  for (const viewer of viewersOf(state)) {
    const other = renameEvents(events, after, viewer, below);
    holdSame(
      `events for ${viewer}`,
      engine.viewEvents(events, viewer),
      engine.viewEvents(other, viewer),
    );
  }
};

/** States that the seat to decide cannot tell from the true one. */
function* lookalikes({ engine, state, below }: Situation): Generator<GameState> {
  const { seat } = openDecision({ state });
  for (let i = 0; i < 2; i++) {
    yield shuffleHidden(engine.catalogue, state, seat, below);
    yield engine.determinize(engine.view(state, seat), below);
  }
}

/** The answers on offer do not depend on what the seat may not know. */
export const offersHide: Law = (situation) => {
  const { engine, state } = situation;
  const decision = openDecision(situation);
  const offered = take(engine.legal(state, decision), 60);
  for (const other of lookalikes(situation))
    holdSame('legal answers', offered, take(engine.legal(other, decision), 60));
};

/** Nor does anything that a preview tells. */
export const previewsHide: Law = (situation) => {
  const { engine, state, below } = situation;
  const answers = [
    ...take(engine.legal(state, openDecision(situation)), 3),
    engine.sample(state, below),
    engine.sample(state, below),
  ];
  for (const other of lookalikes(situation)) {
    for (const answer of answers) {
      const move = moveOf(state, answer);
      holdSame(
        `previews of ${show(answer)}`,
        engine.preview(state, move),
        engine.preview(other, move),
      );
    }
  }
};

/** Nor what a plan in the making is told. */
export const explanationsHide: Law = (situation) => {
  const { engine, state, below } = situation;
  if (openDecision(situation).kind !== 'plan') return;
  for (const other of lookalikes(situation)) {
    const plan = engine.sample(state, below) as AnswerOf<'plan'>;
    holdSame(
      `explanations of ${show(plan)}`,
      engine.explainPlan(state, plan),
      engine.explainPlan(other, plan),
    );
  }
};

/** Nor whether and why an answer is refused. */
export const refusalsHide: Law = (situation) => {
  const { engine, state, below } = situation;
  for (const other of lookalikes(situation)) {
    for (let i = 0; i < 3; i++) {
      const move = moveOf(state, mutated(engine.sample(state, below), below) as Answer);
      const [here, there] = [engine.apply(state, move), engine.apply(other, move)];
      holdSame(
        `refusals of ${show(move.answer)}`,
        here.ok ? null : here.error,
        there.ok ? null : there.error,
      );
    }
  }
};

/** A completed view is a whole game that looks the same to the seat, obeys every rule and can be played out. */
export const viewsCanBeCompleted: Law = ({ engine, state, below }) => {
  const { seat } = openDecision({ state });
  const seen = engine.view(state, seat);
  const game = engine.determinize(seen, below);
  holdSame('the view completed and the view', engine.view(game, seat), seen);
  const faults = [...brokenInvariants(engine.catalogue, game), deckFault(engine.catalogue, game)];
  hold(
    faults.every((fault) => fault === null),
    () => `the completed view breaks the rules: ${faults.join('; ')}`,
  );
  hold(game.setup.key !== state.setup.key, () => 'the completed view knows the key');
  const played = playOn(engine, game, below, MOST_DECISIONS);
  hold(game.phase === 'over', () => `the completed view is not over after ${played} decisions`);
  const left = brokenInvariants(engine.catalogue, game);
  hold(left.length === 0, () => `the completed view ends in ${left.join('; ')}`);
};
