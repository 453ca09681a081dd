import { singly } from '../board/Party.tsx';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { isAhead, unprepare } from '../client/prepare.ts';
import { placeName } from '../model/labels.ts';
import { Meeple } from '../parts/Meeple.tsx';
import { t } from '../text/text.ts';
import plan from './Plan.module.css';
import styles from './Ahead.module.css';

/** What the viewer means to do when it is their turn; a tap takes it back. */
export function Ahead() {
  const game = useGame();
  const view = useView();
  const catalogue = useCatalogue();
  const prepared = useGameState((state) => state.prepared);
  if (!prepared) return isAhead(game) ? <p class={styles.ahead}>{t('prepared.how')}</p> : null;
  return (
    <div class={styles.ahead} data-ahead>
      <span>{t('prepared.title')}</span>
      <ul class={plan.tasks}>
        {prepared.plan.places.map(({ place, units }) => {
          const name = placeName(catalogue, view, place);
          return (
            <li key={place}>
              <button
                type="button"
                aria-label={t('plan.clear', { name })}
                title={t('plan.clear', { name })}
                onClick={() => void unprepare(game, place)}
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
    </div>
  );
}
