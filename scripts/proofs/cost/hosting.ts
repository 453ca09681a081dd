import { formerOf, type Former } from './former.ts';
import { recordGames, type Recorded } from './games.ts';
import { messagesOf, openTable, playMove } from './table.ts';

/** A process that hosts the recorded games whenever it is asked, and says how long a move took. */

type Write = (message: unknown) => void;
type Hosting = (game: Recorded, write: Write) => void;

/** Microseconds of processor for a move, the table's opening included: without and with messages written as JSON. */
export interface Round {
  readonly host: number;
  readonly written: number;
}

/** What everybody gets is written once. */
const ours: Hosting = (game, write) => {
  const host = openTable(game);
  for (const move of game.moves)
    for (const message of messagesOf(playMove(host, move))) write(message);
};

const theirs =
  (former: Former): Hosting =>
  (game, write) => {
    const table = former.open(game);
    for (const move of game.moves)
      for (const message of former.playMove(table, move)) write(message);
  };

function cpuOf(play: Hosting, games: readonly Recorded[], write: Write): number {
  const used = process.cpuUsage();
  for (const game of games) play(game, write);
  const { user, system } = process.cpuUsage(used);
  return (user + system) / games.reduce((sum, { moves }) => sum + moves.length, 0);
}

const roundOf = (play: Hosting, games: readonly Recorded[]): Round => ({
  host: cpuOf(play, games, () => {}),
  written: cpuOf(play, games, (message) => void JSON.stringify(message)),
});

/** Rounds in which the code is still being compiled. */
const WARM = 15;

const [seed, count, checkout] = process.argv.slice(2);
const former = checkout ? await formerOf(checkout) : null;
const games = (former?.games ?? recordGames)(Number(seed), Number(count));
const play = former ? theirs(former) : ours;
for (let round = 0; round < WARM; round++) roundOf(play, games);
process.on('message', () => process.send!(roundOf(play, games)));
process.send!('ready');
