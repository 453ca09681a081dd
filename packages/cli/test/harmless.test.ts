import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtIn } from '@rowan/cards';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { harmless } from '../src/harmless.ts';
import { saveText } from '../src/play/save-file.ts';
import { newTable } from '../src/play/new-game.ts';
import { openingRows } from '@rowan/table';
import { rowan } from './rowan.ts';
import { script, sitDown } from './sitting.ts';
import { textOf, transcriptOf } from './transcripts.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'rowan-harmless-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sets the title of a terminal, clears it, the same in one letter, and turns the writing round. */
const EVIL = ['\u001B]0;owned\u0007', '\u001B[2J', '\u009B2J', '\u202E'].join('');
const OBEYED = /[^\P{Cc}\n]|\p{Bidi_Control}/u;

const at = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('text from files is shown and not obeyed', () => {
  test('names of seats in a replay', async () => {
    const game = transcriptOf({ players: 2, seed: 'evil' });
    const seats = [`Ann${EVIL}`, 'Bob\nrowan: all is well'];
    const text = textOf({ ...game, setup: { ...game.setup, seats } });
    expect(text).toContain('owned');
    const { status, out } = await rowan('replay', at('evil.jsonl', text));
    expect(status).toBe(0);
    expect(out).toContain('Ann');
    expect(out).toContain('owned');
    expect(out).not.toMatch(OBEYED);
    expect(out).not.toMatch(/^rowan: all is well/m);
  });

  test('what is wrong with a transcript', async () => {
    const game = transcriptOf({ players: 2, seed: 'evil' });
    const end = { ...game.end, hash: EVIL };
    const { status, err } = await rowan('replay', at('wrong.jsonl', textOf({ ...game, end })));
    expect(status).toBe(1);
    expect(err).toContain('owned');
    expect(err).not.toMatch(OBEYED);
  });

  test('names in a saved game', async () => {
    const opening = newTable({ opponents: ['captain'], seed: 'evil' });
    const seats = opening.seats.map((seat) => ({ ...seat, name: seat.name + EVIL }));
    const file = at('evil.json', saveText(openingRows({ ...opening, seats }, 0)));
    const { text } = await sitDown({ file }, script('b', 'q'), true);
    expect(text).toContain('owned');
    expect(text).not.toMatch(OBEYED);
  });

  test('what is wrong with a catalogue, and what it is called', async () => {
    const wrong = { ...builtIn, monsters: [{ ...builtIn.monsters[0], type: EVIL }] };
    const { err } = await rowan('simulate', '--catalogue', at('wrong.json', JSON.stringify(wrong)));
    expect(err).toContain('is no valid catalogue');
    expect(err).not.toMatch(OBEYED);
    const file = at('named.json', JSON.stringify({ ...builtIn, name: `Own${EVIL}` }));
    for (const args of [
      ['cards', file],
      ['watch', '--catalogue', file],
    ]) {
      const named = await rowan(...args);
      expect(named.status).toBe(2);
      expect(named.err).toContain('owned');
      expect(named.err).not.toMatch(OBEYED);
    }
  });
});

test('what is obeyed by nobody stays as it was', () => {
  expect(harmless('Ann · Zoë “1” ═ 🦫')).toBe('Ann · Zoë “1” ═ 🦫');
});
