import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';
const MESSAGES = /\/src\/text\/[\w-]+\.json$/;

/** Texts with something to fill in as syntax trees, plain ones as they are. */
export const compileMessages = (messages: Readonly<Record<string, string>>): unknown =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      message.includes('{') ? parse(message, { captureLocation: false }) : message,
    ]),
  );

/** Reads the messages when the app is built, so that their parser stays at home. */
export const messagesPlugin = (): Plugin => ({
  name: 'rowan-messages',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }],
    },
  }),
  load(id) {
    if (!MESSAGES.test(id)) return undefined;
    const messages = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>;
    const code = JSON.stringify(JSON.stringify(compileMessages(messages)));
    return { code: `export default JSON.parse(${code});`, moduleType: 'js' };
  },
});
