import { compile } from './compile.ts';
import { format, type Message, type Values } from './format.ts';
import { words, type Messages } from './words.ts';

export type TextKey = keyof Messages;

const compiled = new Map<string, Message>();

/** When the app is built, messages with something to fill in are read before; the others stay strings. */
function read(message: string | Message): Message {
  if (typeof message !== 'string') return message;
  let ready = compiled.get(message);
  if (!ready) compiled.set(message, (ready = compile(message)));
  return ready;
}

const isPlain = (message: string | Message): message is string =>
  typeof message === 'string' && !message.includes('{');

export function t(key: TextKey, values?: Values): string {
  const { language, messages } = words();
  const message: string | Message = messages[key];
  return !values || isPlain(message) ? message : format(read(message), language, values);
}

/** A name with what is said of it; languages differ in how they set the colon. */
export const labelled = (name: string, text: string): string => t('labelled', { name, text });
