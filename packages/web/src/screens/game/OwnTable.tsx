import { lazily } from '../../base/Lazy.tsx';
import { soon } from '../../base/soon.ts';
import { useGameState, usePlayer } from '../../client/context.ts';
import { lookable } from '../../client/inspector.ts';
import { useDrawn, useSettled } from '../../client/use-settled.ts';
import { ActionPanel } from '../../decisions/ActionPanel.tsx';
import { nameIn } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Crest, seatColour } from '../../parts/Crest.tsx';
import { Heroes } from '../../seat/Heroes.tsx';
import { Tavern } from '../../seat/Tavern.tsx';
import { Trophies } from '../../seat/Trophies.tsx';
import { t } from '../../text/text.ts';
import styles from './OwnTable.module.css';

const Stores = lazily(
  () => import('../../seat/Stores.tsx').then(({ Stores: beds }) => beds),
  'early',
);
const Projection = lazily(
  soon(() => import('../../seat/Projection.tsx').then(({ Projection: figure }) => figure)),
  'small',
);

export function Plate({ seat }: { readonly seat: number }) {
  const player = usePlayer(seat);
  const drawn = useDrawn();
  const seats = useGameState(({ welcome }) => welcome!.seats);
  const name = nameIn(seats, seat);
  const colour = seats[seat]?.colour ?? seat;
  return (
    <section class={styles.plate} aria-label={name} style={{ '--seat': seatColour(colour) }}>
      <button type="button" class={styles.face} {...lookable({ kind: 'seat', seat })}>
        <Crest colour={colour} class={styles.crest} />
        <b class={styles.name}>{name}</b>
        <span key={player.vp} class={styles.vp} data-vp={seat}>
          {player.vp}
          <small>{t('vp')}</small>
        </span>
        {drawn && <Projection seat={seat} />}
      </button>
      <Trophies pile={player.pile} />
      {player.rooms.length > 0 && (
        <span class={styles.rooms} title={t('rooms', { n: player.rooms.length })}>
          <Icon name="tower" /> {player.rooms.length}
        </span>
      )}
    </section>
  );
}

/** Everything that lies in front of the viewer. */
export function OwnTable({ seat }: { readonly seat: number }) {
  const settled = useSettled();
  return (
    <footer class={styles.table}>
      <Plate seat={seat} />
      <Tavern seat={seat} />
      <div class={styles.stores}>{settled && <Stores seat={seat} />}</div>
      <Heroes seat={seat} />
      <ActionPanel />
    </footer>
  );
}
