import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs');
const NAME = /^virtual:rules\/([a-z]+)$/;

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

/** What stands around the paragraphs: the overview before them, the examples after them. */
interface Chapter {
  readonly part: 'overview' | 'examples';
  readonly title: string;
  /** One that begins with `|` is a table, line by line. */
  readonly texts: readonly string[];
}

const EXAMPLES = '10 ';

/** Blocks of lines, each as one text; the lines of a table stay apart. */
const textsOf = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .map((block) => (block.startsWith('|') ? block : block.replaceAll('\n', ' ')).trim())
    .filter((text) => text !== '');

/** The overview is the first chapter and has no number; each example has a heading of its own. */
export function parseChapters(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const section of markdown.split(/^## /m).slice(1)) {
    const [heading = '', ...lines] = section.split('\n');
    // The last text of the overview is about this book, and not about the game.
    if (chapters.length === 0)
      chapters.push({ part: 'overview', title: heading, texts: textsOf(lines).slice(0, -1) });
    if (!heading.startsWith(EXAMPLES)) continue;
    for (const example of lines.join('\n').split(/^### /m).slice(1)) {
      const [title = '', ...rest] = example.split('\n');
      chapters.push({ part: 'examples', title, texts: textsOf(rest) });
    }
  }
  return chapters;
}

/** The rules as they are written: English in `rules.md`, German in `rules.de.md` and so on. */
export const rulesMarkdown = (language: string): string =>
  readFileSync(join(DOCS, language === 'en' ? 'rules.md' : `rules.${language}.md`), 'utf8');

/** The rulings, in English alone. */
export const rulingsMarkdown = (): string => readFileSync(join(DOCS, 'rulings.md'), 'utf8');

/** Makes the rules importable, `virtual:rules/de` and so on, and `virtual:rules/rulings`; each becomes a chunk of its own. */
export const rulesPlugin = (): Plugin => ({
  name: 'rowan-rules',
  resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
  load(id) {
    const book = id.startsWith('\0') ? NAME.exec(id.slice(1))?.[1] : undefined;
    if (book === undefined) return undefined;
    const markdown = book === 'rulings' ? rulingsMarkdown() : rulesMarkdown(book);
    const chapters = book === 'rulings' ? [] : parseChapters(markdown);
    return `export const rules = ${JSON.stringify(parseRules(markdown))};
      export const chapters = ${JSON.stringify(chapters)};`;
  },
});
