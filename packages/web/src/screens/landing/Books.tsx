import { lazily } from '../../base/Lazy.tsx';

const Library = lazily(() => import('./Library.tsx').then(({ Library: screen }) => screen));

/** `#/rules` and `#/cards` open the rule book and the card gallery over the first page. */
export function Books() {
  const book = /^#\/(rules|cards)\b/.exec(location.hash)?.[1];
  return book === 'rules' || book === 'cards' ? <Library book={book} /> : null;
}
