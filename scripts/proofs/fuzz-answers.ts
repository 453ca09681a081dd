import type {
  Answer,
  AnswerOf,
  DecisionKind,
  GameState,
  Move,
  Rejection,
  RejectionCode,
} from '@rowan/rules';
import {
  attempter,
  deepFreeze,
  isShapeless,
  junk,
  luckOf,
  moveOf,
  mutated,
  playOn,
  type Engine,
} from '@rowan/testkit';
import { setupAt } from './variants.ts';

/** Wrong answers by the thousand, at every kind of decision. */

interface FuzzFault {
  readonly game: number;
  readonly decision: number;
  readonly fault: string;
}

export interface FuzzTally {
  answers: number;
  accepted: number;
  /** States whose hash was taken before and after. */
  hashed: number;
  readonly decisions: Partial<Record<DecisionKind, number>>;
  readonly rejections: Partial<Record<RejectionCode, number>>;
  readonly rules: Record<string, number>;
  readonly faults: FuzzFault[];
}

const noTally = (): FuzzTally => ({
  answers: 0,
  accepted: 0,
  hashed: 0,
  decisions: {},
  rejections: {},
  rules: {},
  faults: [],
});

const PER_STATE = 40;

const count = <K extends string>(counts: Partial<Record<K, number>>, key: K, n = 1): void => {
  counts[key] = (counts[key] ?? 0) + n;
};

function note(tally: FuzzTally, rejection: { code: RejectionCode; rule: string } | null): void {
  tally.answers += 1;
  if (rejection === null) {
    tally.accepted += 1;
    return;
  }
  count(tally.rejections, rejection.code);
  count(tally.rules, rejection.rule);
}

/** Whole moves that are wrong: another seat, another decision, no move at all. */
function wrongMove(state: GameState, answer: Answer, below: (n: number) => number): unknown {
  const move = moveOf(state, answer);
  switch (below(3)) {
    case 0:
      return { ...move, seat: (move.seat + 1 + below(3)) % 4 };
    case 1:
      return { ...move, decision: move.decision + 1 - 2 * below(2) };
    default:
      return junk(below);
  }
}

function attemptMove(engine: Engine, state: GameState, move: unknown, tally: FuzzTally): void {
  const result = engine.apply(state, move as Move);
  if (result.ok) throw new Error(`accepted the move ${JSON.stringify(move)}`);
  note(tally, result.error);
}

const isShapedPlan = (state: GameState, rejection: Rejection | null): boolean =>
  state.decision!.kind === 'plan' && !isShapeless(rejection);

interface Sitting {
  readonly engine: Engine;
  readonly state: GameState;
  readonly below: (n: number) => number;
  readonly tally: FuzzTally;
}

/** Many wrong answers to one decision; the frozen state must be as it was. */
function sit({ engine, state, below, tally }: Sitting, answers: number): void {
  const attempt = attempter({ engine, state });
  const before = engine.hash(deepFreeze(state));
  for (let i = 0; i < answers; i++) {
    const model = engine.sample(state, below);
    if (i % 16 === 15) {
      attemptMove(engine, state, wrongMove(state, model, below), tally);
      continue;
    }
    const answer = deepFreeze(mutated(model, below));
    const rejection = attempt(answer);
    note(tally, rejection);
    if (i % 8 === 0 && isShapedPlan(state, rejection))
      engine.explainPlan(state, answer as AnswerOf<'plan'>);
  }
  count(tally.decisions, state.decision!.kind, answers);
  tally.hashed += 1;
  if (engine.hash(state) !== before) throw new Error('the state was changed');
}

/** Tries so many answers, in games that begin with the given number. */
export function fuzzAnswers(engine: Engine, first: number, answers: number): FuzzTally {
  const tally = noTally();
  const below = luckOf(first + 1);
  for (let game = first; tally.answers < answers && tally.faults.length < 20; game++) {
    const state = engine.newGame(setupAt(game));
    while (state.decision !== null && tally.answers < answers) {
      const n = Math.min(PER_STATE, answers - tally.answers);
      try {
        sit({ engine, state: engine.clone(state), below, tally }, n);
      } catch (error) {
        tally.faults.push({ game, decision: state.decisions, fault: String(error) });
        break;
      }
      playOn(engine, state, below, 1 + below(6));
    }
  }
  return tally;
}

/** All tallies in one. */
export function sumOf(tallies: readonly FuzzTally[]): FuzzTally {
  const sum = noTally();
  for (const tally of tallies) {
    sum.answers += tally.answers;
    sum.accepted += tally.accepted;
    sum.hashed += tally.hashed;
    sum.faults.push(...tally.faults);
    for (const part of ['decisions', 'rejections', 'rules'] as const)
      for (const [key, n] of Object.entries(tally[part]))
        count(sum[part] as Record<string, number>, key, n);
  }
  return sum;
}
