import type { Catalogue } from '@rowan/cards';
import { step } from './agenda.ts';
import { cardsOf } from './cards.ts';
import { clone } from './clone.ts';
import type { Answer, Decision, Move } from './decisions.ts';
import type { GameEvent } from './events.ts';
import { judge } from './judge.ts';
import { kindOfAnswer, parseAnswer, parseMove } from './parse-answer.ts';
import type { Play } from './play.ts';
import { diceOf } from './random.ts';
import { reject, type Rejection, type RuleId } from './rejections.ts';
import { assert, fail, ok, type Result } from './result.ts';
import type { GameState } from './state.ts';

export interface Applied {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** What a move did, and its answer with nothing else in it than the rules know of. */
export interface Answered extends Applied {
  readonly answer: Answer;
}

/** Whom the game waits for; empty only when it is over. */
export const pending = (state: GameState): readonly Decision[] =>
  state.decision ? [state.decision] : [];

/** A game to be played in place, with the dice of its own key. */
export function playOf(
  catalogue: Catalogue,
  state: GameState,
  log: GameEvent[] | null = null,
): Play {
  const cards = cardsOf(catalogue);
  assert(cards.hash === state.catalogue, 'a game is played with the catalogue it was started with');
  return { cards, state, dice: diceOf(state.setup.key), log };
}

/** The answer a move gives to the open decision, or why it is refused. The move may be anything. */
export function judgeMove(g: Play, move: unknown): Result<Answer, Rejection> {
  const parsed = parseMove(move);
  if (!parsed) return fail(reject('malformed', 'T0', { asked: null }));
  const { decision } = g.state;
  if (!decision) return fail(reject('gameOver', 'E1', {}));
  if (parsed.seat !== decision.seat)
    return fail(reject('notYourDecision', 'T0', { seat: decision.seat }));
  if (parsed.decision !== decision.id) {
    const answered = parsed.decision;
    return fail(reject('staleDecision', 'T0', { asked: decision.id, answered }));
  }
  return judgeAnswer(g, decision, parsed.answer);
}

/** The answer to a decision, read from anything and judged. */
function judgeAnswer(g: Play, decision: Decision, value: unknown): Result<Answer, Rejection> {
  const asked = decision.kind;
  const given = kindOfAnswer(value);
  if (given !== undefined && given !== asked)
    return fail(reject('notAsked', 'T0', { asked, given }));
  const answer = parseAnswer(asked, value);
  if (!answer) return fail(reject('malformed', RULE_OF[asked], { asked }));
  const rejection = judge(g, decision, answer);
  return rejection ? fail(rejection) : ok(answer);
}

/** Why this answer to the open decision would be refused; null if it would not. The answer may be anything. */
export function rejectionOf(
  catalogue: Catalogue,
  state: GameState,
  answer: unknown,
): Rejection | null {
  const { decision } = state;
  if (!decision) return reject('gameOver', 'E1', {});
  const judged = judgeAnswer(playOf(catalogue, state), decision, answer);
  return judged.ok ? null : judged.error;
}

/** The paragraph each decision stands in. */
const RULE_OF: { readonly [K in Decision['kind']]: RuleId } = {
  develop: 'T1',
  plan: 'T5',
  order: 'T8',
  discardQuest: 'Q6',
  cleanse: 'L2',
  unit: 'L2',
  payCost: 'Q4',
  backToBag: 'L9',
  overflow: 'D2',
  drawEffect: 'D6',
};

/** One move of the game. The given state is never changed; a refused move changes nothing. */
export function apply(
  catalogue: Catalogue,
  state: GameState,
  move: Move,
): Result<Answered, Rejection> {
  const g = playOf(catalogue, state);
  const judged = judgeMove(g, move);
  if (!judged.ok) return judged;
  const events: GameEvent[] = [];
  const next = clone(state);
  step({ cards: g.cards, state: next, dice: g.dice, log: events }, judged.value);
  return ok({ state: next, events, answer: judged.value });
}
