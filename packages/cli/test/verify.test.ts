import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtIn, catalogueHash } from '@rowan/cards';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowan, type Ran } from './rowan.ts';
import type { Verified } from '../src/verify.ts';
import { KINDS_OF_GAME, textOf, transcriptOf } from './transcripts.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'rowan-verify-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(text: string, ...args: readonly string[]): Promise<Ran> {
  const file = join(folder, 'game.jsonl');
  writeFileSync(file, text);
  return rowan('verify', file, ...args);
}

const game = transcriptOf({ players: 2, towers: true, seed: 'verify' });
const drawn = game.moves.findIndex(({ events }) => events.some(({ kind }) => kind === 'drew'));

describe('rowan verify', () => {
  test.each(KINDS_OF_GAME)('counts what agrees in %s', async (_, options) => {
    const { moves, ...rest } = transcriptOf({ ...options, seed: 'verify' });
    const { status, out, err } = await verify(textOf({ moves, ...rest }), '--json');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const verified = JSON.parse(out) as Verified;
    const { rules, catalogue, states, hashes, draws, over } = verified;
    expect({ rules, catalogue, over }).toEqual({
      rules: rest.setup.rules,
      catalogue: catalogueHash(builtIn),
      over: true,
    });
    expect(verified.moves).toBe(moves.length);
    expect(states).toBe(moves.length + 1);
    expect(hashes).toBe(moves.length + 2);
    const rolls = [rest.setup, ...moves].flatMap(({ events }) =>
      events.filter(({ kind }) => kind === 'drew'),
    );
    expect(draws).toBeGreaterThan(rolls.length);
  });

  test('says it in words, and what nothing protects', async () => {
    const { out } = await verify(textOf(game));
    expect(out).toContain(`rules number ${game.setup.rules}`);
    expect(out).toContain(`cards ${catalogueHash(builtIn)}`);
    expect(out).toMatch(/\d+ draws: all follow from the key/);
    expect(out).toContain(`${game.moves.length + 2} hashes agree`);
    expect(out).toContain(`the game is over, the last hash is ${game.end.hash}`);
    expect(out).toContain('names of seats are not protected');
  });

  const withMove = (index: number, changes: object): string =>
    textOf({ ...game, moves: game.moves.with(index, { ...game.moves[index]!, ...changes }) });

  test.each<[string, string, string]>([
    [
      'a draw that does not follow from the key',
      withMove(drawn, {
        events: game.moves[drawn]!.events.map((event) =>
          event.kind === 'drew' ? { ...event, roll: event.roll + 1 } : event,
        ),
      }),
      `line ${drawn + 2}: events[`,
    ],
    ['another hash', withMove(3, { hash: 'beef' }), 'line 5: hash: "beef" stands here'],
    [
      'what replay passes over',
      withMove(0, { answer: { ...game.moves[0]!.answer, mood: 'good' } }),
      'line 2: answer: {',
    ],
    [
      'a file that is cut',
      textOf(game).split('\n').slice(0, 4).join('\n'),
      'line 5: the file ends',
    ],
  ])('refuses %s, with line and reason', async (_, text, message) => {
    const { status, out, err } = await verify(text);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('rowan cards', () => {
  test('prints a catalogue to begin an edition with, and takes it back', async () => {
    const { status, out } = await rowan('cards');
    expect(status).toBe(0);
    expect(catalogueHash(JSON.parse(out) as typeof builtIn)).toBe(catalogueHash(builtIn));
    const file = join(folder, 'own.json');
    writeFileSync(file, out.replace('"name": "Rowan"', '"name": "Hornbeam"'));
    const checked = await rowan('cards', file);
    expect(checked.status).toBe(0);
    expect(checked.out).toContain('Hornbeam is a valid catalogue: 40 Monsters');
    expect(checked.out).not.toContain(catalogueHash(builtIn));
  });

  test('names what is wrong with one', async () => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, JSON.stringify({ ...builtIn, heroes: [] }));
    const { status, err } = await rowan('cards', file);
    expect(status).toBe(2);
    expect(err).toContain('heroes');
  });
});
