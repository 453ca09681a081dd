import {
  costOf,
  verdictOf,
  type Estimate,
  type Judgement,
  type JudgeRequest,
  type Line,
  type PlainBudget,
  type Prospect,
  type Reason,
  type Verdict,
} from '@rowan/bots';
import type { DecisionKind, GameState, SeatIndex } from '@rowan/rules';
import type { History } from './history.ts';
import type { Step } from './types.ts';

/** A decision of a game that is to be judged: what its seat saw, and what it did. */
export interface ReviewTask {
  /** Moves that were made before it. */
  readonly at: number;
  readonly seat: SeatIndex;
  readonly round: number;
  readonly kind: DecisionKind;
  /** What was played, to the end of the phase. */
  readonly line: Line;
  readonly request: JudgeRequest;
}

/** A decision as reviewed. */
export interface ReviewedMove extends Pick<ReviewTask, 'at' | 'seat' | 'round' | 'kind' | 'line'> {
  readonly best: Line;
  /** How the game stood with what was played, and with the best. */
  readonly played: Prospect;
  readonly instead: Prospect;
  /** What the move cost in the same worlds; null where nothing else was worth a trial. */
  readonly cost: Prospect | null;
  readonly verdict: Verdict | null;
  /** Why the best is better. */
  readonly reasons: readonly Reason[];
}

/** Imagined games for one decision at most; most are clear before. */
export const REVIEWING: PlainBudget = { iterations: 520 };
/** The share of them that may go into finding the best move. */
const RACE = 0.3;

const isPhase = (kind: DecisionKind): boolean => kind === 'develop';

/** What the seat did from here to the end of the phase, or until something came to light that nobody knew. */
function lineFrom(steps: readonly Step[], at: number): Line {
  const { decision, turns } = steps[at]!.state;
  const line = [steps[at + 1]!.move!.answer];
  if (!isPhase(decision!.kind)) return line;
  for (let i = at + 1; i < steps.length - 1; i++) {
    const { state, sealed } = steps[i]!;
    const next = state.decision;
    if (sealed || state.turns !== turns || next?.seat !== decision!.seat || next.kind === 'plan')
      break;
    line.push(steps[i + 1]!.move!.answer);
  }
  return line;
}

/** Further steps of a phase were judged with its first one, unless something came to light in between. */
function isFirst(steps: readonly Step[], at: number): boolean {
  const { state, sealed } = steps[at]!;
  const before = steps[at - 1]?.state;
  if (!isPhase(state.decision!.kind) || sealed || !before) return true;
  return before.turns !== state.turns || !isPhase(before.decision!.kind);
}

/** What the review of a decision may know: the view of its seat at that moment. */
function requestAt(
  { engine }: History,
  state: GameState,
  line: Line,
): Omit<JudgeRequest, 'budget'> {
  const seen = engine.view(state, state.decision!.seat);
  return { view: seen, seed: seen.decisions + 1, asked: [line], race: RACE, brief: true };
}

/** All decisions of these seats that are to be judged, in the order of the game. */
export function reviewTasks(
  history: History,
  seats: readonly SeatIndex[],
  budget: PlainBudget = REVIEWING,
): ReviewTask[] {
  const { steps } = history;
  return steps.slice(0, -1).flatMap(({ state }, at) => {
    const { decision, round } = state;
    if (!decision || !seats.includes(decision.seat) || !isFirst(steps, at)) return [];
    const line = lineFrom(steps, at);
    const { seat, kind } = decision;
    const request = { ...requestAt(history, state, line), budget };
    return [{ at, seat, round, kind, line, request }];
  });
}

/** What the judgement says of the move; null where there was no choice. */
export function reviewedMove(task: ReviewTask, judgement: Judgement): ReviewedMove | null {
  const { at, seat, round, kind, line } = task;
  const [best] = judgement.candidates;
  const own = judgement.candidates.find(({ asked }) => asked);
  if (!best || !own || judgement.candidates.length < 2) return null;
  return {
    at,
    seat,
    round,
    kind,
    line,
    best: best.line,
    played: { lead: own.lead, chance: own.chance },
    instead: { lead: best.lead, chance: best.chance },
    cost: costOf(judgement),
    verdict: verdictOf(judgement),
    reasons: own.reasons,
  };
}

const TURNING_POINTS = 3;

const isFault = ({ verdict }: ReviewedMove): boolean =>
  verdict === 'slip' || verdict === 'mistake' || verdict === 'blunder';

const costly = ({ cost }: ReviewedMove): number =>
  (cost?.chance.mean ?? 0) + (cost?.lead.mean ?? 0) / 100;

/** The faults that cost most of the chance of winning, at most three, in the order of the game. */
export const turningPoints = (moves: readonly ReviewedMove[]): ReviewedMove[] =>
  moves
    .filter(isFault)
    .toSorted((a, b) => costly(b) - costly(a))
    .slice(0, TURNING_POINTS)
    .toSorted((a, b) => a.at - b.at);

/** How often each word was given to a seat, and what its moves cost in all. */
export interface ReviewSummary {
  readonly counts: Readonly<Record<Verdict | 'open', number>>;
  readonly cost: Estimate;
}

/** Costs are summed up where they are beyond doubt; their doubts add up as squares. */
export function summaryOf(moves: readonly ReviewedMove[]): ReviewSummary {
  const counts = { best: 0, good: 0, slip: 0, mistake: 0, blunder: 0, open: 0 };
  let [mean, square] = [0, 0];
  for (const move of moves) {
    counts[move.verdict ?? 'open'] += 1;
    if (!isFault(move)) continue;
    const { lead } = move.cost!;
    mean += lead.mean;
    square += ((lead.high - lead.low) / 2) ** 2;
  }
  const margin = Math.sqrt(square);
  return { counts, cost: { mean, low: mean - margin, high: mean + margin, n: moves.length } };
}
