import { parseSync } from 'oxc-parser';

/** A node of a syntax tree, by the names of ESTree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Throws on a file that does not parse: an unread file must not pass a check. */
export function parse(path: string, source: string): Node {
  const { errors, program } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path} does not parse: ${error.message}`);
  return program as unknown as Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes that a node consists of. */
export const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);

/** A node and all that it consists of. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** A field of a node that is a node itself. */
export const at = (node: Node, field: string): Node | undefined => {
  const value = node[field];
  return isNode(value) ? value : undefined;
};

export const allAt = (node: Node, field: string): readonly Node[] => {
  const value = node[field];
  return Array.isArray(value) ? (value as unknown[]).filter(isNode) : [];
};

const WRAPPERS: Readonly<Record<string, string>> = {
  TSNonNullExpression: 'expression',
  TSAsExpression: 'expression',
  TSSatisfiesExpression: 'expression',
  ParenthesizedExpression: 'expression',
  ChainExpression: 'expression',
  JSXExpressionContainer: 'expression',
  LogicalExpression: 'left',
};

/** An expression without what only types it, and the first of two alternatives. */
export function bare(node: Node): Node {
  const inner = WRAPPERS[node.type];
  const next = inner === undefined ? undefined : at(node, inner);
  return next ? bare(next) : node;
}

/** What a variable, a property or a called function goes by. */
export function nameOf(node: Node): string | undefined {
  const inner = bare(node);
  if (inner.type === 'MemberExpression')
    return inner['computed'] === true ? undefined : nameOf(at(inner, 'property')!);
  return typeof inner['name'] === 'string' ? inner['name'] : undefined;
}

export function numberOf(node: Node): number | undefined {
  const { type, value } = bare(node);
  return type === 'Literal' && typeof value === 'number' ? value : undefined;
}

export function stringOf(node: Node): string | undefined {
  const { type, value } = bare(node);
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}
