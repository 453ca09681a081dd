import { certainVp, isVacant } from './afford.ts';
import { kindOf, type Effect, type HeroLevel } from './catalogue.ts';
import { drawPhase } from './draw-phase.ts';
import { inOrder, isInstant, runEffects } from './effects.ts';
import {
  L,
  P,
  R,
  S,
  activeSeat,
  award,
  countsOf,
  foeAt,
  has,
  isCouncil,
  isFoe,
  isLocation,
  isTower,
  locationAt,
  move,
  moveAll,
  newTurn,
  nothing,
  sum,
  unitsOf,
  type Assigned,
  type Counts,
  type Game,
  type Source,
} from './game.ts';
import { confirmPlan } from './plan.ts';
import { checkPlaceOrder } from './order.ts';
import {
  markConstructed,
  markEligible,
  questsAfterConstruct,
  questsAtPlace,
  questsOfLevels,
} from './quests.ts';

/** docs/transcript.md, section 6. */

function payCrowns(game: Game): void {
  const { reader, active: seat } = game;
  const own = game.crowns.filter((crown) => crown.seat === seat);
  game.crowns = game.crowns.filter((crown) => crown.seat !== seat);
  for (const { place, units } of own) {
    reader.event({ kind: 'crownReturned', seat, place, units });
    move(game, [...units], activeSeat(game).lodgings, units);
  }
  const places = own.map(({ place }) => place);
  inOrder(game, 'crowns', places, (place) => {
    const { units, as } = own.find((crown) => crown.place === place)!;
    const { card, source } = locationAt(game, place)!;
    const option = card.crown?.find(({ need }) => units[kindOf(need)]! + as[kindOf(need)]! > 0);
    runEffects(game, option?.gives ?? [], source, place);
  });
}

interface AssignAnswer {
  readonly construct: { readonly peasants: number; readonly shamans: number } | null;
  readonly levelUp: { readonly unit: number; readonly shaman: boolean } | null;
}

function assignToCapitol(game: Game, { construct, levelUp }: AssignAnswer): void {
  const { reader, turn, supply, active: seat } = game;
  if (turn.assigned) reader.fail('the Capitol takes one assignment a turn');
  turn.assigned = true;
  const units = nothing();
  const builders = (construct?.peasants ?? 0) + (construct?.shamans ?? 0);
  if (construct) {
    if (builders < 1 || builders > 2) reader.fail(`${builders} Units construct`);
    units[P]! += construct.peasants;
    units[S]! += construct.shamans;
    turn.construct = true;
  }
  if (levelUp) {
    units[levelUp.shaman ? S : levelUp.unit]! += 1;
    turn.levelUp = levelUp.unit;
    if (nextLevel(game).cost > certainVp(game, construct !== null))
      reader.fail('a level that nothing certain can pay');
  }
  move(game, activeSeat(game).tavern, turn.capitol, units);
  reader.event({ kind: 'assignedToCapitol', seat, units, levelUp: turn.levelUp });
  if (builders !== 1 || supply[P] === 0) return;
  move(game, supply, turn.gained, nothing().with(P, 1));
  const source = { rule: 'T1' };
  reader.event({ kind: 'gained', seat, meeple: P, from: 'supply', to: 'place', source });
}

function construct(game: Game, tile: number, place: number): void {
  const { reader, turn, active: seat, catalogue, supply } = game;
  const slot = place - 4;
  if (!turn.construct || !isVacant(game, slot)) reader.fail(`no building on ${place}`);
  if (!game.market.includes(tile)) reader.fail(`tile ${tile} is not on the market`);
  turn.construct = false;
  game.market = game.market.filter((other) => other !== tile);
  game.built[slot] = tile;
  const card = catalogue.tiles[tile]!;
  if (card.stock) {
    const kind = kindOf(card.stock.meeple);
    game.stock[slot] = Math.min(card.stock.n, supply[kind]!);
    supply[kind]! -= game.stock[slot];
  }
  reader.event({ kind: 'constructed', seat, tile, place, stock: game.stock[slot] });
  markConstructed(game, place);
  runEffects(game, catalogue.slots[slot]!.gives, { card: 'slot', index: slot }, place);
  for (const index of activeSeat(game).completed) {
    const { kind, gives = [] } = catalogue.quests[index]!;
    if (kind !== 'ongoing' || turn.fresh.includes(index)) continue;
    for (const effect of gives.filter((one) => one.kind === 'onConstruct'))
      runEffects(game, effect.gives ?? [], { card: 'quest', index }, place);
  }
  questsAfterConstruct(game, place);
}

/** The card of the level that the class on the Capitol rises to. */
function nextLevel({ reader, turn, catalogue, ...game }: Game): HeroLevel {
  const level = game.seats[game.active]!.levels[turn.levelUp - 1]!;
  return catalogue.heroes[turn.levelUp - 1]?.levels[level] ?? reader.fail('no class to level up');
}

function levelUp(game: Game): void {
  const { reader, turn, active: seat } = game;
  const own = activeSeat(game);
  const unit = turn.levelUp;
  const card = nextLevel(game);
  if (card.cost > own.vp) reader.fail(`a level for ${card.cost} VP of ${own.vp}`);
  turn.levelUp = -1;
  own.levels[unit - 1]! += 1;
  reader.event({ kind: 'levelledUp', seat, unit, level: own.levels[unit - 1], cost: card.cost });
  award(game, seat, -card.cost, { by: 'levels', source: { card: 'hero', index: unit - 1 } });
  questsOfLevels(game);
}

function useAbility(game: Game, unit: number): void {
  const { reader, turn, active: seat, catalogue, supply } = game;
  const { levels, tavern, lodgings } = activeSeat(game);
  const level = levels[unit - 1]!;
  const ability = catalogue.heroes[unit - 1]!.levels[level - 1]!.ability;
  if (!ability || turn.abilities.has(unit)) return reader.fail('no such ability');
  if (!has(tavern, countsOf(ability.needs))) reader.fail('the ability needs more in the Tavern');
  turn.abilities.add(unit);
  const kind = kindOf(ability.exhaust?.meeple ?? '');
  const exhausted = nothing();
  if (ability.exhaust) exhausted[kind] = ability.exhaust.all ? tavern[kind]! : 1;
  const givenUp = countsOf(ability.giveUp ? [ability.giveUp] : []);
  move(game, tavern, lodgings, exhausted);
  move(game, tavern, supply, givenUp);
  reader.event({ kind: 'abilityUsed', seat, unit, level, exhausted, givenUp });
  runEffects(game, ability.gives, { card: 'hero', index: unit - 1 });
}

function develop(game: Game): void {
  const { reader, active } = game;
  for (;;) {
    const answer = reader.answer('develop', active);
    if (!answer || answer['do'] === 'end') break;
    if (answer['do'] === 'assign') assignToCapitol(game, answer as unknown as AssignAnswer);
    if (answer['do'] === 'construct')
      construct(game, answer['tile'] as number, answer['place'] as number);
    if (answer['do'] === 'levelUp') levelUp(game);
    if (answer['do'] === 'ability') useAbility(game, answer['unit'] as number);
  }
  if (game.turn.construct) reader.fail('a construction was left undone');
  if (game.turn.levelUp >= 0) reader.fail('a level was left unpaid');
  const { capitol, gained } = game.turn;
  cleanUp(game, 'development', [capitol, gained]);
}

/** All these zones to the Lodgings, told by `cleanedUp` if there is anything. */
function cleanUp(game: Game, phase: 'development' | 'main', zones: readonly Counts[]): void {
  const meeples = nothing().map((_, kind) => zones.reduce((n, zone) => n + zone[kind]!, 0));
  if (sum(meeples) > 0) game.reader.event({ kind: 'cleanedUp', seat: game.active, phase, meeples });
  for (const zone of zones) moveAll(game, zone, activeSeat(game).lodgings);
}

function tokenMet(game: Game, overlord: number, units: Counts): number {
  const { condition, vp } = game.catalogue.bonusTokens[game.tokens[overlord]!]!;
  const levels = [0, ...activeSeat(game).levels, ...game.catalogue.prestige.map((c) => c.level)];
  const { kind, n = 0, level = 0 } = condition;
  const types = units.slice(0, 8).filter((m, unit) => m > 0 && levels[unit]! >= level).length;
  const holds =
    kind === 'types'
      ? types >= n
      : kind === 'prestige'
        ? units[R]! + units[L]! + units[S]! > 0
        : unitsOf(units) <= n;
  return holds ? vp : 0;
}

function defeat(game: Game, { place, units }: Assigned): void {
  const { reader, active: seat, catalogue } = game;
  const { source, vp } = foeAt(game, place)!;
  const council = isCouncil(place);
  reader.event({ kind: 'defeated', seat, place, source, vp, rule: council ? 'E3' : 'T8' });
  award(game, seat, vp, { by: council ? 'council' : 'monsters', source });
  catalogue.prestige.forEach(({ ability }, index) => {
    if (ability.kind === 'vpPerMonster' && units[R + index]! > 0)
      award(game, seat, ability.n!, { by: 'rangers', source: { card: 'prestige', index } });
  });
  if (!council) game.defeatThisRound = true;
  if (!council || place === 31) return;
  activeSeat(game).fought.add(place);
  const token = { card: 'token', index: game.tokens[place - 28]! };
  award(game, seat, tokenMet(game, place - 28, units), { by: 'tokens', source: token });
}

function activate(game: Game, { place }: Assigned): void {
  const { reader, active: seat, towers, catalogue } = game;
  const room = isTower(place) ? towers[place - 12]!.at(-1)! : -1;
  const { card, source }: { card: { gives: readonly Effect[]; crown?: unknown }; source: Source } =
    isTower(place)
      ? { card: catalogue.rooms[room]!, source: { card: 'room', index: room } }
      : locationAt(game, place)!;
  reader.event({ kind: 'activated', seat, place, source });
  if (!card.crown) runEffects(game, card.gives.filter(isInstant), source, place);
}

function resolvePlaces(game: Game): void {
  const { plan, resolved } = game.turn;
  const places = plan.map(({ place }) => place);
  inOrder(game, 'places', places, (place, turned) => {
    const assigned = plan.find((one) => one.place === place)!;
    checkPlaceOrder(game, place, turned);
    resolved.push(place);
    if (isFoe(place)) defeat(game, assigned);
    else activate(game, assigned);
    questsAtPlace(game, place);
  });
}

function takeRoom(game: Game, district: number): void {
  const { reader, active: seat, towers } = game;
  const room = towers[district]!.pop()!;
  activeSeat(game).rooms.push(room);
  reader.event({ kind: 'roomTaken', seat, district, room });
  const next = towers[district]!.at(-1);
  if (next !== undefined) reader.event({ kind: 'roomTurnedUp', district, room: next });
}

/** Section 6.9. */
function clearPlaces(game: Game): void {
  const { turn, active: seat } = game;
  const zones: Counts[] = [];
  for (const { place, units, as, overrun } of turn.plan) {
    zones.push(nothing().with(P, overrun));
    const crown = isLocation(place) && locationAt(game, place)!.card.crown;
    if (crown) game.crowns.push({ place, seat, units, as });
    else zones.push(units);
    if (isTower(place)) takeRoom(game, place - 12);
    if (!isFoe(place) || isCouncil(place)) continue;
    turn.won.push(game.monsters[place - 16]!);
    game.monsters[place - 16] = -1;
  }
  turn.plan = [];
  activeSeat(game).pile.push(...turn.won);
  cleanUp(game, 'main', [...zones, turn.gained]);
}

const isBoost = ({ kind }: Effect): boolean => ['boost', 'pair', 'against'].includes(kind);

function monsterEffects(game: Game): void {
  const { reader, active: seat, catalogue } = game;
  inOrder(game, 'monsters', game.turn.won, (index) => {
    const { gives } = catalogue.monsters[index]!;
    const source = { card: 'monster', index };
    if (gives.some(isBoost)) reader.event({ kind: 'boostGained', seat, source });
    runEffects(game, gives.filter(isInstant), source);
  });
}

/** Boosts won in the turn are in force from its end on. */
function addBoosts(game: Game): void {
  const { catalogue, turn } = game;
  const own = activeSeat(game);
  for (const index of turn.won)
    own.boosts.push(...catalogue.monsters[index]!.gives.filter(isBoost));
  for (const index of turn.fresh)
    own.boosts.push(...(catalogue.quests[index]!.gives ?? []).filter(isBoost));
}

export function playTurn(game: Game): void {
  const { reader } = game;
  const seat = game.active;
  game.turns += 1;
  game.turn = newTurn();
  reader.event({ kind: 'turnStarted', seat, round: game.round, turn: game.turns });
  payCrowns(game);
  if (game.rules > 0) questsOfLevels(game);
  develop(game);
  game.turn.phase = 'main';
  confirmPlan(game);
  if (game.rules === 0) markEligible(game);
  resolvePlaces(game);
  clearPlaces(game);
  monsterEffects(game);
  cleanUp(game, 'main', [game.turn.gained, activeSeat(game).tavern]);
  game.turn.phase = 'draw';
  drawPhase(game);
  addBoosts(game);
  reader.event({ kind: 'turnEnded', seat });
}
