import type { Answer, DecisionOf, GameView, Play } from '@rowan/rules';
import { makeBot, settled, type Bot, type Progress, type Question, type Thinking } from './bot.ts';
import { mix } from './chance.ts';
import { freeAbility } from './develop.ts';
import { evaluateFor } from './evaluate.ts';
import { firstLegal } from './greedy.ts';
import { habitual, isSmall } from './habits.ts';
import { ideas, type Line } from './ideas.ts';
import {
  isDecided,
  leader,
  newRunner,
  nextRunner,
  record,
  startRace,
  valueOf,
  type Race,
  type Runner,
} from './race.ts';
import { playOn, reflex } from './reflex.ts';
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
}

/** A move under trial: the first answer is the one given. */
interface Edge extends Runner {
  readonly script: Line;
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
  /** None before the first slice. */
  race: Race<Edge> | null;
  iterations: number;
}

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
function vpAhead(s: Search, g: Play): number {
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
  return vpAhead(s, g);
}

/** VP by which other ways than instinct's are believed to be worse. */
const UNFAMILIAR = 1;

const edgesOf = (scripts: readonly Line[]): Edge[] =>
  scripts.map((script, i) => ({ script, ...newRunner(i === 0 ? 0 : -UNFAMILIAR) }));

const open = (s: Search): Race<Edge> =>
  startRace(edgesOf(ideas([worldOf(s, 0), worldOf(s, 1)], s.taste).slice(0, s.style.width)));

function iterate(s: Search, race: Race<Edge>, spent: () => number): void {
  const edge = nextRunner(race);
  const value = tryOut(s, edge, worldOf(s, edge.values.length));
  s.iterations += 1;
  record(race, value, spent());
}

function progressOf({ race, question, root, iterations }: Search, fallback: Answer): Progress {
  if (!race || iterations === 0) return { iterations, best: fallback, candidates: [] };
  const best = leader(race);
  return {
    iterations,
    best: firstLegal(question, root, [best.script[0]!, fallback]),
    candidates: race.field
      .filter(({ values }) => values.length > 0)
      .map((edge) => ({
        answer: edge.script[0]!,
        value: valueOf(race, edge, best),
        visits: edge.values.length,
      }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value),
  };
}

/** The share of the budget that is spent. */
function meter(s: Search): () => number {
  const { budget } = s.question;
  if (!('clock' in budget)) return () => s.iterations / budget.iterations;
  const start = budget.clock();
  return () => (budget.clock() - start) / budget.milliseconds;
}

function thinkOver(s: Search): Thinking {
  const spent = meter(s);
  const fallback = firstLegal(s.question, s.root, [reflex(branch(worldOf(s, 0)), s.taste)]);
  return {
    work: () => {
      const race = (s.race ??= open(s));
      const alone = isDecided(race) && s.iterations === 0;
      if (alone || (!isDecided(race) && spent() < 1)) iterate(s, race, spent);
      return !isDecided(race) && spent() < 1;
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
      race: null,
      iterations: 0,
    });
  });
