import {
  DISTRICTS,
  MEEPLES,
  MONSTER,
  MONSTER_TYPES,
  builtIn,
  monsterPlace,
  type Catalogue,
  type District,
  type HeroClass,
  type Meeple,
  type MonsterType,
} from '@rowan/cards';
import {
  STREAM,
  clone,
  keyFromSeed,
  newGame,
  noClasses,
  type Decision,
  type GameState,
  type GuardState,
} from '@rowan/rules';
import { Game } from './game.ts';
import { card, district, meeple, place, planned, type PlaceName } from './names.ts';
import {
  clearBoard,
  setSeat,
  setVp,
  showRooms,
  takeCard,
  takeCards,
  takeCouncilCard,
  takeFromMonsterDeck,
  takeMeeples,
  windTo,
  type SeatSpec,
} from './position.ts';

export interface ScenarioOptions {
  /** 2 if not told; 1 is solo. */
  readonly players?: 1 | 2 | 3 | 4;
  readonly towers?: boolean;
  readonly hiredHelp?: readonly HeroClass[];
  readonly advanced?: boolean;
  /** Whose turn it is, and who has the first player's marker; both 0 if not told. */
  readonly active?: number;
  readonly first?: number;
  readonly seed?: string;
  /** The cards of the built-in catalogue, some with other faces. */
  readonly catalogue?: Catalogue;
}

export interface GuardSpec {
  readonly bag?: string;
  /** The next meeples out of its bag, in this order; they are part of `bag`. */
  readonly draws?: string;
  readonly sword?: District;
  readonly prey?: MonsterType;
  readonly orders?: { readonly [name in District]?: string };
  /** Meeples on its board, by spot: `{ '2.1': 'P' }`. */
  readonly board?: Readonly<Record<string, Meeple>>;
  readonly waiting?: string;
  readonly prestige?: string;
  readonly vp?: number;
  readonly kept?: readonly string[];
  readonly pile?: readonly string[];
  readonly rooms?: readonly string[];
}

const SPOTS = builtIn.guard.board.map(({ id }) => id.replace('guard-', '').replace('-', '.'));

type Asked = Decision extends infer T
  ? T extends Decision
    ? Omit<T, 'id' | 'seat'>
    : never
  : never;

/**
 * A position, put together by name. It begins with an empty board: no Monsters, no Quests in hand, all bags,
 * Taverns and Lodgings empty (the Guard's bag too), the Dark Council cards at the bottom of the deck, everything
 * else as dealt. So that every seat is asked in its turn, a waiting seat without a told Tavern gets one Peasant.
 * Play starts with `development`, `main`, `drawPhase`, `turnOf` or `guardTurn` and goes through `apply` alone.
 */
export class Scenario {
  readonly #catalogue: Catalogue;
  readonly #state: GameState;
  #supply: { readonly [kind in Meeple]?: number } = {};
  readonly #draws = new Map<number, string>();
  readonly #told = new Set<number>();

  constructor(options: ScenarioOptions) {
    const { players = 2, towers = false, hiredHelp = [], advanced = false } = options;
    const key = keyFromSeed(options.seed ?? 'scenario');
    this.#catalogue = options.catalogue ?? builtIn;
    this.#state = clone(newGame(this.#catalogue, { players, towers, hiredHelp, advanced, key }));
    this.#state.first = options.first ?? 0;
    this.#state.active = options.active ?? 0;
    this.#state.round = 3;
    clearBoard(this.#state);
  }

  /** What a seat has. Zones given replace what was there, cards are added. */
  seat(seat: number, spec: SeatSpec): this {
    setSeat(this.#catalogue, this.#state, seat, spec);
    if (spec.draws !== undefined) this.#draws.set(STREAM.bag + seat, spec.draws);
    if (spec.tavern !== undefined) this.#told.add(seat);
    return this;
  }

  /** A Monster in slot 1, 2 or 3 of a district. */
  monster(where: District, slot: 1 | 2 | 3, name: string): this {
    const own = (index: number): boolean => this.#catalogue.monsters[index]!.district === where;
    const monster = takeCard(this.#state, 'monster', name, own);
    this.#state.monsters[monsterPlace(district(where), slot - 1) - MONSTER] = monster;
    return this;
  }

  /** Monsters in a district, from slot 1 on. */
  monsters(where: District, ...names: readonly string[]): this {
    for (const [i, name] of names.entries()) this.monster(where, (i + 1) as 1 | 2 | 3, name);
    return this;
  }

  /** A tile on a construction slot, with the prestige meeples that come with it, or as many as told (L7). */
  tile(at: PlaceName, name: string, stock?: number): this {
    const state = this.#state;
    const slot = place(at) - place('castle.inner');
    const tile = takeCard(state, 'tile', name);
    state.built[slot] = tile;
    while (state.market.length < 4 && state.tileDeck.length > 0)
      state.market.push(state.tileDeck.pop()!);
    const own = this.#catalogue.tiles[tile]!.stock;
    state.stock[slot] = stock ?? own?.n ?? 0;
    if (own) takeMeeples(state, own.meeple.repeat(state.stock[slot]));
    return this;
  }

  /** Units of a seat that wait on a Crown (L6). */
  crown(at: PlaceName, seat: number, text: string): this {
    const { units, as = noClasses() } = planned(at, text);
    takeMeeples(this.#state, units.map((n, i) => MEEPLES[i]!.repeat(n)).join(''));
    this.#state.crowns.push({ place: place(at), seat, units, as });
    return this;
  }

  /** The Rooms on top of a Tower, the visible one first. */
  room(where: District, ...names: readonly string[]): this {
    showRooms(this.#state, district(where), names);
    return this;
  }

  /** How many meeples of these kinds the supply has when play starts; the rest is out of the game. */
  supply(counts: { readonly [kind in Meeple]?: number }): this {
    this.#supply = { ...this.#supply, ...counts };
    return this;
  }

  /** The next cards of the Monster deck, `'council'` for a Dark Council card. */
  nextMonsters(...names: readonly string[]): this {
    const next = takeFromMonsterDeck(this.#state, names);
    this.#state.monsterDeck.push(...next.reverse());
    return this;
  }

  /** The whole Monster deck, the next card first. */
  monsterDeck(...names: readonly string[]): this {
    this.#state.monsterDeck = takeFromMonsterDeck(this.#state, names).reverse();
    return this;
  }

  nextQuests(...names: readonly string[]): this {
    const next = takeCards(this.#state, 'quest', names);
    this.#state.questDeck.push(...next.reverse());
    return this;
  }

  /** The whole Quest deck, the next card first. */
  questDeck(...names: readonly string[]): this {
    this.#state.questDeck = takeCards(this.#state, 'quest', names).reverse();
    return this;
  }

  /** Discarded Quests, the last one on top. */
  questDiscard(...names: readonly string[]): this {
    this.#state.questDiscard.push(...takeCards(this.#state, 'quest', names));
    this.#state.questDiscardBy.push(...names.map(() => 0));
    return this;
  }

  /** The face-up tiles, and nothing else. */
  market(...names: readonly string[]): this {
    const state = this.#state;
    state.tileDeck.unshift(...state.market.splice(0));
    state.market = takeCards(state, 'tile', names);
    return this;
  }

  nextTiles(...names: readonly string[]): this {
    const next = takeCards(this.#state, 'tile', names);
    this.#state.tileDeck.push(...next.reverse());
    return this;
  }

  /** The whole stack of tiles, the next one first. */
  tileDeck(...names: readonly string[]): this {
    this.#state.tileDeck = takeCards(this.#state, 'tile', names).reverse();
    return this;
  }

  /** The Bonus tokens under the three Overlords. */
  tokens(...names: readonly [string, string, string]): this {
    this.#state.tokens = names.map((name) => card('token', name));
    return this;
  }

  /** So many Dark Council cards came already. */
  council(n: 1 | 2 | 3): this {
    while (this.#state.council < n) {
      takeCouncilCard(this.#state);
      this.#state.council += 1;
    }
    return this;
  }

  round(n: number): this {
    this.#state.round = n;
    return this;
  }

  /** The first or the second of the two final rounds (E1). */
  finalRound(which: 1 | 2): this {
    this.council(3).round(10);
    this.#state.lastRound = which === 1 ? 11 : 10;
    return this;
  }

  /** The rest of the round in which the third Dark Council card came (E1). */
  lastOrdinaryRound(): this {
    this.council(3).round(10);
    this.#state.lastRound = 12;
    return this;
  }

  /** Whole rounds in a row without a defeat (E6). */
  quietRounds(n: number): this {
    this.#state.quietRounds = n;
    return this;
  }

  /** What the Royal Guard has; solo only. */
  guard(spec: GuardSpec): this {
    const { guard } = this.#state;
    if (!guard) throw new Error('the Royal Guard plays solo games only');
    this.#setGuard(guard, spec);
    if (spec.draws !== undefined) this.#draws.set(STREAM.guardBag, spec.draws);
    return this;
  }

  #setGuard(guard: GuardState, spec: GuardSpec): void {
    const state = this.#state;
    for (const zone of ['bag', 'waiting', 'prestige'] as const)
      if (spec[zone] !== undefined) guard[zone] = takeMeeples(state, spec[zone]);
    for (const [spot, letter] of Object.entries(spec.board ?? {})) {
      takeMeeples(state, letter);
      guard.board[SPOTS.indexOf(spot)] = meeple(letter);
    }
    if (spec.sword) guard.sword = district(spec.sword);
    if (spec.prey) guard.prey = MONSTER_TYPES.indexOf(spec.prey);
    for (const [where, name] of Object.entries(spec.orders ?? {}))
      state.orders[DISTRICTS.indexOf(where as District)] = card('order', name);
    if (spec.vp !== undefined) setVp(guard, spec.vp);
    guard.kept.push(...takeCards(state, 'quest', spec.kept ?? []));
    guard.pile.push(...takeCards(state, 'monster', spec.pile ?? []));
    guard.rooms.push(...takeCards(state, 'room', spec.rooms ?? []));
  }

  /** Anything else about the position. */
  edit(change: (state: GameState) => void): this {
    change(this.#state);
    return this;
  }

  /** Play starts in the Development Phase of the active seat. */
  development(): Game {
    return this.#start('development', { kind: 'develop' });
  }

  /** Play starts with the plan of the active seat's Main Phase. */
  main(): Game {
    return this.#start('main', { kind: 'plan' });
  }

  /** Play starts with the end of the active seat's Main Phase, so many Monsters defeated in it. */
  drawPhase({ defeated = 0, granted = 0 } = {}): Game {
    this.#state.turn.defeated = defeated;
    this.#state.turn.granted = granted;
    return this.main().plan({});
  }

  /** Play starts with the very start of a seat's turn (L6). */
  turnOf(seat: number): Game {
    const state = this.#state;
    const { length } = state.players;
    state.active = (seat + length - 1) % length;
    if (seat === state.first) {
      // The round before this one ends first.
      state.round -= 1;
      state.quietRounds -= 1;
    }
    return this.#endTurn();
  }

  /** Play starts with the Royal Guard's turn, the human's being over. */
  guardTurn(): Game {
    return this.#endTurn();
  }

  #endTurn(): Game {
    const game = this.#start('draw', { kind: 'drawEffect', quests: [] });
    return game.answer({ kind: 'drawEffect', quest: null });
  }

  #start(phase: GameState['phase'], decision: Asked): Game {
    const state = this.#state;
    for (const [seat, player] of state.players.entries()) {
      const waits = seat !== state.active || phase === 'draw';
      if (waits && !this.#told.has(seat)) player.tavern = takeMeeples(state, 'P');
    }
    for (const [letter, n] of Object.entries(this.#supply)) state.supply[meeple(letter)] = n;
    for (const [stream, order] of this.#draws) {
      const side = stream === STREAM.guardBag ? state.guard! : state.players[stream - STREAM.bag]!;
      windTo(state, stream, side.bag, order);
    }
    state.phase = phase;
    state.agenda = [];
    state.decision = { id: state.decisions, seat: state.active, ...decision };
    return new Game(this.#catalogue, state);
  }
}

export const scenario = (options: ScenarioOptions = {}): Scenario => new Scenario(options);
