import { lazily } from '../../base/Lazy.tsx';
import { City } from '../../board/City.tsx';
import { ownSeat, useViewed } from '../../client/context.ts';
import { useSettled } from '../../client/use-settled.ts';
import { Encounter } from '../../seat/Encounter.tsx';
import { Market } from '../../seat/Market.tsx';
import { Quests } from '../../seat/Quests.tsx';
import { Rivals } from '../../seat/Rivals.tsx';
import { Supply } from '../../seat/Supply.tsx';
import { t } from '../../text/text.ts';
import { OwnTable } from './OwnTable.tsx';
import { TopStrip } from './TopStrip.tsx';
import styles from './DeskTable.module.css';

const Log = lazily(() => import('../../seat/Log.tsx').then(({ Log: lines }) => lines), 'early');

/** The whole game on one screen that does not scroll. */
export function DeskTable() {
  const seat = useViewed(ownSeat);
  const settled = useSettled();
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
        {settled && <Log />}
      </aside>
      <OwnTable seat={seat} />
    </div>
  );
}
