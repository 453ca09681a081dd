import type { Place, PlanAnswer } from '@rowan/rules';
import type { Game } from './game-store.ts';
import { cardAt } from '../model/cards.ts';
import {
  assignOffer,
  choose,
  clearPlace,
  drop,
  mayBuildAtOnce,
  redoDraft,
  setPlan,
  undoDraft,
  type Source,
  type Target,
} from './interaction.ts';

/** What a player does with a pointer or a key, in terms of the interaction. */

const LETTERS = ['P', 'W', 'M', 'C', 'K'];

/** The class that a Shaman is most useful as at a place: the first need that is still open there. */
function classFor(game: Game, target: Target): number {
  if (target.kind !== 'place') return 0;
  const report = game.state.explained?.report.places.find(({ place }) => place === target.place);
  const wanted = report?.missing.find((letters) => letters.length > 0)?.[0];
  return wanted === undefined ? 0 : Math.max(0, LETTERS.indexOf(wanted));
}

export function chooseSource(game: Game, source: Source): void {
  game.interact(choose(game.state.interaction, source));
}

export function dropOn(game: Game, target: Target): boolean {
  const { interaction, options } = game.state;
  const dropped = drop(interaction, target, options, classFor(game, target));
  if (!dropped) return false;
  game.interact(dropped.state);
  if (dropped.answer) game.answer(dropped.answer);
  return true;
}

/** A tile chosen before anybody was sent to the Capitol: a Peasant goes there first. */
function buildAtOnce(game: Game, tile: number, place: Place): boolean {
  const { interaction, options } = game.state;
  const { levelUp, construct } = interaction.capitol;
  const builders = [construct, { peasants: 1, shamans: 0 }, { peasants: 0, shamans: 1 }];
  for (const units of builders) {
    const offer = units && assignOffer(options, { construct: units, levelUp });
    if (!offer) continue;
    game.answer(offer, { kind: 'develop', do: 'construct', tile, place });
    return true;
  }
  return false;
}

/** The chosen piece is let go over a target. */
export function releaseOn(game: Game, target: Target): boolean {
  if (dropOn(game, target)) return true;
  const { interaction, options, view, welcome } = game.state;
  const { source } = interaction;
  if (source?.kind !== 'tile' || target.kind !== 'place' || !view || !welcome) return false;
  const vacant = cardAt(welcome.catalogue, view, target.place).kind === 'vacant';
  if (!vacant || !mayBuildAtOnce(interaction, options)) return false;
  return buildAtOnce(game, source.tile, target.place);
}

/** A click, tap or Enter on a place of the board. */
export async function touchPlace(game: Game, place: Place): Promise<void> {
  const { interaction, view } = game.state;
  const target: Target = { kind: 'place', place };
  if (interaction.source && releaseOn(game, target)) return;
  if (view?.decision?.kind !== 'plan') return;
  if (interaction.plan.places.some((planned) => planned.place === place))
    game.interact(clearPlace(interaction, place));
  else await fillPlace(game, place);
}

/** Serves a place with the fewest meeples, or says why they do not suffice. */
async function fillPlace(game: Game, place: Place): Promise<void> {
  const { interaction } = game.state;
  const filled = await game.fill(interaction.plan, place);
  if (game.state.interaction !== interaction) return;
  if (filled) game.interact(setPlan(interaction, filled));
  else await sayWhyNot(game, interaction.plan, place);
}

async function sayWhyNot(game: Game, plan: PlanAnswer, place: Place): Promise<void> {
  const left = game.state.explained?.report.left ?? [];
  const units = left.map((n, meeple) => (meeple < 7 ? n : 0));
  const tried = await game.explain({ kind: 'plan', places: [...plan.places, { place, units }] });
  game.refuse(tried?.report.places.at(-1)?.rejection ?? tried?.report.rejection ?? null);
}

/** First the pieces put down since the last move, then moves, up to the seal. */
export function undo(game: Game): void {
  const { interaction } = game.state;
  if (interaction.past.length > 0) game.interact(undoDraft(interaction));
  else game.undoMove();
}

export function redo(game: Game): void {
  const { interaction } = game.state;
  if (interaction.future.length > 0) game.interact(redoDraft(interaction));
  else game.redoMove();
}

/** Asks the coach; a plan is laid out on the board, anything else is told. */
export async function askCoach(game: Game): Promise<void> {
  const { view } = game.state;
  if (!view?.decision) return;
  game.advise('thinking');
  const hint = await game.hint();
  if (game.state.view !== view) return;
  game.advise(hint);
  if (hint?.answer.kind === 'plan') game.interact(setPlan(game.state.interaction, hint.answer));
}

/** Confirms what lies on the board. */
export function confirm(game: Game): void {
  const { view, interaction, options, explained } = game.state;
  const kind = view?.decision?.kind;
  if (kind === 'plan') {
    if (explained?.report.rejection) game.refuse(explained.report.rejection);
    else game.answer(interaction.plan);
  }
  if (kind === 'develop') {
    const { construct, levelUp } = interaction.capitol;
    const offer = construct || levelUp ? assignOffer(options, interaction.capitol) : undefined;
    game.answer(offer ?? { kind: 'develop', do: 'end' });
  }
}
