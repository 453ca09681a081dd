import { words as spoken } from '../text/words.ts';
import { narration } from './narration.ts';

/** So many sentences stay on the page; older ones were heard. */
const KEPT = 6;

/** Says something to whoever listens. */
export function say(words: string): void {
  if (words === '') return;
  const { said } = narration.getState();
  const n = (said.at(-1)?.n ?? 0) + 1;
  const { language } = spoken();
  narration.setState({ said: [...said.slice(1 - KEPT), { n, words, language }] });
}
