import { IntlMessageFormat } from 'intl-messageformat';
import { afterAll, describe, expect, it } from 'vitest';
import { MEEPLES, allCards, builtIn, english, type CardNames } from '@rowan/cards';
import { describer as german, names as germanNames } from '@rowan/cards/de';
import { describer as french, names as frenchNames } from '@rowan/cards/fr';
import { parseRules, rulesMarkdown } from '../scripts/rules-text.ts';
import coachDe from '../src/screens/tutorial/text/de.json';
import coachFr from '../src/screens/tutorial/text/fr.json';
import { letterOf, meepleName } from '../src/model/meeples.ts';
import { cardName } from '../src/text/cards.ts';
import de from '../src/text/de.json';
import en from '../src/text/en.json';
import fr from '../src/text/fr.json';
import { fold, hasAll, wanted } from '../src/text/search.ts';
import { t } from '../src/text/text.ts';
import { LANGUAGES, preferred, speak } from '../src/text/words.ts';

const OTHERS = [
  { language: 'de', messages: de as Record<string, string>, cards: german, names: germanNames },
  { language: 'fr', messages: fr as Record<string, string>, cards: french, names: frenchNames },
];
const keys = Object.keys(en).toSorted();
const cards = allCards(builtIn).map(({ card }) => card);

type Node = ReturnType<IntlMessageFormat['getAst']>[number];

/** Names of the values that a message speaks of; plurals are looked into. */
function placeholders(message: string): string[] {
  const found = new Set<string>();
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.type !== 0 && node.type !== 7 && 'value' in node) found.add(node.value);
      if ('options' in node) for (const option of Object.values(node.options)) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message, 'en').getAst());
  return [...found].toSorted();
}

const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted();

describe.each(OTHERS)('the texts in $language', ({ language, messages }) => {
  it('are complete, and no more than that', () => {
    expect(Object.keys(messages).toSorted()).toEqual(keys);
    expect(Object.values(messages).every((text) => text.trim() !== '')).toBe(true);
  });

  it('speak of the same values as the English ones', () => {
    const wrong = Object.entries(en)
      .filter(([key]) => key in messages)
      .map(([key, text]) => [key, placeholders(text), placeholders(messages[key]!)] as const)
      .filter(([, own, other]) => own.join() !== other.join());
    expect(wrong).toEqual([]);
  });

  it('are messages that can be said with any number', () => {
    for (const text of Object.values(messages)) {
      const format = new IntlMessageFormat(text, language);
      const values = placeholders(text);
      for (const n of [0, 1, 2, 5])
        expect(String(format.format(Object.fromEntries(values.map((name) => [name, n]))))).not.toBe(
          '',
        );
    }
  });
});

const repeated = (all: readonly string[]): string[] =>
  all.filter((one, index) => all.indexOf(one) !== index);

/** English names with two translations, and translations of two names. */
function misnamed(names: CardNames): string[] {
  const pairs = new Map(
    cards.map(({ id, name }) => [`${name}: ${names[id]}`, [name, names[id] ?? '']] as const),
  );
  const [own, other] = [0, 1].map((side) => [...pairs.values()].map((pair) => pair[side]!));
  return [...repeated(own!), ...repeated(other!)];
}

describe.each(OTHERS)('the cards in $language', ({ cards: describer, names }) => {
  it('all have a name, and no other names are there', () => {
    expect(Object.keys(names).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
  });

  it.each(cards.map((card) => [card.id, card] as const))('%s says the same', (_, card) => {
    const text = describer.card(card);
    expect(text).not.toMatch(/[{}]|undefined/);
    expect(text).not.toBe('');
    expect(numbers(text)).toEqual(numbers(english.card(card)));
  });

  it('have names without words that are too long for the board', () => {
    const long = Object.values(names).flatMap((name) => name.match(/\p{L}{16,}/gu) ?? []);
    expect(long).toEqual([]);
  });

  it('have one name for one thing', () => {
    expect(misnamed(names)).toEqual([]);
    expect(misnamed({ ...names, 'ghoul-villages': 'Kobold' })).toEqual(['Ghoul']);
    expect(misnamed({ ...names, legends: names.overkill })).toEqual([names.overkill]);
  });
});

/** What a printer of that language would not set; French has a hard space before `: ; ! ?` and in `« »`. */
const MISPRINTS: Readonly<Record<string, RegExp>> = {
  de: /["'«»]|\s[:;!?]|\.\.\.|[a-zäöüß]-\s(?!und|oder)/,
  fr: /["'„“”]|[ ][:;!?»]|[^\u00A0][:;!?»](?=\s|$)|«(?!\u00A0)|\.\.\./,
};

/** All that is said, with its language. */
const printed = [
  ...Object.values(de).map((text) => ['de', text] as const),
  ...Object.values(coachDe).map((text) => ['de', text] as const),
  ...cards.map((card) => ['de', german.card(card)] as const),
  ...parseRules(rulesMarkdown('de')).map(({ text }) => ['de', text] as const),
  ...Object.values(fr).map((text) => ['fr', text] as const),
  ...Object.values(coachFr).map((text) => ['fr', text] as const),
  ...cards.map((card) => ['fr', french.card(card)] as const),
  ...parseRules(rulesMarkdown('fr')).map(({ text }) => ['fr', text] as const),
];

const misprinted = ([language, text]: readonly [string, string]): boolean =>
  MISPRINTS[language]!.test(text.replaceAll('*', ''));

describe('typography', () => {
  it('is that of each language', () => {
    expect(printed.filter(misprinted)).toEqual([]);
  });

  it.each([
    ['de', 'Der "Plan"'],
    ['de', 'Halt !'],
    ['de', 'Warte...'],
    ['de', 'Turm- Zimmer'],
    ['fr', 'Halte !'],
    ['fr', 'Halte!'],
    ['fr', 'Taverne: 2'],
    ['fr', 'Taverne : 2'],
    ['fr', 'le «plan»'],
    ['fr', "l'or"],
  ])('%s: %s is found', (...said) => {
    expect(misprinted(said)).toBe(true);
  });
});

/** Letters that are not those of their names, one after the other, or that stand for two meeples. */
function misleading(all: readonly (readonly [letter: string, name: string])[]): string[] {
  const letters = all.map(([letter]) => letter);
  const strange = all.filter(
    ([letter, name]) => letter === '' || !new RegExp(Array.from(letter).join('.*'), 'i').test(name),
  );
  return [...strange.map(([letter]) => letter), ...repeated(letters)];
}

it.each([
  ['of another language', [['W', 'Guerrier']], ['W']],
  [
    'for two',
    [
      ['P', 'Paysan'],
      ['P', 'Paladin'],
    ],
    ['P'],
  ],
  ['that is missing', [['', 'Paysan']], ['']],
] as const)('a letter %s is found', (_, all, faults) => {
  expect(misleading(all)).toEqual(faults);
});

describe('the language of the page', () => {
  afterAll(() => speak('en'));

  it('is the first one of the browser that is spoken here', () => {
    expect(preferred(['it-IT', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['fr'])).toBe('fr');
    expect(preferred(['ja', 'ko'])).toBe('en');
    expect(preferred([])).toBe('en');
  });

  it('changes all that is said', async () => {
    const said = [];
    for (const language of LANGUAGES) {
      await speak(language);
      said.push([
        t('tavern'),
        t('meeple.peasant', { n: 2 }),
        cardName({ id: 'bug-hunt', name: 'Bug Hunt' }),
      ]);
    }
    expect(said).toEqual([
      ['Tavern', 'Peasants', 'Bug Hunt'],
      ['Taverne', 'Bauern', 'Käferjagd'],
      ['Taverne', 'Paysans', 'Chasse aux insectes'],
    ]);
  });

  it('has letters for the meeples where there is no room for their names', async () => {
    const letters = [];
    for (const language of LANGUAGES) {
      await speak(language);
      const all = MEEPLES.map((_, meeple) => [letterOf(meeple), meepleName(meeple)] as const);
      expect(misleading(all)).toEqual(language === 'de' ? [] : ['X']);
      letters.push(all.map(([letter]) => letter).join(' '));
    }
    expect(letters).toEqual(['P W M C K R L S X', 'B Kr M Kl R W P S V', 'P G M Cl Ch R Pa Cm X']);
  });

  it('leaves a card alone that it does not know', async () => {
    await speak('de');
    const own = { id: 'somebodys-own', name: 'Legends' };
    expect(cardName(own)).toBe('Legends');
    expect(cardName({ ...own, id: 'legends' })).toBe('Legenden');
  });
});

describe('searching', () => {
  it('ignores case and accents', () => {
    expect(hasAll(fold('L’Épée de la Garde'), wanted('epee GARDE'))).toBe(true);
    expect(hasAll(fold('Schädel'), wanted('schadel zwei'))).toBe(false);
  });
});
