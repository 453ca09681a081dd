import { HERO_UNITS, P, SLOT, W, type Place } from '@rowan/cards';
import type { Attempt } from '@rowan/table';
import { assignOffer, setCapitol, waysOffered, type CapitolWork } from '../model/interaction.ts';
import type { Game } from './game.ts';

/** What a try comes to when it is no move: whatever is touched, something is said. */

/** Says in the panel why something cannot be, if the game has not gone on meanwhile. */
export async function tellWhyNot(game: Game, attempt: Attempt): Promise<boolean> {
  const { view } = game.state;
  const rejection = await game.whyNot(attempt);
  if (!rejection || game.state.view !== view) return false;
  game.refuse(rejection);
  return true;
}

/** A place was touched though no plan is asked for. */
export async function tellOfPlace(game: Game, place: Place): Promise<void> {
  const { interaction, view } = game.state;
  const { plan, capitol } = interaction;
  const [tile] = view?.market ?? [];
  const slot = view?.decision?.kind === 'develop' && view.built[place - SLOT] === -1;
  if (!slot || tile === undefined) await tellWhyNot(game, { kind: 'serve', plan, place });
  else if (!(await tellWhyNot(game, { kind: 'tile', capitol, tile, place })))
    game.remind('tileFirst');
}

/** A tile was touched though nothing is built now. */
export async function tellOfTile(game: Game, tile: number): Promise<void> {
  const answer = { kind: 'develop', do: 'construct', tile, place: SLOT } as const;
  await tellWhyNot(game, { kind: 'answer', answer });
}

/** Who could be meant by a touch of the Capitol alone. */
function somebody(game: Game, work: CapitolWork): number {
  if (work === 'construct') return P;
  const { view } = game.state;
  return HERO_UNITS.find((unit) => (view!.seats[view!.active]!.tavern[unit] ?? 0) > 0) ?? W;
}

/** The Capitol was touched with nobody chosen: whoever can only be meant goes there, or it is said why not. */
export async function touchCapitol(game: Game, work: CapitolWork): Promise<void> {
  const { interaction, options, view } = game.state;
  const { capitol } = interaction;
  const drafts = waysOffered(options, work)
    .map((way) => ({ ...capitol, [work]: way }))
    .filter((draft) => assignOffer(options, draft));
  const [draft] = drafts;
  if (draft && (work === 'construct' || drafts.length === 1))
    game.interact(setCapitol(interaction, draft));
  else if (draft) game.remind('whoRises');
  else if (work === 'construct' && view?.turn.construct) game.remind('tileFirst');
  else await tellWhyNot(game, { kind: 'capitol', capitol, at: work, meeple: somebody(game, work) });
}
