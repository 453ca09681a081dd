import postgres from 'postgres';
import type pg from 'pg';
import type { Hint, Hints } from './hints.ts';
import { poolOn } from './postgres-writer.ts';

const CHANNEL = 'rowan';
/** PostgreSQL takes less than 8,000 bytes at once. */
const MOST_BYTES = 7900;
/** Hints that wait while the database is away; what is beyond is found by whoever looks. */
const MOST_WAITING = 10_000;
/** Seconds before a connection is given up. */
const CONNECT_WITHIN = 5;

/** Hints that fit into one notice, the first always. */
function fitting(hints: readonly string[]): number {
  let [n, bytes] = [0, 2];
  for (const hint of hints) {
    bytes += Buffer.byteLength(hint) + 1;
    if (bytes > MOST_BYTES) break;
    n += 1;
  }
  return n;
}

const hintsIn = (payload: string): readonly Hint[] => {
  try {
    return JSON.parse(payload) as Hint[];
  } catch {
    // Somebody else uses our channel: it is only a hint.
    return [];
  }
};

/**
 * Hints by NOTIFY, never in the transaction that they are about: that would make all commits of the database wait for
 * each other. Nobody waits for the disk, either.
 */
export class PostgresHints implements Hints {
  readonly #url: string;
  readonly #pool: pg.Pool;
  #waiting: string[] = [];
  #sending: Promise<void> | null = null;

  constructor(url: string) {
    this.#url = url;
    const options = '-c synchronous_commit=off';
    this.#pool = poolOn(url, { name: 'rowan-hints', max: 1, options });
  }

  hint(hint: Hint): void {
    const text = JSON.stringify(hint);
    if (this.#waiting.length >= MOST_WAITING || Buffer.byteLength(text) + 3 > MOST_BYTES) return;
    this.#waiting.push(text);
    this.#sending ??= this.#send();
  }

  /** One after the other; what cannot be sent is lost, as a hint may be. */
  async #send(): Promise<void> {
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const now = this.#waiting.splice(0, fitting(this.#waiting));
      const text = `[${now.join(',')}]`;
      await this.#pool
        .query('select pg_notify($1, $2)', [CHANNEL, text])
        .catch(() => (this.#waiting = []));
    }
    this.#sending = null;
  }

  async listen(heard: (hint: Hint) => void, missed: () => void): Promise<() => Promise<void>> {
    const sql = postgres(this.#url, {
      max: 1,
      fetch_types: false,
      connect_timeout: CONNECT_WITHIN,
      connection: { application_name: 'rowan-listen' },
      onnotice: () => undefined,
    });
    // It subscribes again by itself whenever the connection was lost, and says so.
    void sql
      .listen(CHANNEL, (payload) => hintsIn(payload).forEach((hint) => heard(hint)), missed)
      .catch(() => undefined);
    return () => sql.end({ timeout: 1 });
  }

  async close(): Promise<void> {
    await this.#sending;
    await this.#pool.end();
  }
}
