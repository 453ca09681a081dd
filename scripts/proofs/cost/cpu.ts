import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Round } from './hosting.ts';

const HOSTING = fileURLToPath(new URL('hosting.ts', import.meta.url));

interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
}

interface Spreads {
  readonly host: Spread;
  readonly written: Spread;
}

/** Microseconds for a move; beside those of another checkout, and as a share of them. */
export interface Cpu extends Spreads {
  readonly former?: Spreads;
  readonly ratio?: Round;
}

export interface CpuWork {
  readonly seed: number;
  readonly games: number;
  readonly rounds: number;
  readonly former: string | undefined;
}

const rounded = (n: number, digits: number): number => Number(n.toFixed(digits));
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const spreadOf = (values: readonly number[]): Spread => ({
  mean: rounded(values.reduce((sum, n) => sum + n, 0) / values.length, 1),
  median: rounded(median(values), 1),
  least: rounded(Math.min(...values), 1),
});

const spreadsOf = (rounds: readonly Round[]): Spreads => ({
  host: spreadOf(rounds.map(({ host }) => host)),
  written: spreadOf(rounds.map(({ written }) => written)),
});

/** Round by round: both met the same machine. */
const ratioOf = (own: readonly Round[], others: readonly Round[]): Round => ({
  host: rounded(median(own.map(({ host }, i) => host / others[i]!.host)), 3),
  written: rounded(median(own.map(({ written }, i) => written / others[i]!.written)), 3),
});

/** What the process says next, or an error if it ends before. */
async function answerOf(child: ChildProcess): Promise<unknown> {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(() => {
    throw new Error('a process that hosts has ended');
  });
  const answered = once(child, 'message', { signal: over.signal });
  try {
    const [message] = (await Promise.race([answered, ended])) as unknown[];
    return message;
  } finally {
    over.abort();
    await Promise.allSettled([answered, ended]);
  }
}

async function roundOf(child: ChildProcess): Promise<Round> {
  const answer = answerOf(child);
  child.send('round');
  return (await answer) as Round;
}

/** Each in a process of its own, so that none clears up after another; one at a time, in turning order. */
export async function cpuPerMove({ seed, games, rounds, former }: CpuWork): Promise<Cpu> {
  const checkouts = former === undefined ? [[]] : [[], [former]];
  const children = checkouts.map((path) => fork(HOSTING, [String(seed), String(games), ...path]));
  try {
    await Promise.all(children.map(answerOf));
    const times = children.map((): Round[] => []);
    for (let round = 0; round < rounds; round++)
      for (const i of children.keys()) {
        const at = (i + round) % children.length;
        times[at]!.push(await roundOf(children[at]!));
      }
    const [own, others] = times;
    if (!others) return spreadsOf(own!);
    return { ...spreadsOf(own!), former: spreadsOf(others), ratio: ratioOf(own!, others) };
  } finally {
    for (const child of children) child.kill();
  }
}
