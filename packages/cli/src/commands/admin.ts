import type { AdminStore } from '@rowan/server';
import type { Command } from 'commander';
import { FailedCheck, UserError } from '../errors.ts';
import { printLines } from '../fold.ts';
import { dataOption, databaseOption } from '../serve/options.ts';
import { ADMIN } from '../strings-admin.ts';
import { textTable } from '../text-table.ts';

interface Options {
  readonly data: string;
  readonly database?: string;
  readonly dryRun?: boolean;
  readonly check?: boolean;
  readonly done?: string;
}

/** Loaded when it is wanted: no other command starts a server's parts. */
const server = () => import('@rowan/server');

/** Does something with the data of a server, and lets go of it. */
async function withData<T>(
  { data: folder, database }: Pick<Options, 'data' | 'database'>,
  work: (data: AdminStore) => Promise<T>,
): Promise<T> {
  const { openData, openDatabase } = await server();
  const data = database === undefined ? await openData(folder) : openDatabase(database);
  if (!data) throw new UserError(ADMIN.noData(folder));
  try {
    if (database !== undefined && (await reached(data.store.missing())).length > 0)
      throw new UserError(ADMIN.notUpToDate);
    return await work(data);
  } finally {
    await data.store.close();
  }
}

/** A database that is away is told in a line. */
const reached = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new UserError(ADMIN.notThere(error instanceof Error ? error.message : String(error)));
  });

const json = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

const found = <T>(value: T | null, why: string): T => {
  if (value === null) throw new UserError(why);
  return value;
};

async function list(options: Options): Promise<void> {
  const { allTables } = await server();
  const rows = (await withData(options, allTables)).map((table) => [
    table.id,
    table.phase,
    `${table.round}`,
    table.vp.join(' '),
    `${table.rows}`,
    new Date(table.touched).toISOString(),
  ]);
  printLines(textTable([ADMIN.columns, ...rows], []).split('\n'));
}

/** What goes, what is put away, and what stays though its time has come. */
async function purgePast(options: Options): Promise<void> {
  const { dryRun = false } = options;
  const { purge, wouldPurge } = await server();
  const past = await withData(options, (data) => (dryRun ? wouldPurge : purge)(data, Date.now()));
  for (const id of past.removed) console.log(id);
  console.log((dryRun ? ADMIN.wouldGo : ADMIN.gone)(past.removed.length));
  const { archived, talk, sessions, left } = past;
  const words = dryRun ? ADMIN.wouldBe : ADMIN.were;
  for (const [n, line] of [
    [archived.length, words.archived],
    [talk, words.talk],
    [sessions, words.sessions],
  ] as const)
    if (n > 0) console.log(line(n));
  for (const { table, why } of left) console.log(ADMIN.fault(table, why));
  if (left.length > 0) throw new FailedCheck(ADMIN.left(left.length));
}

async function reports(options: Options): Promise<void> {
  const { done } = options;
  await withData(options, async ({ store }) => {
    if (done === undefined) json(await store.reports(1000));
    else if (await store.settle(done)) console.log(ADMIN.done);
    else throw new UserError(ADMIN.nobody);
  });
}

async function rename(account: string, wanted: string, options: Options): Promise<void> {
  const name = found((await server()).parseName(wanted), ADMIN.badName);
  await withData(options, async ({ store }) => {
    if (!(await store.namesOf([account])).has(account)) throw new UserError(ADMIN.nobody);
    await store.rename({ id: account, name });
    store.hint({ kind: 'renamed', person: account, name });
  });
  console.log(ADMIN.done);
}

/** Gives a table up before its deal. */
async function close(id: string, options: Options): Promise<void> {
  const { closeTable } = await server();
  const outcome = await withData(options, (data) => closeTable(data, id));
  if (outcome !== 'closed') throw new UserError(ADMIN[outcome]);
  console.log(ADMIN.done);
}

/** Ratings follow from the games; whoever only checks is told where they do not. */
async function rate(options: Options): Promise<void> {
  const { check = false } = options;
  const { checkRatings, writeRatings } = await server();
  await withData(options, async (store) => {
    if (!check) await writeRatings(store);
    const { games, rated, ratings, faults } = await checkRatings(store);
    for (const { of, why } of faults) console.log(ADMIN.fault(of, why));
    if (faults.length > 0) throw new FailedCheck(ADMIN.ratingFaults(faults.length));
    console.log(ADMIN.ratings(games, rated, ratings));
  });
}

async function ban(account: string, options: Options): Promise<void> {
  await withData(options, async ({ store }) => {
    if (!(await store.ban(account, true))) throw new UserError(ADMIN.nobody);
    store.hint({ kind: 'cutOff', person: account });
  });
  console.log(ADMIN.done);
}

/** What is wrong with a file is a mistake of whoever named it. */
async function withFile<T>(work: (backups: Awaited<ReturnType<typeof server>>) => T): Promise<T> {
  const backups = await server();
  try {
    return work(backups);
  } catch (error) {
    if (error instanceof backups.BackupTrouble) throw new UserError(error.message);
    throw error;
  }
}

export function addAdmin(program: Command): void {
  const admin = program.command('admin').description(ADMIN.description);
  const command = (words: string, about: string): Command =>
    admin.command(words).description(about).addOption(dataOption()).addOption(databaseOption());
  command('list', ADMIN.list).action(list);
  command('inspect <table>', ADMIN.inspect).action(async (id: string, options: Options) => {
    const { inspect } = await server();
    json(found(await withData(options, (store) => inspect(store, id)), ADMIN.noTable));
  });
  command('export <table>', ADMIN.export).action(async (id: string, options: Options) => {
    const { exported } = await server();
    const text = found(await withData(options, (store) => exported(store, id)), ADMIN.notOver);
    process.stdout.write(text);
  });
  command('close <table>', ADMIN.close).action(close);
  command('purge', ADMIN.purge).option('--dry-run', ADMIN.dryRun).action(purgePast);
  command('rate', ADMIN.rate).option('--check', ADMIN.rateCheck).action(rate);
  command('reports', ADMIN.reports).option('--done <id>', ADMIN.reports).action(reports);
  command('ban <account>', ADMIN.ban).action(ban);
  command('rename <account> <name>', ADMIN.rename).action(rename);
  command('backup <file>', ADMIN.backup).action(
    async (file: string, { data, database }: Options) => {
      if (database !== undefined) throw new UserError(ADMIN.onlyFiles);
      await withFile(({ backUp }) => backUp(data, file));
      console.log(ADMIN.backedUp(file));
    },
  );
  command('restore <file>', ADMIN.restore).action(
    async (file: string, { data, database }: Options) => {
      if (database !== undefined) throw new UserError(ADMIN.onlyFiles);
      const aside = await withFile((backups) => backups.restore(data, file, Date.now()));
      console.log(ADMIN.restored(aside));
    },
  );
}

export function addAudit(program: Command): void {
  program
    .command('audit')
    .description(ADMIN.audit)
    .addOption(dataOption())
    .addOption(databaseOption())
    .action(async (options: Options) => {
      const { audit } = await server();
      const { tables, dealt, rows, faults } = await withData(options, audit);
      for (const { table, why } of faults) console.log(ADMIN.fault(table, why));
      if (faults.length > 0) throw new FailedCheck(ADMIN.faults(faults.length, tables));
      console.log(ADMIN.audited(tables, dealt, rows));
    });
}

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description(ADMIN.migrate)
    .addOption(databaseOption())
    .action(async ({ database }: Pick<Options, 'database'>) => {
      if (database === undefined) throw new UserError(ADMIN.needsDatabase);
      const { migratePostgres } = await server();
      const steps = await reached(migratePostgres(database));
      for (const step of steps) console.log(ADMIN.step(step));
      console.log(ADMIN.upToDate);
    });
}
