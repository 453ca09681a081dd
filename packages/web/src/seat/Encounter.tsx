import { COUNCIL_PLACES, OVERLORD, councilOpen, foughtBefore } from '@rowan/cards';
import type { GameView } from '@rowan/rules';
import { Shield } from '../board/Foe.tsx';
import { Party } from '../board/Party.tsx';
import { usePlace } from '../board/use-place.ts';
import { touchPlace } from '../client/actions.ts';
import { ownSeat, useCatalogue, useGame, useViewed } from '../client/context.ts';
import { inspectable } from '../client/inspector.ts';
import { pictureAt } from '../model/cards.ts';
import { placeLabel } from '../model/labels.ts';
import { Vp } from '../parts/Glyphs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Named } from '../parts/Named.tsx';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { Track } from './Track.tsx';
import styles from './Encounter.module.css';

function Lord({ place }: { readonly place: number }) {
  const game = useGame();
  const catalogue = useCatalogue();
  const token = catalogue.bonusTokens[useViewed(({ tokens }) => tokens[place - OVERLORD] ?? -1)];
  const fought = useViewed((view) => foughtBefore(view.seats[ownSeat(view)]!, place));
  const model = usePlace(place);
  const { there } = model;
  if (there.kind !== 'council') return null;
  return (
    <li
      class={styles.lord}
      data-place={place}
      data-target={`place:${place}`}
      data-light={model.light ?? undefined}
      data-drafted={model.drafted || undefined}
      data-wrong={model.rejection ? true : undefined}
      data-busy={model.units.some((n) => n > 0) || undefined}
      data-fought={fought || undefined}
      {...inspectable({ kind: 'place', place })}
    >
      <button type="button" class={styles.face} onClick={() => void touchPlace(game, place)}>
        <Named name={[placeLabel(catalogue, model), token && describer().card(token)].join(' ')}>
          <img class={styles.picture} src={pictureAt(there) ?? ''} alt="" draggable={false} />
          <Shield model={model} strength={there.card.strength} />
          <Vp n={there.card.vp} class={styles.vp} />
          <span class={styles.name} data-name>
            {cardName(there.card)}
          </span>
          <span class={styles.strip}>
            <Icon name={there.card.type} />
            {token && (
              <span class={styles.token}>
                <Icon name="crown" />+{token.vp}
              </span>
            )}
            {fought && <Icon name="check" />}
          </span>
        </Named>
      </button>
      <Party model={model} />
    </li>
  );
}

function when(view: GameView): string {
  if (view.phase === 'over') return '';
  if (view.lastRound === 0) return t('encounter.sleeps');
  return councilOpen(view)
    ? t('encounter.open', { left: view.lastRound - view.round + 1 })
    : t('encounter.soon');
}

/** The Final Encounter: Overlords with their tokens, the Henchman, and the score. */
export function Encounter() {
  const opens = useViewed(when);
  const roomy = useViewed(({ seats }) => seats.length < 3);
  return (
    <section class={styles.encounter} aria-label={t('encounter')} data-roomy={roomy || undefined}>
      <h2 class={styles.title}>
        {t('encounter')} <small>{opens}</small>
      </h2>
      <ul class={styles.lords}>
        {COUNCIL_PLACES.map((place) => (
          <Lord key={place} place={place} />
        ))}
      </ul>
      <div class={styles.line}>
        <Track />
      </div>
    </section>
  );
}
