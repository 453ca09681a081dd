import { editionFor, type Pin, type Shelf } from '@rowan/table';
import type { NodeStore } from './store/store.ts';

/** A pin from its name in lists. */
function pinIn(name: string): Pin {
  const [rules, catalogue] = name.split(':') as [string, string];
  return { rules: Number(rules), catalogue };
}

/** Whether a node can serve what lies in its store. */
export class Readiness {
  readonly #store: NodeStore;
  readonly #shelf: Shelf;
  #upToDate = false;
  readonly #known = new Set<string>();

  constructor(store: NodeStore, shelf: Shelf) {
    this.#store = store;
    this.#shelf = shelf;
  }

  /** Steps of the schema that are missing, and rules or cards of running games that this node does not have. */
  async lacks(): Promise<readonly string[]> {
    const steps = this.#upToDate ? [] : await this.#store.missing();
    if (steps.length > 0) return steps;
    this.#upToDate = true;
    const lacking: string[] = [];
    for (const name of await this.#store.pinsInPlay())
      if (!(await this.#has(name))) lacking.push(name);
    return lacking;
  }

  async #has(name: string): Promise<boolean> {
    if (!this.#known.has(name) && (await editionFor(pinIn(name), this.#shelf)).ok)
      this.#known.add(name);
    return this.#known.has(name);
  }

  async isReady(): Promise<boolean> {
    return (await this.lacks()).length === 0;
  }
}
