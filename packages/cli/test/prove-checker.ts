import { parseArgs } from 'node:util';
import { checkTranscript } from './independent/check.ts';
import { Inconsistency } from './independent/reader.ts';
import { KINDS_OF_GAME, textOf, transcriptOf, type Transcript } from './transcripts.ts';

/**
 * Games of every kind, by chance and by bots, told to the checker that shares no code with the packages. Of every game it
 * is also told that one VP more was scored, which it must not believe. Prints JSON.
 */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    games: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});

const GAMES = Number(values.games ?? (values.short ? 30 : 2000));
const PLAYERS = ['random', 'greedy', 'squire', 'captain', 'marshal'];

/** What the checker says against a game; null: nothing. */
function against(game: Transcript): string | null {
  const { totals, winners } = game.end;
  try {
    const found = checkTranscript(textOf(game));
    const same = JSON.stringify(found) === JSON.stringify({ totals, winners });
    return same ? null : 'another end';
  } catch (error) {
    if (!(error instanceof Inconsistency)) throw error;
    return error.message;
  }
}

/** The same game with one VP more than was scored. */
function richer(game: Transcript): Transcript {
  const index = game.moves.findLastIndex(({ events }) =>
    events.some(({ kind }) => kind === 'vpChanged'),
  );
  const move = game.moves[index]!;
  const events = move.events.map((event) =>
    event.kind === 'vpChanged' ? { ...event, n: event.n + 1 } : event,
  );
  return { ...game, moves: game.moves.with(index, { ...move, events }) };
}

const faults: string[] = [];
let [moves, believed] = [0, 0];
for (let n = 0; n < GAMES; n++) {
  const [kind, options] = KINDS_OF_GAME[n % KINDS_OF_GAME.length]!;
  const player = PLAYERS[Math.floor(n / KINDS_OF_GAME.length) % PLAYERS.length]!;
  const game = transcriptOf({ ...options, seats: [player], seed: `${values.seed}/${n}` });
  moves += game.moves.length;
  const why = against(game);
  if (why !== null) faults.push(`${kind} by ${player}, ${values.seed}/${n}: ${why}`);
  if (against(richer(game)) === null) believed += 1;
  if ((n + 1) % 100 === 0) console.error(`${n + 1} games, ${faults.length} faults`);
}

const ok = faults.length === 0 && believed === 0;
const seconds = Math.round(performance.now() / 1000);
const report = { proof: 'checker', ok, seed: values.seed, games: GAMES, moves, believed };
console.log(JSON.stringify({ ...report, faults: faults.slice(0, 50), seconds }));
process.exitCode = ok ? 0 : 1;
