import { builtIn } from '@rowan/cards';
import { completeView, view, type PlanAnswer } from '@rowan/rules';
import { warningsOf, type History, type Warning } from '@rowan/table';

interface Waste {
  readonly waste: PlanAnswer;
  readonly warnings: readonly Warning[];
  /** Moves with it. */
  readonly wasteful: number;
}

/** The first turn at which a plan of the first seat without one of its places gives something away, and that plan. */
export function wasteIn({ steps }: History): Waste {
  for (const [at, { move }] of steps.entries()) {
    const before = steps[at - 1]?.state;
    if (move?.seat !== 0 || move.answer.kind !== 'plan' || !before) continue;
    const looked = completeView(builtIn, view(before, 0));
    for (const i of move.answer.places.slice(1).keys()) {
      const waste: PlanAnswer = { kind: 'plan', places: move.answer.places.toSpliced(i, 1) };
      const warnings = warningsOf(builtIn, looked, waste);
      if (warnings.length > 0) return { waste, warnings, wasteful: at };
    }
  }
  throw new Error('nobody wastes anything');
}
