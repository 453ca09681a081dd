/** Letters of other scripts that look like ours. */
const ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'l',
  þ: 'p',
  i: 'l',
  '0': 'o',
  '1': 'l',
  '|': 'l',
  '!': 'l',
  '3': 'e',
  '5': 's',
  $: 's',
  '@': 'a',
};

const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
];

/** What a name looks like: two names that fold to the same cannot be told apart at a glance. */
export function foldName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const letters = Array.from(plain, (letter) => ALIKE[letter] ?? letter).join('');
  const tight = letters.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const folded = PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), tight);
  // A name of signs alone looks like nothing but itself.
  return folded === '' ? plain : folded;
}
