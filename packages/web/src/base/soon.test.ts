import { expect, it, vi } from 'vitest';
import { fetchSoon, soon } from './soon.ts';

it('fetches what was named once the first decision is there, and what is named later at once', () => {
  const early = vi.fn<() => Promise<string>>(() => Promise.resolve('early'));
  const late = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('no way there')));
  soon(early);
  expect(early).not.toHaveBeenCalled();
  fetchSoon();
  fetchSoon();
  expect(early).toHaveBeenCalledTimes(1);
  soon(late);
  expect(late).toHaveBeenCalledTimes(1);
});
