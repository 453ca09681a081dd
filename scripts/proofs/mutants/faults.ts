import { allAt, at, nameOf, type Node } from '../../syntax.ts';

/** A stretch of source text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A small change of one stretch of source text. */
export interface Fault {
  /** The expression that is changed; whoever never evaluates it cannot notice. */
  readonly span: Span;
  readonly text: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&': '|',
  '|': '&',
  '^': '&',
};

const OPPOSITES: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
};

/** Methods that cut a list; without them it stays whole. */
const CUTS: readonly string[] = ['slice', 'filter'];

/** `above` are the nodes that this one is a part of, the nearest first. */
type Plant = (node: Node, source: string, above: readonly Node[]) => readonly Fault[];

const spanOf = (node: Node): Span => ({ start: node.start, end: node['end'] as number });
const textOf = (node: Node, source: string): string =>
  source.slice(node.start, node['end'] as number);

const replaced = (node: Node, ...texts: readonly string[]): readonly Fault[] =>
  texts.map((text) => ({ span: spanOf(node), text }));

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');

/** A loop that counts one too far finds nothing there: no fault to be seen, as a rule. */
const endsLoop = (node: Node, [parent]: readonly Node[]): boolean =>
  parent?.type === 'ForStatement' && at(parent, 'test') === node;

/** Another operator between two operands. */
const operator: Plant = (node, source, above) => {
  if (endsLoop(node, above)) return [];
  const [left, right] = [at(node, 'left')!, at(node, 'right')!];
  const sign = node['operator'] as string;
  const other = OPERATORS[sign];
  if (other === undefined || (sign === '+' && (isText(left) || isText(right)))) return [];
  const between = source.slice(left['end'] as number, right.start).replace(sign, other);
  return replaced(node, `(${textOf(left, source)}${between}${textOf(right, source)})`);
};

const update: Plant = (node, source) => {
  const sign = node['operator'] as string;
  return replaced(node, textOf(node, source).replace(sign, OPERATORS[sign]!));
};

const forced =
  (...texts: readonly string[]): Plant =>
  (node) => {
    const test = at(node, 'test');
    return test && test.type !== 'Literal' ? replaced(test, ...texts) : [];
  };

const COMPARISONS: readonly string[] = ['<', '<=', '>', '>=', '===', '!=='];

/** What a comparison with −1 finds, another operator or a forced condition finds as well. */
const isCompared = ([parent]: readonly Node[]): boolean =>
  parent?.type === 'BinaryExpression' && COMPARISONS.includes(parent['operator'] as string);

/** Before the first of a list there is nothing to find either. */
const startsLoop = ([declared, declaration, loop]: readonly Node[]): boolean =>
  declared?.type === 'VariableDeclarator' &&
  loop?.type === 'ForStatement' &&
  at(loop, 'init') === declaration;

const literal: Plant = (node, _source, above) => {
  const { value } = node;
  if (typeof value === 'boolean') return replaced(node, String(!value));
  if (typeof value !== 'number') return [];
  if (value === 0 && (isCompared(above) || startsLoop(above))) return replaced(node, '1');
  return replaced(node, String(value + 1), value === 0 ? '(-1)' : String(value - 1));
};

const negation: Plant = (node, source) =>
  node['operator'] === '!' ? replaced(node, textOf(at(node, 'argument')!, source)) : [];

/** Nothing for nothing is no fault. */
const isNothing = (node: Node): boolean =>
  nameOf(node) === 'undefined' ||
  (node.type === 'Literal' && (node['raw'] === 'null' || node['raw'] === 'false'));

const emptied =
  (field: string): Plant =>
  (node) => {
    const result = at(node, field);
    if (!result || result.type === 'BlockStatement' || isNothing(result)) return [];
    return replaced(result, 'undefined');
  };

const CALLS: readonly string[] = ['CallExpression', 'ChainExpression'];

const removedCall: Plant = (node) => {
  const called = at(node, 'expression')!;
  return CALLS.includes(called.type) ? replaced(called, 'undefined') : [];
};

/** `some` for `every`, a list that is not cut. */
const method: Plant = (node, source) => {
  const callee = at(node, 'callee')!;
  if (callee.type !== 'MemberExpression') return [];
  const property = at(callee, 'property')!;
  const name = nameOf(callee) ?? '';
  const called = source.slice(property['end'] as number, node['end'] as number);
  const until = source.slice(node.start, property.start);
  // A part of a chain that may end early is not an expression of its own.
  if (until.includes('?.')) return [];
  const opposite = OPPOSITES[name];
  if (opposite !== undefined) return replaced(node, `${until}${opposite}${called}`);
  if (!CUTS.includes(name) || allAt(node, 'arguments').length === 0) return [];
  return replaced(node, textOf(at(callee, 'object')!, source));
};

const PLANTS: Readonly<Record<string, Plant>> = {
  BinaryExpression: operator,
  LogicalExpression: operator,
  AssignmentExpression: operator,
  UpdateExpression: update,
  IfStatement: forced('true', 'false'),
  ConditionalExpression: forced('true', 'false'),
  WhileStatement: forced('false'),
  ForStatement: forced('false'),
  Literal: literal,
  UnaryExpression: negation,
  ReturnStatement: emptied('argument'),
  ArrowFunctionExpression: emptied('body'),
  ExpressionStatement: removedCall,
  CallExpression: method,
};

/** The small faults that can be planted at this node. */
export const faultsAt: Plant = (node, source, above) =>
  PLANTS[node.type]?.(node, source, above) ?? [];
