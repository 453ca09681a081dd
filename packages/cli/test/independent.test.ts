import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtIn, type Catalogue } from '@rowan/cards';
import type { EventKind, GameEvent } from '@rowan/rules';
import type { EndLine, MoveLine } from '@rowan/table';
import { fixturesOf, textOf as fixtureText } from '@rowan/testkit/fixtures';
import { describe, expect, test } from 'vitest';
import { checkTranscript } from './independent/check.ts';
import { Inconsistency } from './independent/reader.ts';
import { KINDS_OF_GAME, textOf, transcriptOf, type Transcript } from './transcripts.ts';

const SEEDS = ['one', 'two', 'three', 'four'];
const FOLDER = join(import.meta.dirname, 'independent');

test('the checker shares no code with the packages', () => {
  for (const file of readdirSync(FOLDER)) {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, specifier]) => specifier!);
    for (const specifier of imported) expect(specifier).toMatch(/^node:|^\.\/[a-z-]+\.ts$/);
  }
});

describe('a program that shares no code with Rowan confirms', () => {
  test.each(KINDS_OF_GAME)('%s', { timeout: 60_000 }, (_, options) => {
    for (const seed of SEEDS) {
      const game = transcriptOf({ ...options, seed });
      const { totals, winners } = game.end;
      expect(checkTranscript(textOf(game))).toEqual({ totals, winners });
    }
  });
});

/** Better players get further: Overlords, Bonus tokens, Crowns and rare Units come up more often. */
test.each([
  ['2 players with the Four Towers', { players: 2, towers: true }],
  ['4 players', { players: 4 }],
  ['solo', { players: 1 }],
])('the same of players who know what they do: %s', { timeout: 60_000 }, (_, options) => {
  const game = transcriptOf({ ...options, seats: ['greedy'], seed: 'greedy' });
  const { totals, winners } = game.end;
  expect(checkTranscript(textOf(game))).toEqual({ totals, winners });
});

const [ranger, paladin, shaman] = builtIn.prestige;

/** Prestige Units for everybody, with the abilities and levels of another edition. */
const edition: Catalogue = {
  ...builtIn,
  supply: { ...builtIn.supply, R: 20, L: 20 },
  prestige: [
    { ...ranger!, level: 3, ability: paladin!.ability },
    { ...paladin!, level: 1, ability: ranger!.ability },
    shaman!,
  ],
  startingLocations: builtIn.startingLocations.map((card, i) => ({
    ...card,
    gives: [{ kind: 'gain', meeple: i % 2 === 0 ? 'R' : 'L', from: 'supply' }],
  })),
};

test.each(['random', 'greedy'])(
  'the same with abilities on other cards, played by %s',
  { timeout: 60_000 },
  (player) => {
    for (const players of [1, 3]) {
      const options = { players, seats: [player], seed: 'edition' };
      const game = transcriptOf(options, edition);
      const { totals, winners } = game.end;
      expect(checkTranscript(textOf(game))).toEqual({ totals, winners });
      const other = { ...game, setup: { ...game.setup, catalogue: builtIn } };
      expect(() => checkTranscript(textOf(other))).toThrow(Inconsistency);
    }
  },
);

test.each(fixturesOf('transcripts').filter(({ at }) => at === 'over'))(
  'the same of a game of an earlier version: $file',
  (fixture) => {
    const text = fixtureText(fixture);
    const last = JSON.parse(text.trimEnd().split('\n').at(-1)!) as EndLine;
    const { totals, winners } = last;
    expect(checkTranscript(text)).toEqual({ totals, winners });
  },
);

/** A game of format 1, which was played by rules 0, told as one of other rules. */
function toldAs(rules: number, text: string): string {
  const [first = '', ...lines] = text.split('\n');
  const setup: object = { ...(JSON.parse(first) as object), format: 2, rules };
  return [JSON.stringify(setup), ...lines].join('\n');
}

test('the same of a game of rules 0 that says so, but not as one of rules 1', () => {
  const fixture = fixturesOf('transcripts').find(({ file }) =>
    file.endsWith('/recorded-4p-towers.jsonl'),
  )!;
  const text = fixtureText(fixture);
  expect(checkTranscript(toldAs(0, text))).toEqual(checkTranscript(text));
  expect(() => checkTranscript(toldAs(1, text))).toThrow('draws Quests comes before');
});

const towers = transcriptOf({ players: 3, towers: true, seed: 'control' });
const solo = transcriptOf({ players: 1, advanced: true, seed: 'control' });

/** The checker's verdict: the line it stopped at and what it said there. */
function verdict(game: Transcript): { line: number; message: string } | null {
  try {
    checkTranscript(textOf(game));
    return null;
  } catch (error) {
    if (!(error instanceof Inconsistency)) throw error;
    return error;
  }
}

const withMove = (game: Transcript, index: number, changes: Partial<MoveLine>): Transcript => ({
  ...game,
  moves: game.moves.with(index, { ...game.moves[index]!, ...changes }),
});

type Tamper = (event: GameEvent) => object;

/** Changes the last event of a kind; says in which line. */
function tamper(game: Transcript, kind: EventKind, change: Tamper): [Transcript, number] {
  const index = game.moves.findLastIndex(({ events }) => events.some((e) => e.kind === kind));
  expect(index, `${kind} in the game`).toBeGreaterThan(-1);
  const { events } = game.moves[index]!;
  const at = events.findLastIndex((event) => event.kind === kind);
  const changed = { ...events[at]!, ...change(events[at]!) } as GameEvent;
  return [withMove(game, index, { events: events.with(at, changed) }), index + 2];
}

const plus1 =
  (field: string): Tamper =>
  (event) => ({ [field]: (event as unknown as Record<string, number>)[field]! + 1 });

const planOf =
  (change: (fact: { cv?: number; units: number[] }) => object): Tamper =>
  (event) => {
    const { places } = event as Extract<GameEvent, { kind: 'planConfirmed' }>;
    return { places: places.map((fact) => ({ ...fact, ...change(fact) })) };
  };

describe('the checker catches', { timeout: 60_000 }, () => {
  test.each<[string, Transcript, EventKind, Tamper]>([
    ['VP that nobody earned', towers, 'vpChanged', plus1('n')],
    ['a wrong total', towers, 'vpChanged', plus1('total')],
    ['VP from another source', towers, 'vpChanged', () => ({ by: 'tokens' })],
    ['another meeple drawn', towers, 'drew', plus1('meeple')],
    ['another roll', towers, 'drew', plus1('roll')],
    ['a draw counted twice', towers, 'drew', plus1('k')],
    ['another bag', towers, 'bagRefilled', () => ({ meeples: [0, 0, 0, 0, 0, 0, 0, 0, 1] })],
    ['another combat value', towers, 'planConfirmed', planOf(({ cv = 0 }) => ({ cv: cv + 1 }))],
    [
      'other Units in a plan',
      towers,
      'planConfirmed',
      planOf(({ units }) => ({ units: units.with(0, units[0]! + 1) })),
    ],
    ['a turn boost out of nowhere', towers, 'planConfirmed', () => ({ boosts: [1] })],
    ['another Monster', towers, 'monsterArrived', plus1('monster')],
    ['a Monster at another place', towers, 'monsterArrived', plus1('place')],
    ['Monsters that slid elsewhere', towers, 'monstersSlid', () => ({ monsters: [1, 2, 3] })],
    ['fewer fled Peasants', towers, 'overran', () => ({ n: 0 })],
    ['more fled Peasants', towers, 'overran', plus1('due')],
    ['another Quest', towers, 'questsDrawn', () => ({ quests: [0] })],
    ['another tile', towers, 'tileTurnedUp', plus1('tile')],
    ['another Room', towers, 'roomTaken', plus1('room')],
    ['a meeple gained that was not', towers, 'gained', plus1('meeple')],
    ['another clean-up', towers, 'cleanedUp', () => ({ meeples: [] })],
    ['an early end', towers, 'finalRoundsBegan', plus1('lastRound')],
    ['a turn of another seat', towers, 'turnStarted', plus1('seat')],
    ['another winner', towers, 'gameEnded', () => ({ winners: [0, 1, 2] })],
    ['a spot of the Guard', solo, 'guardPlaced', plus1('spot')],
    ['the sword elsewhere', solo, 'swordTurned', plus1('to')],
    ['another Quest kept', solo, 'questKept', plus1('quest')],
    ['a Guard’s Monster', solo, 'defeated', plus1('place')],
    ['another board', solo, 'guardReset', () => ({ meeples: [] })],
  ])('%s', (_, game, kind, change) => {
    const [tampered, line] = tamper(game, kind, change);
    expect(verdict(game)).toBeNull();
    expect(verdict(tampered)?.line).toBe(line);
  });

  test('an event left out, twice or in another order', () => {
    const index = towers.moves.findIndex(({ events }) => events.length > 4);
    const { events } = towers.moves[index]!;
    const changed = [
      events.slice(1),
      [...events, events.at(-1)!],
      [events[1]!, events[0]!, ...events.slice(2)],
    ];
    for (const others of changed)
      expect(verdict(withMove(towers, index, { events: others }))).not.toBeNull();
  });

  test('another answer than the events show', () => {
    const index = towers.moves.findIndex(
      ({ answer }) => answer.kind === 'plan' && answer.places.length > 0,
    );
    const answer = { kind: 'plan', places: [] } as const;
    expect(verdict(withMove(towers, index, { answer }))?.line).toBe(index + 2);
  });

  test('an answer of another seat', () => {
    const { seat } = towers.moves[5]!;
    expect(verdict(withMove(towers, 5, { seat: (seat + 1) % 3 }))?.line).toBe(7);
  });

  test('rules that it was not written from', () => {
    const { setup } = towers;
    for (const rules of [2, -1, '1', undefined]) {
      const other = { ...towers, setup: { ...setup, rules: rules as number } };
      expect(verdict(other)?.message).toContain('rules 0 or 1');
    }
  });

  test('another key, another order of a deck, another end', () => {
    const { setup, end } = towers;
    const key = { ...setup.setup, key: '1'.repeat(64) };
    const decks = { ...setup.decks, tiles: setup.decks.tiles.toReversed() };
    expect(verdict({ ...towers, setup: { ...setup, setup: key } })?.line).toBe(1);
    expect(verdict({ ...towers, setup: { ...setup, decks } })?.message).toContain('decks.tiles');
    expect(verdict({ ...towers, setup: { ...setup, catalogueHash: 'beef' } })?.line).toBe(1);
    const totals = [...end.totals].reverse();
    expect(verdict({ ...towers, end: { ...end, totals } })?.line).toBe(towers.moves.length + 2);
  });
});
