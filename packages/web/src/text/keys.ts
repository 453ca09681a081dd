import { t, type TextKey } from './text.ts';

const NAMES: Readonly<Record<string, TextKey>> = {
  ' ': 'key.space',
  Home: 'key.home',
  End: 'key.end',
  PageUp: 'key.pageUp',
  PageDown: 'key.pageDown',
  Backspace: 'key.backspace',
  Escape: 'key.escape',
};
const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' };

/** What stands on a key of the reader's keyboard. */
export function keyName(key: string): string {
  const name = NAMES[key];
  return name ? t(name) : (ARROWS[key] ?? key.toUpperCase());
}
