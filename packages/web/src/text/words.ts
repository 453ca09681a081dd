import { english, type CardNames, type Describer } from '@rowan/cards';
import en from './en.json';

/** Every text of the client has a key; a language is complete when it has them all. */
export type Messages = Readonly<Record<keyof typeof en, string>>;

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** All that is said in one language. */
export interface Words {
  readonly language: Language;
  readonly messages: Messages;
  readonly cards: Describer;
  /** Cards that are not in the list keep the name of the catalogue. */
  readonly names: CardNames;
}

/** The catalogue speaks English; only where a long word may be broken has to be said. */
const BROKEN: CardNames = {
  'gravedigger-cathedral': 'Grave\u00ADdigger',
  'vampire-cabinetmaker-cathedral': 'Vampire Cabinet\u00ADmaker',
};

const ENGLISH: Words = { language: 'en', messages: en, cards: english, names: BROKEN };

/** English comes with the page, the others when they are wanted. */
const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => Promise.resolve(ENGLISH),
  de: async () => {
    const [text, { describer, names }] = await Promise.all([
      import('./de.json'),
      import('@rowan/cards/de'),
    ]);
    return { language: 'de', messages: text.default, cards: describer, names };
  },
  fr: async () => {
    const [text, { describer, names }] = await Promise.all([
      import('./fr.json'),
      import('@rowan/cards/fr'),
    ]);
    return { language: 'fr', messages: text.default, cards: describer, names };
  },
};

let current = ENGLISH;
export const words = (): Words => current;

/** What is said later than the first decision. */
export async function allWords(): Promise<void> {
  if (current !== ENGLISH) return;
  const { allMessages } = await import('./later-words.ts');
  if (current === ENGLISH) current = { ...ENGLISH, messages: allMessages };
}

/** From now on everything is said in this language; if it cannot be fetched, all stays as it was. */
export async function speak(language: Language): Promise<void> {
  const before = current;
  current = await LOADERS[language]();
  if (typeof document !== 'undefined') document.documentElement.lang = current.language;
  // Whoever comes back to English is past the first decision.
  if (before !== ENGLISH) await allWords();
}

/** The first language of the browser that is spoken here. */
export const preferred = (wanted: readonly string[]): Language =>
  wanted
    .map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language))
    .find((language) => language !== undefined) ?? 'en';
