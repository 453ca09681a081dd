import { createStore } from 'zustand/vanilla';
import { preferred, type Language } from '../text/words.ts';

export type Speed = 'calm' | 'normal' | 'fast' | 'instant';

export interface Settings {
  readonly theme: 'night' | 'day';
  readonly sound: boolean;
  readonly speed: Speed;
  readonly language: Language;
}

const KEY = 'rowan:settings';
const DEFAULTS: Settings = {
  theme: 'night',
  sound: true,
  speed: 'normal',
  language: preferred(typeof navigator === 'undefined' ? [] : navigator.languages),
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

export const settings = createStore<Settings>(read);

export const change = (patch: Partial<Settings>): void => settings.setState(patch);

/** Keeps the page and the device's memory in step with the settings. */
export function applySettings(): void {
  const show = (now: Settings): void => {
    document.documentElement.dataset['theme'] = now.theme;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing still plays.
    }
  };
  show(settings.getState());
  settings.subscribe(show);
}
