/** How often something may happen within some milliseconds, counted from the first time on. */
export class Rate {
  readonly #most: number;
  readonly #within: number;
  #since = -Infinity;
  #count = 0;

  constructor(most: number, within: number) {
    this.#most = most;
    this.#within = within;
  }

  may(): boolean {
    const now = performance.now();
    if (now - this.#since >= this.#within) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#most;
  }
}
