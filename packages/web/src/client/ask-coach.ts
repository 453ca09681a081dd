import type { Hint } from '@rowan/protocol';
import type { Answer } from '@rowan/rules';
import { setBag, setCapitol, setPlan } from '../model/interaction.ts';
import type { Game } from './game.ts';

/** Where to look; what to do; why. */
export const COACH_STEPS = ['where', 'what', 'why'] as const;
const WHAT = 2;

/** Asks the coach, and then for one step after the other; what it would do is laid out on the board with the second. */
export async function askCoach(game: Game): Promise<void> {
  const { view, hint, told } = game.state;
  if (!view?.decision || hint === 'thinking' || told === COACH_STEPS.length) return;
  if (hint) tellMore(game, hint, told + 1);
  else await think(game);
}

async function think(game: Game): Promise<void> {
  const { view } = game.state;
  game.advise('thinking');
  const hint = await game.hint();
  if (game.state.view === view) game.advise(hint, 1);
}

function tellMore(game: Game, hint: Hint, told: number): void {
  game.advise(hint, told);
  if (told === WHAT) layOut(game, hint.answer);
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
