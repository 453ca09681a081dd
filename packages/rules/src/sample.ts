import {
  BASICS,
  P,
  S,
  UNITS,
  W,
  X,
  isFoe,
  noClasses,
  noMeeples,
  total,
  unitsIn,
  type Classes,
  type Counts,
  type Place,
} from '@rowan/cards';
import { baseCv, levelCv } from './combat.ts';
import type { Answer, AnswerOf, DecisionOf, PlannedPlace } from './decisions.ts';
import { judge } from './judge.ts';
import { abilityReady, canConstruct, nextLevelCost, vacantSlots } from './development.ts';
import { unitChoices } from './effects.ts';
import { plannedCv, recruitPlaces } from './judge-plan.ts';
import { openPlaces } from './open-places.ts';
import { activePlayer, assignmentAt, foeAt, seated, spotAt, type Play } from './play.ts';
import type { Foe, Spot } from './cards.ts';
import type { PlayerState } from './state.ts';

/** A whole number below n, from any generator. */
export type Below = (n: number) => number;

const pick = <T>(items: readonly T[], below: Below): T => items[below(items.length)]!;

/** A plan being put together: what is left in the Tavern, and the boosts of the Locations so far. */
interface SampledPlan {
  readonly left: Counts;
  readonly places: PlannedPlace[];
  readonly boosts: Counts;
  forging: boolean;
  /** Units in `left`, and what they are worth at best; both change only when a place is kept. */
  units: number;
  worth: number;
  readonly pairs: boolean;
}

/** A Unit kind and, for a Shaman, the class it stands for: `unit | (as + 1) << 4`. */
type Choice = number;
const NO_CHOICE: Choice = -1;
const unitOf = (choice: Choice): number => choice & 15;
const classOf = (choice: Choice): number => (choice >> 4) - 1;

/** A random Unit of those left that fits the mask, a Shaman declared as one of its classes. */
function fitting(left: Counts, mask: number, below: Below): Choice {
  const shamans = left[S]! > 0 && (mask & 0x1f) !== 0 ? 1 : 0;
  let options = shamans;
  for (let unit = 0; unit < S; unit++) if ((mask >> unit) & 1 && left[unit]! > 0) options++;
  if (options === 0) return NO_CHOICE;
  let chosen = below(options);
  for (let unit = 0; unit < S; unit++) {
    if (((mask >> unit) & 1) === 0 || left[unit]! === 0) continue;
    if (chosen-- === 0) return unit;
  }
  let as = below(BASICS);
  while (((mask >> as) & 1) === 0) as = (as + 1) % BASICS;
  return S | ((as + 1) << 4);
}

interface Party {
  readonly units: Counts;
  as: Classes | null;
}

function put(left: Counts, party: Party, choice: Choice): void {
  const unit = unitOf(choice);
  left[unit]! -= 1;
  party.units[unit]! += 1;
  if (unit !== S) return;
  party.as ??= noClasses();
  party.as[classOf(choice)]! += 1;
}

function takeBack(left: Counts, party: Party): void {
  for (let i = 0; i < party.units.length; i++) left[i]! += party.units[i]!;
}

function keep(sampled: SampledPlan, place: Place, { units, as }: Party): void {
  sampled.units -= unitsIn(units);
  sampled.worth = -1;
  sampled.places.push(as ? { place, units, as } : { place, units });
}

/** Whether each need finds somebody at all; cheap, and true when only numbers may fail. */
function mayServe(left: Counts, masks: readonly number[]): boolean {
  if (left[S]! > 0) return true;
  for (let i = 0; i < masks.length; i++) {
    const mask = masks[i]!;
    let unit = 0;
    while (unit < S && (((mask >> unit) & 1) === 0 || left[unit] === 0)) unit++;
    if (unit === S) return false;
  }
  return true;
}

function trySpot(g: Play, sampled: SampledPlan, place: Place, below: Below): void {
  const { left } = sampled;
  const spot = spotAt(g, place)!;
  const masks = spotMasks(spot, below);
  if (!mayServe(left, masks) || (spot.corruption === 'one' && left[X] === 0)) return;
  if (spot.bounty >= 0 && !hunts(g, sampled, spot.bounty)) return;
  const party: Party = { units: noMeeples(), as: null };
  for (let i = 0; i < masks.length; i++) {
    const chosen = fitting(left, masks[i]!, below);
    if (chosen === NO_CHOICE) return takeBack(left, party);
    put(left, party, chosen);
  }
  // T6: sometimes one Unit more than required.
  const surplus = below(16) === 0 ? fitting(left, 0xff, below) : NO_CHOICE;
  if (surplus !== NO_CHOICE) put(left, party, surplus);
  party.units[X] =
    spot.corruption === 'none' ? 0 : spot.corruption === 'one' ? 1 : below(left[X]! + 1);
  left[X]! -= party.units[X];
  keep(sampled, place, party);
  for (let i = 0; i < spot.turnBoosts.length; i += 2) {
    sampled.boosts[spot.turnBoosts[i]!]! += spot.turnBoosts[i + 1]!;
  }
  if (spot.forges) sampled.forging = true;
}

/** F3: the plan already faces a foe of the type. */
function hunts(g: Play, { places }: SampledPlan, type: number): boolean {
  for (const { place } of places) if (isFoe(place) && foeAt(g, place)!.type === type) return true;
  return false;
}

const spotMasks = (spot: Spot, below: Below): readonly number[] =>
  spot.crown ? [1 << pick(spot.crown, below).unit] : spot.masks;

/** CV a single Unit adds for certain; pair boosts come on top. */
function certainCv(g: Play, player: PlayerState, sampled: SampledPlan, choice: Choice): number {
  const { boosts } = sampled;
  const unit = unitOf(choice);
  const cv = baseCv(g.cards, player, unit) + player.boosts[unit]! + boosts[unit]! + boosts[UNITS]!;
  if (unit !== S) return cv;
  const as = classOf(choice);
  return cv + player.boosts[as]! + boosts[as]!;
}

/** What all Units left are worth at best, without pairs and whatever depends on the foe. */
function mostCv(g: Play, player: PlayerState, { left, boosts }: SampledPlan): number {
  let cv = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    const n = left[unit]!;
    if (n > 0)
      cv +=
        n * (baseCv(g.cards, player, unit) + player.boosts[unit]! + boosts[unit]! + boosts[UNITS]!);
  }
  // A Shaman takes the boosts of the class it stands for; this many at most.
  return left[S] === 0 ? cv : cv + left[S]! * 20;
}

/** Whether the Units left may defeat the foe; cheap, and true when pairs may help. */
function mayDefeat(g: Play, player: PlayerState, sampled: SampledPlan, foe: Foe): boolean {
  if (sampled.pairs) return true;
  if (sampled.worth < 0) sampled.worth = mostCv(g, player, sampled);
  return (
    sampled.worth + player.against[foe.type]! + levelCv(g.cards, sampled.left) * foe.level >=
    foe.strength
  );
}

/** Whether Units can be worth more together than one by one. */
const hasPairs = (g: Play, player: PlayerState): boolean =>
  player.pairs.length > 0 ||
  g.cards.printed.some((by, hero) => by[player.levels[hero]! - 1]!.length > 0);

/** Random Units until the foe falls; all back if they do not suffice. */
function tryFoe(g: Play, sampled: SampledPlan, place: Place, below: Below): void {
  const { left } = sampled;
  const foe = foeAt(g, place)!;
  const player = activePlayer(g);
  if (!mayDefeat(g, player, sampled, foe)) return;
  const party: Party = { units: noMeeples(), as: null };
  let cv = player.against[foe.type]!;
  let n = 0;
  while (n === 0 || cv < foe.strength) {
    const chosen = fitting(left, 0xff, below);
    if (chosen === NO_CHOICE) break;
    put(left, party, chosen);
    cv += certainCv(g, player, sampled, chosen) + g.cards.levelCv[unitOf(chosen)]! * foe.level;
    n++;
  }
  if (n === 0) return;
  if (cv < foe.strength) {
    const enough = sampled.pairs && exactCv(g, sampled, place, party) >= foe.strength;
    if (!enough) return takeBack(left, party);
  }
  keep(sampled, place, party);
}

const exactCv = (g: Play, sampled: SampledPlan, place: Place, { units, as }: Party): number =>
  plannedCv(
    g,
    { kind: 'plan', places: [] },
    as ? { place, units, as } : { place, units },
    sampled.boosts,
  );

/** A random legal plan: places in random order, random Units on each, until it stops. */
function samplePlan(g: Play, below: Below): AnswerOf<'plan'> {
  const player = activePlayer(g);
  const sampled: SampledPlan = {
    left: player.tavern.slice(),
    places: [],
    boosts: noMeeples(),
    forging: false,
    units: unitsIn(player.tavern),
    worth: -1,
    pairs: hasPairs(g, player),
  };
  const open = openPlaces(g);
  let places = 0;
  while (open.length > 0 && below(24) > 0) {
    if (sampled.places.length > places && unitsIn(sampled.left) === 0) break;
    places = sampled.places.length;
    const at = below(open.length);
    const place = open[at]!;
    open[at] = open[open.length - 1]!;
    open.pop();
    if (isFoe(place)) tryFoe(g, sampled, place, below);
    else trySpot(g, sampled, place, below);
  }
  return withExtras(g, sampled, below);
}

/** M5 and the Blood Forge, where the plan allows them. */
function withExtras(g: Play, { places, forging }: SampledPlan, below: Below): AnswerOf<'plan'> {
  const plan = { kind: 'plan' as const, places };
  const warriors = recruitPlaces(g, plan);
  const recruit = warriors.length > 0 && below(4) > 0 ? pick(warriors, below) : undefined;
  const foes = forging ? places.filter(({ place }) => isFoe(place)) : [];
  if (foes.length === 0) return recruit === undefined ? plan : { ...plan, recruit };
  const { place, units } = pick(foes, below);
  const forge = { place, unit: units.findIndex((n) => n > 0) };
  return recruit === undefined ? { ...plan, forge } : { ...plan, recruit, forge };
}

type Develop = AnswerOf<'develop'>;

const END: Develop = { kind: 'develop', do: 'end' };

function sampleDevelop(g: Play, decision: DecisionOf<'develop'>, below: Below): Develop {
  const { turn } = g.state;
  const unit = (W + below(4)) | 0;
  if (below(2) === 0 && abilityReady(g, unit)) return { kind: 'develop', do: 'ability', unit };
  const answer = turn.assigned ? samplePending(g, below) : sampleAssign(g, below);
  if (judge(g, decision, answer) === null) return answer;
  return judge(g, decision, END) === null ? END : firstPending(g);
}

function samplePending(g: Play, below: Below): Develop {
  const { turn, market } = g.state;
  if (turn.levelUp >= 0 && (!turn.construct || below(2) === 0))
    return { kind: 'develop', do: 'levelUp' };
  if (!turn.construct) return END;
  return {
    kind: 'develop',
    do: 'construct',
    tile: pick(market, below),
    place: pick(vacantSlots(g), below),
  };
}

/** Something that can be resolved now: the level-up, or the construction that pays for it. */
function firstPending(g: Play): Develop {
  const decision = g.state.decision!;
  const levelUp: Develop = { kind: 'develop', do: 'levelUp' };
  if (judge(g, decision, levelUp) === null) return levelUp;
  const options = vacantSlots(g).map((place): Develop => ({
    kind: 'develop',
    do: 'construct',
    tile: g.state.market[0]!,
    place,
  }));
  return options.find((option) => judge(g, decision, option) === null)!;
}

function sampleAssign(g: Play, below: Below): Develop {
  const player = activePlayer(g);
  const { tavern } = player;
  const builders = tavern[P]! + tavern[S]!;
  const builds = builders > 0 && below(4) > 0 && canConstruct(g);
  const shamans = builds && (tavern[P] === 0 || (tavern[S]! > 0 && below(2) === 0)) ? 1 : 0;
  const peasants = builds ? Math.min(tavern[P]!, shamans > 0 ? below(2) : 1 + below(2)) : 0;
  const unit = (W + below(4)) | 0;
  const shaman = tavern[unit] === 0;
  const cost = below(2) === 0 ? undefined : nextLevelCost(g, player, unit);
  const rises = cost !== undefined && cost <= player.vp && (!shaman || tavern[S]! > shamans);
  if (!builds && !rises) return END;
  return {
    kind: 'develop',
    do: 'assign',
    construct: builds ? { peasants, shamans } : null,
    levelUp: rises ? { unit, shaman } : null,
  };
}

function sampleBackToBag(
  g: Play,
  { seat, upTo }: DecisionOf<'backToBag'>,
  below: Below,
): AnswerOf<'backToBag'> {
  const left = seated(g, seat).lodgings.slice();
  const meeples = noMeeples();
  for (let n = below(upTo + 1); n > 0 && total(left) > 0; n--) {
    let roll = below(total(left));
    let meeple = 0;
    while (roll >= left[meeple]!) roll -= left[meeple++]!;
    left[meeple]! -= 1;
    meeples[meeple]! += 1;
  }
  return { kind: 'backToBag', meeples };
}

/** A random legal answer to the open decision: every rule gets its turn, nothing is played well. */
export function sampleAnswer(g: Play, below: Below): Answer {
  const decision = g.state.decision!;
  switch (decision.kind) {
    case 'develop':
      return sampleDevelop(g, decision, below);
    case 'plan':
      return samplePlan(g, below);
    case 'order':
      return { kind: 'order', item: pick(decision.items, below) };
    case 'discardQuest':
      return { kind: 'discardQuest', quest: pick(seated(g, decision.seat).hand, below) };
    case 'cleanse':
      return { kind: 'cleanse', from: below(2) === 0 ? 'tavern' : 'lodgings' };
    case 'unit':
      return {
        kind: 'unit',
        unit: pick(unitChoices(assignmentAt(g, decision.place)!, decision.unit), below),
      };
    case 'payCost':
      return { kind: 'payCost', pay: below(4) > 0 };
    case 'backToBag':
      return sampleBackToBag(g, decision, below);
    case 'overflow':
      return { kind: 'overflow', district: pick(decision.districts, below) };
    case 'drawEffect':
      return { kind: 'drawEffect', quest: below(4) > 0 ? pick(decision.quests, below) : null };
  }
}
