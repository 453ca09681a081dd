import { planAdvice, presentEngine, type PlanAdvice } from '@rowan/table';
import { FROZEN } from './frozen.ts';

/** Who advises on plans in games by the rules of a number. */
export async function plansBy(rules: number): Promise<PlanAdvice> {
  if (rules === presentEngine.rules) return planAdvice;
  const frozen = await FROZEN.get(rules)?.();
  if (!frozen) throw new Error(`nobody advises on plans by rules ${rules}`);
  return frozen.bundle.plans;
}
