import type { Answer, AnswerOf, GameState, Move, Rejection } from '@rowan/rules';
import { moveOf, openDecision, type Situation } from '../course.ts';
import type { Engine } from '../engine.ts';
import { deepFreeze } from '../freeze.ts';
import { pick } from '../luck.ts';
import { junk, mutated } from '../mutate.ts';
import { refereeOf } from '../referee.ts';
import { REJECTION_CODES, RULE_IDS } from '../rule-ids.ts';
import { hold, quietly, show, take, type Law } from './law.ts';

/** What may be answered, and what happens to everything else. */

/** Lists are lazy and those of plans long: the first ones, then some from further on. */
const FIRST = 24;
const SPARSE = { every: 97, most: 40 };

function* someOf<T>(items: Iterable<T>): Generator<T> {
  let i = 0;
  for (const item of items) {
    if (i < FIRST || i % SPARSE.every === 0) yield item;
    if (++i >= SPARSE.every * SPARSE.most) return;
  }
}

/** Every legal answer that is listed is accepted, and there is always one. */
export const listedAnswersAreAccepted: Law = ({ engine, state }) => {
  const decision = openDecision({ state });
  let n = 0;
  for (const answer of someOf(engine.legal(state, decision))) {
    n++;
    const result = engine.apply(state, moveOf(state, answer));
    hold(result.ok, () => `the listed ${show(answer)} was refused`);
  }
  hold(n > 0, () => `no legal answer to ${show(decision)}`);
};

/** The list is the same each time, and no answer stands in it twice. */
export const listsAreStable: Law = ({ engine, state }) => {
  const decision = openDecision({ state });
  const texts = take(engine.legal(state, decision), 600).map((answer) => JSON.stringify(answer));
  const again = take(engine.legal(state, decision), 600).map((answer) => JSON.stringify(answer));
  hold(texts.join() === again.join(), () => `two lists of answers to ${show(decision)} differ`);
  hold(new Set(texts).size === texts.length, () => `an answer to ${show(decision)} stands twice`);
};

/** Every answer that the sampler makes up is accepted. */
export const sampledAnswersAreAccepted: Law = ({ engine, state, below }) => {
  for (let i = 0; i < 6; i++) {
    const answer = engine.sample(state, below);
    const result = engine.apply(state, moveOf(state, answer));
    hold(result.ok, () => `the sampled ${show(answer)} was refused: ${show(result)}`);
  }
};

/** Whole numbers, words, yes and no, nothing, and lists and objects of such. */
function isPlain(fact: unknown): boolean {
  if (typeof fact === 'object' && fact !== null) return Object.values(fact).every(isPlain);
  return Number.isInteger(fact) || ['string', 'boolean'].includes(typeof fact) || fact === null;
}

/** A rejection has a known code, cites a rule that exists, and its facts are plain. */
function holdTyped({ code, rule, facts }: Rejection): void {
  hold(REJECTION_CODES.includes(code), () => `unknown rejection code ${code}`);
  hold(RULE_IDS.has(rule), () => `rejection ${code} cites rule ${rule}, which does not exist`);
  hold(isPlain(facts), () => `the facts of rejection ${code} are ${show(facts)}`);
}

/** Refused before its content is looked at. */
export const isShapeless = (rejection: Rejection | null): boolean =>
  rejection?.code === 'malformed' || rejection?.code === 'notAsked';

/** What the listed answers lead to: all there is, but for plans. */
const outcomes = (engine: Engine, state: GameState): ReadonlySet<string> =>
  new Set(
    [...engine.legal(state, state.decision!)].map((answer) => {
      const result = engine.apply(state, moveOf(state, answer));
      return result.ok ? engine.hash(result.value.state) : '';
    }),
  );

/**
 * Tries answers that may be anything, and gives the reason why each is refused, null if it is accepted. By another
 * reckoning than that of `apply` the accepted ones must be legal, and refused plans must not be.
 */
export function attempter({
  engine,
  state,
}: Omit<Situation, 'below'>): (answer: unknown) => Rejection | null {
  const isPlanAsked = state.decision!.kind === 'plan';
  const referee = refereeOf(engine.catalogue);
  let listed: ReadonlySet<string> | undefined;
  return (answer) => {
    const move = moveOf(state, answer as Answer);
    const result = quietly(`apply on ${show(answer)}`, () => engine.apply(state, move));
    if (!result.ok) holdTyped(result.error);
    const error = result.ok ? null : result.error;
    if (isPlanAsked && !isShapeless(error)) {
      const wrong = referee(state, answer as AnswerOf<'plan'>);
      const rightly = (wrong === null) === (error === null);
      hold(
        rightly,
        () => `${error?.code ?? 'accepted'} though ${wrong ?? 'legal'}: ${show(answer)}`,
      );
    } else if (result.ok) {
      listed ??= outcomes(engine, state);
      const legal = listed.has(engine.hash(result.value.state));
      hold(legal, () => `accepted though not listed: ${show(answer)}`);
    }
    return error;
  };
}

/** Anything but a legal answer is refused with a reason, and nothing is changed. */
export const otherAnswersAreRefused: Law = ({ engine, state, below }) => {
  deepFreeze(state);
  const before = engine.hash(state);
  const listed = take(engine.legal(state, state.decision!), 12);
  const attempt = attempter({ engine, state });
  for (let i = 0; i < 12; i++) {
    const model = below(2) === 0 ? pick(listed, below) : engine.sample(state, below);
    attempt(deepFreeze(mutated(model, below)));
  }
  hold(engine.hash(state) === before, () => 'a refused answer changed the state');
};

/** A move of another seat, of another decision, or no move at all is refused. */
export const otherMovesAreRefused: Law = ({ engine, state, below }) => {
  const move = moveOf(state, engine.sample(state, below));
  const wrong: unknown[] = [
    { ...move, seat: (move.seat + 1) % 4 },
    { ...move, seat: -1 },
    { ...move, decision: move.decision + 1 },
    { ...move, decision: move.decision - 1 },
    { seat: move.seat, decision: move.decision },
    { ...move, answer: JSON.stringify(move.answer) },
    junk(below),
  ];
  for (const other of wrong) {
    const result = quietly('apply', () => engine.apply(state, other as Move));
    hold(!result.ok, () => `accepted the move ${show(other)}`);
    holdTyped(result.error);
  }
};
