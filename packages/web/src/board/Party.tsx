import { declareNext, takeBack } from '../client/interaction.ts';
import { useGame } from '../client/context.ts';
import type { PlaceModel } from '../model/place.ts';
import { Meeple, letterOf, meepleName } from '../parts/Meeple.tsx';
import { startDrag } from '../parts/drag.ts';
import { t } from '../text/text.ts';
import styles from './Party.module.css';

const SHAMAN = 7;

/** Each meeple of the counts by itself. */
export const singly = (counts: readonly number[]): number[] =>
  counts.flatMap((n, meeple) => Array.from({ length: n }, () => meeple));

/** The classes that Shamans stand for, one by one. */
const classesOf = (as: readonly number[]): number[] => singly(as);

function Drafted({
  model,
  meeple,
  as,
}: {
  model: PlaceModel;
  meeple: number;
  as?: number | undefined;
}) {
  const game = useGame();
  const { place } = model;
  const shaman = meeple === SHAMAN && as !== undefined;
  const label = shaman
    ? t('party.shaman', { class: meepleName(as) })
    : t('party.takeBack', { meeple: meepleName(meeple) });
  return (
    <button
      type="button"
      class={styles.drafted}
      aria-label={label}
      title={label}
      onPointerDown={(event) => startDrag(game, { kind: 'meeple', meeple, from: place }, event)}
      onClick={(event) => {
        event.stopPropagation();
        const { interaction } = game.state;
        game.interact(
          shaman ? declareNext(interaction, place) : takeBack(interaction, place, meeple),
        );
      }}
    >
      <Meeple meeple={meeple} />
      {shaman && <b class={styles.class}>{letterOf(as)}</b>}
    </button>
  );
}

/** The meeples that stand at a place. */
export function Party({ model }: { readonly model: PlaceModel }) {
  const { units, as, overrun, drafted, crown, recruit } = model;
  const shamans = classesOf(as);
  const all = singly(units);
  if (all.length === 0 && !crown) return null;
  return (
    <div class={styles.party} data-party data-many={all.length > 4 || undefined}>
      {crown && all.length === 0 && (
        <span class={styles.holders} style={{ '--seat': `var(--seat-${crown.seat})` }}>
          {singly(crown.units).map((meeple, i) => (
            <Meeple key={i} meeple={meeple} />
          ))}
        </span>
      )}
      {all.map((meeple, i) =>
        drafted ? (
          <Drafted
            key={i}
            model={model}
            meeple={meeple}
            as={
              meeple === SHAMAN
                ? shamans[all.slice(0, i).filter((m) => m === SHAMAN).length]
                : undefined
            }
          />
        ) : (
          <span key={i} class={styles.standing}>
            <Meeple meeple={meeple} />
          </span>
        ),
      )}
      {recruit && (
        <span class={styles.recruit} title={t('party.recruit')}>
          <Meeple meeple={0} />
        </span>
      )}
      {overrun > 0 && (
        <span class={styles.overrun} title={t('party.overrun', { n: overrun })}>
          +{overrun}
          <Meeple meeple={0} />
        </span>
      )}
    </div>
  );
}
