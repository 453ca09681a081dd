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
