import type { Answer } from '@rowan/rules';
import { setBag, setCapitol, setPlan } from '../model/interaction.ts';
import type { Game } from './game.ts';

/** Asks the coach; what it would do is laid out on the board. */
export async function askCoach(game: Game): Promise<void> {
  const { view } = game.state;
  if (!view?.decision) return;
  game.advise('thinking');
  const hint = await game.hint();
  if (game.state.view !== view) return;
  game.advise(hint);
  if (hint) layOut(game, hint.answer);
}

/** Puts an answer on the board as if the player had: who stands where, the tile in hand. Nothing is sent. */
function layOut(game: Game, answer: Answer): void {
  const { interaction } = game.state;
  if (answer.kind === 'plan') game.interact(setPlan(interaction, answer));
  if (answer.kind === 'backToBag') game.interact(setBag(interaction, answer.meeples));
  if (answer.kind !== 'develop') return;
  if (answer.do === 'assign') {
    const { construct, levelUp } = answer;
    game.interact(setCapitol(interaction, { construct, levelUp }));
  }
  if (answer.do === 'construct')
    game.interact({ ...interaction, source: { kind: 'tile', tile: answer.tile } });
}
