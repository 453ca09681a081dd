import { describe, expect, it } from 'vitest';
import { firstTheme, parseSettings, type Settings } from '../src/base/settings.ts';

const USUAL = parseSettings({});
const OWN: Settings = {
  theme: 'day',
  sound: false,
  volume: 30,
  ambience: true,
  warnings: false,
  speed: 'fast',
  text: 'large',
  language: 'fr',
};

describe('kept settings', () => {
  it('are taken as they are', () => {
    expect(parseSettings(JSON.parse(JSON.stringify(OWN)))).toEqual(OWN);
    expect(USUAL).not.toEqual(OWN);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['text', 'night'],
    ['a list', ['day', false]],
    ['true', true],
  ])('%s instead of them gives the usual ones', (_, kept) => {
    expect(parseSettings(kept)).toEqual(USUAL);
  });

  const DAMAGED: readonly (readonly [keyof Settings, unknown])[] = [
    ['language', 'it'],
    ['language', ''],
    ['language', 'constructor'],
    ['language', 2],
    ['language', null],
    ['language', ['de']],
    ['theme', 'dusk'],
    ['theme', { night: true }],
    ['sound', 'yes'],
    ['sound', 0],
    ['volume', 1000],
    ['volume', -10],
    ['volume', '50'],
    ['ambience', 1],
    ['speed', 'warp'],
    ['speed', -1],
    ['text', 'huge'],
  ];

  it.each(DAMAGED)('with %s %j keep all the others', (field, value) => {
    expect(parseSettings({ ...OWN, [field]: value })).toEqual({ ...OWN, [field]: USUAL[field] });
    // Taken as they are, as they once were, they would be refused here.
    expect({ ...USUAL, ...OWN, [field]: value }).not.toEqual({ ...OWN, [field]: USUAL[field] });
  });

  it.each(Object.keys(OWN) as (keyof Settings)[])('without %s keep all the others', (field) => {
    const { [field]: _, ...rest } = OWN;
    expect(parseSettings(rest)).toEqual({ ...OWN, [field]: USUAL[field] });
  });

  it('keep nothing that is no setting', () => {
    expect(parseSettings({ ...OWN, colour: 'red', __proto__: { sound: true } })).toEqual(OWN);
  });
});

describe('the first theme', () => {
  it.each([
    ['dark', 'night'],
    ['light', 'day'],
    ['nothing', 'day'],
  ])('of a device that prefers %s is %s', (preferred, theme) => {
    expect(firstTheme((scheme) => scheme === preferred)).toBe(theme);
  });
});
