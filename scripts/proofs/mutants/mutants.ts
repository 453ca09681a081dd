import { at, childrenOf, nameOf, parse, type Node } from '../../syntax.ts';
import { faultsAt, type Fault, type Span } from './faults.ts';

/** One file with one small fault. */
export interface Mutant extends Fault {
  readonly file: string;
  readonly line: number;
  /** Where and what, in words that stay when lines above come and go. */
  readonly change: string;
}

/** What only types, names or loads holds no value that could be wrong. */
const WITHOUT_VALUES =
  /^(?:TS(?!(?:As|NonNull|Satisfies)Expression)|Import|Export(?:All|Specifier))/;

const NAMED: Readonly<Record<string, string>> = {
  FunctionDeclaration: 'id',
  VariableDeclarator: 'id',
  ClassDeclaration: 'id',
  MethodDefinition: 'key',
  Property: 'key',
};

/** A node, and where it stands: the nodes above it, and the declarations by name. */
interface Place {
  readonly node: Node;
  readonly above: readonly Node[];
  readonly within: string;
}

function declared(node: Node): string | undefined {
  const field = NAMED[node.type];
  const id = field === undefined ? undefined : at(node, field);
  return id && nameOf(id);
}

/** A key is a name, not a value. */
const isKey = (parent: Node, node: Node): boolean =>
  parent['key'] === node && parent['computed'] !== true;

function* placesIn({ node, above, within }: Place): Generator<Place> {
  if (WITHOUT_VALUES.test(node.type)) return;
  yield { node, above, within };
  const name = declared(node);
  const inside = name === undefined ? within : within === '' ? name : `${within}.${name}`;
  for (const part of childrenOf(node))
    if (!isKey(node, part))
      yield* placesIn({ node: part, above: [node, ...above], within: inside });
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Every second change of the same words in the same declaration is told apart by a number. */
function told(words: string, seen: Map<string, number>): string {
  const times = (seen.get(words) ?? 0) + 1;
  seen.set(words, times);
  return times === 1 ? words : `${words} (${times})`;
}

/** All mutants of a file, in the order of its text. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const seen = new Map<string, number>();
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  return [...placesIn({ node: parse(file, source), above: [], within: '' })].flatMap(
    ({ node, above, within }) =>
      faultsAt(node, source, above).map((fault) => {
        const { start, end } = fault.span;
        const words = `${within}: ${inOneLine(source.slice(start, end))} → ${inOneLine(fault.text)}`;
        return { ...fault, file, line: lineAt(start), change: told(words, seen) };
      }),
  );
}

/** The file with the fault in it. */
export const mutated = (source: string, { span, text }: Fault): string =>
  `${source.slice(0, span.start)}${text}${source.slice(span.end)}`;

const sameSpan = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;

/** Each stretch of text that is changed by some mutant, once. */
export function spansOf(mutants: readonly Mutant[]): readonly Span[] {
  const sorted = mutants.map(({ span }) => span).sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter((span, i) => i === 0 || !sameSpan(span, sorted[i - 1]!));
}
