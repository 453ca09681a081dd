import type { Estimate, Reason } from '@rowan/bots';
import { MEEPLES } from '@rowan/cards';
import type { Hint, NextBest } from '@rowan/protocol';
import type { Brings } from '@rowan/table';
import { HINT } from '../strings-hint.ts';
import { VP_LABELS } from '../strings.ts';
import { answerText, type Sight } from './answer-text.ts';

const percent = (share: number): string => String(Math.round(100 * share));

/** Before the end nothing is certain. */
export const uncertain = (share: number): string => percent(Math.min(0.99, Math.max(0.01, share)));

const signed = (vp: number): string => {
  const rounded = Math.round(vp);
  return rounded > 0 ? `+${rounded}` : String(rounded);
};

export const tenths = (vp: number): string => Math.abs(vp).toFixed(1);

/** A line of answers in a few words; the end of a phase is not worth any. */
export const lineText = (sight: Sight, line: Hint['line']): string =>
  line
    .filter((answer, i) => i === 0 || !('do' in answer) || answer.do !== 'end')
    .map((answer) => answerText(sight, answer))
    .join(HINT.next);

const prospectLines = ({ prospect }: Hint): string[] => {
  if (!prospect) return [];
  const { chance, lead } = prospect;
  return [
    HINT.chance(uncertain(chance.mean), percent(chance.low), percent(chance.high)),
    HINT.lead(signed(lead.mean), signed(lead.low), signed(lead.high)),
  ];
};

function bringsLines(
  { catalogue }: Sight,
  { vp, quests, gains = [], draws = 0 }: Brings,
): string[] {
  const units = gains.flatMap((n, meeple) => (n > 0 ? [`${n} ${MEEPLES[meeple]!}`] : []));
  return [
    ...(vp > 0 ? [HINT.vp(vp)] : []),
    ...(vp < 0 ? [HINT.costs(-vp)] : []),
    ...quests.map((quest) => HINT.completes(catalogue.quests[quest]!.name)),
    ...(units.length > 0 ? [HINT.gains(units)] : []),
    ...(draws > 0 ? [HINT.draws(draws)] : []),
  ];
}

const moreOrLess = (vp: Estimate): string => HINT.by(tenths(vp.mean), vp.mean > 0);

export function reasonText({ catalogue }: Sight, reason: Reason): string {
  switch (reason.kind) {
    case 'source':
      return HINT.source(moreOrLess(reason.vp), VP_LABELS[reason.source]);
    case 'rival':
      return HINT.rival(moreOrLess(reason.vp));
    case 'quest': {
      const { name } = catalogue.quests[reason.quest]!;
      return HINT.quest(name, percent(reason.chance), percent(reason.instead));
    }
  }
}

function nextLines(sight: Sight, { line, behind, reasons }: NextBest): string[] {
  const what = lineText(sight, line);
  const sure = behind !== null && behind.lead.low > 0;
  const { mean = 0, low = 0, high = 0 } = behind?.lead ?? {};
  return [
    sure ? HINT.behind(what, tenths(mean), tenths(low), tenths(high)) : HINT.even(what),
    ...reasons.map((reason) => reasonText(sight, reason)),
  ];
}

/** The coach's advice: what to do, and under it how the game will end and why, line by line. */
export const hintLines = (sight: Sight, hint: Hint): { what: string; why: string[] } => ({
  what: HINT.would(lineText(sight, hint.line)),
  why: [
    ...prospectLines(hint),
    ...bringsLines(sight, hint.brings),
    ...(hint.runnerUp ? nextLines(sight, hint.runnerUp) : []),
  ],
});
