import { City } from '../board/City.tsx';
import { ownSeat, useViewed } from '../client/context.ts';
import { Encounter } from '../seat/Encounter.tsx';
import { Log } from '../seat/Log.tsx';
import { Market } from '../seat/Market.tsx';
import { OwnTable } from '../seat/OwnTable.tsx';
import { Quests } from '../seat/Quests.tsx';
import { Rivals } from '../seat/Rivals.tsx';
import { Supply } from '../seat/Supply.tsx';
import { t } from '../text/text.ts';
import { TopStrip } from './TopStrip.tsx';
import styles from './DeskTable.module.css';

/** The whole game on one screen that does not scroll. */
export function DeskTable() {
  const seat = useViewed(ownSeat);
  const roomy = useViewed(({ seats }) => seats.length < 4);
  return (
    <div class={styles.desk}>
      <TopStrip />
      <aside class={styles.left}>
        <Rivals />
        {roomy && <Supply />}
        <Encounter />
      </aside>
      <section class={styles.city} aria-label={t('city')} data-board>
        <City />
      </section>
      <aside class={styles.right}>
        <Market />
        <Quests seat={seat} />
        <Log />
      </aside>
      <OwnTable seat={seat} />
    </div>
  );
}
