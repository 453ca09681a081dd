import { IntlMessageFormat } from 'intl-messageformat';
import { words, type Messages } from './words.ts';

export type TextKey = keyof Messages;
export type Values = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();

const isPlain = (message: string): boolean => typeof message === 'string' && !message.includes('{');

export function t(key: TextKey, values?: Values): string {
  const { language, messages } = words();
  // When the app is built, messages with something to fill in become syntax trees; the others stay strings.
  const message = messages[key];
  if (!values || isPlain(message)) return message;
  let format = formats.get(message);
  if (!format) formats.set(message, (format = new IntlMessageFormat(message, language)));
  const text = format.format(values);
  return Array.isArray(text) ? text.join('') : String(text);
}

/** A name with what is said of it; languages differ in how they set the colon. */
export const labelled = (name: string, text: string): string => t('labelled', { name, text });
