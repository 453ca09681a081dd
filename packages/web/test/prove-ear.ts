import { closeApp, type App } from './app.ts';
import { playByEar, type PlayedByEar } from './ear/by-ear.ts';
import { openByEar } from './ear/open-by-ear.ts';
import { finish, openForProof, tell, wanted } from './proof.ts';

/** Whole games by somebody who only hears: roles, names, live messages, and numbers to choose by. */

const { seed, short } = wanted();
const GAMES = short ? 2 : 10;
/** Of ten games against chance. */
const NEEDED = 0.9;

async function play(app: App, game: number): Promise<PlayedByEar> {
  const { page, listener } = await openByEar(app, `ear ${seed} ${game}`);
  await listener.press('d');
  const played = await playByEar(listener);
  await page.context().close();
  tell(`${game + 1} of ${GAMES}: ${played.words} (${played.choices} choices, ${played.keys} keys)`);
  return played;
}

const app = await openForProof();
const games: PlayedByEar[] = [];
for (let game = 0; game < GAMES; game++) games.push(await play(app, game));
await closeApp(app);

const won = games.filter((game) => game.won).length;
const sum = (of: (game: PlayedByEar) => number): number =>
  games.reduce((all, game) => all + of(game), 0);
finish({
  proof: 'ear',
  ok: won >= NEEDED * GAMES,
  seed,
  games: GAMES,
  won,
  choices: sum(({ choices }) => choices),
  keys: sum(({ keys }) => keys),
  messages: sum(({ messages }) => messages.length),
});
