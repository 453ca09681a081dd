import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtIn, type Catalogue } from '@rowan/cards';
import { keyFromSeed, monsterPlace, type EventKind, type GameEvent } from '@rowan/rules';
import { describe, expect, test } from 'vitest';
import { matchOf } from '../src/game-options.ts';
import { NO_INK } from '../src/ink.ts';
import { recordGame } from '../src/record.ts';
import { createStory } from '../src/story.ts';
import { tellGame } from '../src/tell-game.ts';
import { rowan, type Ran } from './rowan.ts';
import { KINDS_OF_GAME, textOf, transcriptOf } from './transcripts.ts';

const indexOf = (list: 'monsters' | 'quests' | 'tiles', name: string): number =>
  builtIn[list].findIndex((card) => card.name === name);

const skeleton = indexOf('monsters', 'Skeleton');
const termite = indexOf('monsters', 'Termite');
const cathedral1 = monsterPlace(2, 0);

function tell(events: readonly GameEvent[], players = 2): readonly string[] {
  const story = createStory({ catalogue: builtIn, players, ink: NO_INK });
  return [...story.tell(events), ...story.end()];
}

const planOf = (place: number): GameEvent => ({
  kind: 'planConfirmed',
  seat: 0,
  places: [{ place, units: [0, 0, 0, 2, 0, 0, 0, 0, 0], as: [0, 0, 0, 0, 0], cv: 2, strength: 2 }],
  recruit: -1,
  forgePlace: -1,
  forgeUnit: -1,
  forgeCv: 0,
  boosts: [0, 0, 0, 0, 0, 0, 0, 0, 0],
});

const ofSkeleton = { card: 'monster', index: skeleton } as const;

const defeat: readonly GameEvent[] = [
  planOf(cathedral1),
  { kind: 'defeated', seat: 0, place: cathedral1, source: ofSkeleton, vp: 1, rule: 'T8' },
  { kind: 'vpChanged', seat: 0, n: 1, total: 1, by: 'monsters', source: ofSkeleton },
];

describe('the story', () => {
  test('tells a fight with its Units, its CV and what it brought', () => {
    expect(tell(defeat)).toEqual([
      '  Seat 1 defeats Skeleton (Cathedral 1) with C C, CV 2 against 2: +1 VP',
    ]);
  });

  test('names the card behind a note that belongs to another line', () => {
    const source = { card: 'monster', index: termite } as const;
    const events: GameEvent[] = [
      ...defeat,
      { kind: 'gained', seat: 0, meeple: 1, from: 'supply', to: 'place', source },
    ];
    expect(tell(events)[0]).toContain('+1 VP, +W (Termite)');
  });

  test('puts draws in a row on one line, the refilled bag among them', () => {
    const drew = (meeple: number): GameEvent => ({
      kind: 'drew',
      seat: 1,
      meeple,
      stream: 13,
      k: 0,
      of: 1,
      roll: 0,
      source: { rule: 'D4' },
    });
    const refilled: GameEvent = { kind: 'bagRefilled', seat: 1, meeples: [1] };
    expect(tell([drew(0), refilled, drew(8)])).toEqual(['  Seat 2 draws P (bag refilled) X']);
  });

  test('shows a Shaman with the class it stands for', () => {
    const plan = planOf(cathedral1) as Extract<GameEvent, { kind: 'planConfirmed' }>;
    const fact = { ...plan.places[0]!, units: [1, 0, 0, 0, 0, 0, 0, 1, 0], as: [0, 1, 0, 0, 0] };
    const events = [{ ...plan, places: [fact] }, ...defeat.slice(1)];
    expect(tell(events)[0]).toContain('with P S=W, CV 2');
  });

  test('calls the second seat of a solo game the Royal Guard', () => {
    const events: GameEvent[] = [{ kind: 'turnStarted', seat: 1, round: 2, turn: 2 }];
    expect(tell(events, 1)).toEqual(['', 'The Royal Guard, round 2']);
    expect(tell(events, 2)).toEqual(['', 'Seat 2, round 2']);
  });
});

test('whole games are told without a gap', () => {
  const kinds = new Set<EventKind>();
  for (const [, options] of KINDS_OF_GAME) {
    const steps = [...recordGame(matchOf({ ...options, seed: 'told' }), keyFromSeed('told'))];
    for (const { events } of steps) for (const { kind } of events) kinds.add(kind);
    const text = [...tellGame(builtIn, steps, NO_INK)].join('\n');
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text).toContain('Final scores');
  }
  expect(kinds.size).toBeGreaterThan(40);
}, 60_000);

describe('rowan watch', { timeout: 60_000 }, () => {
  test('tells a game round by round to its itemised end', async () => {
    const { status, out } = await rowan(
      'watch',
      '--players',
      '3',
      '--seed',
      'w',
      '--seats',
      'random',
    );
    expect(status).toBe(0);
    expect(out).toContain('3 players; cards: Rowan');
    expect(out).toMatch(/^━━━ Round 1 ━/m);
    expect(out).toMatch(/^Castle +Monsters/m);
    expect(out).toMatch(/^Total +−?\d+ +−?\d+ +−?\d+$/m);
    expect(out).toMatch(/wins\.|share the victory/);
    expect(out).toContain('the same game again with --seed w');
  });

  test('plays another game each time unless it is given a seed', async () => {
    const watch = (): Promise<Ran> => rowan('watch', '--seats', 'random');
    const [one, other] = [await watch(), await watch()];
    expect(one.out).not.toBe(other.out);
  });

  test('names the cards of a catalogue of its own', () => {
    const named: Catalogue = { ...builtIn, name: 'Hornbeam' };
    const match = { ...matchOf({ players: 2, seed: 'n' }), catalogue: named };
    const lines = [...tellGame(named, recordGame(match, keyFromSeed('n')), NO_INK)];
    expect(lines[1]).toContain('cards: Hornbeam');
  });
});

test('record --readable and replay tell the same story', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rowan-'));
  const file = join(folder, 'game.jsonl');
  writeFileSync(file, textOf(transcriptOf({ players: 1, seed: 'r' })));
  const readable = await rowan('record', '--readable', '--seed', 'r', '-p', '1');
  const replayed = await rowan('replay', file);
  rmSync(folder, { recursive: true });
  expect(readable.out).toContain('The Royal Guard, round 1');
  expect(replayed.out.split('\n').slice(0, -2)).toEqual(readable.out.split('\n').slice(0, -1));
});
