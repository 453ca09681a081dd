import type { Catalogue } from '@rowan/cards';
import {
  apply,
  explainPlan,
  isFoe,
  noMeeples,
  preview,
  type Answer,
  type Counts,
  type GameEvent,
  type GameState,
  type Place,
  type PlanAnswer,
} from '@rowan/rules';

/** What a line of answers is sure to bring, as far as words can be made of it. */
export interface Brings {
  /** VP at once, those of Quests among them; less than none where a level is paid for. */
  readonly vp: number;
  readonly quests: readonly number[];
  /** Where Monsters or council members fall. */
  readonly defeats: readonly Place[];
  /** The class that rises. */
  readonly levelUp: number | null;
  /** Meeples that join, by kind, overrun Peasants apart; advice of rules number 0 does not tell. */
  readonly gains?: Counts;
  /** Meeples drawn beyond the usual. */
  readonly draws?: number;
  /** T7: Peasants who come unasked. */
  readonly overrun?: number;
}

function planBrings(catalogue: Catalogue, state: GameState, plan: PlanAnswer): Brings {
  const report = explainPlan(catalogue, state, plan);
  const { vp, questVp, quests, places, gains, granted, overrun } = report;
  const defeats = places.filter(({ place, rejection }) => isFoe(place) && !rejection);
  return {
    vp: vp + questVp,
    quests,
    defeats: defeats.map(({ place }) => place),
    levelUp: null,
    gains,
    draws: granted,
    overrun,
  };
}

/** What has happened so far on the way. */
interface Sum {
  vp: number;
  quests: number[];
  levelUp: number | null;
  gains: Counts;
  draws: number;
}

/** The events of a move that a reason can be made of; all others add nothing. */
function count(sum: Sum, event: GameEvent, seat: number): void {
  if (!('seat' in event) || event.seat !== seat) return;
  if (event.kind === 'vpChanged') sum.vp += event.n;
  if (event.kind === 'gained') sum.gains[event.meeple]! += 1;
  if (event.kind === 'questCompleted') sum.quests.push(event.quest);
  if (event.kind === 'levelledUp') sum.levelUp = event.unit;
  if (event.kind === 'drawGranted') sum.draws += event.n;
}

/** Who is sent to rise will rise, though not at once. */
const riser = (answer: Answer): number | null =>
  answer.kind === 'develop' && answer.do === 'assign' ? (answer.levelUp?.unit ?? null) : null;

/** What answers bring one after the other, up to the first thing that nobody can know. */
function lineBrings(catalogue: Catalogue, from: GameState, line: readonly Answer[]): Brings {
  const sum: Sum = { vp: 0, quests: [], levelUp: riser(line[0]!), gains: noMeeples(), draws: 0 };
  const { seat } = from.decision!;
  let state = from;
  for (const answer of line) {
    const { decision } = state;
    if (decision?.seat !== seat || decision.kind !== answer.kind || decision.kind === 'plan') break;
    const move = { seat, decision: decision.id, answer };
    const seen = preview(catalogue, state, move);
    if (!seen.ok) break;
    for (const event of seen.value.events) count(sum, event, seat);
    if (seen.value.reveals === 'meeple') sum.draws += 1;
    if (seen.value.reveals !== null) break;
    const played = apply(catalogue, state, move);
    if (!played.ok) break;
    ({ state } = played.value);
  }
  return { ...sum, defeats: [], overrun: 0 };
}

export const bringsOf = (
  catalogue: Catalogue,
  state: GameState,
  answer: Answer,
  then: readonly Answer[] = [],
): Brings =>
  answer.kind === 'plan'
    ? planBrings(catalogue, state, answer)
    : lineBrings(catalogue, state, [answer, ...then]);
