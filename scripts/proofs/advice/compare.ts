import { view, type Below, type DecisionKind, type GameState, type GameView } from '@rowan/rules';
import { luckOf } from '@rowan/testkit';
import { counselOfState, counselOfView, type Counsel, type Part } from './counsel.ts';
import { NO_PLAN, attemptsAt, plansAt, rightAnswers, wrongAnswers } from './plans.ts';
import { positionsOf } from './positions.ts';

export interface Tally {
  positions: number;
  /** By number of players. */
  readonly players: Record<string, number>;
  readonly decisions: Partial<Record<DecisionKind, number>>;
  /** How often each kind of advice was compared, and how often it differed. */
  readonly compared: Partial<Record<Part, number>>;
  readonly differ: Partial<Record<Part, number>>;
  readonly faults: string[];
}

export const noTally = (): Tally => ({
  positions: 0,
  players: {},
  decisions: {},
  compared: {},
  differ: {},
  faults: [],
});

const MOST_FAULTS = 10;

const count = <K extends string>(counts: Partial<Record<K, number>>, key: K): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** What a view has become on its way; the true one stays as it is. */
export type Change = (view: GameView) => GameView;

const unchanged: Change = (seen) => seen;

interface Pair {
  readonly fromView: Counsel;
  readonly fromState: Counsel;
  readonly tally: Tally;
}

/** Byte for byte; what throws says so. */
function textOf(say: () => unknown): string {
  try {
    return JSON.stringify(say());
  } catch (error) {
    return `threw ${String(error)}`;
  }
}

function compare({ fromView, fromState, tally }: Pair, part: Part, ...about: unknown[]): void {
  const ask = (counsel: Counsel): string =>
    textOf(() => (counsel[part] as (...given: unknown[]) => unknown)(...about));
  const [seen, known] = [ask(fromView), ask(fromState)];
  count(tally.compared, part);
  if (seen === known) return;
  count(tally.differ, part);
  if (tally.faults.length < MOST_FAULTS)
    tally.faults.push(`${part} of ${JSON.stringify(about)}: ${firstDifference(seen, known)}`);
}

function firstDifference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return [a, b].map((text) => text.slice(Math.max(0, i - 60), i + 60)).join(' against ');
}

/** As it arrives over a wire. */
const sent = (seen: GameView): GameView => JSON.parse(JSON.stringify(seen)) as GameView;

/** The seat that is asked wants to know everything. */
function compareAsked(pair: Pair, state: GameState, below: Below): void {
  compare(pair, 'options');
  compare(pair, 'progress');
  compare(pair, 'legal');
  for (const answer of wrongAnswers(state, below)) compare(pair, 'rejection', answer);
  for (const answer of rightAnswers(state, below)) {
    compare(pair, 'rejection', answer);
    compare(pair, 'preview', answer);
    compare(pair, 'brings', answer);
  }
  for (const attempt of attemptsAt(state, below)) compare(pair, 'whyNot', attempt);
  if (state.decision?.kind !== 'plan') return;
  for (const plan of plansAt(state, below)) {
    compare(pair, 'explain', plan);
    const places = [...plan.places.map(({ place }) => place), below(32), below(32)];
    for (const place of places.slice(0, 3)) compare(pair, 'fill', plan, place);
  }
}

/** The others are not asked, but their Quests go on; and whoever asks gets no more than that. */
function compareOthers(pair: Pair, below: Below): void {
  compare(pair, 'progress');
  compare(pair, 'options');
  compare(pair, 'legal');
  compare(pair, 'explain', NO_PLAN);
  compare(pair, 'fill', NO_PLAN, below(32));
  compare(pair, 'whyNot', { kind: 'serve', plan: NO_PLAN, place: below(32) });
}

function compareAt(state: GameState, change: Change, tally: Tally): void {
  const below = luckOf(state.decisions);
  tally.positions += 1;
  count(tally.players, String(state.setup.players));
  count(tally.decisions, state.decision!.kind);
  state.players.forEach((_, seat) => {
    const fromView = counselOfView(change(sent(view(state, seat))));
    const pair = { fromView, fromState: counselOfState(state, seat), tally };
    if (seat === state.decision!.seat) compareAsked(pair, state, below);
    else compareOthers(pair, below);
  });
}

/** Games from one number up to another, at one of every so many of their positions. */
export function compareGames(
  [from, to]: readonly [number, number],
  every: number,
  change: Change = unchanged,
): Tally {
  const tally = noTally();
  for (let game = from; game < to; game++)
    for (const state of positionsOf(game, every)) compareAt(state, change, tally);
  return tally;
}
