import { HIRED_HELP } from '@rowan/cards';
import { fail, ok, type Result } from './result.ts';
import { isKey } from './random.ts';
import type { Setup } from './state.ts';

export interface SetupError {
  readonly code: 'players' | 'towers' | 'hiredHelp' | 'advanced' | 'key' | 'shape';
  readonly rule: string;
}

const isHelp = (value: unknown): value is Setup['hiredHelp'] =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((hero) => (HIRED_HELP as readonly unknown[]).includes(hero));

/** A setup from anything; every field is checked, and solo always has the Four Towers (G1). */
export function parseSetup(value: unknown): Result<Setup, SetupError> {
  if (typeof value !== 'object' || value === null) return fail({ code: 'shape', rule: 'S9' });
  const {
    players,
    towers,
    hiredHelp = [],
    advanced = false,
    key,
  } = value as Record<string, unknown>;
  if (typeof players !== 'number' || ![1, 2, 3, 4].includes(players))
    return fail({ code: 'players', rule: 'S7' });
  const solo = players === 1;
  if (typeof towers !== 'boolean') return fail({ code: 'towers', rule: 'S6' });
  if (!isHelp(hiredHelp) || (hiredHelp.length > 0 && !solo))
    return fail({ code: 'hiredHelp', rule: 'G10' });
  if (typeof advanced !== 'boolean' || (advanced && !solo))
    return fail({ code: 'advanced', rule: 'G10' });
  if (!isKey(key)) return fail({ code: 'key', rule: 'S9' });
  return ok({ players, towers: towers || solo, hiredHelp, advanced, key });
}
