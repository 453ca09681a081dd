import { words, type Language } from '../../text/words.ts';
import type en from './text/en.json';

/** What the coach says has files of its own, fetched with the tutorial. */
export type Filling = Readonly<Record<string, string | number>>;
export type SayKey = keyof typeof en;
type Speech = Readonly<Record<SayKey, string>>;

const LOADERS: Readonly<Record<Language, () => Promise<Speech>>> = {
  en: () => import('./text/en.json').then((text) => text.default),
  de: () => import('./text/de.json').then((text) => text.default),
  fr: () => import('./text/fr.json').then((text) => text.default),
};

let speech: Speech | null = null;

/** The coach speaks the language of the page from now on. */
export async function loadSpeech(): Promise<void> {
  speech = await LOADERS[words().language]();
}

/** The coach's sentences are plain, with names and numbers filled in. */
export const say = (key: SayKey, filling: Filling = {}): string =>
  (speech?.[key] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(filling[name] ?? ''));
