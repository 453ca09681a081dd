import { IntlMessageFormat } from 'intl-messageformat';
import { words, type Messages } from './words.ts';

export type TextKey = keyof Messages;
export type Values = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();

export function t(key: TextKey, values?: Values): string {
  const { language, messages } = words();
  const message = messages[key];
  if (!values) return message;
  let format = formats.get(message);
  if (!format) formats.set(message, (format = new IntlMessageFormat(message, language)));
  const text = format.format(values);
  return Array.isArray(text) ? text.join('') : String(text);
}
