import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor, parseSync, type CallExpression, type Expression } from 'oxc-parser';

/** The ids of the paragraphs in the rules: list items or headings that begin with one, such as `- **T7**`. */
export function ruleIds(rules: string): readonly string[] {
  const found = rules.matchAll(/^\s*(?:[-*]|#+)\s+\**([A-Z]\d{1,2})\b/gm);
  return [...new Set([...found].map(([, id]) => id!))];
}

/** The titles of the tests in a source file, `test.each` included; skipped ones prove nothing. */
export function testTitles(path: string, source: string): readonly string[] {
  const { errors, program } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path} does not parse: ${error.message}`);
  const titles: string[] = [];
  new Visitor({
    CallExpression: (call) => {
      const title = isTest(call.callee) ? titleOf(call) : undefined;
      if (title !== undefined) titles.push(title);
    },
  }).visit(program);
  return titles;
}

/** `test`, `it`, or `each` of one of them with its table. */
function isTest(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'test' || callee.name === 'it';
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return false;
  const { object, property } = callee.callee;
  return isTest(object) && property.type === 'Identifier' && property.name === 'each';
}

function titleOf({ arguments: [title] }: CallExpression): string | undefined {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  return title?.type === 'TemplateLiteral' ? title.quasis[0]?.value.raw : undefined;
}

/** The titles of all tests of all packages under `root`. */
export function allTestTitles(root: string): readonly string[] {
  const packages = readdirSync(join(root, 'packages'));
  const files = packages.flatMap((name) => testFiles(join(root, 'packages', name, 'test')));
  return files.flatMap((path) => testTitles(path, readFileSync(path, 'utf8')));
}

function testFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => join(folder, path));
  } catch {
    return []; // a package without tests
  }
}

/** The ids that no test begins its title with. */
export function untested(ids: readonly string[], titles: readonly string[]): readonly string[] {
  const tested = new Set(titles.map((title) => /^([A-Z]\d{1,2})\b/.exec(title)?.[1]));
  return ids.filter((id) => !tested.has(id));
}
