import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { title: 'Rowan' });
const { entitle } = await import('./title.ts');

test('a call stands before what the screen says of itself, whichever was said last', () => {
  entitle('call', '● Your turn');
  entitle('screen', 'Ash plays');
  expect(document.title).toBe('● Your turn');
  entitle('call', null);
  expect(document.title).toBe('Ash plays');
  entitle('screen', null);
  expect(document.title).toBe('Rowan');
});
