import { BOT_LEVELS, HERO_CLASSES, HIRED_HELP, MOST_PLAYERS, type HeroClass } from '@rowan/cards';
import type { Chair } from './chairs.ts';

/** What a set-up asks for, as it is kept on the device: the last one, and those that were given a name. */

export interface Variants {
  readonly towers: boolean;
  readonly hiredHelp: readonly HeroClass[];
  readonly advanced: boolean;
}

export interface Choice {
  readonly chairs: readonly Chair[];
  readonly variants: Variants;
}

interface Preset {
  readonly name: string;
  readonly choice: Choice;
}

export interface Kept {
  readonly last: Choice | null;
  readonly presets: readonly Preset[];
}

export const LONGEST_NAME = 30;
export const MOST_PRESETS = 12;
/** As in the set-up's own fields. */
const LONGEST_SEAT = 20;

const KEY = 'rowan:setups';
const NOTHING: Kept = { last: null, presets: [] };

type Loose<T> = { readonly [K in keyof T]: unknown };
const loose = <T>(value: unknown): Loose<T> => Object(value) as Loose<T>;
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;
const isOneOf = <T>(all: readonly T[], value: unknown): value is T => all.includes(value as T);

const SITTERS: readonly Chair['kind'][] = ['person', 'bot', 'nobody'];
const COLOURS = Array.from({ length: MOST_PLAYERS }, (_, colour) => colour);

function isChair(value: unknown): value is Chair {
  const { kind, name, colour, bot } = loose<Chair>(value);
  return (
    isOneOf(SITTERS, kind) &&
    isText(name, LONGEST_SEAT) &&
    isOneOf(COLOURS, colour) &&
    isOneOf(BOT_LEVELS, bot)
  );
}

/** Every chair has a colour of its own, and somebody sits on the first. */
const isTable = (value: unknown): value is readonly Chair[] =>
  Array.isArray(value) &&
  value.length === MOST_PLAYERS &&
  value.every(isChair) &&
  value[0]!.kind !== 'nobody' &&
  new Set(value.map(({ colour }) => colour)).size === MOST_PLAYERS;

const HELPERS = HERO_CLASSES.filter((hero) => HIRED_HELP.some((one) => one === hero));

function isVariants(value: unknown): value is Variants {
  const { towers, hiredHelp, advanced } = loose<Variants>(value);
  return (
    typeof towers === 'boolean' &&
    typeof advanced === 'boolean' &&
    Array.isArray(hiredHelp) &&
    hiredHelp.length <= HELPERS.length &&
    hiredHelp.every((hero) => isOneOf(HELPERS, hero))
  );
}

function parseChoice(value: unknown): Choice | null {
  const { chairs, variants } = loose<Choice>(value);
  return isTable(chairs) && isVariants(variants) ? { chairs, variants } : null;
}

function parsePreset(value: unknown): Preset | null {
  const { name, choice } = loose<Preset>(value);
  const read = parseChoice(choice);
  return read && isText(name, LONGEST_NAME) && name.trim() !== '' ? { name, choice: read } : null;
}

/** What cannot be read is left out; the rest stays. */
export function parseKept(value: unknown): Kept {
  const { last, presets } = loose<Kept>(value);
  const read = Array.isArray(presets) ? presets.map(parsePreset) : [];
  return {
    last: parseChoice(last),
    presets: read.filter((one) => one !== null).slice(0, MOST_PRESETS),
  };
}

export function recallSetUps(): Kept {
  try {
    return parseKept(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return NOTHING;
  }
}

/** Whether it was kept. */
export function rememberSetUps(kept: Kept): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** A preset takes the place of one of the same name; the oldest goes when there are too many. */
export const withPreset = ({ last, presets }: Kept, preset: Preset): Kept => ({
  last,
  presets: [...presets.filter(({ name }) => name !== preset.name), preset].slice(-MOST_PRESETS),
});

export const withoutPreset = ({ last, presets }: Kept, name: string): Kept => ({
  last,
  presets: presets.filter((one) => one.name !== name),
});
