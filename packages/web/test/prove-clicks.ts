import { closeApp, type App } from './app.ts';
import { faultsIn, figuresOf, type Figures } from './clicks/figures.ts';
import { WAYS, playByHand, type PlayedByHand, type Turn, type Way } from './clicks/play.ts';
import { finish, openForProof, tell, wanted } from './proof.ts';

/** How many clicks, taps and keys a turn takes for whoever knows what they want: Marshal's moves by the shortest way the page offers. */

const { seed, short, games: asked } = wanted('games');
const GAMES = Number(asked) || (short ? 1 : 10);
const MOST_TURNS = short ? 5 : Infinity;
const TABLES = [2, 4];

async function play(app: App, way: Way): Promise<PlayedByHand> {
  const turns: Turn[] = [];
  let others = 0;
  for (const players of TABLES)
    for (let game = 0; game < GAMES; game++) {
      const deal = { players, seed: `clicks ${seed} ${players} ${game}`, most: MOST_TURNS };
      const played = await playByHand(app, way, deal);
      turns.push(...played.turns);
      others += played.others;
      const each = played.turns.map(({ touches, places }) => `${touches}/${places}`).join(' ');
      tell(`${way}, ${players} at the table: ${each}`);
    }
  return { turns, others };
}

const app = await openForProof();
const played: [Way, ReturnType<typeof figuresOf>][] = [];
for (const way of WAYS) played.push([way, figuresOf(await play(app, way))]);
await closeApp(app);

const figures = Object.fromEntries(played) as Figures;
const faults = faultsIn(figures);
finish({ proof: 'clicks', ok: faults.length === 0, seed, games: GAMES, ...figures, faults });
