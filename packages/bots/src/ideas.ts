import type { Answer, Play } from '@rowan/rules';
import { developments } from './greedy.ts';
import { bestPlans, type Effort } from './planner.ts';
import { pricesFor, reflex } from './reflex.ts';
import type { Weights } from './weights.ts';
import { branch, carryOut } from './world.ts';

/** A move with the way it goes on in the same phase: the first answer is the one given. */
export type Line = readonly Answer[];

const PLANNING: Effort = { keep: 24, nodes: 2500 };

/** What reflex would do in the rest of the Development Phase. */
function instinct(g: Play, taste: Weights): Line {
  const line: Answer[] = [];
  const { turns } = g.state;
  while (g.state.decision?.kind === 'develop' && g.state.turns === turns) {
    const answer = reflex(g, taste);
    line.push(answer);
    carryOut(g, [answer], taste);
  }
  return line;
}

/** Each line once. */
export function unlike(lines: readonly Line[]): Line[] {
  const texts = lines.map((line) => JSON.stringify(line));
  return lines.filter((_, i) => texts.indexOf(texts[i]!) === i);
}

/** Plans, or ways through the Development Phase, worth a trial; the most familiar first. */
export function ideas(worlds: readonly [Play, Play], taste: Weights): Line[] {
  const [g] = worlds;
  const { kind, seat } = g.state.decision!;
  if (kind === 'plan')
    return bestPlans(pricesFor(g, seat, taste), PLANNING).map(({ plan }) => [plan]);
  const scripts = developments(worlds, taste).map(({ script }) => script);
  return unlike([instinct(branch(g), taste), ...scripts]);
}
