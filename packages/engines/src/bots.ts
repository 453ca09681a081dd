import { thinkThrough } from '@rowan/bots';
import { presentEngine } from '@rowan/table';
import { FROZEN } from './frozen.ts';
import type { Bundle } from './bundle.ts';

/** How bots think in games by the rules of a number; null for rules that are not to be had. */
export async function thinkBy(rules: number): Promise<Bundle['think'] | null> {
  if (rules === presentEngine.rules) return thinkThrough;
  return (await FROZEN.get(rules)?.())?.bundle.think ?? null;
}
