import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Charge, Orders, Reply } from './orders.ts';

const RUNNER = fileURLToPath(new URL('runner.js', import.meta.url));
/** A mutant that fills the memory fails, too. */
const MEGABYTES = 2048;

/** Where a runner works, at what, and how long it waits for a test. */
export interface Post extends Charge {
  readonly env?: Readonly<Record<string, string>>;
}

/** A process that runs tests in one copy of the tree; if it ends, a new one takes its place. */
export class Runner {
  readonly #post: Post;
  #child: ChildProcess | undefined;
  #tests: readonly string[] = [];

  constructor(post: Post) {
    this.#post = post;
  }

  async tests(): Promise<readonly string[]> {
    await this.#present();
    return this.#tests;
  }

  async run(orders: Orders): Promise<Reply> {
    const child = await this.#present();
    child.send(orders);
    return this.#answer(child);
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /** A runner that dies without a word did so because of its orders. */
  async #answer(child: ChildProcess): Promise<Reply> {
    const over = new AbortController();
    const reply = await Promise.race([
      once(child, 'message', over).then(([message]) => message as Reply),
      once(child, 'exit', over).then((): Reply => ({ kind: 'endless' })),
    ]);
    over.abort();
    if (reply.kind === 'endless') this.stop();
    return reply;
  }

  async #present(): Promise<ChildProcess> {
    if (this.#child) return this.#child;
    const { env, ...charge } = this.#post;
    const child = fork(RUNNER, {
      cwd: charge.root,
      execArgv: [`--max-old-space-size=${MEGABYTES}`],
      env: { ...process.env, ...env, ROWAN_MUTANTS: JSON.stringify(charge) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    const reply = await this.#answer(child);
    if (reply.kind !== 'ready') throw new Error(`the runner does not start in ${charge.root}`);
    this.#tests = reply.tests;
    return child;
  }
}
