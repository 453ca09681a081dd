import type { Appended, Row, TableFacts } from '@rowan/table';
import type pg from 'pg';
import { factsRow, logRow, outcomeOf, standingRow } from './logs.ts';
import { isClash, isRefusal, poolOn, refusalOf } from './postgres-writer.ts';
import type { NodeStore, Standing } from './store.ts';

/** Rows in one commit. */
const MOST_ROWS = 256;
const MOST_TRIES = 5;

/**
 * One statement, so that a node that stands still in the midst of it holds nothing: the database comes to the end of it
 * by itself. Rows go in by the name of their table: two nodes that write several at once never wait for each other in a
 * circle. Who won is what came back.
 */
const APPEND = `
with given as (
  select * from unnest(
    $1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[],
    $9::bigint[], $10::boolean[], $11::text[], $12::bigint[], $13::text[], $14::bigint[], $15::text[], $16::bigint[],
    $17::text[], $18::bigint[]
  ) as g (
    tbl, seq, body, client, n, at, round, vp, over, stands, phase, free, waits, due, claimed_by, claimed_until,
    person, not_before
  )
), won as (
  insert into log (tbl, seq, body, client, n)
  select g.tbl, g.seq, g.body, g.client, g.n from given g
  where exists (select 1 from log l where l.tbl = g.tbl and l.seq = g.seq - 1)
  order by g.tbl
  on conflict do nothing
  returning tbl
), facts as (
  update tables t set
    round = g.round, vp = g.vp, over = g.over, touched = g.at, seq = g.seq,
    phase = case when g.stands then g.phase else t.phase end,
    free = case when g.stands then g.free else t.free end,
    waits = case when g.stands then g.waits else t.waits end,
    due = case when g.stands then g.due else t.due end,
    claimed_by = case when g.stands then g.claimed_by else t.claimed_by end,
    claimed_until = case when g.stands then g.claimed_until else t.claimed_until end
  from given g join won w on w.tbl = g.tbl
  where t.id = g.tbl
), told as (
  insert into outbox (account, tbl, not_before, attempts, done)
  select g.person, g.tbl, g.not_before, 0, 0 from given g join won w on w.tbl = g.tbl
  where g.person is not null
  on conflict (account, tbl) do update set
    not_before = excluded.not_before, attempts = 0, done = 0, claimed_by = null, claimed_until = 0
)
select g.tbl, w.tbl is not null as written,
  exists (select 1 from log l where l.tbl = g.tbl and l.seq = greatest(0, g.seq - 1)) as before
from given g left join won w on w.tbl = g.tbl`;

interface Waiting {
  readonly table: string;
  readonly seq: number;
  readonly values: readonly unknown[];
  readonly done: (outcome: Appended) => void;
  readonly failed: (error: unknown) => void;
}

const NO_STANDING = {
  phase: null,
  free: null,
  waits: null,
  due: null,
  claimed_by: null,
  claimed_until: null,
};

/** What fills in the columns of one row. */
function valuesOf(
  table: string,
  row: Row,
  facts: TableFacts,
  standing: Standing | undefined,
): readonly unknown[] {
  const { tbl, seq, body, client, n } = logRow(table, row);
  const { round, vp, over } = factsRow(facts);
  const stands = standing ? standingRow(standing) : NO_STANDING;
  const { phase, free, waits, due, claimed_by: by, claimed_until: until } = stands;
  const { person = null, at = null } = standing?.notice ?? {};
  const written: unknown[] = [tbl, seq, body, client, n, row.at, round, vp, over];
  return written.concat([standing !== undefined, phase, free, waits, due, by, until, person, at]);
}

interface Told {
  readonly committed: (rows: number, seconds: number) => void;
  /** Rows that lie in the database now. */
  readonly wrote: (rows: readonly { readonly table: string; readonly seq: number }[]) => void;
}

/**
 * Writes rows of many tables in one commit: whatever comes while one is under way goes into the next one together, at
 * most one row of each table.
 */
export class Appender {
  readonly #pool: pg.Pool;
  readonly #told: Told;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(url: string, told: Told) {
    this.#pool = poolOn(url, { name: 'rowan-append', max: 1 });
    this.#told = told;
  }

  readonly append: NodeStore['append'] = (table, row, facts, standing) =>
    new Promise((done, failed) => {
      const values = valuesOf(table, row, facts, standing);
      this.#waiting.push({ table, seq: row.seq, values, done, failed });
      if (!this.#busy) void this.#work();
    });

  /** The first of each table. */
  #take(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of this.#waiting)
      if (batch.has(one.table) || batch.size === MOST_ROWS) later.push(one);
      else batch.set(one.table, one);
    this.#waiting = later;
    return [...batch.values()];
  }

  async #work(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      const batch = this.#take();
      const since = performance.now();
      await this.#write(batch);
      this.#told.committed(batch.length, (performance.now() - since) / 1000);
    }
    this.#busy = false;
  }

  /** Where one row is refused each is tried on its own, so that none suffers from another. */
  async #write(batch: readonly Waiting[], tries = 1): Promise<void> {
    try {
      await this.#commit(batch);
    } catch (error) {
      if (isClash(error) && tries < MOST_TRIES) await this.#write(batch, tries + 1);
      else if (isRefusal(error) && batch.length > 1)
        for (const one of batch) await this.#write([one]);
      else for (const { failed } of batch) failed(refusalOf(error));
    }
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const sorted = batch.toSorted((a, b) => (a.table < b.table ? -1 : 1));
    const columns = sorted[0]!.values.map((_, i) => sorted.map(({ values }) => values[i]));
    const { rows } = await this.#pool.query<{ tbl: string; written: boolean; before: boolean }>(
      APPEND,
      columns,
    );
    const outcomes = new Map(rows.map((row) => [row.tbl, outcomeOf(row.written, row.before)]));
    for (const { table, done } of batch) done(outcomes.get(table)!);
    this.#told.wrote(sorted.filter(({ table }) => outcomes.get(table) === 'won'));
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
