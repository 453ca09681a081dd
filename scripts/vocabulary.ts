import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import {
  allAt,
  at,
  bare,
  nameOf,
  nodesIn,
  numberOf,
  parse,
  stringOf,
  type Node,
} from './syntax.ts';

/** Where the words and numbers of the game stand, under `packages/cards/src`. */
const HOME = [
  'board',
  'limits',
  'meeple-index',
  'meeples',
  'place-kinds',
  'seed',
  'source',
  'vocabulary',
  'vp-sources',
];
/** Packages that take them from there, outside of tests. */
const BOUND = /^packages\/(?:rules|bots|table|protocol|server|web|cli)\/src\//;
const SOURCE = /(?<!\.test)\.tsx?$/;

interface Declared {
  readonly name: string;
  readonly node: Node;
  readonly type: boolean;
}

interface Vocabulary {
  readonly values: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  /** Lists of words, each with its name. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

type Rule = (node: Node, vocabulary: Vocabulary) => string | undefined;

/** Copies of the vocabulary and bare numbers of the board under `root`, as `path:line message`. */
export function findCopies(root: string): readonly string[] {
  const vocabulary = vocabularyUnder(root);
  return boundFiles(root).flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return copiesIn(parse(path, source), vocabulary).map(
      ({ start, message }) => `${path}:${source.slice(0, start).split('\n').length} ${message}`,
    );
  });
}

function boundFiles(root: string): readonly string[] {
  return readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join('packages', path.replaceAll('\\', '/')))
    .filter((path) => BOUND.test(path) && SOURCE.test(path))
    .sort();
}

function vocabularyUnder(root: string): Vocabulary {
  const declared = HOME.flatMap((name) => {
    const path = join(root, 'packages/cards/src', `${name}.ts`);
    const { body } = parse(path, readFileSync(path, 'utf8')) as Node & { body: readonly Node[] };
    return body.filter(({ type }) => type === 'ExportNamedDeclaration').flatMap(declaredBy);
  });
  const names = (type: boolean): Set<string> =>
    new Set(declared.filter((one) => one.type === type).map(({ name }) => name));
  const lists = declared.flatMap(({ name, node }) => {
    const words = wordsOf(at(node, 'init') ?? node);
    return words.length > 1 ? [[name, words] as const] : [];
  });
  return { values: names(false), types: names(true), lists: new Map(lists) };
}

/** The names that a statement of a module declares. */
function declaredBy(statement: Node): readonly Declared[] {
  const inner = at(statement, 'declaration') ?? statement;
  const type = inner.type === 'TSTypeAliasDeclaration' || inner.type === 'TSInterfaceDeclaration';
  const nodes = inner.type === 'VariableDeclaration' ? allAt(inner, 'declarations') : [inner];
  return nodes.flatMap((node) => {
    const id = at(node, 'id');
    const name = id && nameOf(id);
    return name === undefined ? [] : [{ name, node, type }];
  });
}

/** The words of a list that consists of nothing else. */
function wordsOf(node: Node): readonly string[] {
  const list = bare(node);
  if (list.type !== 'ArrayExpression') return [];
  const words = allAt(list, 'elements').map(stringOf);
  return words.every((word) => word !== undefined) ? words : [];
}

interface Copy {
  readonly start: number;
  readonly message: string;
}

function copiesIn(program: Node, vocabulary: Vocabulary): readonly Copy[] {
  const again = allAt(program, 'body')
    .flatMap(declaredBy)
    .filter(({ name, type }) => vocabulary[type ? 'types' : 'values'].has(name))
    .map(({ name, node: { start } }) => ({
      start,
      message: `declares ${name}, which @rowan/cards has`,
    }));
  const found = [...nodesIn(program)].flatMap((node) =>
    RULES.flatMap((rule) => {
      const message = rule(node, vocabulary);
      return message === undefined ? [] : [{ start: node.start, message }];
    }),
  );
  return [...again, ...found];
}

const RULES: readonly Rule[] = [
  isListAgain,
  isNumberAgain,
  isBarePlace,
  isBareGrid,
  isBareMeeple,
  isBareCount,
  isListOfPlaces,
];

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length;

function isListAgain(node: Node, { lists }: Vocabulary): string | undefined {
  if (node.type !== 'ArrayExpression') return undefined;
  const words = wordsOf(node);
  const found = [...lists].find(([, list]) => sameWords(words, list));
  return found && `lists ${words.join(', ')} again; @rowan/cards has ${found[0]}`;
}

const NUMBERS: Readonly<Record<string, number>> = {
  slot: 4,
  tower: 12,
  monster: 16,
  overlord: 28,
  henchman: 31,
  place: 32,
  peasant: 0,
  warrior: 1,
  mage: 2,
  cleric: 3,
  knight: 4,
  ranger: 5,
  paladin: 6,
  shaman: 7,
  corruption: 8,
  kind: 9,
  meeple: 9,
  unit: 8,
  class: 5,
};

const singular = (name: string): string => name.toLowerCase().replace(/(?:(?<=ss)es|s)$/, '');

/** `const SHAMAN = 7`, under whatever number of the word. */
function isNumberAgain(node: Node): string | undefined {
  if (node.type !== 'VariableDeclarator') return undefined;
  const [name, value] = [nameOf(at(node, 'id')!), numberOf(at(node, 'init') ?? node)];
  if (name === undefined || name !== name.toUpperCase() || value === undefined) return undefined;
  return NUMBERS[singular(name)] === value
    ? `gives ${name} the number ${value} again; @rowan/cards has it`
    : undefined;
}

interface Operation {
  readonly name: string;
  readonly operator: string;
  readonly value: number;
}

/** Something with a name, compared with or combined with a number. */
function operationOf(node: Node): Operation | undefined {
  if (node.type !== 'BinaryExpression') return undefined;
  const [left, right] = [at(node, 'left')!, at(node, 'right')!];
  const name = nameOf(left) ?? nameOf(right);
  const value = numberOf(right) ?? numberOf(left);
  if (name === undefined || value === undefined) return undefined;
  return { name, operator: String(node['operator']), value };
}

const PLACE = /^(?:place|.*Place)$/;
const COMPARES = ['<', '<=', '>', '>=', '===', '!=='];

/** Comparing and counting, not packing into bits. */
const reckons = (operator: string): boolean => [...COMPARES, '+', '-'].includes(operator);
/** Whether something is there at all may be asked by 0 and −1. */
const asksForAny = ({ operator, value }: Operation): boolean =>
  value === 0 && COMPARES.slice(0, 4).includes(operator);

/** No place that lies so many further on. */
const isStart = (value: number | undefined): value is number => value !== undefined && value > 3;

/** The number that a place is made with, as in `place={16 + slot}` or `placeBox(16 + slot)`. */
function placeGiven(node: Node): number | undefined {
  const named = at(node, 'name') ?? at(node, 'key') ?? at(node, 'callee');
  const name = (named && nameOf(named)) ?? '';
  const value = at(node, 'value');
  if (node.type === 'CallExpression' && name.startsWith('place'))
    return allAt(node, 'arguments').map(numberIn).find(isStart);
  return value && PLACE.test(name) ? numberIn(value) : undefined;
}

/** A number, or the one that something is added to. */
function numberIn(node: Node): number | undefined {
  const inner = bare(node);
  if (inner.type !== 'BinaryExpression') return numberOf(inner);
  return numberIn(at(inner, 'left')!) ?? numberIn(at(inner, 'right')!);
}

function isBarePlace(node: Node): string | undefined {
  const operation = operationOf(node);
  const bareNumber = `counts places by a bare number; @rowan/cards names them`;
  if (operation && PLACE.test(operation.name) && reckons(operation.operator))
    return operation.value === 0 ? undefined : bareNumber;
  return isStart(placeGiven(node)) ? bareNumber : undefined;
}

/** `district * 3`, `slot >> 1`: where a slot lies. */
function isBareGrid(node: Node): string | undefined {
  const operation = operationOf(node);
  if (!operation || !['district', 'slot'].includes(operation.name)) return undefined;
  const { name, operator, value } = operation;
  const grid = ['*', '/', '%'].includes(operator) ? [2, 3] : operator.startsWith('>>') ? [1] : [];
  return grid.includes(value)
    ? `reckons with ${name} ${operator} ${value}; @rowan/cards has the board's grid`
    : undefined;
}

const isMeeple = (name: string | undefined): boolean => name === 'meeple' || name === 'unit';

function isBareMeeple(node: Node): string | undefined {
  const operation = operationOf(node);
  const told = operation && isMeeple(operation.name) && reckons(operation.operator);
  const shown = node.type === 'JSXAttribute' && isMeeple(nameOf(at(node, 'name')!));
  const bareNumber =
    (told && !asksForAny(operation)) ||
    (shown && numberOf(at(node, 'value') ?? node) !== undefined);
  return bareNumber ? `counts meeples by a bare number; @rowan/cards names them` : undefined;
}

const ZONES = ['units', 'tavern', 'lodgings', 'bag', 'supply', 'held', 'gained', 'capitol'];

/** `tavern[8]`: how many there are of a kind. */
function isBareCount(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || node['computed'] !== true) return undefined;
  const [zone, kind] = [nameOf(at(node, 'object')!), numberOf(at(node, 'property')!)];
  if (zone === undefined || kind === undefined || !ZONES.includes(zone)) return undefined;
  return `asks for ${zone}[${kind}]; @rowan/cards names the kinds of meeples`;
}

/** `[28, 29, 30, 31]` */
function isListOfPlaces(node: Node): string | undefined {
  if (node.type !== 'ArrayExpression') return undefined;
  const numbers = allAt(node, 'elements').map(numberOf);
  return [28, 29, 30, 31].every((place) => numbers.includes(place))
    ? 'lists the places of the Dark Council again; @rowan/cards has COUNCIL_PLACES'
    : undefined;
}
