import {
  HERO_CLASSES,
  MEEPLES,
  P,
  PRESTIGE_CLASSES,
  UNITS,
  W,
  X,
  isLastingBoost,
  type Catalogue,
  type Effect,
  type LastingBoost,
  type LocationCard,
  type Meeple,
  type MonsterType,
  type Need,
  type RoomCard,
} from '@rowan/cards';
import {
  HENCHMAN,
  MONSTER,
  OVERLORD,
  SLOT,
  TOWER,
  isFoe,
  isTower,
  type AnswerOf,
  type GameState,
  type Place,
  type PlannedPlace,
  type PlayerState,
} from '@rowan/rules';

/**
 * A second judge of plans, written from the rules and the cards as printed, one meeple at a time, slowly. It
 * shares no code with the engine's own judge; a law compares the two on plans of every kind.
 */
export type Referee = (state: GameState, plan: Plan) => string | null;

type Plan = AnswerOf<'plan'>;

/** A meeple on a place: what it is, and what it stands for. */
interface Piece {
  readonly is: Meeple;
  readonly as: Meeple;
}

interface Foe {
  readonly strength: number;
  readonly level: number;
  readonly type: MonsterType;
}

interface Case {
  readonly catalogue: Catalogue;
  readonly state: GameState;
  readonly plan: Plan;
  readonly player: PlayerState;
}

/** The meeples on a place; undefined where Shamans are not declared one by one (M4). */
function piecesOn({ units, as = [0, 0, 0, 0, 0] }: PlannedPlace): Piece[] | undefined {
  const pieces = units.flatMap((n, kind) =>
    Array.from({ length: MEEPLES[kind] === 'S' ? 0 : n }, () => piece(MEEPLES[kind]!)),
  );
  const shamans = as.flatMap((n, kind) =>
    Array.from({ length: n }, (): Piece => ({ is: 'S', as: MEEPLES[kind]! })),
  );
  return shamans.length === units[7] ? [...pieces, ...shamans] : undefined;
}

const piece = (is: Meeple): Piece => ({ is, as: is });
const isUnit = ({ is }: Piece): boolean => is !== 'X';

function spotOf({ catalogue, state }: Case, place: Place): LocationCard | RoomCard | undefined {
  if (place < SLOT) return catalogue.startingLocations[place];
  if (place < TOWER) return catalogue.tiles[state.built[place - SLOT]!];
  return catalogue.rooms[state.towers[place - TOWER]?.at(-1) ?? -1];
}

function foeOf({ catalogue, state }: Case, place: Place): Foe | undefined {
  if (place === HENCHMAN) return { ...catalogue.henchman, level: 3 };
  if (place >= OVERLORD) return { ...catalogue.overlords[place - OVERLORD]!, level: 3 };
  return catalogue.monsters[state.monsters[place - MONSTER]!];
}

/** E3: the Dark Council stands open in the last two rounds; each Overlord once a game. */
function isOpen({ state, player }: Case, place: Place): boolean {
  if (place < OVERLORD) return true;
  const open = state.lastRound > 0 && state.round >= state.lastRound - 1;
  return open && (place === HENCHMAN || (player.fought & (1 << (place - OVERLORD))) === 0);
}

const fits = (need: Need, { as }: Piece): boolean =>
  need === 'U' || (typeof need === 'string' ? need === as : need.anyOf.some((unit) => unit === as));

/** Whether each need can have a Unit of its own; tries every way. */
const served = (needs: readonly Need[], units: readonly Piece[]): boolean =>
  needs.length === 0 ||
  units.some(
    (unit, i) =>
      fits(needs[0]!, unit) &&
      served(
        needs.slice(1),
        units.filter((_, j) => j !== i),
      ),
  );

function faultAtSpot(spot: LocationCard | RoomCard, pieces: readonly Piece[]): string | null {
  const corruption = pieces.filter((one) => !isUnit(one)).length;
  const takes = 'corruption' in spot ? spot.corruption : 'none';
  if (takes === 'none' && corruption > 0) return 'Corruption stands on a place that takes none';
  if (takes === 'one' && corruption !== 1) return 'the Room takes exactly one Corruption';
  const units = pieces.filter(isUnit);
  const crown = 'crown' in spot ? spot.crown : undefined;
  const enough = crown
    ? crown.some(({ need }) => units.some(({ as }) => as === need))
    : served(spot.needs, units);
  return enough ? null : 'the place lacks Units';
}

/** F3: some foe of the plan has the Bounty's type. */
const bountyMet = (c: Case, spot: LocationCard | RoomCard): boolean =>
  !('bounty' in spot) ||
  c.plan.places.some(({ place }) => isFoe(place) && foeOf(c, place)?.type === spot.bounty);

function partyOn(c: Case, planned: PlannedPlace): Piece[] {
  const joins = c.plan.recruit === planned.place ? [piece('P')] : [];
  return [...piecesOn(planned)!, ...joins];
}

/** Lasting boosts in force: of defeated Monsters and of Ongoing Quests completed before this turn (T9, Q1). */
function boostsInForce({ catalogue, state, player }: Case): LastingBoost[] {
  const quests = player.completed
    .filter((quest) => !state.turn.fresh.includes(quest))
    .map((quest) => catalogue.quests[quest]!);
  const effects = [
    ...player.pile.flatMap((monster) => catalogue.monsters[monster]!.gives),
    ...quests.flatMap((quest) => (quest.kind === 'ongoing' ? quest.gives : [])),
  ];
  return effects.filter(isLastingBoost);
}

const isPrestige = ({ is }: Piece): boolean => PRESTIGE_CLASSES.some((unit) => unit === is);

/** What a boost adds to one Unit of a party (M2); `giver` says who can give a pair boost. */
function boostOf(
  boost: LastingBoost,
  unit: Piece,
  party: readonly Piece[],
  giver: (other: Piece) => Meeple,
): number {
  if (boost.kind === 'boost') {
    const takes =
      boost.who === 'prestige' ? isPrestige(unit) : unit.is === boost.who || unit.as === boost.who;
    return takes ? boost.n : 0;
  }
  if (boost.kind === 'against' || unit.as !== boost.who) return 0;
  return party.some((other) => other !== unit && giver(other) === boost.by) ? boost.n : 0;
}

const levelOf = (player: PlayerState, unit: Meeple): number =>
  player.levels[HERO_CLASSES.findIndex((hero) => hero === unit)] ?? 0;

const heroLevel = ({ catalogue, player }: Case, unit: Meeple) =>
  catalogue.heroes.find((hero) => hero.unit === unit)?.levels[levelOf(player, unit) - 1];

function baseOf(c: Case, unit: Piece, foe: Foe): number {
  if (unit.is === 'P') return c.catalogue.peasant.cv;
  const prestige = c.catalogue.prestige.find((card) => card.unit === unit.is);
  if (!prestige) return heroLevel(c, unit.is)!.cv;
  return prestige.cv + (prestige.ability.kind === 'monsterLevel' ? foe.level : 0);
}

/** L3: the boosts of Locations in the plan. */
const turnBoostsOf = (c: Case): Extract<Effect, { kind: 'turnBoost' }>[] =>
  c.plan.places.flatMap(({ place }) =>
    (isFoe(place) ? [] : spotOf(c, place)!.gives).flatMap((effect: Effect) =>
      effect.kind === 'turnBoost' ? [effect] : [],
    ),
  );

/** Boosts printed on the Hero cards of real Units there (M4). */
const printedBoosts = (c: Case, party: readonly Piece[]): readonly LastingBoost[] =>
  [...new Set(party.map(({ is }) => is))].flatMap((unit) => heroLevel(c, unit)?.boosts ?? []);

function cvOf(c: Case, party: readonly Piece[], foe: Foe): number {
  const lasting = boostsInForce(c);
  const printed = printedBoosts(c, party);
  const turn = turnBoostsOf(c);
  const against = [...lasting, ...printed]
    .filter((boost) => boost.kind === 'against' && boost.type === foe.type)
    .reduce((sum, { n }) => sum + n, 0);
  return party.filter(isUnit).reduce((sum, unit) => {
    const given = lasting.map((boost) => boostOf(boost, unit, party, ({ as }) => as));
    const own = printed.map((boost) =>
      boostOf(boost, boost.kind === 'boost' ? piece(unit.is) : unit, party, ({ is }) => is),
    );
    const moment = turn.map(({ who, n }) =>
      who === 'units' || who === unit.is || who === unit.as ? n : 0,
    );
    return [...given, ...own, ...moment].reduce((a, b) => a + b, sum + baseOf(c, unit, foe));
  }, against);
}

function faultAtFoe(c: Case, planned: PlannedPlace): string | null {
  const foe = foeOf(c, planned.place)!;
  const party = partyOn(c, planned);
  if (!party.every(isUnit)) return 'Corruption stands on a foe';
  const forged = c.plan.forge?.place === planned.place ? c.player.lodgings[X]! : 0;
  const cv = cvOf(c, party, foe) + forged;
  return cv < foe.strength ? `CV ${cv} is below strength ${foe.strength}` : null;
}

const standsOpen = (c: Case, place: Place): boolean =>
  isOpen(c, place) && (isFoe(place) ? foeOf(c, place) : spotOf(c, place)) !== undefined;

function faultAt(c: Case, planned: PlannedPlace): string | null {
  const { place } = planned;
  const pieces = piecesOn(planned);
  if (!pieces) return `Shamans at ${place} are not declared`;
  if (!pieces.some(isUnit)) return `no Unit stands at ${place}`;
  if (isFoe(place)) return faultAtFoe(c, planned);
  const spot = spotOf(c, place)!;
  return faultAtSpot(spot, pieces) ?? (bountyMet(c, spot) ? null : 'the Bounty has no foe');
}

/** M5: a real Warrior whose card recruits, on a foe, and a Peasant in the Lodgings. */
function recruitFault(c: Case): string | null {
  const { recruit, places } = c.plan;
  if (recruit === undefined) return null;
  const party = places.find(({ place }) => place === recruit);
  const may = heroLevel(c, 'W')?.recruits === true && c.player.lodgings[P]! > 0;
  return may && isFoe(recruit) && party && party.units[W]! > 0 ? null : 'no Peasant may join';
}

/** L3: the Forge is in the plan, and the Unit that it strengthens on a foe. */
function forgeFault(c: Case): string | null {
  const { forge, places } = c.plan;
  if (!forge) return null;
  const forging = places.some(
    ({ place }) =>
      !isFoe(place) &&
      !isTower(place) &&
      (spotOf(c, place) as LocationCard).gives.some((effect) => effect.kind === 'forge'),
  );
  const planned = places.find(({ place }) => place === forge.place && isFoe(place));
  const there = planned && partyOn(c, planned).some((one) => one.is === MEEPLES[forge.unit]);
  return forging && there && forge.unit < UNITS ? null : 'there is nothing to forge';
}

function meepleFault({ plan, player }: Case): string | null {
  const { places } = plan;
  if (new Set(places.map(({ place }) => place)).size < places.length) return 'a place comes twice';
  const short = MEEPLES.find(
    (_, kind) => places.reduce((sum, { units }) => sum + units[kind]!, 0) > player.tavern[kind]!,
  );
  return short === undefined ? null : `the Tavern has too few ${short}`;
}

/** Null for a legal plan, or what is wrong with it. The plan has the right shape. */
export const refereeOf =
  (catalogue: Catalogue): Referee =>
  (state, plan) => {
    const c: Case = { catalogue, state, plan, player: state.players[state.active]! };
    const closed = plan.places.find(({ place }) => !standsOpen(c, place));
    if (closed) return `nothing stands open at ${closed.place}`;
    const meeples = meepleFault(c);
    if (meeples) return meeples;
    const faults = plan.places.map((planned) => faultAt(c, planned));
    return faults.find((fault) => fault !== null) ?? recruitFault(c) ?? forgeFault(c);
  };
