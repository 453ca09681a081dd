import type { CommandId } from '@rowan/table';

/**
 * Which commands were carried out, and by which row: numbers in the order of their rows, one pair of lists for
 * each client. A table of two hundred moves needs some three kilobytes.
 */
export type KnownCommands = Map<string, { readonly ns: number[]; readonly seqs: number[] }>;

export function remember(known: KnownCommands, { client, n }: CommandId, seq: number): void {
  const of = known.get(client);
  if (!of) {
    known.set(client, { ns: [n], seqs: [seq] });
    return;
  }
  of.ns.push(n);
  of.seqs.push(seq);
}

/** The row that carried a command out; null if none did. The latest are asked for most. */
export function rowOf(known: KnownCommands, { client, n }: CommandId): number | null {
  const of = known.get(client);
  const at = of?.ns.lastIndexOf(n) ?? -1;
  return at < 0 ? null : of!.seqs[at]!;
}
