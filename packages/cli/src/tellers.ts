import {
  COUNCIL_CARDS,
  describeGuardActions,
  heroOf,
  isLastingBoost,
  notationOfEffects,
  type Catalogue,
} from '@rowan/cards';
import {
  FACE_DOWN,
  GUARD_SEAT,
  SLOT,
  TOWER,
  UNITS,
  X,
  total,
  towerPlace,
  type EventKind,
  type Place,
  type PlannedFact,
  type Source,
  type ToldEvent,
  type ToldOf,
} from '@rowan/rules';
import type { Ink } from './ink.ts';
import { cardName, districtName, meepleLetter, meepleLetters, placeName } from './names.ts';
import { NAMES, STORY } from './strings.ts';

/** What a story remembers of the events so far. */
export interface Memory {
  readonly catalogue: Catalogue;
  readonly solo: boolean;
  readonly ink: Ink;
  /** The tile on each construction slot, by place. */
  readonly built: Map<Place, number>;
  plan: readonly PlannedFact[];
  recruit: Place;
  /** No turn is under way: the final scores are counted. */
  scoring: boolean;
  /** The event before this one. */
  last: ToldEvent | null;
}

/**
 * How an event is told: as a heading, a line of its own, a note to the line before, or a few more
 * words of it; null where other events say it all.
 */
export type Told =
  | { readonly as: 'heading'; readonly text: string; readonly round: number }
  | { readonly as: 'line' | 'note'; readonly text: string; readonly source?: Source }
  | { readonly as: 'more'; readonly text: string }
  | null;

const line = (text: string, source?: Source): Told =>
  source ? { as: 'line', text, source } : { as: 'line', text };
const note = (text: string, source?: Source): Told =>
  source ? { as: 'note', text, source } : { as: 'note', text };
const more = (text: string): Told => ({ as: 'more', text });

type Paint = 'cyan' | 'yellow' | 'green' | 'magenta';
const SEAT_PAINT: readonly Paint[] = ['cyan', 'yellow', 'green', 'magenta'];

export function seatName({ solo, ink }: Pick<Memory, 'solo' | 'ink'>, seat: number): string {
  const name = solo && seat === GUARD_SEAT ? NAMES.guard : NAMES.seat(seat);
  return ink.bold(ink[SEAT_PAINT[seat]!](name));
}

const isGuard = ({ solo }: Memory, seat: number): boolean => solo && seat === GUARD_SEAT;

const quest = ({ catalogue }: Memory, index: number): string =>
  index === FACE_DOWN ? STORY.hiddenQuest : STORY.quest(catalogue.quests[index]!.name);

const hero = ({ catalogue }: Memory, unit: number): string => catalogue.heroes[heroOf(unit)]!.name;

/** A Location or Room by name, as far as it is known; else where it is. */
function placeCard({ catalogue, built }: Memory, place: Place): string {
  if (place < SLOT) return catalogue.startingLocations[place]!.name;
  const tile = built.get(place);
  return tile === undefined ? placeName(place) : catalogue.tiles[tile]!.name;
}

const unitsAt = (memory: Memory, place: Place): string => {
  const planned = memory.plan.find((fact) => fact.place === place);
  return planned ? meepleLetters(memory.ink, planned.units, planned.as) : '';
};

/** Of several events of a kind in a row, the later ones only add to the line. */
const follows = ({ last }: Memory, kind: EventKind): boolean => last?.kind === kind;

const vpText = ({ ink }: Memory, n: number): string =>
  n < 0 ? ink.red(STORY.vp(n)) : ink.green(STORY.vp(n));

function tellVp(event: ToldOf<'vpChanged'>, memory: Memory): Told {
  const { seat, n, by, source } = event;
  const text = vpText(memory, n);
  const who = seatName(memory, seat);
  if (by === 'sets') return line(`${STORY.roomSets(who)}: ${text}`);
  if (by === 'penalties' && 'card' in source)
    return line(`${STORY.failed(who, cardName(memory.catalogue, source))}: ${text}`);
  return note(text, source);
}

function tellDraw(event: ToldOf<'drew'>, memory: Memory): Told {
  const letter = meepleLetter(memory.ink, event.meeple);
  const { last } = memory;
  const goesOn =
    last?.kind === 'bagRefilled' || (last?.kind === 'drew' && last.seat === event.seat);
  if (goesOn) return more(` ${letter}`);
  return 'rule' in event.source
    ? line(`${STORY.draws(seatName(memory, event.seat))} ${letter}`)
    : note(`${STORY.alsoDraws} ${letter}`, event.source);
}

function tellPlan(event: ToldOf<'planConfirmed'>, memory: Memory): Told {
  memory.plan = event.places;
  memory.recruit = event.recruit;
  const who = seatName(memory, event.seat);
  if (event.places.length === 0) return line(STORY.assignsNothing(who));
  const boosts = event.boosts.flatMap((n, unit) => {
    const name = unit === UNITS ? NAMES.units : meepleLetter(memory.ink, unit);
    return n === 0 ? [] : [STORY.turnBoost(name, n)];
  });
  if (event.forgePlace >= 0) {
    const unit = meepleLetter(memory.ink, event.forgeUnit);
    boosts.push(STORY.forged(unit, placeName(event.forgePlace), event.forgeCv));
  }
  return boosts.length > 0 ? line(STORY.turnBoosts(who, boosts)) : null;
}

function tellDefeat(event: ToldOf<'defeated'>, memory: Memory): Told {
  const { seat, place, source } = event;
  const name = memory.ink.bold('card' in source ? cardName(memory.catalogue, source) : '');
  const text = STORY.defeats(seatName(memory, seat), name, placeName(place));
  const planned = memory.plan.find((fact) => fact.place === place);
  if (!planned || isGuard(memory, seat)) return line(text, source);
  const units = unitsAt(memory, place) + (memory.recruit === place ? STORY.recruited : '');
  return line(text + STORY.fought(units, planned.cv ?? 0, planned.strength ?? 0), source);
}

function tellBoost({ seat, source }: ToldOf<'boostGained'>, memory: Memory): Told {
  const { catalogue } = memory;
  if (!('card' in source)) return null;
  const gives = catalogue.monsters[source.index]!.gives.filter(isLastingBoost);
  const name = cardName(catalogue, source);
  return line(STORY.boost(seatName(memory, seat), notationOfEffects(gives), name), source);
}

function tellArrival({ monster, place }: ToldOf<'monsterArrived'>, memory: Memory): Told {
  const card = memory.catalogue.monsters[monster]!;
  const text = STORY.arrived(memory.ink.bold(card.name), card.strength, placeName(place));
  return follows(memory, 'monsterArrived') ? more(`,${text}`) : line(`${STORY.arrives}${text}`);
}

function tellAbility(event: ToldOf<'abilityUsed'>, memory: Memory): Told {
  const { ink } = memory;
  const { seat, unit, level, exhausted, givenUp } = event;
  const text = STORY.usesAbility(seatName(memory, seat), hero(memory, unit), level);
  const moved = [
    ...(total(exhausted) > 0 ? [STORY.toLodgings(meepleLetters(ink, exhausted))] : []),
    ...(total(givenUp) > 0 ? [STORY.toSupply(meepleLetters(ink, givenUp))] : []),
  ];
  const source: Source = { card: 'hero', index: heroOf(unit) };
  return line(moved.length > 0 ? text + STORY.because(moved.join(', ')) : text, source);
}

function tellConstruction(event: ToldOf<'constructed'>, memory: Memory): Told {
  const { seat, tile, place, stock } = event;
  memory.built.set(place, tile);
  const card = memory.catalogue.tiles[tile]!;
  const who = seatName(memory, seat);
  const text = STORY.builds(who, memory.ink.bold(card.name), placeName(place));
  const with_ = stock > 0 && card.stock ? ` ${STORY.stocked(stock, card.stock.meeple)}` : '';
  return line(text + with_, { card: 'slot', index: place - SLOT });
}

function tellGuardSpot(event: ToldOf<'guardPlaced'>, memory: Memory): Told {
  const { spot, meeple, seat } = event;
  const actions = memory.catalogue.guard.board[spot]?.actions;
  const what = actions ? describeGuardActions(actions).join(STORY.nextStep) : NAMES.prestigeArea;
  const text = STORY.guardPlaces(seatName(memory, seat), meepleLetter(memory.ink, meeple), what);
  return line(text, { card: 'spot', index: spot });
}

function tellEnd({ totals }: ToldOf<'gameEnded'>, memory: Memory): Told {
  return line(STORY.ended(totals.map((vp, seat) => STORY.total(seatName(memory, seat), vp))));
}

type Tellers = { readonly [K in EventKind]: (event: ToldOf<K>, memory: Memory) => Told };

const tellers: Tellers = {
  turnStarted: ({ seat, round }, memory) => {
    memory.scoring = false;
    return { as: 'heading', text: STORY.turn(seatName(memory, seat), round), round };
  },
  turnEnded: (_event, memory) => {
    memory.scoring = true;
    return null;
  },
  drew: tellDraw,
  bagRefilled: (_event, memory) =>
    follows(memory, 'drew') ? more(STORY.bagRefilled) : line(STORY.bagRefilled.trim()),
  vpChanged: tellVp,
  gained: ({ meeple, source }, { ink }) =>
    'rule' in source
      ? note(STORY.joined(meepleLetter(ink, meeple)))
      : note(STORY.gained(meepleLetter(ink, meeple)), source),
  notGained: ({ meeple, source }, { ink }) =>
    note(STORY.notGained(meepleLetter(ink, meeple)), source),
  returned: ({ meeple, source }, { ink }) =>
    note(STORY.returned(meepleLetter(ink, meeple)), source),
  cleansed: ({ from, source }, { ink }) => note(STORY.cleansed[from](meepleLetter(ink, X)), source),
  questsDrawn: ({ seat, quests, source }, memory) => {
    const names = quests.map((index) => quest(memory, index));
    return 'rule' in source
      ? line(STORY.drawsQuests(seatName(memory, seat), names))
      : note(STORY.alsoDrawsQuests(names), source);
  },
  questDiscarded: (event, memory) => note(STORY.discards(quest(memory, event.quest)), event.source),
  questsReshuffled: ({ count }) => line(STORY.reshuffled(count)),
  questCompleted: (event, memory) =>
    line(
      STORY.completes(seatName(memory, event.seat), memory.ink.bold(quest(memory, event.quest))),
      {
        card: 'quest',
        index: event.quest,
      },
    ),
  questDeclined: (event, memory) =>
    line(STORY.declines(seatName(memory, event.seat), quest(memory, event.quest))),
  constructed: tellConstruction,
  assignedToCapitol: ({ seat, units }, memory) =>
    line(STORY.toCapitol(seatName(memory, seat), meepleLetters(memory.ink, units))),
  levelledUp: ({ seat, unit, level }, memory) =>
    line(STORY.levelsUp(seatName(memory, seat), hero(memory, unit), level), {
      card: 'hero',
      index: heroOf(unit),
    }),
  abilityUsed: tellAbility,
  planConfirmed: tellPlan,
  overran: ({ place, due, n }, memory) => line(STORY.overran(placeCard(memory, place), due, n)),
  crownTaken: ({ seat, place, from, units }, memory) =>
    line(
      STORY.takesCrown(
        seatName(memory, seat),
        placeCard(memory, place),
        seatName(memory, from),
        meepleLetters(memory.ink, units),
      ),
    ),
  crownReturned: ({ seat, place, units }, memory) => {
    const what = meepleLetters(memory.ink, units);
    const text = STORY.crownReturns(seatName(memory, seat), what, placeCard(memory, place));
    return line(text, { card: 'tile', index: memory.built.get(place) ?? -1 });
  },
  activated: ({ seat, place, source }, memory) => {
    const name = 'card' in source ? cardName(memory.catalogue, source) : '';
    const where = placeName(place);
    const text = STORY.activates(seatName(memory, seat), name, where, unitsAt(memory, place));
    return line(text, source);
  },
  roomTaken: ({ seat, district, room }, memory) => {
    if (!isGuard(memory, seat)) return null;
    const { name } = memory.catalogue.rooms[room]!;
    const text = STORY.takesRoom(seatName(memory, seat), name, placeName(TOWER + district));
    return line(text, { card: 'room', index: room });
  },
  roomTurnedUp: ({ district, room }, { catalogue }) =>
    line(STORY.roomTurnedUp(placeName(towerPlace(district)), catalogue.rooms[room]!.name)),
  defeated: tellDefeat,
  drawGranted: ({ n, source }) => note(STORY.drawGranted(n), source),
  held: ({ meeple, source }, { ink }) => note(STORY.held(meepleLetter(ink, meeple)), source),
  heldReturned: ({ seat, units }, memory) =>
    line(STORY.heldReturns(seatName(memory, seat), meepleLetters(memory.ink, units))),
  boostGained: tellBoost,
  backToBag: ({ seat, meeples }, memory) => {
    const what = total(meeples) > 0 ? meepleLetters(memory.ink, meeples) : STORY.nothing;
    return line(STORY.backToBag(seatName(memory, seat), what));
  },
  cleanedUp: () => null,
  monstersSlid: () => null,
  monsterArrived: tellArrival,
  councilArrived: ({ n }, { ink }) => line(ink.bold(ink.red(STORY.council(n, COUNCIL_CARDS)))),
  corrupted: ({ seat, n }, memory) => {
    const say = n > 0 ? STORY.corrupted : STORY.notCorrupted;
    return note(say(seatName(memory, seat), meepleLetter(memory.ink, X)));
  },
  drawEffectUsed: ({ seat, quest: index, exhausted }, memory) => {
    const moved = meepleLetters(memory.ink, exhausted);
    const text = STORY.usesQuest(seatName(memory, seat), quest(memory, index));
    return line(moved === '' ? text : text + STORY.because(STORY.toLodgings(moved)), {
      card: 'quest',
      index,
    });
  },
  tileTurnedUp: ({ tile }, memory) => {
    const { name } = memory.catalogue.tiles[tile]!;
    return follows(memory, 'tileTurnedUp') ? more(`, ${name}`) : line(`${STORY.market} ${name}`);
  },
  finalRoundsBegan: ({ rule, lastRound }, { ink }) => {
    const why = rule === 'E6' ? STORY.because(STORY.quietRounds) : '';
    return line(ink.bold(ink.red(STORY.finalRounds(lastRound))) + why);
  },
  guardPlaced: tellGuardSpot,
  guardWaited: ({ seat, meeple }, memory) =>
    line(STORY.guardWaits(seatName(memory, seat), meepleLetter(memory.ink, meeple))),
  guardOrdered: ({ order, district }, { catalogue }) => {
    const { name } = catalogue.guard.orders[order]!;
    return line(STORY.guardOrder(name, districtName(district)), { card: 'order', index: order });
  },
  guardCould: ({ not }) => note(STORY.guardCould[not] ?? not),
  guardReset: ({ meeples }) => line(STORY.guardReset(total(meeples))),
  swordTurned: ({ to }) => line(STORY.sword(districtName(to))),
  questKept: (event, memory) => note(STORY.keeps(quest(memory, event.quest)), event.source),
  questScored: ({ seat, quest: index }, memory) => {
    const text = STORY.scores(quest(memory, index));
    if (!memory.scoring) return note(text);
    return line(`${seatName(memory, seat)} ${text}`, { card: 'quest', index });
  },
  gameEnded: tellEnd,
};

/** How an event is told; what it changes is remembered. */
export function told(event: ToldEvent, memory: Memory): Told {
  const tell = tellers[event.kind] as (event: ToldEvent, memory: Memory) => Told;
  const words = tell(event, memory);
  memory.last = event;
  return words;
}
