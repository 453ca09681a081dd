import { DISTRICTS, MEEPLES, MONSTER_TYPES } from '@rowan/cards';
import type { GameView } from '@rowan/rules';
import { useCatalogue } from '../client/context.ts';
import { lookable } from '../client/inspector.ts';
import { guardSpotText } from '../model/labels.ts';
import { meepleName } from '../model/meeples.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { labelled, t } from '../text/text.ts';
import { Trophies } from './Trophies.tsx';
import styles from './GuardPanel.module.css';

type Guard = NonNullable<GameView['guard']>;

/** The Guard's board, row by row, with the meeple on each spot. */
function Board({ guard }: { readonly guard: Guard }) {
  const spots = useCatalogue().guard.board;
  return (
    <ol class={styles.board} aria-label={t('guard.board')} data-guard="board">
      {spots.map((spot, i) => {
        const meeple = guard.board[i] ?? -1;
        const accepts = spot.accepts.map((letter) => MEEPLES.indexOf(letter));
        const title = accepts.map((one) => meepleName(one)).join(' / ');
        return (
          <li key={spot.id}>
            <button
              type="button"
              class={styles.spot}
              data-taken={meeple >= 0 || undefined}
              {...lookable({ kind: 'note', title, text: guardSpotText(spot) })}
            >
              <span class="unseen">
                {guardSpotText(spot)}
                {meeple >= 0 && ` ${t('spot.party', { party: meepleName(meeple) })}`}
              </span>
              <span>
                {(meeple >= 0 ? [meeple] : accepts).map((one) => (
                  <Meeple key={one} meeple={one} />
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** What the Royal Guard is about to do, and what it has. */
export function GuardPanel({ guard }: { readonly guard: Guard }) {
  const district = t(`district.${DISTRICTS[guard.sword]!}`);
  const prey = MONSTER_TYPES[guard.prey]!;
  return (
    <div class={styles.panel}>
      <Board guard={guard} />
      <div class={styles.facts}>
        <button
          type="button"
          class={styles.fact}
          data-guard="sword"
          {...lookable({ kind: 'note', title: t('sword', { district }), text: t('closer.sword') })}
        >
          <Icon name="sword" /> {district}
        </button>
        <button
          type="button"
          class={styles.fact}
          data-guard="prey"
          {...lookable({
            kind: 'note',
            title: labelled(t('guard.prey'), t(`type.${prey}`)),
            text: t('closer.prey'),
          })}
        >
          <Icon name={prey} /> {t('guard.prey')}
        </button>
        <p class={styles.bag}>
          <Icon name="bag" />
          {guard.bag.map(
            (n, meeple) =>
              n > 0 && (
                <span key={meeple} role="img" aria-label={`${n} ${meepleName(meeple, n)}`}>
                  <Meeple meeple={meeple} />
                  {n}
                </span>
              ),
          )}
        </p>
        <Trophies pile={guard.pile} />
      </div>
    </div>
  );
}
