import type { Effect } from './catalogue.ts';
import { isInstant, type Turned } from './effects.ts';
import { isFoe, isTower, locationAt, type Game } from './game.ts';
import { metAfter } from './quests.ts';

/** Rules 1, Q3: what comes first among the places of a plan. */

function effectsAt(game: Game, place: number): readonly Effect[] {
  if (isFoe(place)) return [];
  const room = isTower(place) ? game.catalogue.rooms[game.towers[place - 12]!.at(-1)!] : undefined;
  const card = room ?? locationAt(game, place)!.card;
  return card.gives.filter(isInstant);
}

const drawsOf = ({ questDeck, discards }: Game, effects: readonly Effect[]): Effect[] =>
  effects.filter(
    ({ kind, draw = 0, discard = 0 }) =>
      kind === 'quests' && Math.min(draw, questDeck.length + discards.length) >= discard,
  );

/** Whether a place makes the hand larger, or at least other. */
const draws = (game: Game, place: number): boolean =>
  questsLeft(game) && drawsOf(game, effectsAt(game, place)).length > 0;

const drawsAndDiscards = (game: Game, place: number): boolean =>
  questsLeft(game) && drawsOf(game, effectsAt(game, place)).some(({ discard = 0 }) => discard > 0);

const questsLeft = ({ questDeck, discards }: Game): boolean =>
  questDeck.length + discards.length > 0;

/** Whether activations still to come complete a Quest whose bonus draws Quests. */
function drawsByQuest(game: Game, places: readonly number[]): boolean {
  const { turn, catalogue } = game;
  const drawing = (quest: number): boolean => {
    const { kind, gives = [] } = catalogue.quests[quest]!;
    return kind === 'triggered' && drawsOf(game, gives).length > 0;
  };
  const now = metAfter(game, ['activate'], turn.resolved);
  const then = metAfter(game, ['activate'], [...turn.resolved, ...places]);
  return questsLeft(game) && then.some((quest) => !now.includes(quest) && drawing(quest));
}

const DEFEATS = ['defeat', 'defeats', 'activateAndDefeat'];

/** A place that comes without a question, or because the player said so. */
export function checkPlaceOrder(game: Game, place: number, { asked, later }: Turned): void {
  const { rules, reader, turn } = game;
  if (rules === 0) return;
  if (asked) {
    const all = [...turn.resolved, place, ...later];
    if (isFoe(place) && metAfter(game, DEFEATS, all).length === 0)
      reader.fail(`nothing depends on when the foe at place ${place} falls`);
    return;
  }
  if (!draws(game, place) && later.some((other) => draws(game, other)))
    reader.fail(`a place that draws Quests comes before place ${place}`);
  if (isFoe(place) && drawsByQuest(game, later))
    reader.fail(`a Quest that draws Quests is completed before place ${place}`);
  if (drawsAndDiscards(game, place) && later.some((other) => drawsAndDiscards(game, other)))
    reader.fail(`place ${place} and another draw and discard: their order is asked`);
}
