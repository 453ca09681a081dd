import {
  BASIC_CLASSES,
  MEEPLES,
  type Catalogue,
  type LocationCard,
  type Need,
  type RoomCard,
} from '@rowan/cards';
import type { GameView, Place, PlaceReport, PlannedPlace } from '@rowan/rules';
import type { GameState } from '../client/game-store.ts';
import { isTarget, mayBuildAtOnce, targetsOf, type Source } from '../client/interaction.ts';
import { cardAt, type PlaceCard } from './cards.ts';

/** How a place looks at this moment. */
export interface PlaceModel {
  readonly place: Place;
  readonly there: PlaceCard;
  /** Meeples put there in the draft, or by the confirmed plan of whoever's turn it is. */
  readonly units: readonly number[];
  readonly as: readonly number[];
  readonly overrun: number;
  /** Still to be changed: not once the plan is under way. */
  readonly drafted: boolean;
  readonly report: PlaceReport | null;
  /** M5's Peasant comes here, the forged Unit stands here. */
  readonly recruit: boolean;
  readonly forged: number | null;
  readonly crown: { readonly seat: number; readonly units: readonly number[] } | null;
  /** `helps`: the chosen piece serves a need there; `open`: it may go there; `reach`: the Tavern would suffice. */
  readonly light: 'helps' | 'open' | 'reach' | null;
  /** Resolved in this turn's plan: served, or fallen. */
  readonly resolved: boolean;
}

type Party = Pick<PlaceModel, 'units' | 'as' | 'overrun' | 'drafted' | 'report'>;

const NONE: readonly number[] = [];
const NOBODY = { units: NONE, as: NONE, overrun: 0 };

const fits = (need: Need, letter: string): boolean =>
  need === 'U' ||
  (typeof need === 'string' ? need === letter : need.anyOf.some((one) => one === letter));

const isClass = (letter: string): boolean => (BASIC_CLASSES as readonly string[]).includes(letter);

/** Whether a meeple of the kind is something the card asks for. */
function isAskedFor(card: LocationCard | RoomCard, letter: string): boolean {
  if (letter === 'X') return true;
  if (letter === 'S') return card.needs.length > 0;
  const crowns = 'crown' in card ? (card.crown ?? []) : [];
  return (
    card.needs.some((need) => fits(need, letter)) ||
    (isClass(letter) && crowns.some(({ need }) => need === letter))
  );
}

function helps(source: Source, there: PlaceCard): boolean {
  if (source.kind === 'tile' || !('card' in there)) return true;
  const letter = MEEPLES[source.meeple] ?? '';
  switch (there.kind) {
    case 'start':
    case 'tile':
    case 'room':
      return isAskedFor(there.card, letter);
    case 'monster':
    case 'council':
      return true;
    case 'order':
      return false;
  }
}

function lightAt(state: GameState, place: Place, there: PlaceCard): PlaceModel['light'] {
  const { interaction, options, explained, view, sent } = state;
  if (!view?.decision || sent) return null;
  const { source } = interaction;
  if (source) {
    const open =
      isTarget(targetsOf(interaction, options), { kind: 'place', place }) ||
      (there.kind === 'vacant' && mayBuildAtOnce(interaction, options));
    return open ? (helps(source, there) ? 'helps' : 'open') : null;
  }
  return view.decision.kind === 'plan' && explained?.reachable.includes(place) ? 'reach' : null;
}

/** What the draft has put there, with what the table says of it as long as it may still be changed. */
function plannedParty({ explained, sent }: GameState, { place, units, as }: PlannedPlace): Party {
  const report = explained?.report.places.find((one) => one.place === place) ?? null;
  const drafted = sent === null;
  const overrun = report?.overrun ?? 0;
  return { units, as: as ?? NONE, overrun, drafted, report: drafted ? report : null };
}

function partyAt(state: GameState, view: GameView, place: Place): Party {
  const planned = state.interaction.plan.places.find((party) => party.place === place);
  if (planned) return plannedParty(state, planned);
  const assigned = view.turn.plan.find((party) => party.place === place);
  const { units, as, overrun } = assigned ?? NOBODY;
  return { units, as, overrun, drafted: false, report: null };
}

const alike = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, one]) => Object.is(one, right.get(key)));
};

/** Whether a place looks the same twice: lists and cards are compared by what is in them. */
export const samePlace = (a: PlaceModel, b: PlaceModel): boolean =>
  (Object.keys(a) as (keyof PlaceModel)[]).every((key) => alike(a[key], b[key]));

export function placeModel(catalogue: Catalogue, state: GameState, place: Place): PlaceModel {
  const view = state.view!;
  const there = cardAt(catalogue, view, place);
  const { plan } = state.interaction;
  return {
    place,
    there,
    ...partyAt(state, view, place),
    recruit: plan.recruit === place,
    forged: plan.forge?.place === place ? plan.forge.unit : null,
    crown: view.crowns.find((holding) => holding.place === place) ?? null,
    light: lightAt(state, place, there),
    resolved: ((view.turn.resolved >>> place) & 1) === 1,
  };
}
