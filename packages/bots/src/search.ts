import type { Answer, DecisionOf, GameView, Play } from '@rowan/rules';
import { makeBot, settled, type Bot, type Progress, type Question, type Thinking } from './bot.ts';
import { mix } from './chance.ts';
import { freeAbility } from './develop.ts';
import { evaluateFor } from './evaluate.ts';
import { developments, firstLegal } from './greedy.ts';
import { habitual, isSmall } from './habits.ts';
import { bestPlans, type Effort } from './planner.ts';
import { playOn, pricesFor, reflex } from './reflex.ts';
import { turnsLeft } from './seat.ts';
import type { Weights } from './weights.ts';
import { branch, carryOut, enter, imagine, type World } from './world.ts';

/** What makes one searching player different from another. */
export interface Style {
  /** What plans are made by, and what their outcome is judged by before the end. */
  readonly taste: (view: GameView) => Weights;
  /** Plans, or ways through the Development Phase, that are tried out. */
  readonly width: number;
  /** Own turns that are looked ahead beyond this one; Infinity for a look at the very end. */
  readonly depth: number;
  /** How much the best rival's VP count against one's own. */
  readonly envy: number;
  /** VP by which a move's worth before any trial is believed to differ, of one that its price promises. */
  readonly trust: number;
  /** Trials that this belief weighs as much as. */
  readonly faith: number;
}

/** A move under trial: the first answer is the one given. */
interface Edge {
  readonly script: readonly Answer[];
  /** What it is worth before any trial, in VP against the best. */
  readonly prior: number;
  readonly values: number[];
  /** Sums of the first n values. */
  readonly sums: number[];
}

interface Search {
  readonly question: Question;
  readonly style: Style;
  readonly taste: Weights;
  readonly seat: number;
  readonly worlds: Play[];
  readonly root: World;
  /** Own turns to come when the search began. */
  readonly turns: number;
  edges: Edge[];
  /** Edges still in the race, each tried in the same worlds as the others. */
  racing: Edge[];
  at: number;
  iterations: number;
}

const PLANNING: Effort = { keep: 24, nodes: 2500 };

function worldOf(s: Search, index: number): Play {
  const { catalogue, view, seed } = s.question;
  while (s.worlds.length <= index) {
    const world =
      s.worlds.length === 0 ? s.root : imagine(catalogue, view, mix(seed, s.worlds.length));
    s.worlds.push(enter(catalogue, world));
  }
  return s.worlds[index]!;
}

/** Turns to come after those looked ahead: as many as it seemed before the move, unless the end is fixed. */
function horizonOf(s: Search, { state }: Play): number {
  if (state.lastRound > 0) return Math.max(0, turnsLeft(state, s.seat));
  return Math.max(0.5, s.turns - s.style.depth);
}

/** VP ahead at the end, as the searching seat sees it. */
function standing(s: Search, g: Play): number {
  const turns = horizonOf(s, g);
  const given = { weights: s.taste, turns };
  const own = evaluateFor(g.cards, g.state, s.seat, given);
  if (s.style.envy === 0) return own;
  let best = g.state.guard ? g.state.guard.vp : -Infinity;
  for (let seat = 0; seat < g.state.players.length; seat++) {
    if (seat !== s.seat) best = Math.max(best, evaluateFor(g.cards, g.state, seat, given));
  }
  return own - s.style.envy * best;
}

/** Plays the move in a world, the rest of the turn and some more turns by reflex, and looks at the result. */
function tryOut(s: Search, edge: Edge, world: Play): number {
  const g = branch(world);
  const { turns, players } = g.state;
  carryOut(g, edge.script, s.taste);
  const ahead = s.style.depth * players.length + 1;
  playOn(g, turns + ahead, s.taste);
  return standing(s, g);
}

/** What reflex would do in the rest of the Development Phase. */
function instinct(s: Search, g: Play): Answer[] {
  const script: Answer[] = [];
  const { turns } = g.state;
  while (g.state.decision?.kind === 'develop' && g.state.turns === turns) {
    const answer = reflex(g, s.taste);
    script.push(answer);
    carryOut(g, [answer], s.taste);
  }
  return script;
}

const edgeOf = (script: readonly Answer[], prior: number): Edge => ({
  script,
  prior,
  values: [],
  sums: [0],
});

/** Other ways than instinct's are looked at with some doubt. */
const UNFAMILIAR = -0.5;

function candidates(s: Search): Edge[] {
  const g = worldOf(s, 0);
  const { kind } = g.state.decision!;
  const { trust } = s.style;
  if (kind === 'plan') {
    const plans = bestPlans(pricesFor(g, s.seat, s.taste), PLANNING);
    return plans.map(({ plan, value }) => edgeOf([plan], trust * (value - plans[0]!.value)));
  }
  const scripts = developments([g, worldOf(s, 1)], s.taste);
  return [
    edgeOf(instinct(s, branch(g)), 0),
    ...scripts.map(({ script }) => edgeOf(script, trust * UNFAMILIAR)),
  ];
}

/** The widest field that the first look leaves in. */
function open(s: Search): void {
  s.edges = candidates(s);
  s.racing = s.edges.slice(0, s.style.width);
}

/** What the first n trials and the belief before them say. */
const worth = ({ faith }: Style, { sums, prior }: Edge, n: number): number =>
  (sums[n]! + faith * prior) / n;

/** The best in the race, judged by the worlds that all have been tried in. */
function leader(s: Search): Edge {
  let best = s.racing[0]!;
  const n = s.racing.at(-1)!.values.length;
  if (n === 0) return best;
  for (const edge of s.racing) if (worth(s.style, edge, n) > worth(s.style, best, n)) best = edge;
  return best;
}

const FIRST_ROUNDS = 4;
const DOUBT = 2;

/** Whether an edge lies behind by more than luck explains: the same worlds are compared in pairs. */
function isBeaten({ style }: Search, edge: Edge, best: Edge): boolean {
  const n = Math.min(edge.values.length, best.values.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = best.values[i]! - edge.values[i]!;
    sum += d;
    squares += d * d;
  }
  const gap = sum / n;
  const lead = gap + (style.faith * (best.prior - edge.prior)) / n;
  const spread = Math.sqrt(Math.max(0, squares / n - gap * gap) / n) + 1e-3;
  return lead > DOUBT * spread;
}

function endRound(s: Search): void {
  s.at = 0;
  if (s.racing[0]!.values.length < FIRST_ROUNDS) return;
  const best = leader(s);
  s.racing = s.racing.filter((edge) => edge === best || !isBeaten(s, edge, best));
}

function iterate(s: Search): void {
  const edge = s.racing[s.at]!;
  const value = tryOut(s, edge, worldOf(s, edge.values.length));
  edge.values.push(value);
  edge.sums.push(edge.sums.at(-1)! + value);
  s.iterations += 1;
  s.at += 1;
  if (s.at === s.racing.length) endRound(s);
}

/** VP ahead at the end by an edge: the leader's, less what it was behind in the worlds of both, in doubt by belief. */
function valueOf({ style: { faith } }: Search, edge: Edge, best: Edge): number {
  const n = Math.min(edge.values.length, best.values.length);
  const seen = edge.sums[n]! - best.sums[n]!;
  const ahead = (seen + faith * (edge.prior - best.prior)) / (n + faith);
  return best.sums.at(-1)! / best.values.length + ahead;
}

function progressOf(s: Search, fallback: Answer): Progress {
  const tried = s.edges.filter(({ values }) => values.length > 0);
  if (tried.length === 0) return { iterations: 0, best: fallback, candidates: [] };
  const best = leader(s);
  return {
    iterations: s.iterations,
    best: firstLegal(s.question, s.root, [best.script[0]!, fallback]),
    candidates: tried
      .map((edge) => ({
        answer: edge.script[0]!,
        value: valueOf(s, edge, best),
        visits: edge.values.length,
      }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value),
  };
}

function thinkOver(s: Search): Thinking {
  const { budget } = s.question;
  const start = 'clock' in budget ? budget.clock() : 0;
  const g = worldOf(s, 0);
  const fallback = firstLegal(s.question, s.root, [reflex(branch(g), s.taste)]);
  const spent = (): boolean =>
    'clock' in budget
      ? budget.clock() - start >= budget.milliseconds
      : s.iterations >= budget.iterations;
  return {
    work: () => {
      if (s.edges.length === 0) open(s);
      if (s.racing.length > 1 && !spent()) iterate(s);
      if (s.edges.length === 1 && s.iterations === 0) iterate(s);
      return s.racing.length > 1 && !spent();
    },
    progress: () => progressOf(s, fallback),
  };
}

/** Information-set search: moves race against each other in worlds that the view allows. */
export const makeSearch = (name: string, style: Style): Bot =>
  makeBot(name, (question) => {
    const { catalogue, view, seed } = question;
    const decision = view.decision!;
    const taste = style.taste(view);
    const root = imagine(catalogue, view, seed);
    const g = enter(catalogue, root);
    if (isSmall(decision.kind)) {
      const answer = habitual(g, decision as DecisionOf<'order'>, taste);
      return settled(firstLegal(question, root, [answer]));
    }
    const free = decision.kind === 'develop' ? freeAbility(g) : null;
    if (free) return settled(firstLegal(question, root, [free]));
    return thinkOver({
      question,
      style,
      taste,
      turns: turnsLeft(root.state, decision.seat),
      seat: decision.seat,
      worlds: [],
      root,
      edges: [],
      racing: [],
      at: 0,
      iterations: 0,
    });
  });
