/**
 * What stands in mails, in the language of whoever gets them: the one place where the server has sentences. `{name}` and
 * the like are filled in; a line without its value is left out.
 */

export const LETTER_LANGUAGES = ['en', 'de', 'fr'] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];

export type LetterKey =
  | 'greeting'
  | 'confirm.subject'
  | 'confirm.text'
  | 'confirm.ignore'
  | 'recover.subject'
  | 'recover.text'
  | 'recover.ignore'
  | 'turn.subject'
  | 'turn.text'
  | 'turn.due'
  | 'stop';

export const LETTERS: Readonly<Record<LetterLanguage, Readonly<Record<LetterKey, string>>>> = {
  en: {
    greeting: 'Hello {name},',
    'confirm.subject': 'Rowan: is this your address?',
    'confirm.text': 'to get mail from Rowan here, open this link within two days:',
    'confirm.ignore': 'If you did not ask for it, leave this mail alone.',
    'recover.subject': 'Rowan: a new passphrase',
    'recover.text': 'with this link you can choose a new passphrase within the next hour:',
    'recover.ignore':
      'If you did not ask for it, leave this mail alone. Your passphrase stays as it is.',
    'turn.subject': 'Rowan: it is your turn',
    'turn.text': 'your game waits for you:',
    'turn.due': 'You have time until {due}.',
    stop: 'No more of these mails: {link}',
  },
  de: {
    greeting: 'Hallo {name},',
    'confirm.subject': 'Rowan: Ist das deine Adresse?',
    'confirm.text':
      'um hier Post von Rowan zu bekommen, öffne innerhalb von zwei Tagen diesen Link:',
    'confirm.ignore': 'Falls du nicht darum gebeten hast, lass diese Nachricht liegen.',
    'recover.subject': 'Rowan: ein neues Kennwort',
    'recover.text': 'mit diesem Link kannst du in der nächsten Stunde ein neues Kennwort wählen:',
    'recover.ignore':
      'Falls du nicht darum gebeten hast, lass diese Nachricht liegen. Dein Kennwort bleibt, wie es ist.',
    'turn.subject': 'Rowan: Du bist am Zug',
    'turn.text': 'deine Partie wartet auf dich:',
    'turn.due': 'Du hast Zeit bis {due}.',
    stop: 'Keine solchen Nachrichten mehr: {link}',
  },
  fr: {
    greeting: 'Bonjour {name},',
    'confirm.subject': 'Rowan : est-ce votre adresse ?',
    'confirm.text': 'pour recevoir ici les messages de Rowan, ouvrez ce lien dans les deux jours :',
    'confirm.ignore': 'Si vous n’avez rien demandé, laissez ce message de côté.',
    'recover.subject': 'Rowan : une nouvelle phrase secrète',
    'recover.text':
      'avec ce lien vous pouvez choisir une nouvelle phrase secrète dans l’heure qui vient :',
    'recover.ignore':
      'Si vous n’avez rien demandé, laissez ce message de côté. Votre phrase secrète reste la même.',
    'turn.subject': 'Rowan : à vous de jouer',
    'turn.text': 'votre partie vous attend :',
    'turn.due': 'Vous avez jusqu’au {due}.',
    stop: 'Ne plus recevoir ces messages : {link}',
  },
};

const languageOf = (tag: string): LetterLanguage =>
  LETTER_LANGUAGES.find((language) => language === tag) ?? 'en';

/** A moment, as it is written where somebody lives. */
const momentText = (at: number, language: string, zone: string): string =>
  new Intl.DateTimeFormat(languageOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at);

/** What a mail is made of: codes and facts, no words. */
export type LetterFacts =
  | { readonly kind: 'confirm' | 'recover'; readonly link: string }
  | {
      readonly kind: 'turn';
      readonly link: string;
      readonly due: number | null;
      readonly stop: string;
    };

interface Reader {
  readonly name: string;
  readonly language: string;
  readonly zone: string;
}

/** Puts a mail into words. */
export function letterFor(
  facts: LetterFacts,
  { name, language, zone }: Reader,
): { readonly subject: string; readonly text: string } {
  const words = LETTERS[languageOf(language)];
  const say = (key: LetterKey, values: Readonly<Record<string, string>> = {}): string =>
    words[key].replaceAll(/\{(\w+)\}/g, (_, field: string) => values[field] ?? '');
  const last =
    facts.kind === 'turn'
      ? [
          ...(facts.due === null
            ? []
            : [say('turn.due', { due: momentText(facts.due, language, zone) })]),
          `-- \n${say('stop', { link: facts.stop })}`,
        ]
      : [say(`${facts.kind}.ignore`)];
  const parts = [say('greeting', { name }), say(`${facts.kind}.text`), facts.link, ...last];
  return { subject: say(`${facts.kind}.subject`), text: `${parts.join('\n\n')}\n` };
}
