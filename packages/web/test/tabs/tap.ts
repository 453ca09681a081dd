import type { Page } from 'playwright-core';
import type { GameView } from '@rowan/rules';
import type { PageMessage, TableMessage } from '@rowan/protocol';

/** One life of a page, from one load to the next: what it asked its table and what it was shown. */
export interface Life {
  readonly client: string;
  open: boolean;
  asked: number;
  rejected: number;
  readonly shown: GameView[];
}

type Heard =
  | { readonly kind: 'asked' | 'rejected' }
  | { readonly kind: 'shown'; readonly view: GameView };

/** Listens to what passes between a page and its table, from its next load on. */
export class Tap {
  readonly lives: Life[] = [];
  readonly page: Page;
  readonly #name: string;
  #waiting: () => void = () => undefined;

  private constructor(page: Page, name: string) {
    this.page = page;
    this.#name = name;
    this.anew();
  }

  static async on(page: Page, name: string): Promise<Tap> {
    const tap = new Tap(page, name);
    await page.exposeBinding('tapped', (_, heard: Heard) => tap.#hear(heard));
    await page.addInitScript(listen);
    return tap;
  }

  get life(): Life {
    return this.lives.at(-1)!;
  }

  /** The page is about to end. */
  anew(): void {
    const last = this.lives.at(-1);
    if (last) last.open = false;
    const client = `${this.#name}-${this.lives.length}`;
    this.lives.push({ client, open: true, asked: 0, rejected: 0, shown: [] });
  }

  /** Resolves when so many states were shown. */
  until(states: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = () => {
        if (this.life.shown.length >= states) resolve();
      };
      this.#waiting();
    });
  }

  #hear(heard: Heard): void {
    if (heard.kind === 'shown') this.life.shown.push(heard.view);
    else this.life[heard.kind] += 1;
    this.#waiting();
  }
}

/** Runs in the page, before all else. */
function listen(): void {
  const tell = (globalThis as unknown as { tapped: (heard: Heard) => void }).tapped;
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real {
    constructor(...given: ConstructorParameters<typeof Real>) {
      super(...given);
      this.addEventListener('message', ({ data }: MessageEvent<TableMessage>) => {
        if (data.kind === 'update' || data.kind === 'handed')
          tell({ kind: 'shown', view: data.view });
        if (data.kind === 'rejected') tell({ kind: 'rejected' });
      });
    }

    override postMessage(message: PageMessage, ...rest: unknown[]): void {
      if (['move', 'undo', 'redo'].includes(message.kind)) tell({ kind: 'asked' });
      super.postMessage(message, rest as Transferable[]);
    }
  };
}
