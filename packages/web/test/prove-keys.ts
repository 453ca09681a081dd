import { closeApp, type App } from './app.ts';
import { playByKeys, type PlayedByKeys } from './ear/by-keys.ts';
import { WANDERER, openByEar } from './ear/open-by-ear.ts';
import { finish, openForProof, tell, untrue, wanted } from './proof.ts';

/** Whole games by keyboard: how many keys a turn takes, and whether the focus is ever lost. */

const { seed, short } = wanted();
const TABLES = short ? [1] : [1, 1, 2, 3];
const MOST_TURNS = short ? 6 : Infinity;
const MEAN = 15;
const MOST = 40;

async function play(app: App, others: number, game: number): Promise<PlayedByKeys> {
  const seats = Array.from({ length: others }, (_, i) => ({ ...WANDERER, colour: i + 1 }));
  const { page, listener } = await openByEar(app, `keys ${seed} ${game}`, seats);
  const played = await playByKeys(page, listener, MOST_TURNS);
  await page.context().close();
  tell(`${others + 1} at the table: ${played.turns.join(' ')} keys, focus lost ${played.lost}`);
  return played;
}

const app = await openForProof();
const games: PlayedByKeys[] = [];
for (const [game, others] of TABLES.entries()) games.push(await play(app, others, game));
await closeApp(app);

const turns = games.flatMap((game) => game.turns);
const mean = turns.reduce((sum, n) => sum + n, 0) / turns.length;
const most = Math.max(...turns);
const lost = games.reduce((sum, game) => sum + game.lost, 0);
const faults = untrue({
  [`${MEAN} keys a turn in the mean`]: mean <= MEAN,
  [`${MOST} keys a turn at most`]: most <= MOST,
  'the focus is never lost': lost === 0,
});
finish({
  proof: 'keys',
  ok: faults.length === 0,
  seed,
  turns: turns.length,
  mean,
  most,
  lost,
  faults,
});
