/** Freezes a value and all it holds: from now on every change throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const held of Object.values(value)) deepFreeze(held);
  return value;
}
