import { SLOT, orderAt } from '@rowan/cards';
import type { Offer } from '@rowan/table';
import { PHONE, useMedia } from '../base/use-media.ts';
import { Strip } from '../board/Spot.tsx';
import { useCatalogue, useGame, useGameState, useViewed } from '../client/context.ts';
import { inspectable, lookable } from '../client/inspector.ts';
import { sourceProps } from '../client/source-props.ts';
import { pictureOf } from '../model/cards.ts';
import { signsOfLocation } from '../model/glyphs.ts';
import { Icon } from '../parts/Icon.tsx';
import { Named } from '../parts/Named.tsx';
import { cardName, describer, printedName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import styles from './Market.module.css';

const isBuild = ({ answer }: Offer): boolean =>
  answer.kind === 'develop' && answer.do === 'construct';

function Tile({ tile }: { readonly tile: number }) {
  const game = useGame();
  const phone = useMedia(PHONE);
  const card = useCatalogue().tiles[tile]!;
  const chosen = useGameState(
    ({ interaction: { source } }) => source?.kind === 'tile' && source.tile === tile,
  );
  const asked = useGameState(({ view }) => view?.decision?.kind);
  const offered = useGameState(({ options }) => options.offers.some(isBuild));
  const subject = { kind: 'tile', tile } as const;
  // Where nothing can be built, a finger looks.
  const closed = !asked || (phone && asked !== 'develop');
  return (
    <li>
      <button
        type="button"
        class={styles.tile}
        aria-pressed={chosen}
        data-tile={tile}
        data-chosen={chosen || undefined}
        data-offered={offered || undefined}
        {...(closed
          ? lookable(subject)
          : { ...sourceProps(game, subject), ...inspectable(subject) })}
      >
        <Named name={`${cardName(card)}. ${describer().card(card)}`}>
          <img class={styles.picture} src={pictureOf.location(card)} alt="" draggable={false} />
          <span class={styles.name}>{printedName(card)}</span>
          <span class={styles.words}>{describer().card(card)}</span>
          <Strip signs={signsOfLocation(card)} width={138} />
        </Named>
      </button>
    </li>
  );
}

/** The Location tiles on offer. */
export function Market() {
  const market = useViewed((view) => view.market);
  const tileDeck = useViewed((view) => view.tileDeck);
  const full = useViewed(({ built, orders }) =>
    built.every((tile, slot) => tile >= 0 || orderAt(orders, SLOT + slot) >= 0),
  );
  const choosing = useGameState(({ options }) => options.offers.some(isBuild));
  return (
    <section class={styles.market} aria-label={t('market')}>
      <h2 class={styles.title}>
        <Icon name="construct" /> {t('market')}
        <small>{t('market.left', { n: tileDeck })}</small>
      </h2>
      {full ? (
        <p class={styles.none}>{t('market.full')}</p>
      ) : (
        <ul class={styles.tiles} data-choosing={choosing || undefined}>
          {market.map((tile) => (
            <Tile key={tile} tile={tile} />
          ))}
        </ul>
      )}
    </section>
  );
}
