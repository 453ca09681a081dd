import { MEEPLES, noMeeples, type Catalogue, type Effect } from '@rowan/cards';
import type { GameView, PlanReport } from '@rowan/rules';
import { t } from '../text/text.ts';
import { cardAt, type PlaceCard } from './cards.ts';
import { partyText } from './labels.ts';

/** What a plan gives away without need. */

const givesAt = (there: PlaceCard): readonly Effect[] =>
  'card' in there && 'gives' in there.card ? there.card.gives : [];

/** Meeples that places of the plan promise and nobody has to give: so many of each kind (L2). */
function missedBy(catalogue: Catalogue, view: GameView, report: PlanReport): number[] {
  const promised = noMeeples();
  const served = report.places.filter(({ rejection }) => !rejection);
  for (const effect of served.flatMap(({ place }) => givesAt(cardAt(catalogue, view, place))))
    if (effect.kind === 'gain') promised[MEEPLES.indexOf(effect.meeple)]! += 1;
  return promised.map((n, meeple) => Math.max(0, n - (report.gains[meeple] ?? 0)));
}

/** The same in words; nothing where everybody gets what is promised. */
export function missedWords(catalogue: Catalogue, view: GameView, report: PlanReport): string {
  const meeples = partyText(missedBy(catalogue, view, report));
  return meeples && t('plan.missed', { meeples });
}
