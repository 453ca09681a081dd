import { HERO_CLASSES, type Catalogue, type HeroClass } from '@rowan/cards';
import {
  KINDS,
  VP_SOURCES,
  keyedDice,
  pour,
  total,
  type Counts,
  type GameState,
  type PlayerState,
} from '@rowan/rules';
import { boostsOf } from './boosts.ts';
import { cardName, cards, letters, meeple, meeples, type Deck } from './names.ts';

/** Edits of a position in place. Meeples come from the supply, cards from their decks. */

export interface SeatSpec {
  readonly tavern?: string;
  readonly lodgings?: string;
  readonly bag?: string;
  /** The next meeples out of the bag, in this order; they are part of `bag`. */
  readonly draws?: string;
  /** Units that wait on a Location until the Draw Phase is over (L4). */
  readonly held?: string;
  readonly levels?: { readonly [hero in HeroClass]?: 1 | 2 | 3 };
  readonly hand?: readonly string[];
  readonly completed?: readonly string[];
  readonly pile?: readonly string[];
  readonly rooms?: readonly string[];
  readonly vp?: number;
  /** Overlords fought before, 1 to 3 (E3). */
  readonly fought?: readonly number[];
}

/** Takes meeples from the supply; a test that wants more than there are is wrong. */
export function takeMeeples(state: GameState, text: string): Counts {
  const wanted = meeples(text);
  for (let kind = 0; kind < KINDS; kind++) {
    state.supply[kind]! -= wanted[kind]!;
    if (state.supply[kind]! < 0) throw new Error(`the supply has not enough for ${text}`);
  }
  return wanted;
}

/** Where a card can be taken from, by kind. */
const freeZones: { readonly [deck in Deck]: (state: GameState) => number[][] } = {
  monster: (state) => [state.monsterDeck],
  quest: (state) => [state.questDeck],
  tile: (state) => [state.tileDeck, state.market],
  room: (state) => state.towers,
  token: () => [],
  order: () => [],
};

/** Every card that lies where it cannot be taken from. */
const usedCards: { readonly [deck in Deck]: (state: GameState) => number[] } = {
  monster: ({ monsters, players, guard }) => [
    ...monsters,
    ...players.flatMap(({ pile }) => pile),
    ...(guard?.pile ?? []),
  ],
  quest: ({ players, guard, questDiscard }) => [
    ...questDiscard,
    ...players.flatMap(({ hand, completed }) => [...hand, ...completed]),
    ...(guard?.kept ?? []),
  ],
  tile: ({ built }) => built,
  room: ({ players, guard }) => [
    ...players.flatMap(({ rooms }) => rooms),
    ...(guard ? [...guard.rooms, ...guard.gone] : []),
  ],
  token: () => [],
  order: () => [],
};

/** Takes a named card out of its deck, or out of the box if this game does not use it. */
export function takeCard(
  state: GameState,
  deck: Deck,
  name: string,
  prefer: (card: number) => boolean = () => true,
): number {
  const used = usedCards[deck](state);
  const free = cards(deck, name).filter((card) => !used.includes(card));
  const zones = freeZones[deck](state);
  const inGame = free.filter((card) => zones.some((zone) => zone.includes(card)));
  const found = inGame.find(prefer) ?? inGame[0] ?? free[0];
  if (found === undefined) throw new Error(`every ${deck} called ${name} is placed already`);
  for (const zone of zones) if (zone.includes(found)) zone.splice(zone.indexOf(found), 1);
  return found;
}

export const takeCards = (state: GameState, deck: Deck, names: readonly string[]): number[] =>
  names.map((name) => takeCard(state, deck, name));

/** An empty board: meeples to the supply, Monsters and Quests under their decks, the Dark Council last. */
export function clearBoard(state: GameState): void {
  for (const player of state.players) {
    for (const zone of [player.bag, player.tavern, player.lodgings, player.held])
      pour(state.supply, zone);
    state.questDeck.unshift(...player.hand.splice(0));
  }
  if (state.guard) pour(state.supply, state.guard.bag);
  for (const [slot, monster] of state.monsters.entries()) {
    if (monster >= 0) state.monsterDeck.unshift(monster);
    state.monsters[slot] = -1;
  }
  const monsters = state.monsterDeck.filter((card) => card >= 0);
  state.monsterDeck = [...state.monsterDeck.filter((card) => card < 0), ...monsters];
}

const ZONES = ['tavern', 'lodgings', 'bag', 'held'] as const;

export function setSeat(
  catalogue: Catalogue,
  state: GameState,
  seat: number,
  spec: SeatSpec,
): void {
  const player = state.players[seat];
  if (!player) throw new Error(`nobody sits at ${seat}`);
  for (const zone of ZONES) {
    if (spec[zone] === undefined) continue;
    pour(state.supply, player[zone]);
    player[zone] = takeMeeples(state, spec[zone]);
  }
  for (const [hero, level] of Object.entries(spec.levels ?? {}))
    player.levels[HERO_CLASSES.indexOf(hero as HeroClass)] = level;
  player.hand.push(...takeCards(state, 'quest', spec.hand ?? []));
  player.completed.push(...takeCards(state, 'quest', spec.completed ?? []));
  player.pile.push(...takeCards(state, 'monster', spec.pile ?? []));
  player.rooms.push(...takeCards(state, 'room', spec.rooms ?? []));
  for (const overlord of spec.fought ?? []) player.fought |= 1 << (overlord - 1);
  if (spec.vp !== undefined) setVp(player, spec.vp);
  Object.assign(player, boostsOf(catalogue, player));
}

export function setVp(side: Pick<PlayerState, 'vp' | 'ledger'>, vp: number): void {
  side.vp = vp;
  side.ledger.fill(0);
  side.ledger[VP_SOURCES.indexOf('locations')] = vp;
}

/** Puts named Rooms on top of a Tower, the visible one first; each changes places with what lay there. */
export function showRooms(state: GameState, tower: number, names: readonly string[]): void {
  for (const [depth, name] of names.entries()) {
    const here = state.towers[tower]!;
    const at = here.length - 1 - depth;
    const settled = here.slice(at + 1);
    const room = cards('room', name).find(
      (card) => !settled.includes(card) && state.towers.some((rooms) => rooms.includes(card)),
    );
    if (room === undefined || at < 0) throw new Error(`no Room ${name} for this Tower`);
    const from = state.towers.find((rooms) => rooms.includes(room))!;
    const index = from.indexOf(room);
    from[index] = here[at]!;
    here[at] = room;
  }
}

/** Removes the next Dark Council card from the deck. */
export function takeCouncilCard(state: GameState): void {
  const at = state.monsterDeck.lastIndexOf(-1);
  if (at < 0) throw new Error('no Dark Council card is left in the deck');
  state.monsterDeck.splice(at, 1);
}

/** Cards of the Monster deck by name, `'council'` for a Dark Council card, taken out of the deck. */
export const takeFromMonsterDeck = (state: GameState, names: readonly string[]): number[] =>
  names.map((name) => {
    if (name !== 'council') return takeCard(state, 'monster', name);
    takeCouncilCard(state);
    return -1;
  });

const FARTHEST = 2_000_000;

/**
 * Winds a random stream on to where its next draws take these meeples out of the bag, in this order. Draw k of
 * a stream follows from the key alone (S9), so this is a game that could have come about.
 */
export function windTo(
  state: GameState,
  stream: number,
  bag: readonly number[],
  order: string,
): void {
  const dice = keyedDice(state.setup.key);
  const wanted = order.split('').map(meeple);
  for (let k = state.draws[stream]!; k < FARTHEST; k++) {
    if (comesOut(bag.slice(), wanted, (i, n) => dice.below(stream, k + i, n))) {
      state.draws[stream] = k;
      return;
    }
  }
  throw new Error(`${order} never comes out of a bag of ${letters(bag)}`);
}

function comesOut(
  bag: Counts,
  wanted: readonly number[],
  roll: (i: number, n: number) => number,
): boolean {
  return wanted.every((kind, i) => {
    if (bag[kind] === 0) return false;
    let left = roll(i, total(bag));
    const drawn = bag.findIndex((n) => (left -= n) < 0);
    bag[kind]! -= 1;
    return drawn === kind;
  });
}

export const cardNames = (deck: Deck, list: readonly number[]): string[] =>
  list.map((index) => (index < 0 ? '' : cardName(deck, index)));
