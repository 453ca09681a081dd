import { useEffect, useState } from 'preact/hooks';
import { lazily } from '../../base/Lazy.tsx';
import { soon } from '../../base/soon.ts';
import { useKept } from '../../base/use-kept.ts';
import { City } from '../../board/City.tsx';
import { ownSeat, useGameState, useViewed } from '../../client/context.ts';
import { useDrawn, useSettled } from '../../client/use-settled.ts';
import { Market } from '../../seat/Market.tsx';
import { Quests } from '../../seat/Quests.tsx';
import { Rivals } from '../../seat/Rivals.tsx';
import { t } from '../../text/text.ts';
import { OwnTable } from './OwnTable.tsx';
import { TopStrip } from './TopStrip.tsx';
import styles from './DeskTable.module.css';

const Log = lazily(() => import('../../seat/Log.tsx').then(({ Log: lines }) => lines), 'early');

const Supply = lazily(
  () => import('../../seat/Supply.tsx').then(({ Supply: left }) => left),
  'early',
);

const Encounter = lazily(
  () => import('../../seat/Encounter.tsx').then(({ Encounter: lords }) => lords),
  'early',
);

const Recap = lazily(
  soon(() => import('../../seat/Recap.tsx').then(({ Recap: cards }) => cards)),
  'small',
);

const SHELVES = ['market', 'log'] as const;
type Shelf = (typeof SHELVES)[number];

/** Market and chronicle; where there is room for one of them, the one that is wanted now. */
function Shelves() {
  const settled = useSettled();
  const building = useGameState(({ view }) => view?.decision?.kind === 'develop');
  const [open, setOpen] = useState<Shelf>('market');
  useEffect(() => setOpen(building ? 'market' : 'log'), [building]);
  const market = useKept(() => <Market />, []);
  const log = useKept(() => <Log />, []);
  return (
    <>
      <nav class={styles.tabs} aria-label={t('commands')}>
        {SHELVES.map((one) => (
          <button key={one} type="button" aria-pressed={one === open} onClick={() => setOpen(one)}>
            {t(one)}
          </button>
        ))}
      </nav>
      <div class={styles.drawer} data-open={open}>
        {market}
        {settled && log}
      </div>
    </>
  );
}

/** The whole game on one screen that does not scroll. */
export function DeskTable() {
  const seat = useViewed(ownSeat);
  const drawn = useDrawn();
  return (
    <div class={styles.room}>
      <div class={styles.desk}>
        <TopStrip />
        <aside class={styles.left} aria-label={t('desk.others')}>
          <div class={styles.others}>
            <Rivals />
            {drawn && <Supply />}
            {drawn && <Encounter />}
          </div>
        </aside>
        <section class={styles.city} aria-label={t('city')} data-board>
          <City />
        </section>
        <aside class={styles.right} aria-label={t('desk.cards')}>
          <div class={styles.cards}>
            <Shelves />
            <Quests seat={seat} />
            {drawn && <Recap />}
          </div>
        </aside>
        <OwnTable seat={seat} />
      </div>
    </div>
  );
}
