import type { Place, PlanAnswer } from '@rowan/rules';
import { singly } from '../board/Party.tsx';
import { useCatalogue, useView } from '../client/context.ts';
import { placeName } from '../model/labels.ts';
import { Meeple } from '../parts/Meeple.tsx';
import { t } from '../text/text.ts';
import styles from './Plan.module.css';

interface Props {
  readonly plan: PlanAnswer;
  /** Places where something is amiss. */
  readonly wrong?: readonly Place[];
  readonly onClear: (place: Place) => void;
}

/** Who goes where; a tap takes them back. */
export function Tasks({ plan, wrong = [], onClear }: Props) {
  const view = useView();
  const catalogue = useCatalogue();
  return (
    <ul class={styles.tasks}>
      {plan.places.map(({ place, units }) => {
        const name = placeName(catalogue, view, place);
        return (
          <li key={place}>
            <button
              type="button"
              data-wrong={wrong.includes(place) || undefined}
              aria-label={t('plan.clear', { name })}
              title={t('plan.clear', { name })}
              onClick={() => onClear(place)}
            >
              {singly(units).map((meeple, i) => (
                <Meeple key={i} meeple={meeple} />
              ))}
              <span>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
