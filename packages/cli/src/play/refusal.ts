import { BASIC_CLASSES, MEEPLES, MONSTER_TYPES } from '@rowan/cards';
import type { Rejection } from '@rowan/rules';
import { NAMES } from '../strings.ts';
import { PLAY, REFUSALS } from '../strings-play.ts';
import { placeNotation } from './place-notation.ts';
import { ruleText } from './rules-text.ts';
import { wrapped } from './wrap.ts';

type Fact = NonNullable<Rejection['facts']>[string];

const needWords = (mask: number): string =>
  mask === 0xff
    ? PLAY.anyUnit
    : BASIC_CLASSES.filter((_, unit) => (mask >> unit) & 1).join(PLAY.or);

const WORDS: Readonly<Record<string, (fact: Fact) => string>> = {
  place: (fact) => placeNotation(Number(fact)),
  meeple: (fact) => MEEPLES[Number(fact)] ?? String(fact),
  unit: (fact) => MEEPLES[Number(fact)] ?? String(fact),
  type: (fact) => NAMES.types[Number(fact)] ?? MONSTER_TYPES[Number(fact)] ?? String(fact),
  needs: (fact) =>
    (Array.isArray(fact) ? fact.map((mask) => needWords(Number(mask))) : []).join(', '),
};

const factWords = (facts: Rejection['facts'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, WORDS[name]?.(fact) ?? String(fact)]),
  );

/** Why an answer is refused, with the paragraph of the rules that says so. */
export function refusalLines({ code, rule, facts }: Rejection, width: number): string[] {
  const paragraph = ruleText(rule);
  const why = REFUSALS[code](factWords(facts));
  return [
    ...wrapped(PLAY.refused(why, rule, paragraph?.title ?? ''), width),
    ...(paragraph ? wrapped(paragraph.text, width - 2).map((line) => `  ${line}`) : []),
  ];
}
