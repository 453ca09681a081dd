import { keyFromSeed } from '@rowan/rules';
import {
  parseJson,
  presentEngine,
  readTranscript,
  transcriptLines,
  transcriptOf,
} from '@rowan/table';
import { describe, expect, test } from 'vitest';
import { played } from './played.ts';

const engines = () => Promise.resolve(presentEngine);

const setup = {
  players: 2,
  towers: true,
  hiredHelp: [],
  advanced: false,
  key: keyFromSeed('nest'),
};
const seats = [0, 1].map((colour) => ({ kind: 'person', name: `Seat ${colour}`, colour }) as const);
const nobody = (): never => {
  throw new Error('nobody is asked');
};
const lines = Array.from(transcriptOf(played({ setup, seats }, nobody, 0)), (line) =>
  JSON.stringify(line),
);

const list = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const object = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

describe('text from outside', () => {
  test('may nest as far as our own, and farther', () => {
    expect(lines.every((line) => parseJson(line).ok)).toBe(true);
    expect(parseJson(list(32)).ok).toBe(true);
    expect(parseJson('7')).toEqual({ ok: true, value: 7 });
  });

  test.each([list(33), object(33), list(3000), object(100_000), `{"a":[1,${object(40)}]}`])(
    'does not nest without end',
    (nest) => {
      expect(parseJson(nest)).toEqual({ ok: false, error: { code: 'tooDeep' } });
      // The browser's own parser takes it.
      expect(JSON.parse(nest)).toBeTypeOf('object');
    },
  );

  test('that is no JSON is refused with what is wrong', () => {
    expect(parseJson('{"a":')).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });
});

const [first = '', second = ''] = lines;
const grown = (line: string, field: string, nest: string): string =>
  line.replace(/\}$/, `,"${field}":${nest}}`);

test.each([
  ['a line that is a list', [list(3000)], 1],
  ['the line of the setup', [grown(first, 'more', object(3000))], 1],
  ['the setup itself', [grown(first, 'setup', list(3000))], 1],
  ['the cards', [grown(first, 'catalogue', object(100_000))], 1],
  ['the seats', [grown(first, 'seats', list(3000))], 1],
  ['an answer', [first, grown(second, 'answer', object(3000))], 2],
  ['the kind of a line', [first, grown(second, 'type', list(3000))], 2],
])('a transcript with a nest in %s is refused at its line', async (_, nested, line) => {
  const read = await readTranscript(transcriptLines(nested.join('\n')), engines);
  expect(read).toEqual({ ok: false, error: { line, fault: { code: 'tooDeep' } } });
});
