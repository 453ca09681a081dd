import {
  BASICS,
  BASIC_CLASSES,
  HENCHMAN,
  L,
  MONSTER_TYPES,
  OVERLORD,
  P,
  R,
  S,
  UNITS,
  X,
  heroOf,
  add,
  isCouncil,
  isFoe,
  isLocation,
  meepleIndex,
  noMeeples,
  type BasicClass,
  type Catalogue,
  type Classes,
  type Counts,
  type LastingBoost,
  type Place,
  type Source,
} from '@rowan/cards';
import { playOf } from './apply.ts';
import type { Foe } from './cards.ts';
import { clone } from './clone.ts';
import { baseCv, printedBoostCv } from './combat.ts';
import { bonusMet } from './party-conditions.ts';
import type { AnswerOf, PlannedPlace } from './decisions.ts';
import {
  classesOf,
  forgedUnits,
  judgePlan,
  judgePlanPlace,
  partyOf,
  plannedCv,
  recruitPlaces,
  turnBoostsOf,
  unmetNeeds,
} from './judge-plan.ts';
import { confirmPlan } from './main-phase.ts';
import { activePlayer, foeAt, spotAt, type Play } from './play.ts';
import type { Rejection } from './rejections.ts';
import type { GameState } from './state.ts';

type Plan = AnswerOf<'plan'>;

/** One line of a combat sum: `n` times `each`, for Units of a kind (−1: for the party), and why. */
export interface CvPart {
  readonly why: 'base' | 'level' | 'boost' | 'pair' | 'printed' | 'turn' | 'against' | 'forge';
  readonly unit: number;
  readonly n: number;
  readonly each: number;
  readonly source: Source;
}

export interface PlaceReport {
  readonly place: Place;
  /** What is wrong at this place alone. */
  readonly rejection: Rejection | null;
  /** Locations and Rooms: needs not served yet, each as the classes that would do; `[]` for any Unit. */
  readonly missing: readonly (readonly BasicClass[])[];
  /** Foes: CV against strength, and how it adds up. */
  readonly cv: number;
  readonly strength: number;
  readonly parts: readonly CvPart[];
  /** T7: Peasants that would flee here, as far as the supply lasts. */
  readonly overrun: number;
  /** VP for certain from this place, Quests not counted. */
  readonly vp: number;
}

export interface PlanReport {
  /** Null: the plan may be confirmed as it is. */
  readonly rejection: Rejection | null;
  readonly places: readonly PlaceReport[];
  /** Meeples still in the Tavern. */
  readonly left: Counts;
  /** Of the places that are served: VP without Quests, Quests that would complete, their VP, overrun Peasants. */
  readonly vp: number;
  readonly quests: readonly number[];
  readonly questVp: number;
  readonly overrun: number;
  /** Meeples gained from the supply or a tile, and draws granted for the Draw Phase. */
  readonly gains: Counts;
  readonly granted: number;
  /** M5, L3: where the Peasant from the Lodgings may join, and each Unit that may be forged. */
  readonly recruits: readonly Place[];
  readonly forges: readonly NonNullable<Plan['forge']>[];
}

/** The part of a plan whose places are in order by themselves and together. */
function servedPart(g: Play, plan: Plan, wrong: readonly (Rejection | null)[]): Plan {
  let places = plan.places.filter((_, i) => wrong[i] === null);
  for (;;) {
    const part = restrict(plan, places);
    const rejection = judgePlan(g, part);
    if (!rejection || places.length === 0) return part;
    const { facts } = rejection;
    const index =
      'place' in facts ? places.findLastIndex(({ place }) => place === facts.place) : -1;
    places = places.filter((_, i) => i !== (index < 0 ? places.length - 1 : index));
  }
}

function restrict({ recruit, forge }: Plan, places: readonly PlannedPlace[]): Plan {
  const has = (place: Place | undefined): boolean =>
    places.some((planned) => planned.place === place);
  const forging = forge && has(forge.place) ? { forge } : {};
  return {
    kind: 'plan',
    places,
    ...(recruit !== undefined && has(recruit) ? { recruit } : {}),
    ...forging,
  };
}

/** Lasting boosts in force, each with the card it stands on. */
function* lastingBoosts(g: Play): Generator<{ boost: LastingBoost; source: Source }> {
  const player = activePlayer(g);
  for (const monster of player.pile) {
    const { boosts, source } = g.cards.monsters[monster]!;
    for (const boost of boosts) yield { boost, source };
  }
  for (const quest of player.completed) {
    const card = g.cards.catalogue.quests[quest]!;
    if (card.kind !== 'ongoing' || g.state.turn.fresh.includes(quest)) continue;
    for (const effect of card.gives) {
      if (effect.kind === 'drawPhase' || effect.kind === 'onConstruct') continue;
      yield { boost: effect, source: { card: 'quest', index: quest } };
    }
  }
}

function boostPart(
  boost: LastingBoost,
  party: { units: Counts; as: Classes },
  foe: Foe,
  source: Source,
): CvPart | null {
  const { units, as } = party;
  const standing = (unit: number): number => units[unit]! + (as[unit] ?? 0);
  switch (boost.kind) {
    case 'boost': {
      const n =
        boost.who === 'prestige'
          ? units[R]! + units[L]! + units[S]!
          : standing(meepleIndex(boost.who));
      const unit = boost.who === 'prestige' ? -1 : meepleIndex(boost.who);
      return n > 0 ? { why: 'boost', unit, n, each: boost.n, source } : null;
    }
    case 'pair': {
      const [by, who] = [meepleIndex(boost.by), meepleIndex(boost.who)];
      if (standing(by) <= (by === who ? 1 : 0) || standing(who) === 0) return null;
      return { why: 'pair', unit: who, n: standing(who), each: boost.n, source };
    }
    case 'against':
      return MONSTER_TYPES.indexOf(boost.type) === foe.type
        ? { why: 'against', unit: -1, n: 1, each: boost.n, source }
        : null;
  }
}

function heroSource(unit: number): Source {
  if (unit === P) return { rule: 'M2' };
  return unit < R ? { card: 'hero', index: heroOf(unit) } : { card: 'prestige', index: unit - R };
}

function* baseParts(g: Play, party: { units: Counts; as: Classes }, foe: Foe): Generator<CvPart> {
  const { units } = party;
  const player = activePlayer(g);
  for (let unit = 0; unit < UNITS; unit++) {
    if (units[unit] === 0) continue;
    const source = heroSource(unit);
    yield { why: 'base', unit, n: units[unit]!, each: baseCv(g.cards, player, unit), source };
    const each = g.cards.levelCv[unit]! * foe.level;
    if (each > 0) yield { why: 'level', unit, n: units[unit]!, each, source };
  }
  for (let hero = 0; hero < 4; hero++) {
    if (units[hero + 1] === 0) continue;
    for (const boost of g.cards.printed[hero]![player.levels[hero]! - 1]!) {
      const each = printedBoostCv(boost, party, foe);
      if (each !== 0)
        yield { why: 'printed', unit: -1, n: 1, each, source: { card: 'hero', index: hero } };
    }
  }
}

function* turnParts(g: Play, plan: Plan, party: { units: Counts; as: Classes }): Generator<CvPart> {
  for (const { place } of plan.places) {
    const spot = isLocation(place) ? spotAt(g, place) : null;
    if (!spot) continue;
    for (let i = 0; i < spot.turnBoosts.length; i += 2) {
      const who = spot.turnBoosts[i]!;
      const all = party.units.slice(0, UNITS).reduce((sum, n) => sum + n, 0);
      const n = who === UNITS ? all : party.units[who]! + (who < BASICS ? party.as[who]! : 0);
      if (n > 0)
        yield {
          why: 'turn',
          unit: who === UNITS ? -1 : who,
          n,
          each: spot.turnBoosts[i + 1]!,
          source: spot.source,
        };
    }
  }
}

function cvParts(g: Play, plan: Plan, planned: PlannedPlace): CvPart[] {
  const foe = foeAt(g, planned.place)!;
  const party = partyOf(planned, plan.recruit);
  const parts = [...baseParts(g, party, foe)];
  for (const { boost, source } of lastingBoosts(g)) {
    const part = boostPart(boost, party, foe, source);
    if (part) parts.push(part);
  }
  parts.push(...turnParts(g, plan, party));
  if (plan.forge?.place === planned.place) {
    const forge = plan.places.find(({ place }) => isLocation(place) && spotAt(g, place)?.forges);
    const source = forge ? spotAt(g, forge.place)!.source : { rule: 'L3' };
    parts.push({
      why: 'forge',
      unit: plan.forge.unit,
      n: 1,
      each: activePlayer(g).lodgings[X]!,
      source,
    });
  }
  return parts;
}

const lettersOf = (mask: number): BasicClass[] =>
  classesOf(mask).map((unit) => BASIC_CLASSES[unit]!);

/** VP of a place for certain: its own, Rangers, Bonus token. */
function placeVp(g: Play, plan: Plan, planned: PlannedPlace): number {
  const { place, units } = planned;
  if (!isFoe(place)) {
    const spot = spotAt(g, place)!;
    return spot.crown ? 0 : spot.list.vp + spot.list.vpPerCorruption * units[X]!;
  }
  const party = partyOf(planned, plan.recruit);
  const present = g.cards.presenceVp.reduce(
    (sum, vp, unit) => sum + (units[unit]! > 0 ? vp : 0),
    0,
  );
  return (
    foeAt(g, place)!.vp +
    present +
    (isCouncil(place) && place !== HENCHMAN ? tokenVp(g, place, party.units) : 0)
  );
}

function tokenVp(g: Play, place: Place, units: Counts): number {
  const token = g.cards.catalogue.bonusTokens[g.state.tokens[place - OVERLORD]!]!;
  return bonusMet({ cards: g.cards, player: activePlayer(g) }, token.condition, units)
    ? token.vp
    : 0;
}

function placeReport(
  g: Play,
  plan: Plan,
  planned: PlannedPlace,
  { rejection, overrun }: Pick<PlaceReport, 'rejection' | 'overrun'>,
): PlaceReport {
  const { place } = planned;
  const report = { place, rejection, missing: [], cv: 0, strength: 0, parts: [], overrun, vp: 0 };
  if (isFoe(place)) {
    const foe = foeAt(g, place);
    if (!foe) return report;
    const cv = plannedCv(g, plan, planned, turnBoostsOf(g, plan));
    const vp = placeVp(g, plan, planned);
    return { ...report, cv, strength: foe.strength, parts: cvParts(g, plan, planned), vp };
  }
  const spot = spotAt(g, place);
  if (!spot) return report;
  return {
    ...report,
    missing: unmetNeeds(spot, planned).map(lettersOf),
    vp: placeVp(g, plan, planned),
  };
}

/** What confirming the served part would bring, read off a copy of the state. */
function outcome(g: Play, part: Plan) {
  const copy = playOf(g.cards.catalogue, clone(g.state));
  confirmPlan(copy, part);
  const { turn } = copy.state;
  const overrun = new Map(turn.plan.map((assignment) => [assignment.place, assignment.overrun]));
  const quests = turn.eligible;
  const questVp = quests.reduce((sum, quest) => sum + g.cards.catalogue.quests[quest]!.vp, 0);
  return { overrun, quests, questVp };
}

function givesOf(g: Play, part: Plan): { gains: Counts; granted: number } {
  const gains = noMeeples();
  let granted = 0;
  for (const { place } of part.places) {
    const list = isFoe(place) ? foeAt(g, place)!.list : spotAt(g, place)!.list;
    add(gains, list.gains);
    granted += list.draws;
  }
  return { gains, granted };
}

/** What is wrong at one place of a plan in the making, whatever else is; null if nothing is. */
export function rejectionAt(
  catalogue: Catalogue,
  state: GameState,
  plan: Plan,
  place: Place,
): Rejection | null {
  const planned = plan.places.findLast((one) => one.place === place);
  return planned ? judgePlanPlace(playOf(catalogue, state), plan, planned) : null;
}

/**
 * A plan in the making, judged as it stands, complete or not: what each place still needs, how combat adds up,
 * and what its served places would bring. The plan has the right shape; its content may be anything.
 */
export function explainPlan(catalogue: Catalogue, state: GameState, plan: Plan): PlanReport {
  const g = playOf(catalogue, state);
  const wrong = plan.places.map((planned) => judgePlanPlace(g, plan, planned));
  const part = servedPart(g, plan, wrong);
  const { overrun, quests, questVp } = outcome(g, part);
  const places = plan.places.map((planned, i) =>
    placeReport(g, plan, planned, {
      rejection: wrong[i]!,
      overrun: overrun.get(planned.place) ?? 0,
    }),
  );
  const served = new Set(part.places.map(({ place }) => place));
  const left = activePlayer(g).tavern.slice();
  for (const { units } of plan.places) for (let i = 0; i < units.length; i++) left[i]! -= units[i]!;
  return {
    rejection: judgePlan(g, plan),
    places,
    left,
    vp: places.reduce((sum, report) => sum + (served.has(report.place) ? report.vp : 0), 0),
    quests,
    questVp,
    overrun: [...overrun.values()].reduce((sum, n) => sum + n, 0),
    ...givesOf(g, part),
    recruits: recruitPlaces(g, plan),
    forges: forgedUnits(g, plan),
  };
}
