import type { Simulation } from './simulate.ts';

/** Every English word that the commands print; nothing else in the package spells out a sentence. */

const players = (n: number): string => (n === 1 ? 'solo' : `${n} players`);

interface MatchWords {
  readonly players: number;
  readonly towers: boolean;
  readonly hiredHelp: readonly string[];
  readonly advanced: boolean;
}

/** A kind of game in a few words. */
const matchWords = (of: MatchWords): string =>
  [
    players(of.players),
    ...(of.towers ? ['the Four Towers'] : []),
    ...(of.hiredHelp.length > 0 ? [`Hired Help ${of.hiredHelp.join(' ')}`] : []),
    ...(of.advanced ? ['Advanced'] : []),
  ].join(', ');

export const SIMULATION = {
  progress: ' {bar} {value}/{total} games, {eta_formatted} left',
  columns: ['seat', 'player', 'wins', '', 'mean VP'],
  title: (of: Simulation) => `${of.games} games, ${matchWords(of)}, seed ${of.seed}`,
  summary: (of: Simulation) =>
    `${of.finished} finished; ${of.meanTurns.toFixed(1)} turns each and ${(of.decisions / of.games).toFixed(0)} decisions a game; ` +
    `${of.seconds.toFixed(1)} s, ${of.gamesPerSecond.toFixed(0)} games a second`,
};

export const REPLAY = {
  atLine: (line: number, what: string) => `line ${line}: ${what}`,
  malformed: (message: string) => `no JSON: ${message}`,
  noObject: 'no JSON object',
  noSetup: (format: number) => `expected a setup line, "type": "setup" and "format": ${format}`,
  badSetup: (field: string, rule: string) => `setup: ${field} is not allowed so (rule ${rule})`,
  badSeats: (n: number) => `seats: expected ${n} names`,
  badCatalogue: (path: string, code: string) => `catalogue: ${path} is not valid (${code})`,
  wrongHash: (found: string, expected: string) =>
    `catalogueHash: ${found} stands here, but the catalogue has "${expected}"`,
  refused: (code: string, rule: string, facts: string) =>
    `the move is not legal: ${code} (rule ${rule}) ${facts}`,
  differs: (path: string, found: string | undefined, expected: string | undefined) =>
    `${path}: ${found ?? 'nothing'} stands here, the game gives ${expected ?? 'nothing'}`,
  wrongType: (found: string | undefined, expected: string) =>
    `a line of type ${found ?? 'nothing'}, expected ${expected}`,
  afterEnd: 'nothing may follow the end of the game',
  missing: (expected: string) => `the file ends here, expected ${expected}`,
  aMove: (n: number, seat: number, kind: string) => `move ${n}, seat ${seat} answering "${kind}"`,
  theEnd: 'the end line',
  confirmed: (file: string, moves: number, events: number) =>
    `${file}: ${moves} moves and ${events} events replayed, every hash agrees`,
};
