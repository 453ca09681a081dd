import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { builtIn } from '@rowan/cards';
import { newGame, playOf, step, view, type Answer, type GameState, type Setup } from '@rowan/rules';
import type * as Inner from 'boardgame.io/dist/types/packages/internal.js';
import type * as Peer from 'boardgame.io/dist/types/packages/server.js';
import type { Game } from 'boardgame.io';

/** Our game on a server of boardgame.io, in memory, as its users run it; started with a port and a file of setups. */

const load = createRequire(import.meta.url);
const { Server } = load('boardgame.io/server') as typeof Peer;
const { InitializeGame } = load('boardgame.io/internal') as typeof Inner;
const [port, file] = process.argv.slice(2);
const setups = JSON.parse(readFileSync(file!, 'utf8')) as readonly Setup[];

const game: Game<GameState> = {
  name: 'rowan',
  setup: (_, table: number) => newGame(builtIn, setups[table]!),
  playerView: ({ G, playerID }) =>
    view(G, playerID === null ? 'spectator' : Number(playerID)) as unknown,
  // Whom our game waits for is its own affair, so everybody may move at any time.
  turn: { activePlayers: { all: '' } },
  moves: {
    answer: {
      // What follows from hidden things cannot be foretold by a client.
      client: false,
      move: ({ G }, answer: Answer) => {
        step(playOf(builtIn, G), answer);
      },
    },
  },
};

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
const players = Object.fromEntries([0, 1, 2, 3].map((id) => [id, { id }]));
for (const [table] of setups.entries()) {
  const initialState = InitializeGame({ game, numPlayers: 4, setupData: table });
  const at = Date.now();
  const metadata = { gameName: 'rowan', players, createdAt: at, updatedAt: at, unlisted: true };
  await server.db.createMatch(`${table}`, { initialState, metadata });
}
await server.run(Number(port));
