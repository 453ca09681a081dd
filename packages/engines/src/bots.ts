import { thinkThrough } from '@rowan/bots';
import type { judgeThrough } from '@rowan/bots/judge';
import { presentEngine } from '@rowan/table';
import { FROZEN } from './frozen.ts';
import type { Bundle } from './bundle.ts';

/** How bots think in games by the rules of a number; null for rules that are not to be had. */
export async function thinkBy(rules: number): Promise<Bundle['think'] | null> {
  if (rules === presentEngine.rules) return thinkThrough;
  return (await FROZEN.get(rules)?.())?.bundle.think ?? null;
}

/** How decisions are judged by the rules of a number, fetched when somebody asks; null where nobody can. */
export async function judgeBy(rules: number): Promise<typeof judgeThrough | null> {
  if (rules === presentEngine.rules) return (await import('@rowan/bots/judge')).judgeThrough;
  return (await FROZEN.get(rules)?.())?.bundle.judge ?? null;
}
