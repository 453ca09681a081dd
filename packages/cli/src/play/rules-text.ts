import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A paragraph of the rules. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const FILE = fileURLToPath(new URL('../../../../docs/rules.md', import.meta.url));
const PARAGRAPH = /^- \*\*([A-Z]\d+)\*\*\s+(?:([^.:]{2,60})[.:]\s)?(.*)$/;

/** Paragraphs `- **T7** Title. Text`, by id. */
function parseRules(markdown: string): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const line of markdown.split('\n')) {
    const [, id, title = '', text = ''] = PARAGRAPH.exec(line) ?? [];
    if (id !== undefined) rules.set(id, { id, title, text: text.replaceAll('*', '') });
  }
  return rules;
}

let rules: ReadonlyMap<string, Rule> | null = null;

/** A paragraph of docs/rules.md; undefined where the rules have none, or are not at hand. */
export function ruleText(id: string): Rule | undefined {
  rules ??= parseRules(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '');
  return rules.get(id);
}
