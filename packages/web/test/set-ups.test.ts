import { describe, expect, it } from 'vitest';
import {
  MOST_PRESETS,
  parseKept,
  withPreset,
  withoutPreset,
  type Choice,
  type Kept,
} from '../src/screens/setup/presets.ts';
import { parseTips } from '../src/client/tips-memory.ts';

const chair = (colour: number, kind: 'person' | 'bot' | 'nobody' = 'bot') => ({
  kind,
  name: '',
  colour,
  bot: 'squire' as const,
});
const CHOICE: Choice = {
  chairs: [chair(0, 'person'), chair(1), chair(2, 'nobody'), chair(3, 'nobody')],
  variants: { towers: false, hiredHelp: ['W'], advanced: true },
};
const NONE: Kept = { last: null, presets: [] };
const again = (kept: unknown): Kept => parseKept(JSON.parse(JSON.stringify(kept)));

describe('kept set-ups', () => {
  it('come back as they were', () => {
    const kept = withPreset({ last: CHOICE, presets: [] }, { name: 'Evening', choice: CHOICE });
    expect(again(kept)).toEqual(kept);
    expect(withoutPreset(kept, 'Evening').presets).toEqual([]);
  });

  it('have one of each name, and not too many', () => {
    let kept = NONE;
    for (let n = 0; n < MOST_PRESETS + 3; n++)
      kept = withPreset(kept, { name: `set-up ${n}`, choice: CHOICE });
    expect(kept.presets).toHaveLength(MOST_PRESETS);
    const twice = withPreset(kept, { name: 'set-up 9', choice: CHOICE });
    expect(twice.presets).toHaveLength(MOST_PRESETS);
  });

  const { chairs, variants } = CHOICE;
  it.each([
    ['nothing', null],
    ['a chair too few', { chairs: chairs.slice(1), variants }],
    ['nobody on the first chair', { chairs: [chair(0, 'nobody'), ...chairs.slice(1)], variants }],
    ['a colour twice', { chairs: [chair(1, 'person'), ...chairs.slice(1)], variants }],
    ['another bot', { chairs: [{ ...chairs[0], bot: 'god' }, ...chairs.slice(1)], variants }],
    [
      'a long name',
      { chairs: [{ ...chairs[0], name: 'x'.repeat(21) }, ...chairs.slice(1)], variants },
    ],
    ['a Knight as help', { chairs, variants: { ...variants, hiredHelp: ['K'] } }],
    ['towers of text', { chairs, variants: { ...variants, towers: 'yes' } }],
  ])('with %s are left out, and only they', (_, damaged) => {
    const good = { name: 'good', choice: CHOICE };
    const kept = { last: damaged, presets: [{ name: 'bad', choice: damaged }, good] };
    expect(again(kept)).toEqual({ last: null, presets: [good] });
  });
});

describe('kept tips', () => {
  it('that cannot be read belong to no game, and are not given again', () => {
    const tips = { game: 'a1', seen: ['turn'] };
    expect(parseTips(JSON.stringify(tips))).toEqual(tips);
    for (const kept of ['', 'null', '[]', '{"game":1}', '{"game":"a","seen":[1]}'])
      expect(parseTips(kept).game).toBe('');
  });
});
