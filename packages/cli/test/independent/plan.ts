import { LETTERS, TYPES, kindOf, type Need } from './catalogue.ts';
import { combatValue, standing, turnBoosts, type Party } from './combat.ts';
import {
  P,
  S,
  W,
  X,
  activeSeat,
  districtOf,
  foeAt,
  has,
  isCouncil,
  isFoe,
  isLocation,
  isTower,
  locationAt,
  monstersIn,
  moveOne,
  move,
  nothing,
  sum,
  unitsOf,
  type Assigned,
  type Counts,
  type Foe,
  type Game,
} from './game.ts';
import type { Fields } from './reader.ts';

/** docs/transcript.md, sections 6.5 to 6.7 and 8: the plan and its legality. */

interface Plan {
  readonly places: readonly {
    readonly place: number;
    readonly units: Counts;
    readonly as?: Counts;
  }[];
  readonly recruit?: number;
  readonly forge?: { readonly place: number; readonly unit: number };
}

/** Whether each need can have a Unit of its own. */
function serves(party: Party, needs: readonly Need[]): boolean {
  const [need, ...rest] = needs;
  if (need === undefined) return true;
  const letters =
    need === 'U' ? LETTERS.slice(0, 8) : typeof need === 'string' ? [need] : need.anyOf;
  return letters.some((letter) => {
    const kind = kindOf(letter);
    const { units, as } = party;
    if (kind !== S && units[kind]! > 0)
      return serves({ units: units.with(kind, units[kind]! - 1), as }, rest);
    const shaman = (as[kind] ?? 0) > 0;
    return shaman && serves({ units, as: as.with(kind, as[kind]! - 1) }, rest);
  });
}

function checkSpot(game: Game, place: number, party: Party, foes: readonly Foe[]): void {
  const { reader, catalogue, towers } = game;
  const corruption = party.units[X]!;
  if (isTower(place)) {
    const room = catalogue.rooms[towers[place - 12]!.at(-1) ?? -1];
    if (!room) return reader.fail(`no Room at place ${place}`);
    const wanted = { none: 0, one: 1, any: corruption }[room.corruption];
    if (corruption !== wanted) reader.fail(`${corruption} X at place ${place}`);
    if (!serves(party, room.needs)) reader.fail(`the Room at place ${place} needs other Units`);
    if (room.bounty && !foes.some(({ type }) => type === TYPES.indexOf(room.bounty!)))
      reader.fail(`the bounty at place ${place} needs a foe of its type`);
    return;
  }
  const card = locationAt(game, place)?.card;
  if (!card) return reader.fail(`nothing at place ${place}`);
  if (corruption > 0) reader.fail(`X at place ${place}`);
  const served = card.crown
    ? card.crown.some(({ need }) => standing(party, kindOf(need)) > 0)
    : serves(party, card.needs);
  if (!served) reader.fail(`the Location at place ${place} needs other Units`);
}

function checkFoe(game: Game, place: number): Foe {
  const { reader, round, lastRound } = game;
  const foe = foeAt(game, place) ?? reader.fail(`no Monster at place ${place}`);
  if (!isCouncil(place)) return foe;
  if (lastRound === 0 || round <= lastRound - 2) reader.fail('the Council is not open yet');
  if (activeSeat(game).fought.has(place)) reader.fail('an Overlord is fought once a game');
  return foe;
}

function checkPlaces(game: Game, { places }: Plan): void {
  const { reader } = game;
  const used = nothing();
  const foes = places.filter(({ place }) => isFoe(place)).map(({ place }) => checkFoe(game, place));
  for (const { place, units, as = [] } of places) {
    units.forEach((n, kind) => (used[kind]! += n));
    if (unitsOf(units) === 0) reader.fail(`no Unit at place ${place}`);
    if (sum(as) !== units[S]) reader.fail(`a Shaman at place ${place} stands for no class`);
    if (!isFoe(place)) checkSpot(game, place, { units, as: padded(as) }, foes);
    else if (units[X]! > 0) reader.fail(`X on the foe at place ${place}`);
  }
  if (!has(activeSeat(game).tavern, used)) reader.fail('not in the Tavern');
  if (new Set(places.map(({ place }) => place)).size < places.length) reader.fail('a place twice');
}

const padded = (as: readonly number[]): Counts => [0, 1, 2, 3, 4].map((i) => as[i] ?? 0);

function checkExtras(game: Game, { places, recruit, forge }: Plan): void {
  const { reader, catalogue } = game;
  const { levels, lodgings } = activeSeat(game);
  const at = (place: number): Counts =>
    places.find((planned) => planned.place === place && isFoe(place))?.units ?? nothing();
  if (recruit !== undefined) {
    const may = catalogue.heroes[0]!.levels[levels[0]! - 1]!.recruits && lodgings[P]! > 0;
    if (!may || at(recruit)[W] === 0) reader.fail('no Peasant may be recruited');
  }
  if (forge === undefined) return;
  const forging = places.some(({ place }) => isLocation(place) && forges(game, place));
  const there =
    at(forge.place)[forge.unit]! + (recruit === forge.place && forge.unit === P ? 1 : 0);
  if (!forging || there === 0) reader.fail('nothing to forge');
}

const forges = (game: Game, place: number): boolean =>
  locationAt(game, place)?.card.gives.some(({ kind }) => kind === 'forge') ?? false;

function assign(game: Game, plan: Plan, boosts: Counts): Assigned[] {
  const seat = activeSeat(game);
  const forgeCv = seat.lodgings[X]!;
  const assigned = plan.places.map(({ place, units, as }) => {
    const there = nothing();
    move(game, seat.tavern, there, units);
    return { place, units: there, as: padded(as ?? []), overrun: 0 };
  });
  const joined = assigned.find(({ place }) => place === plan.recruit);
  if (joined) moveOne(game, seat.lodgings, joined.units, P);
  return assigned.map((one) => {
    const foe = isFoe(one.place) ? foeAt(game, one.place) : undefined;
    const forged = plan.forge?.place === one.place ? forgeCv : 0;
    const cv = foe ? combatValue(game, seat, { party: one, foe, boosts }) + forged : 0;
    return { ...one, original: { units: [...one.units], as: [...one.as], cv } };
  });
}

/** The event `planConfirmed`, with every number computed here. */
function confirm(game: Game, plan: Plan, boosts: Counts, forgeCv: number): void {
  const { reader, turn } = game;
  const places = turn.plan.map(({ place, units, as, original }) => {
    const foe = isFoe(place) ? foeAt(game, place)! : undefined;
    if (foe && original.cv < foe.strength) reader.fail(`too weak at place ${place}`);
    return { place, units, as, ...(foe ? { cv: original.cv, strength: foe.strength } : {}) };
  });
  reader.event({
    kind: 'planConfirmed',
    seat: game.active,
    places,
    recruit: plan.recruit ?? -1,
    forgePlace: plan.forge?.place ?? -1,
    forgeUnit: plan.forge?.unit ?? -1,
    forgeCv: plan.forge ? forgeCv : 0,
    boosts,
  });
}

function takeCrowns(game: Game): void {
  const { reader, turn, active: seat } = game;
  for (const { place } of turn.plan) {
    const index = game.crowns.findIndex((crown) => crown.place === place);
    const crown = game.crowns[index];
    if (!crown) continue;
    reader.event({ kind: 'crownTaken', seat, place, from: crown.seat, units: crown.units });
    game.crowns.splice(index, 1);
    move(game, crown.units, game.seats[crown.seat]!.lodgings, [...crown.units]);
  }
}

function overrun(game: Game): void {
  const { reader, turn, active: seat, supply } = game;
  const fought = new Set(
    turn.plan.filter(({ place }) => isFoe(place)).map(({ place }) => districtOf(place)),
  );
  for (const assigned of turn.plan) {
    const district = districtOf(assigned.place);
    if (isFoe(assigned.place) || fought.has(district)) continue;
    const due = Math.max(0, monstersIn(game, district) - 1);
    if (due === 0) continue;
    assigned.overrun = Math.min(due, supply[P]!);
    supply[P]! -= assigned.overrun;
    reader.event({ kind: 'overran', seat, place: assigned.place, due, n: assigned.overrun });
  }
}

/** Reads the plan, if one was asked for, and carries out what happens when it is confirmed. */
export function confirmPlan(game: Game): void {
  const { reader, active, turn } = game;
  const { tavern, lodgings } = activeSeat(game);
  const asked: Fields =
    unitsOf(tavern) > 0 ? reader.mustAnswer('plan', active) : { kind: 'plan', places: [] };
  const plan = asked as unknown as Plan;
  checkPlaces(game, plan);
  checkExtras(game, plan);
  const forgeCv = lodgings[X]!;
  const boosts = turnBoosts(
    game,
    plan.places.map(({ place }) => place),
  );
  turn.plan = assign(game, plan, boosts);
  confirm(game, plan, boosts, forgeCv);
  takeCrowns(game);
  overrun(game);
}
