import { P, S } from '@rowan/cards';
import { useGame, useGameState } from '../client/context.ts';
import { press } from '../client/source-props.ts';
import { declareNext, takeBack } from '../model/interaction.ts';
import { letterOf, meepleName } from '../model/meeples.ts';
import type { PlaceModel } from '../model/place.ts';
import { Crest, seatColour } from '../parts/Crest.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { t } from '../text/text.ts';
import styles from './Party.module.css';

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
  const shaman = meeple === S && as !== undefined;
  const label = shaman
    ? t('party.shaman', { class: meepleName(as) })
    : t('party.takeBack', { meeple: meepleName(meeple) });
  return (
    <button
      type="button"
      class={styles.drafted}
      aria-label={label}
      title={label}
      onPointerDown={(event) => press(game, { kind: 'meeple', meeple, from: place }, event)}
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

/** Those who hold a Crown, in the colour of their player. */
function Holders({ crown }: { readonly crown: NonNullable<PlaceModel['crown']> }) {
  const { colour } = useGameState(({ welcome }) => welcome!.seats[crown.seat]!);
  return (
    <span class={styles.holders} style={{ '--seat': seatColour(colour) }}>
      <Crest colour={colour} />
      {singly(crown.units).map((meeple, i) => (
        <Meeple key={i} meeple={meeple} />
      ))}
    </span>
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
      {crown && all.length === 0 && <Holders crown={crown} />}
      {all.map((meeple, i) =>
        drafted ? (
          <Drafted
            key={i}
            model={model}
            meeple={meeple}
            as={meeple === S ? shamans[all.slice(0, i).filter((m) => m === S).length] : undefined}
          />
        ) : (
          <span key={i} class={styles.standing}>
            <Meeple meeple={meeple} />
          </span>
        ),
      )}
      {recruit && (
        <span class={styles.recruit} title={t('party.recruit')}>
          <Meeple meeple={P} />
        </span>
      )}
      {overrun > 0 && (
        <span class={styles.overrun} title={t('party.overrun', { n: overrun })}>
          +{overrun}
          <Meeple meeple={P} />
        </span>
      )}
    </div>
  );
}
