import type { DecisionOf } from '@rowan/rules';
import { useGame, useGameState, useView } from '../client/context.ts';
import { setBag } from '../client/interaction.ts';
import { Meeple, meepleName } from '../parts/Meeple.tsx';
import { t } from '../text/text.ts';
import { Sheet } from './Sheet.tsx';
import choices from './Choices.module.css';
import plan from './Plan.module.css';

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

/** L9: tap meeples of the Lodgings to send them to the bag; tap once more to keep them. */
export function BackToBag({ decision }: { readonly decision: DecisionOf<'backToBag'> }) {
  const game = useGame();
  const { lodgings } = useView().seats[decision.seat]!;
  const interaction = useGameState((state) => state.interaction);
  const taken = interaction.bag ?? lodgings.map(() => 0);
  const full = sum(taken) >= decision.upTo;
  const touch = (meeple: number): void => {
    const n = taken[meeple] ?? 0;
    const next = full || n >= (lodgings[meeple] ?? 0) ? 0 : n + 1;
    const bag = taken.map((old, i) => (i === meeple ? next : old));
    game.interact(setBag(interaction, bag));
  };
  return (
    <Sheet title={t('choice.backToBag', { n: decision.upTo })}>
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
        onClick={() => game.answer({ kind: 'backToBag', meeples: [...taken] })}
      >
        <b>{t('choice.backToBagDo', { n: sum(taken) })}</b>
      </button>
    </Sheet>
  );
}
