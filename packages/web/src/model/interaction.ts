import { BASICS as CLASSES, KINDS, P as PEASANT, S as SHAMAN } from '@rowan/cards';
import type { Answer, DevelopAnswer, Place, PlanAnswer, PlannedPlace } from '@rowan/rules';
import type { Attempt, Options } from '@rowan/table';
import {
  NO_CAPITOL,
  builderOffer,
  onCapitol,
  same,
  workersOf,
  zeros,
  type CapitolDraft,
  type CapitolWork,
} from './capitol.ts';

/**
 * How a player puts an answer together: choose a source, choose a target that lights up. Mouse, finger and
 * keyboard all end in these few functions. What is legal comes from the table's options, never from here.
 */

/** What a player picks up; of the Tavern several meeples at once. */
export type Piece =
  | {
      readonly kind: 'meeple';
      readonly meeple: number;
      readonly from: Place | 'tavern';
      readonly more?: readonly number[];
    }
  | { readonly kind: 'tile'; readonly tile: number };

export type Target =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'construct' }
  | { readonly kind: 'levelUp' }
  | { readonly kind: 'tavern' };

interface Arrangement {
  readonly plan: PlanAnswer;
  readonly capitol: CapitolDraft;
  /** Meeples on their way back to the bag (L9). */
  readonly bag?: readonly number[];
}

export interface Interaction extends Arrangement {
  readonly source: Piece | null;
  readonly past: readonly Arrangement[];
  readonly future: readonly Arrangement[];
}

const NO_PLAN: PlanAnswer = { kind: 'plan', places: [] };

export const IDLE: Interaction = {
  plan: NO_PLAN,
  capitol: NO_CAPITOL,
  source: null,
  past: [],
  future: [],
};

const arrangementOf = ({ plan, capitol, bag }: Arrangement): Arrangement => ({
  plan,
  capitol,
  ...(bag ? { bag } : {}),
});

/** A new draft; the one before can be had back. */
const change = (state: Interaction, changes: Partial<Arrangement>): Interaction => ({
  ...arrangementOf(state),
  ...changes,
  source: null,
  past: [...state.past, arrangementOf(state)],
  future: [],
});

/** Choosing the same source again puts it down. */
export function choose(state: Interaction, source: Piece | null): Interaction {
  const same = JSON.stringify(source) === JSON.stringify(state.source);
  return { ...state, source: same ? null : source };
}

/** All the meeples of the Tavern that are chosen. */
export const crewOf = (source: Piece | null): readonly number[] =>
  source?.kind === 'meeple' && source.from === 'tavern'
    ? [source.meeple, ...(source.more ?? [])]
    : [];

const chosenFrom = ([meeple, ...more]: readonly number[]): Piece | null =>
  meeple === undefined
    ? null
    : { kind: 'meeple', meeple, from: 'tavern', ...(more.length > 0 ? { more } : {}) };

/** One meeple of the Tavern more; with all of its kind chosen, none of them. */
export function chooseMore(state: Interaction, meeple: number, there: number): Interaction {
  const crew = crewOf(state.source);
  const full = crew.filter((one) => one === meeple).length >= there;
  const next = full ? crew.filter((one) => one !== meeple) : [...crew, meeple];
  return { ...state, source: chosenFrom(next) };
}

/** One chosen meeple less. */
export function chooseLess(state: Interaction, meeple: number): Interaction {
  const crew = crewOf(state.source);
  return { ...state, source: chosenFrom(crew.toSpliced(crew.lastIndexOf(meeple), 1)) };
}

export function undoDraft(state: Interaction): Interaction {
  const before = state.past.at(-1);
  if (!before) return state;
  return {
    ...before,
    source: null,
    past: state.past.slice(0, -1),
    future: [arrangementOf(state), ...state.future],
  };
}

/** As it was before anything was put down; all of it can be had back. */
export const untouched = (state: Interaction): Interaction =>
  state.past.length === 0 ? state : untouched(undoDraft(state));

export function redoDraft(state: Interaction): Interaction {
  const [after, ...future] = state.future;
  if (!after) return state;
  return { ...after, source: null, past: [...state.past, arrangementOf(state)], future };
}

export const setPlan = (state: Interaction, plan: PlanAnswer): Interaction =>
  change(state, { plan });

export const setBag = (state: Interaction, bag: readonly number[]): Interaction =>
  change(state, { bag });

// Plans

const plannedAt = (plan: PlanAnswer, place: Place): PlannedPlace | undefined =>
  plan.places.find((planned) => planned.place === place);

/** Replaces what stands at a place; an empty party leaves the plan, with what depended on it. */
function withParty(plan: PlanAnswer, party: PlannedPlace): PlanAnswer {
  const empty = party.units.every((n) => n === 0);
  const known = plannedAt(plan, party.place) !== undefined;
  const others = plan.places.filter(({ place }) => place !== party.place);
  const places = empty
    ? others
    : known
      ? plan.places.map((planned) => (planned.place === party.place ? party : planned))
      : [...others, party];
  return tidy({ ...plan, places });
}

/** M5's Peasant and the forged Unit, who may be that Peasant, go with the party they joined. */
function tidy({ places, recruit, forge }: PlanAnswer): PlanAnswer {
  const at = (place: Place | undefined): PlannedPlace | undefined =>
    places.find((planned) => planned.place === place);
  const forged = forge && at(forge.place);
  const joined = forged && forge.place === recruit && forge.unit === PEASANT ? 1 : 0;
  return {
    kind: 'plan',
    places,
    ...(recruit !== undefined && at(recruit) ? { recruit } : {}),
    ...(forge && forged && (forged.units[forge.unit] ?? 0) + joined > 0 ? { forge } : {}),
  };
}

/** Puts one meeple more, or one less, on a place. A Shaman stands for `as` (M4). */
function shift(planned: PlannedPlace, meeple: number, by: 1 | -1, as: number): PlannedPlace {
  const units = planned.units.slice();
  units[meeple] = (units[meeple] ?? 0) + by;
  const classes = planned.as?.slice() ?? zeros(CLASSES);
  if (meeple === SHAMAN) {
    const cls = by > 0 ? as : classes.findLastIndex((n) => n > 0);
    classes[cls] = (classes[cls] ?? 0) + by;
  }
  const { place } = planned;
  return classes.some((n) => n > 0) ? { place, units, as: classes } : { place, units };
}

const partyAt = (plan: PlanAnswer, place: Place): PlannedPlace =>
  plannedAt(plan, place) ?? { place, units: zeros(KINDS) };

/** Everybody who is chosen joins a place; the plan is another one only then. */
const joined = (plan: PlanAnswer, place: Place, crew: readonly number[], as: number): PlanAnswer =>
  crew.reduce((now, meeple) => withParty(now, shift(partyAt(now, place), meeple, 1, as)), plan);

export function takeBack(state: Interaction, place: Place, meeple: number): Interaction {
  const plan = withParty(state.plan, shift(partyAt(state.plan, place), meeple, -1, PEASANT));
  return change(state, { plan });
}

export function clearPlace(state: Interaction, place: Place): Interaction {
  const plan = withParty(state.plan, { place, units: zeros(KINDS) });
  return change(state, { plan });
}

function walk(state: Interaction, from: Place, to: Place, meeple: number): Interaction {
  const left = withParty(state.plan, shift(partyAt(state.plan, from), meeple, -1, PEASANT));
  return change(state, {
    plan: withParty(left, shift(partyAt(left, to), meeple, 1, PEASANT)),
  });
}

/** The next class a Shaman on the place stands for, round and round. */
export function declareNext(state: Interaction, place: Place): Interaction {
  const party = plannedAt(state.plan, place);
  const now = party?.as?.findIndex((n) => n > 0) ?? -1;
  if (!party?.as || now < 0) return state;
  const as = party.as.slice();
  as[now]! -= 1;
  as[(now + 1) % CLASSES]! += 1;
  return change(state, { plan: withParty(state.plan, { ...party, as }) });
}

/** M5 on or off at a place. */
export function toggleRecruit(state: Interaction, place: Place): Interaction {
  const { recruit, ...rest } = state.plan;
  return change(state, { plan: tidy(recruit === place ? rest : { ...rest, recruit: place }) });
}

/** The Blood Forge's Unit, or none. */
export function toggleForge(state: Interaction, place: Place, unit: number): Interaction {
  const { forge, ...rest } = state.plan;
  const same = forge?.place === place && forge.unit === unit;
  return change(state, { plan: same ? rest : { ...rest, forge: { place, unit } } });
}

export function emptyCapitol(state: Interaction, target: CapitolWork): Interaction {
  return change(state, { capitol: { ...state.capitol, [target]: null } });
}

export const setCapitol = (state: Interaction, capitol: CapitolDraft): Interaction =>
  change(state, { capitol });

/** Meeples that the draft takes out of the Tavern. */
export function drafted({ plan, capitol }: Arrangement): number[] {
  const used = workersOf(capitol);
  for (const { units } of plan.places) units.forEach((n, meeple) => (used[meeple]! += n));
  return used;
}

// Targets

type Construct = Extract<DevelopAnswer, { do: 'construct' }>;

const isConstruct = (answer: Answer): answer is Construct =>
  answer.kind === 'develop' && answer.do === 'construct';

const slotsOffered = (options: Options, tile: number): Place[] => [
  ...new Set(
    options.offers
      .map(({ answer }) => answer)
      .filter(isConstruct)
      .filter((answer) => answer.tile === tile)
      .map(({ place }) => place),
  ),
];

/** A tile may be chosen before its builder was sent: whether the table would let one go now. */
export const mayBuildAtOnce = ({ source, capitol }: Interaction, options: Options): boolean =>
  source?.kind === 'tile' && builderOffer(options, capitol) !== undefined;

/** As long as the options are there: what was offered to one person is not kept for the next. */
const found = new WeakMap<Options, WeakMap<Interaction, readonly Target[]>>();

/** Where the chosen source may go. Every place of the board asks it about the same moment. */
export function targetsOf(state: Interaction, options: Options): readonly Target[] {
  const known = found.get(options) ?? new WeakMap<Interaction, readonly Target[]>();
  const targets = known.get(state) ?? findTargets(state, options);
  found.set(options, known.set(state, targets));
  return targets;
}

function findTargets(state: Interaction, options: Options): Target[] {
  const { source, capitol } = state;
  if (!source) return [];
  if (source.kind === 'tile')
    return slotsOffered(options, source.tile).map((place) => ({ kind: 'place', place }));
  const places = (options.targets[source.meeple] ?? [])
    .filter((place) => place !== source.from)
    .filter((place) => source.more?.every((one) => options.targets[one]?.includes(place)) ?? true)
    .map((place): Target => ({ kind: 'place', place }));
  const capitols = (['construct', 'levelUp'] as const)
    .filter((target) => onCapitol(options, capitol, target, source.meeple))
    .map((kind): Target => ({ kind }));
  const back: Target[] = source.from === 'tavern' ? [] : [{ kind: 'tavern' }];
  return [...places, ...capitols, ...back];
}

export const isTarget = (targets: readonly Target[], target: Target): boolean =>
  targets.some((one) => same(one, target));

export interface Dropped {
  readonly state: Interaction;
  /** A move that is complete with this drop. */
  readonly answer?: Answer;
}

/** The chosen source goes to a target; null where it may not. `as` is the class a Shaman takes there. */
export function drop(
  state: Interaction,
  target: Target,
  options: Options,
  as: number = PEASANT,
): Dropped | null {
  const { source } = state;
  if (!source || !isTarget(targetsOf(state, options), target)) return null;
  if (source.kind === 'tile') {
    if (target.kind !== 'place') return null;
    const { place } = target;
    const answer: Answer = { kind: 'develop', do: 'construct', tile: source.tile, place };
    return { state: { ...state, source: null }, answer };
  }
  const { meeple, from } = source;
  switch (target.kind) {
    case 'place':
      return {
        state:
          from === 'tavern'
            ? change(state, { plan: joined(state.plan, target.place, crewOf(source), as) })
            : walk(state, from, target.place, meeple),
      };
    case 'construct':
    case 'levelUp': {
      const capitol = onCapitol(options, state.capitol, target.kind, meeple);
      return capitol ? { state: change(state, { capitol }) } : null;
    }
    case 'tavern':
      return from === 'tavern' ? null : { state: takeBack(state, from, meeple) };
  }
}

/** The chosen source on its way to a target, as something that can be asked about; null for the way back. */
export function attemptOf(state: Interaction, target: Target): Attempt | null {
  const { source, capitol } = state;
  if (!source || target.kind === 'tavern') return null;
  if (source.kind === 'tile')
    return target.kind === 'place'
      ? { kind: 'tile', capitol, tile: source.tile, place: target.place }
      : null;
  const { meeple, from } = source;
  if (target.kind !== 'place') return { kind: 'capitol', capitol, at: target.kind, meeple };
  if (from !== 'tavern') {
    const { plan } = takeBack(state, from, meeple);
    return { kind: 'meeple', plan, place: target.place, meeple };
  }
  const [last, ...others] = crewOf(source).toReversed();
  const plan = joined(state.plan, target.place, others, PEASANT);
  return { kind: 'meeple', plan, place: target.place, meeple: last! };
}
