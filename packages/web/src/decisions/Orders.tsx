import { useState } from 'preact/hooks';
import type { DecisionOf } from '@rowan/rules';
import { useCatalogue, useGame, useGameState } from '../client/context.ts';
import { inspectable } from '../client/inspector.ts';
import { areAlike } from '../model/alike.ts';
import { questionOf } from '../model/question.ts';
import type { Subject } from '../model/subject.ts';
import { Seal } from '../parts/Seal.tsx';
import { t } from '../text/text.ts';
import { Face } from './Choices.tsx';
import { Sheet } from './Sheet.tsx';
import choices from './Choices.module.css';
import plan from './Plan.module.css';
import styles from './Orders.module.css';

const subjectOf = (of: DecisionOf<'order'>['of'], item: number): Subject => {
  if (of === 'quests') return { kind: 'quest', quest: item };
  return of === 'monsters' ? { kind: 'monster', monster: item } : { kind: 'place', place: item };
};

/** One question for the whole order: touched one after the other, or as it lies there. Between equals there is none. */
export function Orders({ decision }: { readonly decision: DecisionOf<'order'> }) {
  const game = useGame();
  const catalogue = useCatalogue();
  const { offers } = useGameState(({ options }) => options);
  const [touched, setTouched] = useState<readonly number[]>([]);
  const chosen = touched.filter((item) => decision.items.includes(item));
  const touch = (item: number): void => {
    const next = chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item];
    const left = decision.items.filter((one) => !next.includes(one));
    if (areAlike(catalogue, decision.of, left)) game.answerInOrder([...next, ...left]);
    else setTouched(next);
  };
  const rest = decision.items.filter((item) => !chosen.includes(item));
  return (
    <Sheet title={questionOf(decision)}>
      <p class={styles.how}>{t('choice.orderHow')}</p>
      <ul class={`${choices.choices} ${styles.items}`}>
        {offers.map((offer, i) => {
          const item = offer.answer.kind === 'order' ? offer.answer.item : i;
          const at = chosen.indexOf(item);
          return (
            <li key={item}>
              <button
                type="button"
                class={choices.choice}
                aria-pressed={at >= 0}
                onClick={() => touch(item)}
                {...inspectable(subjectOf(decision.of, item))}
              >
                {at >= 0 && <b class={styles.at}>{at + 1}</b>}
                <Face decision={decision} answer={offer.answer} />
                <Seal of={offer} short />
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class={plan.confirm}
        data-main
        onClick={() => game.answerInOrder([...chosen, ...rest])}
      >
        <b>{t('choice.inOrder')}</b>
        <Seal of={offers.find(({ seals }) => seals) ?? null} />
      </button>
    </Sheet>
  );
}
