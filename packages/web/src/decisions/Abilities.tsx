import { heroOf } from '@rowan/cards';
import type { Offer } from '@rowan/table';
import { PHONE, useMedia } from '../base/use-media.ts';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { inspectable } from '../client/inspector.ts';
import { glyphsOf } from '../model/glyphs.ts';
import { meepleName } from '../model/meeples.ts';
import { Glyphs } from '../parts/Glyphs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { Named } from '../parts/Named.tsx';
import { Seal } from '../parts/Seal.tsx';
import { t } from '../text/text.ts';
import styles from './Develop.module.css';

function Ability({ offer, unit }: { readonly offer: Offer; readonly unit: number }) {
  const game = useGame();
  const { seats, active } = useView();
  const level = seats[active]?.levels[heroOf(unit)] ?? 1;
  const face = useCatalogue().heroes[heroOf(unit)]?.levels[level - 1];
  return (
    <button
      type="button"
      class={styles.choice}
      data-unit={unit}
      onClick={() => game.answer(offer.answer)}
      {...inspectable({ kind: 'hero', unit })}
    >
      <Named name={t('hero.use', { hero: meepleName(unit) })}>
        <Meeple meeple={unit} />
        <Glyphs of={glyphsOf(face?.ability?.gives ?? [])} />
        <Seal of={offer} short />
      </Named>
    </button>
  );
}

const NO_OFFERS: readonly Offer[] = [];

/** What Heroes can do in this phase. On a desk their cards lie beside it, with buttons of their own. */
export function Abilities() {
  const phone = useMedia(PHONE);
  const offers = useGameState(({ options }) => (phone ? options.offers : NO_OFFERS));
  const own = offers.flatMap((offer) => {
    const { answer } = offer;
    return answer.kind === 'develop' && answer.do === 'ability'
      ? [{ offer, unit: answer.unit }]
      : [];
  });
  if (own.length === 0) return null;
  return (
    <div class={styles.work} data-work="ability">
      <span class={styles.kind} aria-hidden="true">
        <Icon name="boost" /> {t('develop.abilities')}
      </span>
      {own.map(({ offer, unit }) => (
        <Ability key={unit} offer={offer} unit={unit} />
      ))}
    </div>
  );
}
