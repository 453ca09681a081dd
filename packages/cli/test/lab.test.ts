import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtIn } from '@rowan/cards';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameResult } from '../src/game-job.ts';
import { criteriaOf, guardCriterion, type Criterion } from '../src/lab/criteria.ts';
import type { Findings } from '../src/lab/experiment.ts';
import { FactFinder, type SeatFacts } from '../src/lab/facts.ts';
import { escaped } from '../src/escaped.ts';
import { figuresOf, spreadOf, type Figures, type ItemFigures } from '../src/lab/tally.ts';
import { shareOfHits } from '../src/wilson.ts';
import { rowan } from './rowan.ts';

const rule = { rule: 'S7' } as const;

describe('keeping book of a game', () => {
  const finder = new FactFinder(2);
  finder.hear([
    { kind: 'questsDrawn', seat: 0, quests: [3, 4], source: rule },
    { kind: 'questsDrawn', seat: 1, quests: [5], source: rule },
    { kind: 'questDiscarded', seat: 0, quest: 4, source: rule },
    { kind: 'turnEnded', seat: 0 },
    { kind: 'questCompleted', seat: 1, quest: 5, place: -1 },
    { kind: 'questsDrawn', seat: 1, quests: [6], source: rule },
    { kind: 'constructed', seat: 0, tile: 7, place: 5, stock: 0 },
    { kind: 'activated', seat: 1, place: 5, source: { card: 'tile', index: 7 } },
    { kind: 'activated', seat: 1, place: 5, source: { card: 'tile', index: 7 } },
    { kind: 'levelledUp', seat: 0, unit: 2, level: 3, cost: 1 },
    { kind: 'roomTurnedUp', district: 0, room: 9 },
  ]);
  const ledger = Array.from({ length: 12 }, () => 0);
  const { seats, offered } = finder.facts({
    towers: [[1, 2], [], [], []],
    tokens: [4],
    players: [{ ledger }, { ledger }],
  } as never);

  test('a Quest is held if it was in hand at the end of an own turn, or completed', () => {
    expect(seats.map(({ held }) => held)).toEqual([[3], [5]]);
    expect(seats[0]!.discarded).toEqual([4]);
  });

  test('uses are counted for the player who made them', () => {
    expect(seats[1]!.used).toEqual({ 'quest:5': 1, 'tile:7': 2 });
    expect(seats[0]!.used).toMatchObject({ 'hero:2.3': 1, 'slot:1': 1 });
  });

  test('things are offered once they are in the city', () => {
    expect([...offered].sort()).toEqual(['room:2', 'room:9', 'tile:7', 'token:4']);
  });
});

const seatFacts = (used: Record<string, number>, held: number[] = []): SeatFacts => ({
  used,
  held,
  discarded: [],
  ledger: Array.from({ length: 12 }, (_, i) => i),
});

function game(winner: number, seats: readonly SeatFacts[]): GameResult {
  return {
    totals: seats.map((_, seat) => (seat === winner ? 50 : 40)),
    winners: [winner],
    first: 1,
    turns: 12,
    decisions: 200,
    facts: { seats, offered: ['tile:0'] },
  };
}

const builder = seatFacts({ 'tile:0': 2, 'quest:1': 1 }, [1, 2]);
const idler = seatFacts({}, [2]);
const figures = figuresOf(builtIn, 2, [
  game(0, [builder, idler]),
  game(1, [builder, idler]),
  game(0, [builder, builder]),
]);
const item = (id: string): ItemFigures => figures.items.find((one) => one.id === id)!;

describe('figures', () => {
  test('count those who could, those who did, and who of them won', () => {
    expect(item('tile:0')).toMatchObject({
      held: { n: 6, hits: 6 },
      used: { n: 6, hits: 4 },
      times: 2,
      winIfUsed: { n: 4, hits: 2 },
      winIfNot: { n: 2, hits: 1 },
      winnersUsed: { n: 3, hits: 2 },
    });
    expect(item('quest:1').used).toMatchObject({ n: 4, hits: 4 });
    expect(item('quest:2').used).toMatchObject({ n: 6, hits: 0 });
    expect(item('tile:1').held.hits).toBe(0);
  });

  test('seats go by the turn order', () => {
    expect(figures.seats.map(({ hits }) => hits)).toEqual([1, 2]);
  });

  test('a spread has the mean and the middle nine tenths', () => {
    const spread = spreadOf([1, 2, 2, 3, 100]);
    expect(spread).toMatchObject({ mean: 21.6, low: 1, counts: { 2: 2, 100: 1 } });
  });
});

describe('criteria', () => {
  const judged = (changes: Partial<Figures>): ReadonlyMap<string, Criterion> =>
    new Map(criteriaOf({ ...figures, ...changes }).map((one) => [one.id, one]));

  test('seats may be off by three points', () => {
    const seats = (first: number) => [shareOfHits(first, 1000), shareOfHits(1000 - first, 1000)];
    expect(judged({ seats: seats(530) }).get('seats')).toMatchObject({ pass: true, by: 0 });
    expect(judged({ seats: seats(545) }).get('seats')).toMatchObject({ pass: false, by: 0.015 });
  });

  test('lengths and scores need the mean and four games in five inside', () => {
    expect(judged({}).get('turns')).toMatchObject({ pass: true });
    expect(judged({ turns: spreadOf([20]) }).get('turns')).toMatchObject({ pass: false, by: 4 });
    const wide = spreadOf([1, 12, 12, 23]);
    expect(judged({ turns: wide }).get('turns')).toMatchObject({ pass: false, by: 0 });
    expect(judged({ winnerVp: spreadOf([74]) }).get('winnerVp')).toMatchObject({ by: 4 });
  });

  test('Quests too easy or too hard are named', () => {
    const { failing } = judged({}).get('quests')!;
    expect(failing).toEqual([
      { item: builtIn.quests[1]!.name, value: 1, by: 0.15 },
      { item: builtIn.quests[2]!.name, value: 0, by: 0.15 },
    ]);
  });

  test('what nobody uses and what every winner uses are named', () => {
    const unused = judged({})
      .get('used')!
      .failing.map(({ item: name }) => name);
    expect(unused).toContain('Mage 3');
    expect(unused).not.toContain(builtIn.tiles[0]!.name);
    const always = figuresOf(builtIn, 2, [game(0, [builder, idler])]);
    expect(criteriaOf(always).at(-1)!.failing).toMatchObject([{ item: builtIn.tiles[0]!.name }]);
  });

  test('the Guard wins about half', () => {
    expect(guardCriterion('captain', shareOfHits(50, 100)).pass).toBe(true);
    expect(guardCriterion('captain', shareOfHits(35, 100))).toMatchObject({
      pass: false,
      by: 0.05,
    });
  });
});

describe('rowan lab', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'rowan-lab-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const args = ['-n', '3', '-b', 'random', '--guard-bot', 'random', '-w', '0', '--seed', 'l'];

  test('measures at 2, 3 and 4 players and against the Guard, and writes one page', async () => {
    const out = join(folder, 'report.html');
    const ran = await rowan('lab', ...args, '--out', out, '--json');
    expect(ran.status).toBe(0);
    const findings = JSON.parse(ran.out) as Findings;
    expect(findings.figures.map(({ players, games }) => [players, games])).toEqual([
      [2, 3],
      [3, 3],
      [4, 3],
    ]);
    expect(findings.criteria).toHaveLength(19);
    const page = readFileSync(out, 'utf8');
    expect(page).toContain('prefers-color-scheme:dark');
    expect(page).toContain('Levy Station');
    expect(page).not.toMatch(/https?:|<script|<link|NaN|undefined/);
  }, 60_000);

  test('finds the same again', async () => {
    const few = [...args, '--players', '2', '--guard-games', '0'];
    const [one, two] = [await rowan('lab', ...few), await rowan('lab', ...few)];
    expect(two.out).toBe(one.out);
    expect(one.out).toContain('3 games');
  }, 60_000);

  test.each([
    [['--players', '1'], 'numbers from 2 to 4'],
    [['--bots', 'genius'], 'no player is called "genius"'],
    [['--guard-bot', 'genius'], 'no player is called "genius"'],
    [['--out', '/no/such/folder/x.html'], 'cannot write /no/such/folder/x.html'],
  ])('%j ends with exit code 2 and says what is allowed', async (wrong, message) => {
    const { status, err } = await rowan('lab', ...wrong);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });

  test('text of cards cannot break the page', () => {
    expect(escaped('<b> & "x"')).toBe('&lt;b&gt; &amp; &quot;x&quot;');
  });
});
