import { lazily } from '../../base/Lazy.tsx';
import type { Book } from './Library.tsx';

const Library = lazily(() => import('./Library.tsx').then(({ Library: screen }) => screen));

/** `#/rules` and `#/cards` open the rule book and the card gallery over the first page. */
export function Books() {
  const book = /^#\/(how|rules|cards)\b/.exec(location.hash)?.[1];
  return book ? <Library book={book as Book} /> : null;
}
