import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SOURCE = join(ROOT, 'docs', 'rules.md');
const NAME = 'virtual:rules';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly chapter: string;
}

const HEADING = /^#{2,3} (.+)$/;
const PARAGRAPH = /^- \*\*([A-Z]\d+)\*\*\s*(.*)$/;
const TITLE = /^([^.:]{2,60})[.:] (.*)$/s;

/** Paragraphs of `docs/rules.md`: `- **T7** Title. text`, under their chapter. */
export function parseRules(markdown: string): Rule[] {
  const rules: Rule[] = [];
  let chapter = '';
  for (const line of markdown.split('\n')) {
    chapter = HEADING.exec(line)?.[1] ?? chapter;
    const [, id, rest] = PARAGRAPH.exec(line) ?? [];
    if (id !== undefined && rest !== undefined) {
      const [, title = '', text = rest] = TITLE.exec(rest) ?? [];
      rules.push({ id, title, text, chapter });
    } else if (/^\s+\S/.test(line) && rules.length > 0) {
      const last = rules.at(-1)!;
      rules[rules.length - 1] = { ...last, text: `${last.text} ${line.trim()}` };
    }
  }
  return rules;
}

/** Makes the rules importable; they become a chunk of their own. */
export const rulesPlugin = (): Plugin => ({
  name: 'rowan-rules',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return undefined;
    const rules = existsSync(SOURCE) ? parseRules(readFileSync(SOURCE, 'utf8')) : [];
    return `export const rules = ${JSON.stringify(rules)};`;
  },
});
