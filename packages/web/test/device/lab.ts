import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { callInPage } from '../bundled.ts';
import type * as InPage from './in-page.ts';

type Lab = typeof InPage;

const LAB = { entry: join(import.meta.dirname, 'in-page.ts'), name: 'lab' };

/** Calls the storage inside a page, as the app itself would. */
export const inPage = <K extends keyof Lab>(
  page: Page,
  what: K,
  ...given: Parameters<Lab[K]>
): Promise<Awaited<ReturnType<Lab[K]>>> => callInPage(page, LAB, what, given);
