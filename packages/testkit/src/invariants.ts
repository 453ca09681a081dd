import type { Catalogue } from '@rowan/cards';
import { allMeeples, cardsOf, type Counts, type GameState, type Setup } from '@rowan/rules';
import { boostsOf, inOrder } from './boosts.ts';

/** Everything that is in a game, wherever it is; no move ever changes it. */
export interface Inventory {
  readonly meeples: Counts;
  readonly monsters: readonly number[];
  /** Dark Council cards, those that came included. */
  readonly council: number;
  readonly quests: readonly number[];
  readonly tiles: readonly number[];
  readonly rooms: readonly number[];
}

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const real = (cards: readonly number[]): number[] => cards.filter((card) => card >= 0);

/** What is in the game now. */
export function inventoryOf(catalogue: Catalogue, state: GameState): Inventory {
  const { tiles } = cardsOf(catalogue);
  const { players, guard, decision } = state;
  const arriving = decision?.kind === 'overflow' ? [decision.monster] : [];
  return {
    meeples: allMeeples(state, (tile) => tiles[tile]!.stock!.meeple),
    monsters: sorted([
      ...real(state.monsters),
      ...real(state.monsterDeck),
      ...players.flatMap(({ pile }) => pile),
      ...(guard?.pile ?? []),
      ...arriving,
    ]),
    council: state.council + state.monsterDeck.filter((card) => card < 0).length,
    quests: sorted([
      ...state.questDeck,
      ...state.questDiscard,
      ...players.flatMap(({ hand, completed }) => [...hand, ...completed]),
      ...(guard?.kept ?? []),
    ]),
    tiles: sorted([...state.market, ...state.tileDeck, ...real(state.built)]),
    rooms: sorted([
      ...state.towers.flat(),
      ...players.flatMap(({ rooms }) => rooms),
      ...(guard ? [...guard.rooms, ...guard.gone] : []),
    ]),
  };
}

/** What belongs in a game by the rules: C1–C3, S2, S6, G1. */
export function fullInventory(catalogue: Catalogue, setup: Setup): Inventory {
  const solo = setup.players === 1;
  const indices = <T>(cards: readonly T[], kept: (card: T) => boolean): number[] =>
    cards.flatMap((card, index) => (kept(card) ? [index] : []));
  return {
    meeples: cardsOf(catalogue).supply.slice(),
    monsters: indices(catalogue.monsters, (card) => setup.players > 2 || !card.threePlus),
    council: 3,
    quests: indices(catalogue.quests, (card) => !(solo && card.kind === 'end' && card.prey)),
    tiles: indices(catalogue.tiles, (card) => !(solo && card.notSolo)),
    rooms: indices(catalogue.rooms, () => setup.towers || solo),
  };
}

/** Whether a value survives JSON: no undefined, no NaN, no holes, nothing but plain data. */
function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    (!Array.isArray(a) || a.length === (b as unknown[]).length) &&
    keys.every((key) => key in b && sameValue(field(a, key), field(b, key)))
  );
}

const field = (value: object, key: string): unknown => (value as Record<string, unknown>)[key];

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

function* inventoryFaults(now: Inventory, expected: Inventory): Generator<string> {
  for (const part of ['meeples', 'monsters', 'quests', 'tiles', 'rooms'] as const) {
    if (!sameValue(now[part], expected[part]))
      yield `${part} in the game: ${now[part].join()} instead of ${expected[part].join()}`;
  }
  if (now.council !== expected.council)
    yield `Dark Council cards: ${now.council} instead of ${expected.council}`;
}

function* zoneFaults(state: GameState): Generator<string> {
  const { turn, guard } = state;
  const zones: [string, readonly number[]][] = [
    ['supply', state.supply],
    ['stock', state.stock],
    ['capitol', turn.capitol],
    ['gained', turn.gained],
    ...turn.plan.flatMap(({ place, units, as, overrun }): [string, number[]][] => [
      [`plan at ${place}`, [...units, ...as, overrun]],
    ]),
    ...state.crowns.map(({ place, units }): [string, number[]] => [`crown at ${place}`, units]),
    ...state.players.flatMap(({ bag, tavern, lodgings, held }, seat): [string, number[]][] => [
      [`bag of ${seat}`, bag],
      [`Tavern of ${seat}`, tavern],
      [`Lodgings of ${seat}`, lodgings],
      [`held of ${seat}`, held],
    ]),
    ...(guard
      ? [['the Guard', [...guard.bag, ...guard.prestige, ...guard.waiting]] as [string, number[]]]
      : []),
  ];
  for (const [name, counts] of zones) {
    if (!counts.every((n) => Number.isInteger(n) && n >= 0)) yield `${name}: ${counts.join()}`;
  }
}

function* scoreFaults(state: GameState): Generator<string> {
  const sides = [...state.players, ...(state.guard ? [state.guard] : [])];
  for (const [seat, { vp, ledger }] of sides.entries()) {
    if (total(ledger) !== vp) yield `ledger of ${seat} sums to ${total(ledger)}, not ${vp}`;
    if (vp < 0 && state.phase !== 'over') yield `VP of ${seat} below 0 in play (E2)`;
  }
}

function* playerFaults(catalogue: Catalogue, state: GameState): Generator<string> {
  for (const [seat, player] of state.players.entries()) {
    if (!player.levels.every((level) => [1, 2, 3].includes(level)))
      yield `levels of ${seat}: ${player.levels.join()}`;
    // What the active player won this turn counts from its end on (T9, Q1).
    if (seat !== state.active && inOrder(player) !== inOrder(boostsOf(catalogue, player)))
      yield `boosts of ${seat} do not follow from pile and Quests`;
  }
}

const structuredCloneOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function* flowFaults(state: GameState): Generator<string> {
  const { decision, phase, players } = state;
  if ((phase === 'over') !== (decision === null))
    yield 'a decision is open exactly while the game is on';
  if (decision && decision.id !== state.decisions) yield 'the open decision has the next id';
  if (decision && !players[decision.seat]) yield `nobody sits at ${decision.seat}`;
  if (phase === 'over' && state.agenda.length > 0) yield 'a finished game has nothing to do';
  if ((phase === 'over') !== state.winners.length > 0) yield 'only a finished game has winners';
  if (state.questDiscard.length !== state.questDiscardBy.length) yield 'each discard has an owner';
  if (state.market.length > 4) yield `${state.market.length} tiles are face up`;
  if (new Set(state.tokens).size !== 3) yield `Bonus tokens ${state.tokens.join()}`;
  if (!sameValue(structuredCloneOf(state), state)) yield 'the state is not plain JSON';
}

/** Every law that holds at every instant and is broken here, as sentences; empty when all is well. */
export function brokenInvariants(
  catalogue: Catalogue,
  state: GameState,
  expected: Inventory = fullInventory(catalogue, state.setup),
): string[] {
  return [
    ...inventoryFaults(inventoryOf(catalogue, state), expected),
    ...zoneFaults(state),
    ...scoreFaults(state),
    ...playerFaults(catalogue, state),
    ...flowFaults(state),
  ];
}

/** Throws if a law that holds at every instant is broken. */
export function checkInvariants(
  catalogue: Catalogue,
  state: GameState,
  expected?: Inventory,
): void {
  const broken = brokenInvariants(catalogue, state, expected);
  if (broken.length > 0) throw new Error(`invariants broken:\n  ${broken.join('\n  ')}`);
}
