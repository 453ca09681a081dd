import { createStore } from 'zustand/vanilla';
import { LANGUAGES, preferred, type Language } from '../text/words.ts';

export type Speed = 'calm' | 'normal' | 'fast' | 'instant';
export const SPEEDS: readonly Speed[] = ['calm', 'normal', 'fast', 'instant'];
export const VOLUMES: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

export type TextSize = 'normal' | 'large' | 'largest';
export const TEXT_SIZES: readonly TextSize[] = ['normal', 'large', 'largest'];

export interface Settings {
  readonly theme: 'night' | 'day';
  readonly sound: boolean;
  /** Of the sounds, in per cent. */
  readonly volume: number;
  /** The sounds of a room with a fire, as long as one plays. */
  readonly ambience: boolean;
  /** Whether a plan that gives something away is asked about before it is confirmed. */
  readonly warnings: boolean;
  readonly speed: Speed;
  readonly text: TextSize;
  readonly language: Language;
}

const KEY = 'rowan:settings';
/** As the device likes it; where it does not say, the one whose texts stand out better. */
export const firstTheme = (prefers: (scheme: string) => boolean): Settings['theme'] =>
  prefers('dark') ? 'night' : 'day';

const asked = (scheme: string): boolean =>
  typeof matchMedia !== 'undefined' && matchMedia(`(prefers-color-scheme: ${scheme})`).matches;

const DEFAULTS: Settings = {
  theme: firstTheme(asked),
  sound: true,
  volume: 60,
  ambience: false,
  warnings: true,
  speed: 'normal',
  text: 'normal',
  language: preferred(typeof navigator === 'undefined' ? [] : navigator.languages),
};

const KNOWN: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['night', 'day'],
  sound: [true, false],
  volume: VOLUMES,
  ambience: [true, false],
  warnings: [true, false],
  speed: SPEEDS,
  text: TEXT_SIZES,
  language: LANGUAGES,
};

/** What is kept may come from another version or another hand: an unknown value becomes the usual one. */
export function parseSettings(kept: unknown): Settings {
  const values = Object(kept) as Readonly<Record<string, unknown>>;
  const field = <K extends keyof Settings>(key: K): Settings[K] =>
    KNOWN[key].find((known) => known === values[key]) ?? DEFAULTS[key];
  return {
    theme: field('theme'),
    sound: field('sound'),
    volume: field('volume'),
    ambience: field('ambience'),
    warnings: field('warnings'),
    speed: field('speed'),
    text: field('text'),
    language: field('language'),
  };
}

function read(): Settings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULTS;
  }
}

export const settings = createStore<Settings>(read);

export const change = (patch: Partial<Settings>): void => settings.setState(patch);

/** Keeps the page and the device's memory in step with the settings. */
export function applySettings(): void {
  const show = (now: Settings): void => {
    const { dataset } = document.documentElement;
    dataset['theme'] = now.theme;
    dataset['text'] = now.text;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing still plays.
    }
  };
  show(settings.getState());
  settings.subscribe(show);
}
