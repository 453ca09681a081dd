import { total } from '@rowan/cards';
import type { Answer } from '@rowan/rules';
import { t } from '../text/text.ts';
import { buildDeeds, developDeeds } from './capitol-deeds.ts';
import { choiceWords, orderName } from './choice-words.ts';
import { answer, draft, type Deed, type Situation } from './deed.ts';
import { setBag } from './interaction.ts';
import { meepleName } from './meeples.ts';
import { planDeeds, targetDeeds } from './plan-deeds.ts';

/** Everything that can be done now, one after the other. */

function bagDeeds({ view, interaction }: Situation, upTo: number): Deed[] {
  const { lodgings } = view.seats[view.decision!.seat]!;
  const taken = interaction.bag ?? lodgings.map(() => 0);
  const full = total(taken) >= upTo;
  const kinds = lodgings.flatMap((n, meeple): Deed[] => {
    if (n === 0) return [];
    const now = taken[meeple] ?? 0;
    const next = full || now >= n ? 0 : now + 1;
    const bag = taken.map((old, i) => (i === meeple ? next : old));
    const words = t('now.bag', { meeple: meepleName(meeple, n), taken: now, n });
    return [draft(words, setBag(interaction, bag))];
  });
  const done = t('choice.backToBagDo', { n: total(taken) });
  const given: Answer = { kind: 'backToBag', meeples: [...taken] };
  return [...kinds, { words: done, act: { kind: 'answer', answer: given } }];
}

const choiceDeeds = (now: Situation): Deed[] =>
  now.options.offers.map((offer) => answer(choiceWords(now, offer.answer), offer));

/** All of them as they are told, or which one comes first. */
function orderDeeds(now: Situation): Deed[] {
  const names = now.options.offers.map((offer) => orderName(now, offer.answer)).join(', ');
  return [{ words: t('now.inOrder', { names }), act: { kind: 'confirm' } }, ...choiceDeeds(now)];
}

/** All that answers the open decision, or leads to an answer. */
export function deedsOf(now: Situation): Deed[] {
  const { decision } = now.view;
  if (!decision) return [];
  const { interaction } = now;
  const down: Deed[] = interaction.source
    ? [draft(t('now.down'), { ...interaction, source: null })]
    : [];
  switch (decision.kind) {
    case 'develop':
      return interaction.source?.kind === 'meeple'
        ? [...targetDeeds(now), ...down]
        : [...(interaction.source ? buildDeeds(now) : developDeeds(now)), ...down];
    case 'plan':
      return [...planDeeds(now), ...down];
    case 'backToBag':
      return bagDeeds(now, decision.upTo);
    case 'order':
      return orderDeeds(now);
    default:
      return choiceDeeds(now);
  }
}
