import { builtIn } from '@rowan/cards';
import { keyFromSeed, newGame, type GameState, type Setup } from '@rowan/rules';
import { councilDepth, engineOf, luckOf, playOn } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

/** Chance is fair: each outcome that the rules leave open comes as often as any other. */

const engine = engineOf(builtIn);
const DEALS = 3000;

const setupOf = (players: number, seed: string): Setup => ({
  players,
  towers: true,
  hiredHelp: [],
  advanced: false,
  key: keyFromSeed(seed),
});

/** How far counts are from equal, in standard deviations of a chi-squared sum; 4 comes once in thousands. */
function unfairness(counts: readonly number[]): number {
  const even = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const chi = counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
  const freedom = counts.length - 1;
  return (chi - freedom) / Math.sqrt(2 * freedom);
}

function tally(size: number, values: Iterable<number>): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value]! += 1;
  return counts;
}

/** On how many cards of its level the Dark Council card of a level lies. */
function councilAt({ monsterDeck }: GameState, level: number): number {
  const at = monsterDeck.flatMap((card, i) => (card < 0 ? [i] : []))[3 - level]!;
  return monsterDeck.slice(0, at).filter((card) => builtIn.monsters[card]?.level === level).length;
}

const levels = [1, 2, 3];
const tables = [2, 3].flatMap((players) => levels.map((level) => ({ players, level })));

const dealt = new Map<number, readonly GameState[]>();

/** Games as they are dealt, from many keys; made once for each number of players. */
function deals(players: number): readonly GameState[] {
  const games =
    dealt.get(players) ??
    Array.from({ length: DEALS }, (_, i) => newGame(builtIn, setupOf(players, `fair ${i}`)));
  dealt.set(players, games);
  return games;
}

/** Completions of what seat 0 sees at the start, or later on. */
function* completions(players: number, decisions = 0): Generator<GameState> {
  const below = luckOf(5);
  const state = newGame(builtIn, setupOf(players, 'seen'));
  playOn(engine, state, below, decisions);
  const seen = engine.view(state, state.decision!.seat);
  for (let i = 0; i < DEALS; i++) yield engine.determinize(seen, below);
}

const places = (games: Iterable<GameState>, players: number, level: number): number[] =>
  tally(
    councilDepth(builtIn, { players }, level) + 1,
    [...games].map((game) => councilAt(game, level)),
  );

describe('S3 the Dark Council card', () => {
  test.each(tables)('of level $level is dealt fairly to $players players', ({ players, level }) => {
    expect(unfairness(places(deals(players), players, level))).toBeLessThan(4);
  });

  test.each(tables)(
    'of level $level is guessed fairly by one of $players players',
    ({ players, level }) => {
      expect(unfairness(places(completions(players), players, level))).toBeLessThan(4);
    },
  );
});

/** How often each Quest is in the hand of seat 1, and each Monster the next card. */
const questsHeld = (games: Iterable<GameState>): number[] =>
  tally(
    builtIn.quests.length,
    [...games].flatMap((game) => game.players[1]!.hand),
  );

describe('S7 Quests', () => {
  test('are dealt fairly', () => {
    expect(unfairness(questsHeld(deals(3)))).toBeLessThan(4);
  });

  test("in others' hands are guessed fairly among those not seen", () => {
    const counts = questsHeld(completions(3)).filter((n) => n > 0);
    expect(counts).toHaveLength(builtIn.quests.length - 2);
    expect(unfairness(counts)).toBeLessThan(4);
  });
});

test('S3 the next Monster is guessed fairly among those not seen, later on too', () => {
  const next = [...completions(4, 40)].map((game) => game.monsterDeck.at(-1)!);
  const counts = tally(
    builtIn.monsters.length,
    next.filter((card) => card >= 0),
  );
  expect(unfairness(counts.filter((n) => n > 0))).toBeLessThan(4);
});

test('S8 the first player among those tied is fair', () => {
  const first = deals(4)
    .filter(({ players }) => new Set(players.map(({ tavern }) => tavern[8])).size === 1)
    .map((game) => game.first);
  expect(first.length).toBeGreaterThan(50);
  expect(unfairness(tally(4, first))).toBeLessThan(4);
});

test('an unfair deal would show', () => {
  const skewed = deals(3).map((game) => Math.min(councilAt(game, 2), 6));
  expect(unfairness(tally(9, skewed))).toBeGreaterThan(4);
  const slightly = deals(3).map((game, i) => (i % 10 === 0 ? 0 : councilAt(game, 2)));
  expect(unfairness(tally(9, slightly))).toBeGreaterThan(4);
});
