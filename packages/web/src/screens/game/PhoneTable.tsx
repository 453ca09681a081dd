import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { isCouncil } from '@rowan/cards';
import { useBack } from '../../base/back.ts';
import { lazily } from '../../base/Lazy.tsx';
import { soon } from '../../base/soon.ts';
import { PhoneCity } from '../../board/PhoneCity.tsx';
import { ownSeat, useGameState, usePlayer, useView, useViewed } from '../../client/context.ts';
import { useDrawn } from '../../client/use-settled.ts';
import { ActionPanel } from '../../decisions/ActionPanel.tsx';
import { CommandButton } from '../../decisions/CommandButton.tsx';
import { nameIn } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Crest, GuardCrest } from '../../parts/Crest.tsx';
import { Encounter } from '../../seat/Encounter.tsx';
import { Heroes } from '../../seat/Heroes.tsx';
import { Log } from '../../seat/Log.tsx';
import { Market } from '../../seat/Market.tsx';
import { Quests } from '../../seat/Quests.tsx';
import { Rivals } from '../../seat/Rivals.tsx';
import { Stores } from '../../seat/Stores.tsx';
import { Supply } from '../../seat/Supply.tsx';
import { Tavern } from '../../seat/Tavern.tsx';
import { t } from '../../text/text.ts';
import { Council, Turn } from './TopStrip.tsx';
import styles from './PhoneTable.module.css';

type Tab = 'table' | 'market' | 'quests' | 'rivals' | 'log';

const ICONS: Readonly<Record<Tab, string>> = {
  table: 'tavern',
  market: 'construct',
  quests: 'quests',
  rivals: 'crown',
  log: 'eye',
};
const TABS = Object.keys(ICONS) as Tab[];

const Recap = lazily(
  soon(() => import('../../seat/Recap.tsx').then(({ Recap: cards }) => cards)),
  'small',
);

const Table = ({ seat }: { readonly seat: number }) => (
  <div class={styles.own}>
    {useDrawn() && <Recap />}
    <Tavern seat={seat} />
    <ActionPanel />
  </div>
);

const Others = () => (
  <div class={styles.pane}>
    <Encounter />
    <Rivals />
    <Supply />
  </div>
);

const Shop = ({ seat }: { readonly seat: number }) => (
  <div class={styles.pane}>
    <Market />
    <div class={styles.heroes}>
      <Heroes seat={seat} />
    </div>
  </div>
);

const Hand = ({ seat }: { readonly seat: number }) => (
  <div class={styles.pane}>
    <Quests seat={seat} />
    <div class={styles.stores}>
      <Stores seat={seat} />
    </div>
  </div>
);

const PANES: Readonly<Record<Tab, ComponentType<{ seat: number }>>> = {
  table: Table,
  market: Shop,
  quests: Hand,
  rivals: Others,
  log: Log,
};

const Strip = ({ seat }: { readonly seat: number }) => (
  <header class={styles.strip}>
    <span class={styles.vp} data-vp={seat}>
      {usePlayer(seat).vp}
      <small>{t('vp')}</small>
    </span>
    <Turn phase />
    <CommandButton id="undo" />
    <CommandButton id="redo" />
    <CommandButton id="now" />
    <CommandButton id="menu" />
  </header>
);

/** How everybody else stands, and how near the Dark Council is. */
function Standings({ seat, onOpen }: { readonly seat: number; readonly onOpen: () => void }) {
  const view = useView();
  const seats = useGameState(({ welcome }) => welcome!.seats);
  const acting = view.phase === 'over' ? null : view.guard?.acting ? 1 : view.active;
  return (
    <div class={styles.standings}>
      <button type="button" title={t('rivals')} onClick={onOpen}>
        {view.seats.map(
          ({ vp }, other) =>
            other !== seat && (
              <span key={other} data-active={other === acting || undefined}>
                <Crest colour={seats[other]?.colour ?? other} />
                <i data-may-cut>{nameIn(seats, other)}</i>
                <b>{vp}</b>
              </span>
            ),
        )}
        {view.guard && (
          <span data-active={view.guard.acting || undefined}>
            <GuardCrest />
            <i data-long>{t('guard')}</i>
            <b>{view.guard.vp}</b>
          </span>
        )}
      </button>
      <Council />
    </div>
  );
}

/** One thing at a time: the city above, what belongs to the hand below. */
export function PhoneTable() {
  const seat = useViewed(ownSeat);
  const [tab, setTab] = useState<Tab>('table');
  const kind = useGameState(({ view, playing }) => (playing ? null : view?.decision?.kind));
  const carried = useGameState(({ interaction }) => interaction.source?.kind === 'tile');
  const sent = useViewed(({ turn }) => turn.construct);
  // Whoever has chosen a tile needs the slots too.
  const building = kind === 'develop' && (sent || carried);
  const asked = kind && kind !== 'develop' && kind !== 'plan';
  useEffect(() => {
    if (building) setTab('market');
    return () => setTab('table');
  }, [building]);
  useEffect(() => {
    if (asked) setTab('table');
  }, [asked]);
  useBack(tab !== 'table' && !building, () => setTab('table'));
  const lords = useGameState(({ explained }) => explained?.reachable.some(isCouncil) ?? false);
  const Pane = PANES[tab];
  return (
    <div
      class={styles.phone}
      data-kind={kind ?? undefined}
      data-tall={(tab !== 'table' && !building) || undefined}
    >
      <Strip seat={seat} />
      <Standings seat={seat} onOpen={() => setTab('rivals')} />
      <PhoneCity />
      <section class={styles.sheet} data-tab={tab}>
        <Pane seat={seat} />
      </section>
      <nav class={styles.tabs} data-tabs aria-label={t('commands')}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === tab}
            onClick={() => setTab(one)}
            data-tab={one}
          >
            <Icon name={ICONS[one]} />
            {t(`tab.${one}`)}
            {one === 'rivals' && lords && <i class={styles.dot} />}
          </button>
        ))}
      </nav>
    </div>
  );
}
