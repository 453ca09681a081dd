import type { TableMessage } from '@rowan/protocol';

/** What a table has told, in its order, until somebody asks for it. */
export class Inbox {
  readonly #messages: TableMessage[] = [];
  #waiting: ((message: TableMessage) => void) | null = null;

  put(message: TableMessage): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) waiting(message);
    else this.#messages.push(message);
  }

  /** The next message, as soon as there is one. */
  next(): Promise<TableMessage> {
    const [message] = this.#messages.splice(0, 1);
    if (message) return Promise.resolve(message);
    return new Promise((resolve) => (this.#waiting = resolve));
  }

  /** All that has come so far. */
  rest(): readonly TableMessage[] {
    return this.#messages.splice(0);
  }
}
