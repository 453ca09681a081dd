import type {
  Answer,
  ConstructUnits,
  DevelopAnswer,
  LevelUpUnit,
  Place,
  PlanAnswer,
  PlannedPlace,
} from '@rowan/rules';
import type { Options } from '@rowan/table';

/**
 * How a player puts an answer together: choose a source, choose a target that lights up. Mouse, finger and
 * keyboard all end in these few functions. What is legal comes from the table's options, never from here.
 */

const KINDS = 9;
const CLASSES = 5;
const SHAMAN = 7;
const PEASANT = 0;

export type Source =
  | { readonly kind: 'meeple'; readonly meeple: number; readonly from: Place | 'tavern' }
  | { readonly kind: 'tile'; readonly tile: number };

export type Target =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'construct' }
  | { readonly kind: 'levelUp' }
  | { readonly kind: 'tavern' };

export interface CapitolDraft {
  readonly construct: ConstructUnits | null;
  readonly levelUp: LevelUpUnit | null;
}

interface Drafts {
  readonly plan: PlanAnswer;
  readonly capitol: CapitolDraft;
  /** Meeples on their way back to the bag (L9). */
  readonly bag?: readonly number[];
}

export interface Interaction extends Drafts {
  readonly source: Source | null;
  readonly past: readonly Drafts[];
  readonly future: readonly Drafts[];
}

const NO_PLAN: PlanAnswer = { kind: 'plan', places: [] };
const NO_CAPITOL: CapitolDraft = { construct: null, levelUp: null };

export const IDLE: Interaction = {
  plan: NO_PLAN,
  capitol: NO_CAPITOL,
  source: null,
  past: [],
  future: [],
};

const draftsOf = ({ plan, capitol, bag }: Drafts): Drafts => ({
  plan,
  capitol,
  ...(bag ? { bag } : {}),
});

/** A new draft; the one before can be had back. */
const change = (state: Interaction, drafts: Partial<Drafts>): Interaction => ({
  ...draftsOf(state),
  ...drafts,
  source: null,
  past: [...state.past, draftsOf(state)],
  future: [],
});

/** Choosing the same source again puts it down. */
export function choose(state: Interaction, source: Source | null): Interaction {
  const same = JSON.stringify(source) === JSON.stringify(state.source);
  return { ...state, source: same ? null : source };
}

export function undoDraft(state: Interaction): Interaction {
  const before = state.past.at(-1);
  if (!before) return state;
  return {
    ...before,
    source: null,
    past: state.past.slice(0, -1),
    future: [draftsOf(state), ...state.future],
  };
}

export function redoDraft(state: Interaction): Interaction {
  const [after, ...future] = state.future;
  if (!after) return state;
  return { ...after, source: null, past: [...state.past, draftsOf(state)], future };
}

export const setPlan = (state: Interaction, plan: PlanAnswer): Interaction =>
  change(state, { plan });

export const setBag = (state: Interaction, bag: readonly number[]): Interaction =>
  change(state, { bag });

// Plans

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

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

/** M5's Peasant and the forged Unit go with the party they joined. */
function tidy({ places, recruit, forge }: PlanAnswer): PlanAnswer {
  const at = (place: Place | undefined): PlannedPlace | undefined =>
    places.find((planned) => planned.place === place);
  const forged = forge && at(forge.place);
  return {
    kind: 'plan',
    places,
    ...(recruit !== undefined && at(recruit) ? { recruit } : {}),
    ...(forge && forged && (forged.units[forge.unit] ?? 0) > 0 ? { forge } : {}),
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

function assign(
  state: Interaction,
  place: Place,
  meeple: number,
  as: number = PEASANT,
): Interaction {
  const plan = withParty(state.plan, shift(partyAt(state.plan, place), meeple, 1, as));
  return change(state, { plan });
}

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
  return change(state, { plan: recruit === place ? rest : { ...rest, recruit: place } });
}

/** The Blood Forge's Unit, or none. */
export function toggleForge(state: Interaction, place: Place, unit: number): Interaction {
  const { forge, ...rest } = state.plan;
  const same = forge?.place === place && forge.unit === unit;
  return change(state, { plan: same ? rest : { ...rest, forge: { place, unit } } });
}

// The Capitol

type Assign = Extract<DevelopAnswer, { do: 'assign' }>;
type Construct = Extract<DevelopAnswer, { do: 'construct' }>;

const isAssign = (answer: Answer): answer is Assign =>
  answer.kind === 'develop' && answer.do === 'assign';
const isConstruct = (answer: Answer): answer is Construct =>
  answer.kind === 'develop' && answer.do === 'construct';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The move that the draft stands for, if the table offers it. */
export function assignOffer(options: Options, capitol: CapitolDraft): Assign | undefined {
  return options.offers
    .map(({ answer }) => answer)
    .filter(isAssign)
    .find(
      ({ construct, levelUp }) =>
        same(construct, capitol.construct) && same(levelUp, capitol.levelUp),
    );
}

const builders = ({ construct }: CapitolDraft, meeple: number): ConstructUnits => ({
  peasants: (construct?.peasants ?? 0) + (meeple === PEASANT ? 1 : 0),
  shamans: (construct?.shamans ?? 0) + (meeple === SHAMAN ? 1 : 0),
});

/** The draft with a meeple added to a Capitol Location; undefined where the table does not offer it. */
function onCapitol(
  options: Options,
  capitol: CapitolDraft,
  target: 'construct' | 'levelUp',
  meeple: number,
): CapitolDraft | undefined {
  if (target === 'construct') {
    if (meeple !== PEASANT && meeple !== SHAMAN) return undefined;
    const next = { ...capitol, construct: builders(capitol, meeple) };
    return assignOffer(options, next) ? next : undefined;
  }
  const risers: LevelUpUnit[] =
    meeple === SHAMAN
      ? [1, 2, 3, 4].map((unit) => ({ unit, shaman: true }))
      : [{ unit: meeple, shaman: false }];
  return risers
    .map((levelUp) => ({ ...capitol, levelUp }))
    .find((next) => assignOffer(options, next));
}

export function emptyCapitol(state: Interaction, target: 'construct' | 'levelUp'): Interaction {
  return change(state, { capitol: { ...state.capitol, [target]: null } });
}

export const setCapitol = (state: Interaction, capitol: CapitolDraft): Interaction =>
  change(state, { capitol });

/** Meeples that the draft takes out of the Tavern. */
export function drafted({ plan, capitol }: Drafts): number[] {
  const used = zeros(KINDS);
  for (const { units } of plan.places) units.forEach((n, meeple) => (used[meeple]! += n));
  used[PEASANT]! += capitol.construct?.peasants ?? 0;
  used[SHAMAN]! += (capitol.construct?.shamans ?? 0) + (capitol.levelUp?.shaman ? 1 : 0);
  if (capitol.levelUp && !capitol.levelUp.shaman) used[capitol.levelUp.unit]! += 1;
  return used;
}

// Targets

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
export const mayBuildAtOnce = ({ source }: Interaction, options: Options): boolean =>
  source?.kind === 'tile' &&
  options.offers.some(({ answer }) => isAssign(answer) && answer.construct !== null);

let asked: { readonly state: Interaction; readonly options: Options } | null = null;
let found: readonly Target[] = [];

/** Where the chosen source may go. Every place of the board asks it about the same moment. */
export function targetsOf(state: Interaction, options: Options): readonly Target[] {
  if (asked?.state !== state || asked.options !== options) {
    found = findTargets(state, options);
    asked = { state, options };
  }
  return found;
}

function findTargets(state: Interaction, options: Options): Target[] {
  const { source, capitol } = state;
  if (!source) return [];
  if (source.kind === 'tile')
    return slotsOffered(options, source.tile).map((place) => ({ kind: 'place', place }));
  const places = (options.targets[source.meeple] ?? [])
    .filter((place) => place !== source.from)
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
            ? assign(state, target.place, meeple, as)
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
