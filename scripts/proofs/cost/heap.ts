import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapUsed(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Bytes of heap that one of so many things keeps, all of them held at once. */
export function heapOfEach(n: number, make: (i: number) => unknown): number {
  make(0);
  const held: unknown[] = Array.from({ length: n }, () => null);
  const before = heapUsed();
  for (let i = 0; i < n; i++) held[i] = make(i);
  const bytes = (heapUsed() - before) / held.length;
  return Math.round(bytes);
}
