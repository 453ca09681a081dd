import { DISTRICTS, OVERLORD, districtOf } from '@rowan/cards';
import type { Answer, Place, PlanAnswer, PlanReport } from '@rowan/rules';
import type { Explained, Offer, Options } from '@rowan/table';
import { t } from '../text/text.ts';
import { cardAt } from './cards.ts';
import type { Interaction } from './interaction.ts';
import { placeName, sealWords, textOf } from './labels.ts';
import type { Telling } from './log.ts';

/** Something that can be done now, in words. */

/** What comes of it: an answer to the table, another draft, or a command. */
export type Act =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'draft'; readonly interaction: Interaction }
  | { readonly kind: 'confirm' | 'undo' | 'redo' | 'restart' | 'skip' | 'score' };

export interface Deed {
  readonly words: string;
  readonly act: Act;
}

/** A place in reach, as the fewest meeples would serve it, and what the table says of that. */
export interface Served {
  readonly plan: PlanAnswer;
  readonly report: PlanReport;
}

export interface Situation extends Omit<Telling, 'later'> {
  readonly interaction: Interaction;
  readonly options: Options;
  readonly explained: Explained | null;
  readonly served: ReadonlyMap<Place, Served>;
}

export const draft = (words: string, interaction: Interaction): Deed => ({
  words,
  act: { kind: 'draft', interaction },
});

export const answer = (words: string, { answer: given, ...foresight }: Offer): Deed => ({
  words: foresight.seals ? `${words} ${sealWords(foresight)}.` : words,
  act: { kind: 'answer', answer: given },
});

export const sentence = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/** A place by name and district, and what its card says. */
export function placeWords({ catalogue, view }: Situation, place: Place): string {
  const name = placeName(catalogue, view, place);
  const text = textOf(catalogue, cardAt(catalogue, view, place));
  const district = place < OVERLORD ? t(`district.${DISTRICTS[districtOf(place)]!}`) : null;
  return `${district ? t('now.at', { name, district }) : name}. ${text}`;
}
