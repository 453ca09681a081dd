import { createRequire } from 'node:module';
import { builtIn } from '@rowan/cards';
import { clone, playOf, step, type Answer, type GameState } from '@rowan/rules';
import type * as Peer from 'boardgame.io/dist/types/packages/client.js';
import type { Game } from 'boardgame.io';
import type { Recording } from './recording.ts';

// Node's import refuses the folder that the library documents as its entry.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof Peer;

/** A game under way in the peer's store. */
export interface Hosted {
  answer(answer: Answer): void;
  state(): GameState;
}

/** Our engine's state and step as a game of boardgame.io: its moves run on the draft that it hands out. */
const gameFrom = ({ start }: Recording): Game<GameState> => ({
  name: 'rowan',
  setup: () => clone(start),
  moves: {
    answer: ({ G }, answer: Answer) => {
      step(playOf(builtIn, G), answer);
    },
  },
});

/** Its default client: one process, nobody connected, no debug panel. */
export function host(recording: Recording): Hosted {
  const client = Client({
    game: gameFrom(recording),
    numPlayers: recording.setup.players,
    debug: false,
  });
  return {
    answer: client.moves['answer']!,
    state: () => client.getState()!.G,
  };
}
