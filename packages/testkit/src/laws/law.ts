import { canonicalJson } from '@rowan/cards';
import type { Situation } from '../course.ts';

/** A law looks at a game at one instant and throws where it is broken. */
export type Law = (situation: Situation) => void;

export function hold(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new Error(`law broken: ${message()}`);
}

/** Runs something that must not throw; what it threw is part of the message. */
export function quietly<T>(what: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new Error(`law broken: ${what} threw ${String(error)}`, { cause: error });
  }
}

/** Byte for byte; the order of fields counts too. */
export function holdSame(what: string, a: unknown, b: unknown): void {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  hold(left === right, () => `${what}: ${firstDifference(left, right)}`);
}

function firstDifference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const around = (text: string): string => text.slice(Math.max(0, i - 60), i + 60);
  return `…${around(a)}… against …${around(b)}…`;
}

/** A short text of anything, for messages. */
export const show = (value: unknown): string => {
  try {
    return canonicalJson(value).slice(0, 400);
  } catch {
    return Object.prototype.toString.call(value);
  }
};

export function take<T>(items: Iterable<T>, n: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length >= n) break;
    taken.push(item);
  }
  return taken;
}
