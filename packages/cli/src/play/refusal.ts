import { MEEPLES, notationOfPlace, type Catalogue } from '@rowan/cards';
import type { ChoiceOf, Rejection, RejectionOf } from '@rowan/rules';
import { districtName } from '../names.ts';
import { NAMES } from '../strings.ts';
import { PLAY } from '../strings-play.ts';
import { REFUSALS, type RefusalNames } from '../strings-refusals.ts';
import { ruleText } from './rules-text.ts';
import { wrapped } from './wrap.ts';

const letter = (meeple: number): string => MEEPLES[meeple]!;

/** What an item of a list of choices is called, by what the list consists of. */
const choicesOf = ({
  monsters,
  quests,
}: Catalogue): { readonly [K in ChoiceOf]: (item: number) => string } => ({
  places: notationOfPlace,
  crowns: notationOfPlace,
  monsters: (monster) => monsters[monster]!.name,
  quests: (quest) => quests[quest]!.name,
  units: letter,
  districts: districtName,
});

function namesOf(catalogue: Catalogue): RefusalNames {
  const choices = choicesOf(catalogue);
  return {
    seat: NAMES.seat,
    place: notationOfPlace,
    type: (type) => NAMES.types[type]!,
    // Whoever answers may name a tile that there is not.
    tile: (tile) => catalogue.tiles[tile]?.name ?? PLAY.noTile,
    meeple: letter,
    choices: (facts) =>
      facts.of === 'zones'
        ? facts.options.map((zone) => PLAY.from[zone])
        : facts.options.map(choices[facts.of]),
  };
}

/** Why an answer is refused, in one sentence without its full stop. */
export const refusalWords = (catalogue: Catalogue, { code, facts }: Rejection): string =>
  (REFUSALS[code] as (facts: RejectionOf<typeof code>['facts'], names: RefusalNames) => string)(
    facts,
    namesOf(catalogue),
  );

/** Why an answer is refused, with the paragraph of the rules that says so. */
export function refusalLines(catalogue: Catalogue, rejection: Rejection, width: number): string[] {
  const { rule } = rejection;
  const paragraph = ruleText(rule);
  const why = refusalWords(catalogue, rejection);
  return [
    ...wrapped(PLAY.refused(why, rule, paragraph?.title ?? ''), width),
    ...(paragraph ? wrapped(paragraph.text, width - 2).map((line) => `  ${line}`) : []),
  ];
}
