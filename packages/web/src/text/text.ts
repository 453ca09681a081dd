import { IntlMessageFormat } from 'intl-messageformat';
import en from './en.json';

/** Every text of the client has a key; a language is complete when it has them all. */
export type TextKey = keyof typeof en;
export type Values = Readonly<Record<string, string | number>>;

const language = 'en';
const messages: Readonly<Record<TextKey, string>> = en;
const formats = new Map<TextKey, IntlMessageFormat>();

export function t(key: TextKey, values?: Values): string {
  const message = messages[key];
  if (!values) return message;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new IntlMessageFormat(message, language)));
  const text = format.format(values);
  return Array.isArray(text) ? text.join('') : String(text);
}
