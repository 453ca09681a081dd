import type { BrowserContext, Page } from 'playwright-core';
import { openPage, type App } from '../app.ts';

/** Nobody looks at the pages of a context: they are all there, but need not be painted. */
export const unpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.opacity = '0';
    });
  });

export async function openUnpainted(app: App): Promise<Page> {
  const page = await openPage(app);
  await unpainted(page.context());
  return page;
}
