import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { shelf } from '@rowan/engines';
import { serveFolder } from '@rowan/server/site';
import { UNPINNED, type PlayedGame } from '@rowan/table';
import { fixturesOf, textOf } from '@rowan/testkit/fixtures';
import { closeApp } from './app.ts';
import { OLD, lay } from './device/shelves.ts';
import { lateTurn, measureRound, spreadOf, spreads, type Laid } from './measure.ts';
import { openForProof, tell } from './proof.ts';
import { YOU, bot, historyAt } from './saved.ts';
import type { Trace } from './trace.ts';

/**
 * The page of another checkout, 0.1.0 or later, beside this one: the same position of one game of 0.1.0, the same
 * clicks in the same browser, in turn. `npm run bench:page -- --old ../other --rounds 7`
 */
const { values } = parseArgs({
  options: { old: { type: 'string' }, rounds: { type: 'string', default: '7' } },
});
if (values.old === undefined) throw new Error('--old is missing: the folder of another checkout');
const ROUNDS = Number(values.rounds);
const WORK = [
  'RunTask',
  'FunctionCall',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Commit',
];

interface Saved {
  readonly id: string;
  readonly save: PlayedGame;
}

/** A game of 0.1.0, cut at a late turn, as that version kept it; later ones take it over. */
async function lateGame(): Promise<Laid> {
  const engine = (await shelf.engines(UNPINNED.rules))!;
  const catalogue = (await shelf.catalogues(UNPINNED.catalogue))!;
  const [late] = fixturesOf('saves')
    .filter(({ variant }) => variant.startsWith('4p'))
    .map((fixture) => JSON.parse(textOf(fixture)) as Saved)
    .map((saved) => ({ saved, at: lateTurn(historyAt(saved.save, { engine, catalogue })) }))
    .filter(({ at }) => at > 0);
  if (!late) throw new Error('no game has a late turn to build at');
  const { saved, at } = late;
  const seats = [YOU, bot(1, 'Ash'), bot(2, 'Birch'), bot(3, 'Cedar')];
  const table = { ...saved.save.table, seats };
  const save = { ...saved.save, table, moves: saved.save.moves.slice(0, at) };
  const value = { ...saved, save, over: false };
  const put = async (page: Page): Promise<void> => {
    await lay(page, OLD, [{ key: saved.id, value }]);
    // Whoever looks at the list has it taken over.
    await page.goto(`${new URL(page.url()).origin}/?list#/games`);
    await page.locator('li[data-game], li:has(button)').first().waitFor();
  };
  return { id: saved.id, lay: put };
}

function builtBy(checkout: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'rowan-old-'));
  const cwd = join(checkout, 'packages/web');
  const words = ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync('npx', words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

/** Milliseconds of all deeds of a round together. */
const allOf = (round: Trace, mark: string): number =>
  round.responses(mark).reduce<number>((sum, time) => sum + (time ?? 0), 0);

/** How many times the milliseconds of the other page, round by round, and how long each deed took. */
function ratios(here: readonly Trace[], there: readonly Trace[], mark: string) {
  const rounds = here.map((round, n) => allOf(round, mark) / allOf(there[n]!, mark));
  const times = rounds.toSorted((a, b) => a - b).map((n) => Math.round(n * 100) / 100);
  const median = times[Math.floor(times.length / 2)]!;
  return { median, times, own: spreads(here, mark), others: spreads(there, mark) };
}

/** Milliseconds of processor that the page's thread takes for all deeds: other work on the machine hardly counts. */
const processor = (traces: readonly Trace[]): Record<string, number> =>
  Object.fromEntries(
    WORK.map((name) => [name, spreadOf(traces.map((trace) => trace.spent(name))).median]),
  );

const game = await lateGame();
const folder = builtBy(values.old);
const app = await openForProof();
const { server, url } = await serveFolder(folder);
const rounds: { readonly here: Trace[]; readonly there: Trace[] } = { here: [], there: [] };
try {
  for (let n = 0; n < ROUNDS; n++) {
    const inTurn = n % 2 === 0 ? (['here', 'there'] as const) : (['there', 'here'] as const);
    for (const which of inTurn) {
      const served = which === 'here' ? app : { url, browser: app.browser };
      rounds[which].push(await measureRound(served, game));
    }
    tell(`${n + 1}/${ROUNDS}`);
  }
} finally {
  server.close();
  await closeApp(app);
  rmSync(folder, { recursive: true });
}
const report = {
  rounds: ROUNDS,
  clicks: ratios(rounds.here, rounds.there, 'shown'),
  outcomes: ratios(rounds.here, rounds.there, 'outcome'),
  processor: { own: processor(rounds.here), others: processor(rounds.there) },
};
console.log(JSON.stringify(report));
