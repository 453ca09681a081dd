import { MEEPLES, notationOfPlace, type Catalogue } from '@rowan/cards';
import { isFoe, total, type CvPart, type PlaceReport, type PlanReport } from '@rowan/rules';
import { cardName, meepleCounts } from '../names.ts';
import { NO_INK } from '../ink.ts';
import { PLAY } from '../strings-play.ts';
import { partyNotation } from './plan-notation.ts';

/** What a plan would bring, in a few words. */
export function gainText(catalogue: Catalogue, report: PlanReport): string {
  const { vp, questVp, quests, gains, granted } = report;
  const parts = [
    ...(vp + questVp > 0 ? [PLAY.vp(vp + questVp)] : []),
    ...(quests.length > 0
      ? [PLAY.completes(quests.map((quest) => `“${catalogue.quests[quest]!.name}”`))]
      : []),
    ...(total(gains) > 0 ? [PLAY.gains(partyNotation(gains))] : []),
    ...(granted > 0 ? [PLAY.granted(granted)] : []),
  ];
  return PLAY.planGain(parts);
}

/** `2×3 K`, `+1 Ghoul`. */
function partText(catalogue: Catalogue, { why, unit, n, each, source }: CvPart): string {
  const who = unit >= 0 ? ` ${MEEPLES[unit]!}` : '';
  const sum = n === 1 ? `${each}` : `${n}×${each}`;
  const card = why === 'base' || !('card' in source) ? '' : ` ${cardName(catalogue, source)}`;
  return `${sum}${who}${card}`;
}

function placeText(catalogue: Catalogue, report: PlaceReport): string {
  const { place, missing, cv, strength, parts, overrun, vp } = report;
  const said: string[] = [];
  if (isFoe(place)) {
    const sum = parts.map((part) => partText(catalogue, part)).join(' + ');
    said.push(PLAY.cv(cv, strength, sum));
  } else if (missing.length > 0) {
    said.push(
      PLAY.needs(missing.map((one) => (one.length === 0 ? PLAY.anyUnit : one.join(PLAY.or)))),
    );
  } else said.push(PLAY.served);
  if (vp > 0) said.push(PLAY.vp(vp));
  if (overrun > 0) said.push(PLAY.fleeing(overrun));
  return `  ${notationOfPlace(place)}: ${said.join(', ')}`;
}

/** A plan place by place: needs, CV and how it adds up, who flees there, what it brings. */
export function planLines(catalogue: Catalogue, report: PlanReport): string[] {
  return [
    ...report.places.map((place) => placeText(catalogue, place)),
    `  ${PLAY.left(
      meepleCounts(
        NO_INK,
        report.left.map((n) => Math.max(0, n)),
      ),
    )}${gainText(catalogue, report)}`,
  ];
}
