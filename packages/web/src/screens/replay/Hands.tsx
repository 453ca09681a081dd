import { useCatalogue, useView } from '../../client/context.ts';
import { lookable } from '../../client/inspector.ts';
import { nameIn } from '../../model/seats.ts';
import { Vp } from '../../parts/Glyphs.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Crest, GuardCrest } from '../../parts/Crest.tsx';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/text.ts';
import { useInfo } from './context.ts';
import styles from './Hands.module.css';

function Hand({ cards }: { readonly cards: readonly number[] }) {
  const { quests } = useCatalogue();
  if (cards.length === 0) return <p class={styles.none}>{t('quests.none')}</p>;
  return (
    <ul class={styles.cards}>
      {cards.map((quest, i) => (
        <li key={i}>
          <button type="button" {...lookable({ kind: 'quest', quest })}>
            <span>{cardName(quests[quest]) || t('quest.hidden')}</span>
            {quests[quest] && <Vp n={quests[quest].vp} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The Quests of everybody, face up. */
export function Hands() {
  const { seats, guard } = useView();
  const info = useInfo();
  return (
    <section class={styles.hands} aria-label={t('replay.hands')}>
      <h2 class={styles.title}>
        <Icon name="quests" /> {t('replay.hands')}
      </h2>
      <div class={styles.list} tabIndex={0}>
        {seats.map(({ hand }, seat) => (
          <div key={seat} class={styles.seat}>
            <h3>
              <Crest colour={info.seats[seat]?.colour ?? seat} /> {nameIn(info.seats, seat)}
            </h3>
            <Hand cards={hand} />
          </div>
        ))}
        {guard && (
          <div class={styles.seat}>
            <h3>
              <GuardCrest /> {t('guard')}
            </h3>
            <Hand cards={guard.kept} />
          </div>
        )}
      </div>
    </section>
  );
}
