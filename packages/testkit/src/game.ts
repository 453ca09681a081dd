import {
  monstersAt,
  type Catalogue,
  type District,
  type HeroClass,
  type Meeple,
} from '@rowan/cards';
import {
  apply,
  legal,
  type Answer,
  type Applied,
  type Decision,
  type DecisionKind,
  type DecisionOf,
  type EventKind,
  type EventOf,
  type GameEvent,
  type GameState,
  type Move,
  type Rejection,
  type RejectionCode,
  type Result,
} from '@rowan/rules';
import * as answers from './answers.ts';
import type { Capitol, PlanExtras, PlanMap } from './answers.ts';
import { engineOf } from './engine.ts';
import { deepFreeze } from './freeze.ts';
import { checkInvariants, inventoryOf, type Inventory } from './invariants.ts';
import { holdStaged } from './laws/staging.ts';
import {
  cardName,
  district,
  districtName,
  letters,
  meeple,
  place,
  placeName,
  type PlaceName,
} from './names.ts';
import { cardNames } from './position.ts';

type Zone = 'bag' | 'tavern' | 'lodgings' | 'held';

/**
 * A game under way in a test. Every move goes through `apply`, on a frozen state, and is followed by a check of
 * all invariants and must show event by event what is seen at its end. Everything is named: places as in `PlaceName`, meeples by letters, cards by name or id.
 */
export class Game {
  readonly #catalogue: Catalogue;
  readonly #inventory: Inventory;
  #state: GameState;
  readonly #events: GameEvent[] = [];
  #last: readonly GameEvent[] = [];

  constructor(catalogue: Catalogue, state: GameState) {
    this.#catalogue = catalogue;
    this.#state = state;
    this.#inventory = inventoryOf(catalogue, state);
    this.#settle();
  }

  #settle(): void {
    checkInvariants(this.#catalogue, this.#state, this.#inventory);
    deepFreeze(this.#state);
  }

  get state(): GameState {
    return this.#state;
  }

  /** Any move, legal or not; the game goes on if it is accepted. */
  attempt(move: Move): Result<Applied, Rejection> {
    const before = this.#state;
    const result = apply(this.#catalogue, before, move);
    if (!result.ok) return result;
    this.#state = result.value.state;
    this.#last = result.value.events;
    this.#events.push(...this.#last);
    holdStaged(engineOf(this.#catalogue), before, result.value);
    this.#settle();
    return result;
  }

  /** Answers the open decision; the answer must be legal. */
  answer(answer: Answer): this {
    const result = this.attempt(this.#move(answer));
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
    return this;
  }

  /** The answer, or plan, must be refused for this rule and reason. */
  refused(answer: Answer | PlanMap, rule: string, code: RejectionCode): Rejection {
    const full = 'kind' in answer ? answer : answers.plan(answer);
    const result = apply(this.#catalogue, this.#state, this.#move(full));
    if (result.ok) throw new Error(`accepted, but ${rule} refuses it: ${JSON.stringify(full)}`);
    const { error } = result;
    if (error.rule !== rule || error.code !== code)
      throw new Error(`refused by ${error.rule} ${error.code}, not by ${rule} ${code}`);
    return error;
  }

  #move(answer: Answer): Move {
    const { seat, id } = this.#open();
    return { seat, decision: id, answer };
  }

  #open(): Decision {
    const { decision } = this.#state;
    if (!decision) throw new Error('the game is over');
    return decision;
  }

  // What players do.

  plan(map: PlanMap, extras?: PlanExtras): this {
    return this.answer(answers.plan(map, extras));
  }
  assign(capitol: Capitol): this {
    return this.answer(answers.assign(capitol));
  }
  construct(tile: string, at: PlaceName): this {
    return this.answer(answers.construct(tile, at));
  }
  levelUp(): this {
    return this.answer(answers.levelUp());
  }
  ability(unit: HeroClass): this {
    return this.answer(answers.ability(unit));
  }
  endDevelopment(): this {
    return this.answer(answers.endDevelopment());
  }
  /** Which place, Crown, Monster or Quest comes next; several names answer several times. */
  order(...names: readonly string[]): this {
    for (const name of names) this.answer(answers.order(this.asked('order'), name));
    return this;
  }
  discard(quest: string): this {
    return this.answer(answers.discard(quest));
  }
  cleanse(from: 'tavern' | 'lodgings'): this {
    return this.answer(answers.cleanse(from));
  }
  unit(letter: string): this {
    return this.answer(answers.unit(letter));
  }
  payCost(pay: boolean): this {
    return this.answer(answers.payCost(pay));
  }
  backToBag(text: string): this {
    return this.answer(answers.backToBag(text));
  }
  overflow(to: District): this {
    return this.answer(answers.overflow(to));
  }
  drawEffect(quest: string | null): this {
    return this.answer(answers.drawEffect(quest));
  }

  /** Plays on without doing anything, by the first legal answer, until the decision is of this kind or seat. */
  passUntil(done: (decision: Decision) => boolean): this {
    while (this.#state.decision && !done(this.#state.decision)) this.#pass();
    return this;
  }

  #pass(): void {
    const decision = this.#open();
    if (decision.kind === 'plan') return void this.plan({});
    const [first] = legal(this.#catalogue, this.#state, decision);
    this.answer(first!);
  }

  /** Passes the rest of the active seat's turn, and the Guard's. */
  passTurn(): this {
    const { turns } = this.#state;
    return this.passUntil(() => this.#state.turns !== turns);
  }

  // What the game looks like.

  decision(): Decision | null {
    return this.#state.decision;
  }

  /** The open decision, which must be of this kind. */
  asked<T extends DecisionKind>(kind: T): DecisionOf<T> {
    const decision = this.#open();
    if (decision.kind !== kind) throw new Error(`asked for ${decision.kind}, not for ${kind}`);
    return decision as DecisionOf<T>;
  }

  /** The items of an order decision by name, or the Quests, districts or effects to choose from. */
  options(): string[] {
    const decision = this.#open();
    switch (decision.kind) {
      case 'order':
        return decision.of === 'places' || decision.of === 'crowns'
          ? decision.items.map(placeName)
          : cardNames(decision.of === 'monsters' ? 'monster' : 'quest', decision.items);
      case 'discardQuest':
        return this.hand(decision.seat);
      case 'overflow':
        return decision.districts.map(districtName);
      case 'drawEffect':
        return cardNames('quest', decision.quests);
      case 'develop':
      case 'plan':
      case 'cleanse':
      case 'unit':
      case 'payCost':
      case 'backToBag':
        return [];
    }
  }

  /** All events since play started; of one kind, if told. */
  events(): readonly GameEvent[];
  events<T extends EventKind>(kind: T): EventOf<T>[];
  events(kind?: EventKind): readonly GameEvent[] {
    return kind === undefined ? this.#events : ofKind(this.#events, kind);
  }

  /** The events of the last move; of one kind, if told. */
  lastEvents(): readonly GameEvent[];
  lastEvents<T extends EventKind>(kind: T): EventOf<T>[];
  lastEvents(kind?: EventKind): readonly GameEvent[] {
    return kind === undefined ? this.#last : ofKind(this.#last, kind);
  }

  vp(seat: number): number {
    return this.#seat(seat).vp;
  }
  /** Meeples of a zone as letters, in the order P W M C K R L S X. */
  zone(seat: number, zone: Zone): string {
    return letters(this.#seat(seat)[zone]);
  }
  hand(seat: number): string[] {
    return cardNames('quest', this.#seat(seat).hand);
  }
  completed(seat: number): string[] {
    return cardNames('quest', this.#seat(seat).completed);
  }
  pile(seat: number): string[] {
    return cardNames('monster', this.#seat(seat).pile);
  }
  rooms(seat: number): string[] {
    return cardNames('room', this.#seat(seat).rooms);
  }
  /** Levels of W, M, C, K. */
  levels(seat: number): readonly number[] {
    return this.#seat(seat).levels;
  }
  supply(kind: Meeple): number {
    return this.#state.supply[meeple(kind)]!;
  }
  /** The three slots of a district, `''` for an empty one. */
  monsters(where: District): string[] {
    return cardNames('monster', monstersAt(this.#state.monsters, district(where)));
  }
  market(): string[] {
    return cardNames('tile', this.#state.market);
  }
  /** The tile on a construction slot, `''` for none. */
  tile(at: PlaceName): string {
    return cardNames('tile', [this.#state.built[this.#slot(at)]!])[0]!;
  }
  /** Prestige meeples left on a tile (L7). */
  stock(at: PlaceName): number {
    return this.#state.stock[this.#slot(at)]!;
  }
  /** The Units on a Crown as letters, and whose they are; undefined for none. */
  crown(at: PlaceName): { seat: number; units: string } | undefined {
    const found = this.#state.crowns.find((crown) => crown.place === place(at));
    return found && { seat: found.seat, units: letters(found.units) };
  }
  /** The visible Room of a Tower, `''` for none. */
  room(where: District): string {
    const top = this.#state.towers[district(where)]!.at(-1);
    return top === undefined ? '' : cardName('room', top);
  }

  #slot(at: PlaceName): number {
    return place(at) - place('castle.inner');
  }

  #seat(seat: number): GameState['players'][number] {
    const player = this.#state.players[seat];
    if (!player) throw new Error(`nobody sits at ${seat}`);
    return player;
  }
}

const ofKind = (events: readonly GameEvent[], kind: EventKind): GameEvent[] =>
  events.filter((event) => event.kind === kind);
