import { seatsOf, type NodeMessage } from '@rowan/protocol';
import type { Gathering } from '@rowan/table';
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
    for (const peer of this.#peers.values()) if (peer.person.id === person) return true;
    for (const people of this.#elsewhere.values()) if (people.has(person)) return true;
    return false;
  }

  /** Whose seats are taken by somebody who is here, and how many look on. */
  message(gathering: Gathering): NodeMessage {
    const seats = [...this.everybody].map((person) => seatsOf(gathering, person));
    const here = seats.flat().toSorted((a, b) => a - b);
    return { kind: 'presence', here, watching: seats.filter(({ length }) => length === 0).length };
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
