import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Name } from './names.ts';
import type { Slice } from './slice.ts';

/** The first word of a variant's process, said when it is warm. */
export interface Ready {
  /** Of the final states of all recorded games; empty if it plays none of them. */
  readonly hashes: readonly string[];
}

export interface Request {
  readonly round: number;
  readonly milliseconds: number;
}

/** A variant in a process of its own. */
export interface Remote {
  readonly ready: Promise<Ready>;
  run(request: Request): Promise<Slice>;
  stop(): void;
}

export interface Task {
  readonly name: Name;
  /** The bundled worker. */
  readonly file: string;
  readonly players: number;
  readonly games: number;
  /** Seconds of processor time. */
  readonly warm: number;
}

/**
 * Garbage is collected on the main thread: each variant pays for its own. It is not collected before a slice: that
 * would throw away compiled code, too, with the hidden classes of events that nobody holds at that moment.
 */
const FLAGS = ['--single-threaded-gc', '--enable-source-maps'];

/**
 * A process for each variant, because they spoil each other's compiled code: run on Immer's proxies
 * once, the engine stays several times slower for the rest of that process.
 */
function startVariant({ name, file, players, games, warm }: Task): Remote {
  const child = fork(file, [name, players, games, warm].map(String), {
    execArgv: FLAGS,
    // The peer checks every state for serializability otherwise.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    ready: answerOf(child) as Promise<Ready>,
    run(request) {
      const answer = answerOf(child);
      child.send(request);
      return answer as Promise<Slice>;
    },
    stop: () => void child.kill(),
  };
}

/** Warms all variants up side by side, has them at work, and ends them whatever happens. */
export async function withVariants<T>(
  tasks: readonly Task[],
  work: (remotes: readonly Remote[]) => Promise<T>,
): Promise<T> {
  const remotes = tasks.map(startVariant);
  try {
    await Promise.all(remotes.map(({ ready }) => ready));
    return await work(remotes);
  } finally {
    for (const remote of remotes) remote.stop();
  }
}

/** The next message, or an error if the process ends before. */
async function answerOf(child: ChildProcess): Promise<unknown> {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(([code, signal]: unknown[]) => {
    throw new Error(`A variant's process ended with ${String(code ?? signal)}`);
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
