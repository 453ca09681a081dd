import { MEEPLES, P, type Place } from '@rowan/cards';
import { noteTrouble } from '../base/report.ts';
import { soon } from '../base/soon.ts';
import { cardAt } from '../model/cards.ts';
import {
  assignOffer,
  builderOffer,
  waysOffered,
  type CapitolDraft,
  type CapitolWork,
} from '../model/capitol.ts';
import {
  choose,
  chooseLess,
  chooseMore,
  attemptOf,
  clearPlace,
  drafted,
  drop,
  emptyCapitol,
  mayBuildAtOnce,
  redoDraft,
  setCapitol,
  targetsOf,
  undoDraft,
  type Interaction,
  type Piece,
  type Target,
} from '../model/interaction.ts';
import type { Game } from './game.ts';
import { RISE } from './sequence.ts';

/** What a player does with a pointer or a key, in terms of the interaction. */

/** The class that a Shaman is most useful as at a place: the first need that is still open there. */
function classFor(game: Game, target: Target): number {
  if (target.kind !== 'place') return P;
  const report = game.state.explained?.report.places.find(({ place }) => place === target.place);
  const wanted = report?.missing.find((letters) => letters.length > 0)?.[0];
  return wanted === undefined ? P : MEEPLES.indexOf(wanted);
}

const warning = soon(() => import('./warn.ts'));
const telling = soon(() => import('./tell.ts'));

/** In a plan several meeples of the Tavern may be chosen; a chosen one is put down again. */
function chosenWith(game: Game, source: Piece, again: boolean): Interaction {
  const { interaction, view } = game.state;
  if (source.kind === 'tile' || source.from !== 'tavern' || view?.decision?.kind !== 'plan')
    return choose(interaction, source);
  const { meeple } = source;
  if (again) return chooseLess(interaction, meeple);
  const there = view.seats[view.active]!.tavern[meeple]! - (drafted(interaction)[meeple] ?? 0);
  return chooseMore(interaction, meeple, there);
}

export async function chooseSource(game: Game, source: Piece, again = false): Promise<void> {
  const { options, view } = game.state;
  if (source.kind === 'tile' && view?.decision?.kind !== 'develop')
    return (await telling()).tellOfTile(game, source.tile);
  const chosen = chosenWith(game, source, again);
  game.interact(chosen);
  if (source.kind === 'meeple' && chosen.source && targetsOf(chosen, options).length === 0)
    game.remind('nowhere');
}

export function dropOn(game: Game, target: Target): boolean {
  const { interaction, options } = game.state;
  const dropped = drop(interaction, target, options, classFor(game, target));
  if (!dropped) return false;
  game.interact(dropped.state);
  if (dropped.answer) game.answer(dropped.answer);
  return true;
}

/** A tile chosen before anybody was sent to the Capitol: whoever may build goes there first. */
function buildAtOnce(game: Game, tile: number, place: Place): boolean {
  const { interaction, options } = game.state;
  const offer = builderOffer(options, interaction.capitol);
  const rise = offer?.levelUp ? [RISE] : [];
  if (offer) game.answer(offer, [{ kind: 'develop', do: 'construct', tile, place }, ...rise]);
  return offer !== undefined;
}

/** The chosen piece is let go over a target. */
function releaseOn(game: Game, target: Target): boolean {
  if (dropOn(game, target)) return true;
  const { interaction, options, view, welcome } = game.state;
  const { source } = interaction;
  if (source?.kind !== 'tile' || target.kind !== 'place' || !view || !welcome) return false;
  const vacant = cardAt(welcome.catalogue, view, target.place).kind === 'vacant';
  if (!vacant || !mayBuildAtOnce(interaction, options)) return false;
  return buildAtOnce(game, source.tile, target.place);
}

/** The chosen piece goes to a target, or it is said why it may not. */
export async function putOn(game: Game, target: Target): Promise<void> {
  const attempt = attemptOf(game.state.interaction, target);
  if (!releaseOn(game, target) && attempt) await (await telling()).tellWhyNot(game, attempt);
}

/** A click, tap or Enter on a place of the board. */
export async function touchPlace(game: Game, place: Place): Promise<void> {
  const { interaction, view } = game.state;
  const { source, plan } = interaction;
  if (source) return putOn(game, { kind: 'place', place });
  if (view?.decision?.kind !== 'plan') return (await telling()).tellOfPlace(game, place);
  if (await game.serve(place)) return;
  // Every crew that would do was there: now they go home.
  if (plan.places.some((planned) => planned.place === place))
    game.interact(clearPlace(interaction, place));
  else await (await telling()).tellWhyNot(game, { kind: 'serve', plan, place });
}

/** Whether somebody could go along to build. */
const mayBuildToo = ({ state: { options } }: Game, draft: CapitolDraft): boolean =>
  waysOffered(options, 'construct').some((construct) =>
    assignOffer(options, { ...draft, construct }),
  );

/** Who is to go to the Capitol; whoever is to rise goes at once where nobody could go along. */
export function sendOrChoose(game: Game, draft: CapitolDraft): void {
  const { interaction, options } = game.state;
  const sending = assignOffer(options, draft);
  const alone = draft.levelUp && !draft.construct && !mayBuildToo(game, draft);
  if (sending && alone) game.answer(sending);
  else game.interact(setCapitol(interaction, draft));
}

/** A click on a Location of the Capitol. */
export async function touchWork(game: Game, work: CapitolWork): Promise<void> {
  const { interaction, sent } = game.state;
  if (interaction.source) await putOn(game, { kind: work });
  else if (interaction.capitol[work] && !sent) game.interact(emptyCapitol(interaction, work));
  else await (await telling()).touchCapitol(game, work);
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

/** Nobody is assigned; while there is something for them to do, that is asked once more. */
function confirmPlan(game: Game): void {
  const { interaction, explained, passing } = game.state;
  const idle = interaction.plan.places.length === 0 && (explained?.reachable.length ?? 0) > 0;
  if (explained?.report.rejection) game.refuse(explained.report.rejection);
  else if (idle && !passing) game.pass();
  else if (game.wary) void warning().then(({ confirmWarily }) => confirmWarily(game), noteTrouble);
  else game.answer(interaction.plan);
}

/** Confirms what lies on the board. */
export function confirm(game: Game): void {
  const { view, interaction } = game.state;
  const decision = view?.decision;
  const kind = decision?.kind;
  if (kind === 'plan') confirmPlan(game);
  if (decision?.kind === 'order') game.answerInOrder(decision.items);
  if (kind === 'backToBag') {
    const { lodgings } = view!.seats[view!.decision!.seat]!;
    game.answer({ kind, meeples: [...(interaction.bag ?? lodgings.map(() => 0))] });
  }
  if (kind === 'develop') {
    const { construct, levelUp } = interaction.capitol;
    const drafting = construct !== null || levelUp !== null;
    const deed = drafting
      ? ({ do: 'assign', construct, levelUp } as const)
      : ({ do: 'end' } as const);
    game.answer({ kind: 'develop', ...deed });
  }
}
