import { fail, ok, type Result } from '@rowan/rules';
import { DEEPEST } from './limits.ts';

export type JsonFault =
  | { readonly code: 'malformed'; readonly message: string }
  | { readonly code: 'tooDeep' };

const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((held) => isWithin(held, levels - 1)));

/** Text from outside as plain data; nested data without end would bring down whoever walks through it. */
export function parseJson(text: string): Result<unknown, JsonFault> {
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(value, DEEPEST) ? ok(value) : fail({ code: 'tooDeep' });
  } catch (error) {
    return fail({ code: 'malformed', message: (error as Error).message });
  }
}
