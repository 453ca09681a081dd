import { hashOf } from './chance.ts';
import { deal } from './deal.ts';
import { beginFinalRounds } from './draw-phase.ts';
import { finish, type Outcome } from './ending.ts';
import { checkKey } from './fairness.ts';
import { checkConservation, type Game } from './game.ts';
import { guardTurn } from './guard.ts';
import { Inconsistency, alike, readTranscript } from './reader.ts';
import { playTurn } from './turn.ts';

/** Plays the rounds until the last one is over. */
function playRounds(game: Game): void {
  for (;;) {
    for (let i = 0; i < game.players; i++) {
      game.active = (game.first + i) % game.players;
      playTurn(game);
      checkConservation(game);
    }
    if (game.guard) guardTurn(game, game.guard);
    checkConservation(game);
    if (game.round === game.lastRound) return;
    game.quiet = game.defeatThisRound ? 0 : game.quiet + 1;
    game.defeatThisRound = false;
    if (game.quiet >= 10) beginFinalRounds(game, 'E6');
    game.round += 1;
  }
}

/**
 * Follows a transcript from its key; throws an Inconsistency at the first thing that cannot be. `kept` is the
 * commitment that somebody noted before the game.
 */
export function checkTranscript(text: string, kept: string | null = null): Outcome {
  const { setup, rules, reader, end } = readTranscript(text);
  if (hashOf(setup['catalogue']) !== setup['catalogueHash'])
    throw new Inconsistency(1, 'catalogueHash: not that of the catalogue');
  checkKey(setup, rules, kept);
  const game = deal(setup, rules, reader);
  playRounds(game);
  const outcome = finish(game);
  if (reader.peek()) reader.fail('nothing may follow the end of the game');
  const told = { totals: end.fields['totals'], winners: end.fields['winners'] };
  if (!alike(outcome, told))
    throw new Inconsistency(end.number, `the game ended with ${JSON.stringify(outcome)}`);
  if (end.fields['moves'] !== end.number - 2)
    throw new Inconsistency(end.number, `moves: there are ${end.number - 2}`);
  return outcome;
}
