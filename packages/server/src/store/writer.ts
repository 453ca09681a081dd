import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { isSkipped, type Done, type Fields, type Sent } from './jobs.ts';

/** The thread that has the database. It is synchronous, and a slow disk must not stop a socket. */

const { file } = workerData as { readonly file: string };
const database = new Database(file);
for (const pragma of [
  'journal_mode = wal',
  'synchronous = full',
  'busy_timeout = 5000',
  'secure_delete = on',
  // In kilobytes: what one commit changes should not be read and written piece by piece.
  'cache_size = -8192',
  // In pages: until then what is written again and again is not laid into the file each time.
  'wal_autocheckpoint = 4000',
])
  database.exec(`pragma ${pragma}`);

/** Texts in the order in which they came first, as whoever sends them counts them. */
const texts: string[] = [];
const prepared: Prepared[] = [];

interface Prepared {
  readonly statement: Database.Statement;
  /** Rows come back. */
  readonly gives: boolean;
}

interface Step {
  /** The number of its text. */
  readonly sql: number;
  readonly where: Sent[1];
  readonly parameters: readonly unknown[];
}

type Job = readonly Step[];

const stepOf = ([sql, where, parameters]: Sent): Step => ({
  sql: typeof sql === 'number' ? sql : texts.push(sql) - 1,
  where,
  parameters,
});

function prepare(text: string): Prepared {
  const statement = database.prepare(text);
  return { statement, gives: statement.reader };
}

function carriedOut({ sql, parameters }: Step): Fields[] {
  const { statement, gives } = (prepared[sql] ??= prepare(texts[sql]!));
  if (gives) return statement.all(parameters) as Fields[];
  statement.run(parameters);
  return [];
}

function rowsOf(job: Job): Fields[][] {
  const rows: Fields[][] = [];
  for (const one of job) rows.push(isSkipped(one, rows) ? [] : carriedOut(one));
  return rows;
}

/** All of it on the disk, or nothing. */
function together<T>(work: () => T, begin: 'begin' | 'begin immediate' = 'begin immediate'): T {
  database.exec(begin);
  try {
    const value = work();
    database.exec('commit');
    return value;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const isTaken = (error: unknown): boolean =>
  /^SQLITE_CONSTRAINT_(?:PRIMARYKEY|UNIQUE)$/.test((error as { code?: string }).code ?? '');

/** What only asks is answered by a disk that takes nothing any more, too. */
const onlyAsks = (job: Job): boolean =>
  job.every(({ sql }) => /^(?:select|pragma) /.test(texts[sql]!));

function alone(job: Job): Done {
  try {
    const begin = onlyAsks(job) ? 'begin' : 'begin immediate';
    return { ok: true, rows: together(() => rowsOf(job), begin) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error), taken: isTaken(error) };
  }
}

/** One commit for all that waited; where that fails each is tried on its own, so that none suffers from another. */
function carryOut(jobs: readonly Job[]): Done[] {
  try {
    return together(() => jobs.map((job): Done => ({ ok: true, rows: rowsOf(job) })));
  } catch {
    return jobs.map(alone);
  }
}

parentPort!.on('message', (jobs: readonly (readonly Sent[])[] | 'close') => {
  if (jobs !== 'close') {
    parentPort!.postMessage(carryOut(jobs.map((job) => job.map(stepOf))));
    return;
  }
  database.close();
  parentPort!.close();
});
parentPort!.postMessage('open');
