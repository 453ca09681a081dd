import { parseArgs } from 'node:util';
import type { Seat } from '@rowan/table';
import { closeApp, openPage, type App } from './app.ts';
import { openHotSeat, playInPage, type PagePlay } from './hot-seat-page.ts';
import { dealtFor, seatsOf } from './persons.ts';
import { openForProof } from './proof.ts';

/** Whole games of two to four persons at one device, in Chromium; at every curtain everything is searched. */

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'hot-seat' }, short: { type: 'boolean' } },
});

const TABLES: readonly (readonly Seat['kind'][])[] = [
  ['person', 'person'],
  ['person', 'person', 'person'],
  ['person', 'person', 'person', 'person'],
  ['person', 'bot', 'person'],
];
/** Hand-overs of a game in the short proof. */
const FEW = 6;

async function prove(app: App, kinds: readonly Seat['kind'][]): Promise<PagePlay> {
  const page = await openPage(app);
  const watched = await openHotSeat(
    page,
    dealtFor(seatsOf(kinds), `${values.seed} ${kinds.join(' ')}`),
  );
  const played = await playInPage(watched, kinds.length + 6, values.short ? FEW : Infinity);
  await page.context().close();
  console.error(kinds.join(', '), JSON.stringify(played));
  return played;
}

const started = performance.now();
const app = await openForProof();
const games: PagePlay[] = [];
for (const kinds of TABLES) games.push(await prove(app, kinds));
await closeApp(app);

const faults = games.flatMap((game) => game.faults);
const ok = faults.length === 0 && (values.short || games.every(({ over }) => over));
const handOvers = games.reduce((sum, game) => sum + game.handOvers, 0);
const seconds = Math.round((performance.now() - started) / 1000);
const report = {
  proof: 'hotseat',
  ok,
  seed: values.seed,
  games: games.length,
  handOvers,
  faults: faults.slice(0, 50),
};
console.log(JSON.stringify({ ...report, seconds }));
process.exitCode = ok ? 0 : 1;
