import { describe, expect, it } from 'vitest';
import { noteTrouble, troublesSoFar } from '../src/base/report.ts';
import { reportOf } from '../src/client/report-file.ts';

const AROUND = {
  build: 'index-abc.js',
  at: '2031-01-01T00:00:00.000Z',
  browser: 'Chromium',
  language: 'fr',
  route: '#/game/7',
};
const last = (): string => troublesSoFar().at(-1)!.error;

describe('what goes wrong', () => {
  it.each<[string, unknown, RegExp]>([
    ['an error', new Error('no table'), /^Error: no table\n +at /],
    ['text', 'no table', /^no table$/],
    ['nothing', undefined, /^undefined$/],
    ['an error without a trace', Object.assign(new TypeError('no'), { stack: undefined }), /: no$/],
  ])('is noted with its time: %s', (_, error, text) => {
    noteTrouble(error);
    expect(last()).toMatch(text);
    expect(troublesSoFar().at(-1)!.at).toBeGreaterThan(1.7e12);
  });

  it('is noted in short, and the oldest goes first', () => {
    noteTrouble('x'.repeat(1e6));
    expect(last()).toHaveLength(4000);
    for (let i = 0; i < 60; i++) noteTrouble(`no. ${i}`);
    expect(troublesSoFar()).toHaveLength(50);
    expect(troublesSoFar()[0]!.error).toBe('no. 10');
  });
});

it('a report has the errors, the game and where it was', () => {
  noteTrouble(new Error('stumbled'));
  const report = reportOf(AROUND, { rows: [1, 2] });
  expect(report).toMatchObject({ rowan: 'report', ...AROUND, game: { rows: [1, 2] } });
  expect(report.errors.at(-1)!.error).toContain('stumbled');
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});
