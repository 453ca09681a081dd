import type { Peer } from './table-world.ts';

/** Who is at a table, by way of this node and of others. */
export class Presence {
  readonly #peers: ReadonlyMap<string, Peer>;
  readonly #elsewhere = new Map<string, ReadonlySet<string>>();

  constructor(peers: ReadonlyMap<string, Peer>) {
    this.#peers = peers;
  }

  get local(): readonly string[] {
    return [...new Set([...this.#peers.values()].map(({ person }) => person.id))];
  }

  get elsewhere(): ReadonlySet<string> {
    return new Set([...this.#elsewhere.values()].flatMap((people) => [...people]));
  }

  get everybody(): ReadonlySet<string> {
    return new Set([...this.local, ...this.elsewhere]);
  }

  isHere(person: string): boolean {
    return this.everybody.has(person);
  }

  /** What another node says. */
  heard(node: string, people: readonly string[]): void {
    if (people.length > 0) this.#elsewhere.set(node, new Set(people));
    else this.#elsewhere.delete(node);
  }

  /** A node is gone, and nobody is there by way of it; whether anybody was. */
  lost(node: string): boolean {
    return this.#elsewhere.delete(node);
  }
}
