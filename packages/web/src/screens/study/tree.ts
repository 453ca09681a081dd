import { childrenOf, type Study } from '@rowan/table';

/** A line of the list: a node, and how often the way to it has branched. */
export interface Row {
  readonly node: number;
  readonly depth: number;
}

/** The tree as a list, each branch under the position it leaves. */
export function rowsOf(study: Study): Row[] {
  const rows: Row[] = [];
  const left: Row[] = [{ node: 0, depth: 0 }];
  for (let row = left.pop(); row; row = left.pop()) {
    rows.push(row);
    const children = childrenOf(study, row.node);
    const depth = row.depth + (children.length > 1 ? 1 : 0);
    for (const node of children.toReversed()) left.push({ node, depth });
  }
  return rows;
}

const BIG: ReadonlySet<string> = new Set(['plan', 'develop']);

/** Small choices on the way are left out of the list, unless something is said there or the way branches. */
export function isListed(study: Study, node: number, at: number): boolean {
  const { answer, name, note, parent, luck } = study.nodes[node]!;
  if (node === 0 || node === at || luck !== null || name !== '' || note !== '') return true;
  const end = answer?.kind === 'develop' && answer.do === 'end';
  return (answer !== null && BIG.has(answer.kind) && !end) || childrenOf(study, parent).length > 1;
}
