import { PassThrough } from 'node:stream';
import { select } from '@clack/prompts';
import { describe, expect, test } from 'vitest';
import { folded } from '../src/fold.ts';
import { asked } from '../src/play/asked.ts';
import { openTerminal } from '../src/play/terminal.ts';
import { displayWidth } from '../src/text-table.ts';

const OPTIONS = [
  { value: 'one', label: 'one' },
  { value: 'two', label: 'two' },
];

/** A menu of two, at a keyboard on which this is typed. */
function choose(type: (keyboard: PassThrough) => void): Promise<string> {
  const keyboard = new PassThrough();
  const answer = asked(
    (menu) => select({ ...menu, message: 'Which?', options: OPTIONS }),
    keyboard,
    new PassThrough(),
  );
  type(keyboard);
  return answer;
}

describe('a menu', () => {
  test('gives what was chosen', async () => {
    expect(await choose((keyboard) => keyboard.write('\r'))).toBe('one');
  });

  test.each<[string, (keyboard: PassThrough) => unknown]>([
    ['Ctrl-C', (keyboard) => keyboard.write('\u0003')],
    ['Ctrl-D', (keyboard) => keyboard.write('\u0004')],
    ['the end of the input', (keyboard) => keyboard.end()],
  ])('is left by %s, in words', async (_, type) => {
    await expect(choose(type)).rejects.toThrow('no game was started');
  });
});

describe('a line that is too long for the terminal', () => {
  const RED = '\u001B[31m';
  const PLAIN = '\u001B[39m';
  const long = `    ${RED}Sap Smuggler${PLAIN} 4 (2 VP) · ${RED}Dire Beaver${PLAIN} 6 (3 VP, +P) · Ogre 8`;

  test.each([20, 33, 60])('is broken between words at %i columns, colours not counted', (width) => {
    const lines = folded(long, width).split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
    expect(lines.map((line) => line.trim()).join(' ')).toBe(long.trim());
    expect(lines[1]!.startsWith('    ')).toBe(true);
  });

  test('stays as it is where it fits, and where there is no terminal', () => {
    expect(folded(long, 200)).toBe(long);
    expect(folded(long, undefined)).toBe(long);
    expect(folded('a\n\n  b', 10)).toBe('a\n\n  b');
  });

  test('is broken within a word that is longer than the terminal is wide', () => {
    const lines = folded(`hash ${'f'.repeat(64)}`, 20).split('\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(20);
    expect(lines.join('').replaceAll(' ', '')).toBe(`hash${'f'.repeat(64)}`);
  });

  test('that is drawn to the edge is drawn to this one', () => {
    expect(folded(`━━━ Round 1 ${'━'.repeat(88)}`, 20)).toBe(`━━━ Round 1 ${'━'.repeat(8)}`);
  });

  test('is broken in a game, too', () => {
    const output = Object.assign(new PassThrough(), { columns: 20 });
    const terminal = openTerminal(new PassThrough(), output);
    terminal.print(long);
    terminal.close();
    const lines = String(output.read()).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(20);
  });
});
