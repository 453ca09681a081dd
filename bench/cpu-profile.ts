import { SourceMap, type SourceMapPayload } from 'node:module';

/** What is read of a `.cpuprofile`, as V8 writes it. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    /** From 0. */
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly children?: readonly number[];
  readonly positionTicks?: readonly { readonly line: number; readonly ticks: number }[];
}

/** A place in the source and its share of the time. */
export interface Hot {
  readonly name: string;
  /** Without and with what it calls; lines have no second. */
  readonly self: number;
  readonly total: number;
}

/** Says where a line of the bundle comes from. */
export type Locate = (line: number, column: number) => string;

export function locator(payload: SourceMapPayload): Locate {
  const map = new SourceMap(payload);
  return (line, column) => {
    const entry = map.findEntry(line, column);
    if (!('originalSource' in entry)) return `bundle:${line + 1}`;
    const source = entry.originalSource.replace(/^.*\/(?=packages\/|node_modules\/|bench\/)/, '');
    return `${source.replace(/^(?:\.\.\/)+/, '')}:${entry.originalLine + 1}`;
  };
}

/** The hottest functions, the first third of the time left out: the compiler is at work then. */
export function hotFunctions({ nodes, samples, timeDeltas }: CpuProfile, locate: Locate): Hot[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const names = new Map(nodes.map((node) => [node.id, nameOf(node, locate)]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((c) => [c, id])));
  const self = new Map<string, number>();
  const total = new Map<string, number>();
  const from = Math.floor(samples.length / 3);
  let sum = 0;
  for (let i = from; i < samples.length; i++) {
    if (byId.get(samples[i]!)!.callFrame.functionName === '(idle)') continue;
    const time = timeDeltas[i]!;
    sum += time;
    add(self, names.get(samples[i]!)!, time);
    for (const name of stackOf(samples[i]!, names, parents)) add(total, name, time);
  }
  return [...total].map(([name, time]) => ({
    name,
    self: (self.get(name) ?? 0) / sum,
    total: time / sum,
  }));
}

function add(sums: Map<string, number>, name: string, n: number): void {
  sums.set(name, (sums.get(name) ?? 0) + n);
}

/** The functions on the stack, each once. */
function stackOf(
  leaf: number,
  names: ReadonlyMap<number, string>,
  parents: ReadonlyMap<number, number>,
): ReadonlySet<string> {
  const stack = new Set<string>();
  for (let id: number | undefined = leaf; id !== undefined; id = parents.get(id))
    stack.add(names.get(id)!);
  return stack;
}

function nameOf({ callFrame }: ProfileNode, locate: Locate): string {
  const { functionName, url, lineNumber, columnNumber } = callFrame;
  const name = functionName || '(anonymous)';
  return url.startsWith('file:') ? `${name}  ${locate(lineNumber, columnNumber)}` : name;
}

const LINE_END = 10_000;

/** The hottest lines, over the whole time. */
export function hotLines({ nodes }: CpuProfile, locate: Locate): Hot[] {
  const ticks = new Map<string, number>();
  let sum = 0;
  for (const { callFrame, positionTicks = [] } of nodes)
    for (const { line, ticks: n } of positionTicks) {
      sum += n;
      const file = callFrame.url.startsWith('file:');
      add(ticks, file ? locate(line - 1, LINE_END) : callFrame.functionName, n);
    }
  return [...ticks].map(([name, n]) => ({ name, self: n / sum, total: 0 }));
}
