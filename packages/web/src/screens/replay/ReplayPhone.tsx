import { useContext, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { PhoneCity } from '../../board/PhoneCity.tsx';
import { useView } from '../../client/context.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Encounter } from '../../seat/Encounter.tsx';
import { Heroes } from '../../seat/Heroes.tsx';
import { Log } from '../../seat/Log.tsx';
import { Market } from '../../seat/Market.tsx';
import { Quests } from '../../seat/Quests.tsx';
import { Rivals } from '../../seat/Rivals.tsx';
import { Stores } from '../../seat/Stores.tsx';
import { Tavern } from '../../seat/Tavern.tsx';
import { t } from '../../text/text.ts';
import { Turn } from '../game/TopStrip.tsx';
import { Bar, Eyes } from './Bar.tsx';
import { Hands } from './Hands.tsx';
import { useLeave, useOwnSeat } from './ReplayDesk.tsx';
import { Story } from './Story.tsx';
import { useReplayState } from './context.ts';
import { ReviewPanel } from './review/Panel.tsx';
import { ReviewContext } from './review/context.ts';
import phone from '../game/PhoneTable.module.css';
import styles from './Replay.module.css';

const TABS = ['review', 'story', 'table', 'quests', 'rivals', 'log'] as const;
type Tab = (typeof TABS)[number];

const ICONS: Readonly<Record<Tab, string>> = {
  review: 'hint',
  story: 'play',
  table: 'tavern',
  quests: 'quests',
  rivals: 'crown',
  log: 'eye',
};

interface PaneProps {
  readonly seat: number;
}

const View = () => (
  <div class={styles.eyes}>
    <Eyes />
  </div>
);

function Hand({ seat }: PaneProps) {
  const open = useReplayState(({ eyes }) => eyes.open);
  return (
    <div class={phone.pane}>
      <View />
      {open ? <Hands /> : <Quests seat={seat} />}
      <Market />
    </div>
  );
}

const Table = ({ seat }: PaneProps) => (
  <div class={phone.pane}>
    <Tavern seat={seat} />
    <div class={phone.stores}>
      <Stores seat={seat} />
    </div>
    <div class={phone.heroes}>
      <Heroes seat={seat} />
    </div>
  </div>
);

const Others = () => (
  <div class={phone.pane}>
    <View />
    <Rivals />
    <Encounter />
  </div>
);

const PANES: Readonly<Record<Tab, ComponentType<PaneProps>>> = {
  review: ReviewPanel,
  story: Story,
  table: Table,
  quests: Hand,
  rivals: Others,
  log: Log,
};

function Strip({ seat }: PaneProps) {
  const vp = useView().seats[seat]?.vp;
  const leave = useLeave();
  return (
    <header class={[phone.strip, styles.strip].join(' ')}>
      <a class={styles.back} href={leave.href} aria-label={leave.name}>
        <Icon name="undo" />
      </a>
      <span class={phone.vp} data-vp={seat}>
        {vp}
        <small>{t('vp')}</small>
      </span>
      <Turn />
    </header>
  );
}

/** The city above, one thing at a time below, and the controls under the thumb. */
export function ReplayPhone() {
  const seat = useOwnSeat();
  const review = useContext(ReviewContext);
  const [tab, setTab] = useState<Tab>(review ? 'review' : 'story');
  const Pane = PANES[tab];
  return (
    <div class={[phone.phone, styles.phone].join(' ')}>
      <Strip seat={seat} />
      <PhoneCity />
      <section class={[phone.sheet, styles.sheet].join(' ')} data-tab={tab}>
        <Pane seat={seat} />
      </section>
      <Bar />
      <nav class={phone.tabs} data-tabs aria-label={t('replay.panes')}>
        {TABS.filter((one) => review || one !== 'review').map((one) => (
          <button
            key={one}
            type="button"
            data-tab={one}
            aria-pressed={one === tab}
            onClick={() => setTab(one)}
          >
            <Icon name={ICONS[one]} />
            {t(one === 'review' ? 'review.title' : `tab.${one}`)}
          </button>
        ))}
      </nav>
    </div>
  );
}
