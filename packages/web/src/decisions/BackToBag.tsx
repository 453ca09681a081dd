import { total } from '@rowan/cards';
import type { DecisionOf } from '@rowan/rules';
import { useGame, useGameState, useView } from '../client/context.ts';
import { setBag } from '../model/interaction.ts';
import { meepleName } from '../model/meeples.ts';
import { questionOf } from '../model/question.ts';
import { Meeple } from '../parts/Meeple.tsx';
import { Seal } from '../parts/Seal.tsx';
import { t } from '../text/text.ts';
import { Sheet } from './Sheet.tsx';
import choices from './Choices.module.css';
import plan from './Plan.module.css';

/** L9: tap meeples of the Lodgings to send them to the bag; tap once more to keep them. */
export function BackToBag({ decision }: { readonly decision: DecisionOf<'backToBag'> }) {
  const game = useGame();
  const { lodgings } = useView().seats[decision.seat]!;
  const interaction = useGameState((state) => state.interaction);
  const taken = interaction.bag ?? lodgings.map(() => 0);
  const offer = useGameState(({ options }) =>
    options.offers.find(
      ({ answer }) => answer.kind === 'backToBag' && String(answer.meeples) === String(taken),
    ),
  );
  const full = total(taken) >= decision.upTo;
  const touch = (meeple: number): void => {
    const n = taken[meeple] ?? 0;
    const next = full || n >= (lodgings[meeple] ?? 0) ? 0 : n + 1;
    const bag = taken.map((old, i) => (i === meeple ? next : old));
    game.interact(setBag(interaction, bag));
  };
  return (
    <Sheet title={questionOf(decision)}>
      <ul class={choices.choices}>
        {lodgings.map(
          (n, meeple) =>
            n > 0 && (
              <li key={meeple}>
                <button
                  type="button"
                  class={choices.choice}
                  aria-pressed={(taken[meeple] ?? 0) > 0}
                  onClick={() => touch(meeple)}
                >
                  <Meeple meeple={meeple} class={choices.meeple} />
                  <b>
                    {taken[meeple]} / {n} {meepleName(meeple, n)}
                  </b>
                </button>
              </li>
            ),
        )}
      </ul>
      <button
        type="button"
        class={plan.confirm}
        data-main
        onClick={() => game.answer({ kind: 'backToBag', meeples: [...taken] })}
      >
        <b>{t('choice.backToBagDo', { n: total(taken) })}</b>
        <Seal of={offer ?? null} />
      </button>
    </Sheet>
  );
}
