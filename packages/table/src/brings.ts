import type { Catalogue } from '@rowan/cards';
import {
  explainPlan,
  isFoe,
  type Answer,
  type DevelopAnswer,
  type GameState,
  type Place,
  type PlanAnswer,
} from '@rowan/rules';

/** What an answer is sure to bring, as far as words can be made of it. */
export interface Brings {
  /** VP at once, those of Quests among them. */
  readonly vp: number;
  readonly quests: readonly number[];
  /** Where Monsters or council members fall. */
  readonly defeats: readonly Place[];
  /** The class that rises. */
  readonly levelUp: number | null;
}

const NOTHING: Brings = { vp: 0, quests: [], defeats: [], levelUp: null };

function planBrings(catalogue: Catalogue, state: GameState, plan: PlanAnswer): Brings {
  const { vp, questVp, quests, places } = explainPlan(catalogue, state, plan);
  const defeats = places.filter(({ place, rejection }) => isFoe(place) && !rejection);
  return { ...NOTHING, vp: vp + questVp, quests, defeats: defeats.map(({ place }) => place) };
}

function riser({ turn }: GameState, answer: DevelopAnswer): number | null {
  if (answer.do === 'assign') return answer.levelUp?.unit ?? null;
  return answer.do === 'levelUp' ? turn.levelUp : null;
}

export function bringsOf(catalogue: Catalogue, state: GameState, answer: Answer): Brings {
  if (answer.kind === 'plan') return planBrings(catalogue, state, answer);
  return answer.kind === 'develop' ? { ...NOTHING, levelUp: riser(state, answer) } : NOTHING;
}
