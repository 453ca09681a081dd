import { OVERLORD, type Catalogue } from '@rowan/cards';
import type {
  Answer,
  GameView,
  Place,
  PlaceReport,
  PlanAnswer,
  PlannedPlace,
  Rejection,
} from '@rowan/rules';
import type { Explained, Foresight, Options } from '@rowan/table';
import { cardAt, type PlaceCard } from './cards.ts';
import {
  isTarget,
  mayBuildAtOnce,
  targetsOf,
  type Interaction,
  type Piece,
} from './interaction.ts';

/** What the look of a place follows from: the board, what is being put together on it, and what the table says of that. */
interface Moment {
  readonly view: GameView | null;
  readonly interaction: Interaction;
  readonly options: Options;
  readonly explained: Explained | null;
  readonly sent: Answer | null;
  readonly refusal: { readonly reason: string; readonly rejection?: Rejection } | null;
  readonly prepared?: { readonly plan: PlanAnswer } | null;
}

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
  /** Not sent yet: it is others' turn, or the Development Phase. */
  readonly prepared: boolean;
  /** Why what stands here does not do, or why the last try to serve it came to nothing. */
  readonly rejection: Rejection | null;
  /** M5's Peasant comes here, the forged Unit stands here. */
  readonly recruit: boolean;
  readonly forged: number | null;
  readonly crown: { readonly seat: number; readonly units: readonly number[] } | null;
  /** `helps`: the chosen piece serves a need there; `open`: it may go there; `reach`: the Tavern would suffice. */
  readonly light: 'helps' | 'open' | 'reach' | null;
  /** What building here would bring to light, where that seals. */
  readonly seal: Foresight | null;
  /** Resolved in this turn's plan: served, or fallen. */
  readonly resolved: boolean;
}

type Party = Pick<PlaceModel, 'units' | 'as' | 'overrun' | 'drafted' | 'report' | 'prepared'>;

const NONE: readonly number[] = [];
const NOBODY = { units: NONE, as: NONE, overrun: 0 };

/** Whether the chosen piece is something the place asks for. */
const helps = ({ wanted }: Options, source: Piece, place: Place): boolean =>
  source.kind === 'tile' || (wanted[source.meeple]?.includes(place) ?? false);

function lightAt(state: Moment, place: Place, there: PlaceCard): PlaceModel['light'] {
  const { interaction, options, explained, view, sent } = state;
  if (!view?.decision || sent) return null;
  const { source } = interaction;
  if (source) {
    const open =
      isTarget(targetsOf(interaction, options), { kind: 'place', place }) ||
      (there.kind === 'vacant' && mayBuildAtOnce(interaction, options));
    return open ? (helps(options, source, place) ? 'helps' : 'open') : null;
  }
  return view.decision.kind === 'plan' && explained?.reachable.includes(place) ? 'reach' : null;
}

const WORKS = ['construct', 'levelUp'] as const;

/** Whether anything in the city is lit: then the rest of it stands back. */
export function anyLit(catalogue: Catalogue, state: Moment): boolean {
  const { view, interaction, options } = state;
  if (!view) return false;
  const targets = targetsOf(interaction, options);
  if (WORKS.some((kind) => isTarget(targets, { kind }))) return true;
  for (let place = 0; place < OVERLORD; place++)
    if (lightAt(state, place, cardAt(catalogue, view, place)) !== null) return true;
  return false;
}

/** A slot is shown to seal if whatever may be built there does. */
function sealAt(
  { interaction: { source }, options, sent }: Moment,
  place: Place,
): Foresight | null {
  if (sent) return null;
  const builds = options.offers.filter(
    ({ answer }) =>
      answer.kind === 'develop' &&
      answer.do === 'construct' &&
      answer.place === place &&
      (source?.kind !== 'tile' || answer.tile === source.tile),
  );
  return builds.every(({ seals }) => seals) ? (builds[0] ?? null) : null;
}

/** What the draft has put there, with what the table says of it as long as it may still be changed. */
function plannedParty({ explained, sent }: Moment, { place, units, as }: PlannedPlace): Party {
  const report = explained?.report.places.find((one) => one.place === place) ?? null;
  const drafted = sent === null;
  const overrun = report?.overrun ?? 0;
  return {
    units,
    as: as ?? NONE,
    overrun,
    drafted,
    report: drafted ? report : null,
    prepared: false,
  };
}

function partyAt(state: Moment, view: GameView, place: Place): Party {
  const planned = state.interaction.plan.places.find((party) => party.place === place);
  if (planned) return plannedParty(state, planned);
  const assigned = view.turn.plan.find((party) => party.place === place);
  const ahead = assigned
    ? undefined
    : state.prepared?.plan.places.find((one) => one.place === place);
  const { units, as, overrun } = assigned ?? { ...NOBODY, ...ahead };
  return { units, as, overrun, drafted: false, report: null, prepared: ahead !== undefined };
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

function refusedAt({ refusal }: Moment, place: Place): Rejection | null {
  const rejection = refusal?.rejection;
  return rejection && 'place' in rejection.facts && rejection.facts.place === place
    ? rejection
    : null;
}

export function placeModel(catalogue: Catalogue, state: Moment, place: Place): PlaceModel {
  const view = state.view!;
  const there = cardAt(catalogue, view, place);
  const { plan } = state.interaction;
  const party = partyAt(state, view, place);
  return {
    place,
    there,
    ...party,
    rejection: party.report?.rejection ?? refusedAt(state, place),
    recruit: plan.recruit === place,
    forged: plan.forge?.place === place ? plan.forge.unit : null,
    crown: view.crowns.find((holding) => holding.place === place) ?? null,
    light: lightAt(state, place, there),
    seal: there.kind === 'vacant' ? sealAt(state, place) : null,
    resolved: ((view.turn.resolved >>> place) & 1) === 1,
  };
}
