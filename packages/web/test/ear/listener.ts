import type { CDPSession, Page } from 'playwright-core';

/** What a screen reader gets of a page, and nothing else: roles, names, states and what live regions say. */

export interface Voice {
  readonly role: string;
  readonly name: string;
  readonly busy: boolean;
  readonly focused: boolean;
  readonly parents: readonly string[];
}

interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
}

/** Notes what is added to live regions, as a screen reader would read it. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heardMessages: heard });
  const LIVE = '[role=log], [role=status], [role=alert], [aria-live]';
  const isMute = (element: Element): boolean =>
    element.closest('[aria-hidden=true], [inert]') !== null ||
    (document.querySelector('dialog:modal') !== null && !element.closest('dialog:modal'));
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ target, addedNodes, type }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    for (const node of added) {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(LIVE);
      const inside = element && !region ? [...element.querySelectorAll(LIVE)] : [];
      for (const said of region ? [node] : inside) {
        const words = said.textContent?.trim();
        const at = said instanceof Element ? said : said.parentElement;
        if (words && at && !isMute(at)) heard.push(words);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export class Listener {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  /** Keys pressed so far. */
  keys = 0;

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
  }

  /** Listens from the next page load on. */
  static async to(page: Page): Promise<Listener> {
    await page.addInitScript(listen);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    return new Listener(page, cdp);
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.#page.keyboard.press(key);
  }

  /** What was said since it was asked last. */
  messages(): Promise<string[]> {
    return this.#page.evaluate(() =>
      (globalThis as unknown as { heardMessages: string[] }).heardMessages.splice(0),
    );
  }

  async voices(): Promise<Voice[]> {
    const { nodes } = (await this.#cdp.send('Accessibility.getFullAXTree')) as unknown as {
      readonly nodes: readonly AxNode[];
    };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const parentsOf = ({ parentId }: AxNode): string[] => {
      const parent = parentId === undefined ? undefined : byId.get(parentId);
      return parent ? [parent.role?.value ?? '', ...parentsOf(parent)] : [];
    };
    const has = ({ properties }: AxNode, state: string): boolean =>
      properties?.some(({ name, value }) => name === state && value.value === true) ?? false;
    return nodes
      .filter(({ ignored }) => !ignored)
      .map((node) => ({
        role: node.role?.value ?? '',
        name: node.name?.value ?? '',
        busy: has(node, 'busy'),
        focused: has(node, 'focused'),
        parents: parentsOf(node),
      }));
  }

  wait(milliseconds: number): Promise<void> {
    return this.#page.waitForTimeout(milliseconds);
  }
}
