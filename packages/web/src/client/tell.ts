import { HERO_UNITS, P, SLOT, W, type Place } from '@rowan/cards';
import type { Answer } from '@rowan/rules';
import type { Attempt } from '@rowan/table';
import { assignOffer, same, waysOffered, type CapitolWork } from '../model/capitol.ts';
import { sendOrChoose } from './actions.ts';
import type { Game } from './game.ts';
import { isAhead, prepare } from './prepare.ts';
import { RISE } from './sequence.ts';

/** What a try comes to when it is no move: whatever is touched, something is said. */

/** Says in the panel why something cannot be, if the game has not gone on meanwhile. */
export async function tellWhyNot(game: Game, attempt: Attempt): Promise<boolean> {
  const { view } = game.state;
  const rejection = await game.whyNot(attempt);
  if (!rejection || game.state.view !== view) return false;
  game.refuse(rejection);
  return true;
}

const END: Answer = { kind: 'develop', do: 'end' };

/** What leads from here to the Main Phase and can be taken back: whoever is chosen is sent, then the phase ends. */
function wayOn({ state: { options, interaction } }: Game): readonly Answer[] {
  const { capitol } = interaction;
  const sending = assignOffer(options, capitol);
  if (capitol.construct || (capitol.levelUp && !sending)) return [];
  const way = sending ? [sending, RISE, END] : [END];
  const [first] = way;
  const offered = options.offers.some(({ answer, seals }) => same(answer, first) && !seals);
  return offered ? way : [];
}

/** A place that will be in reach is served at once: the Development Phase has nothing more to ask then. */
async function goOnTo(game: Game, place: Place): Promise<boolean> {
  const { view, interaction } = game.state;
  const [first, ...then] = wayOn(game);
  if (!first || !(await game.fill(interaction.plan, place)) || game.state.view !== view)
    return false;
  game.answer(first, [...then, { kind: 'serve', place }]);
  return true;
}

/** A place was touched though no plan is asked for. */
export async function tellOfPlace(game: Game, place: Place): Promise<void> {
  const { interaction, view } = game.state;
  const { plan, capitol } = interaction;
  if (isAhead(game)) return prepare(game, place);
  const [tile] = view?.market ?? [];
  const developing = view?.decision?.kind === 'develop';
  const slot = developing && view.built[place - SLOT] === -1;
  if (developing && (await goOnTo(game, place))) return;
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
  if (draft && (work === 'construct' || drafts.length === 1)) sendOrChoose(game, draft);
  else if (draft) game.remind('whoRises');
  else if (work === 'construct' && view?.turn.construct) game.remind('tileFirst');
  else await tellWhyNot(game, { kind: 'capitol', capitol, at: work, meeple: somebody(game, work) });
}
