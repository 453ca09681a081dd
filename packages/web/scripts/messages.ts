import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compile } from '../src/text/compile.ts';
import { comesLater } from '../src/text/later.ts';

type Messages = Readonly<Record<string, string>>;

const MESSAGES = /\/src\/text\/[\w-]+\.json$/;
/** English as the page gets it at first. */
const FIRST = '?first';
const COMPILED = join(import.meta.dirname, '../src/text/compiled.ts');

/** Texts with something to fill in as what fills them in reads them, plain ones as they are. */
export const compileMessages = (messages: Messages): unknown =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      message.includes('{') ? compile(message) : message,
    ]),
  );

/** Reads the messages when the app is built, so that their parser stays at home. */
export const messagesPlugin = (): Plugin => ({
  name: 'rowan-messages',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === './compile.ts') return COMPILED;
    if (source !== './en.json' || !importer?.endsWith('/text/words.ts')) return null;
    return join(dirname(importer), `en.json${FIRST}`);
  },
  load(id) {
    const file = id.replace(FIRST, '');
    if (!MESSAGES.test(file)) return undefined;
    const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Messages);
    const wanted = id === file ? messages : messages.filter(([key]) => !comesLater(key));
    const code = JSON.stringify(JSON.stringify(compileMessages(Object.fromEntries(wanted))));
    return { code: `export default JSON.parse(${code});`, moduleType: 'js' };
  },
});
