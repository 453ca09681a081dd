import type { Answer } from '@rowan/rules';
import type { Foresight, Suggestion } from '@rowan/table';
import type { Update } from '@rowan/protocol';
import type { Ink } from '../ink.ts';
import { PLAY, REVEALS } from '../strings-play.ts';
import { answerText, type Sight } from './answer-text.ts';
import { gainText } from './plan-text.ts';

/** An answer that can be taken by its number. */
export interface Choice {
  readonly answer: Answer;
  readonly text: string;
}

export const withNote = (ink: Ink, text: string, note: string): string =>
  note === '' ? text : `${text} ${ink.dim(note)}`;

export function sealText({ seals, reveals }: Foresight): string {
  if (reveals) return PLAY.seals(REVEALS[reveals]);
  return seals ? PLAY.sealsTurn : '';
}

const planChoices = (sight: Sight, plans: readonly Suggestion[], ink: Ink): Choice[] =>
  plans.map(({ plan, report }) => ({
    answer: plan,
    text: answerText(sight, plan) + ink.dim(gainText(sight.catalogue, report)),
  }));

/** What may be answered to the open decision; of plans only a few. */
export function choicesOf(
  sight: Sight,
  { options }: Update,
  suggest: () => readonly Suggestion[],
  ink: Ink,
): Choice[] {
  if (sight.view.decision?.kind === 'plan') return planChoices(sight, suggest(), ink);
  return options.offers.map(({ answer, ...foresight }) => ({
    answer,
    text: withNote(ink, answerText(sight, answer), sealText(foresight)),
  }));
}
