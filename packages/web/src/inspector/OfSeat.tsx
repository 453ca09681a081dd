import type { ComponentChildren } from 'preact';
import type { Standing } from '@rowan/table';
import { useCatalogue, useGameState, useView } from '../client/context.ts';
import { keptBy } from '../model/lasting.ts';
import { inWords } from '../model/seat-words.ts';
import { fullName } from '../model/seats.ts';
import { cardName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { KeptRows } from './KeptRows.tsx';
import { Page } from './Page.tsx';
import styles from './Details.module.css';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const Part = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <section class={styles.part}>
    <h4>{name}</h4>
    {children}
  </section>
);

const Line = ({ name, vp }: { name: string; vp: string }) => (
  <li>
    <span>{name}</span>
    <b>{vp}</b>
  </li>
);

/** The score if the game ended now, part by part. */
function Projected({ of }: { readonly of: Standing }) {
  const { quests } = useCatalogue();
  const sets = of.sets.reduce((n, { vp }) => n + vp, 0);
  return (
    <Part name={t('look.end')}>
      <ul class={styles.sum} data-projected={of.seat}>
        <Line name={t('look.track')} vp={`${of.vp}`} />
        {sets > 0 && <Line name={t('source.sets')} vp={signed(sets)} />}
        {of.quests.map(({ quest, vp }) => (
          <Line key={quest} name={cardName(quests[quest])} vp={signed(vp)} />
        ))}
        {of.hidden > 0 && <Line name={t('look.hidden', { n: of.hidden })} vp="?" />}
        <Line name={t('score.total')} vp={`${of.total}${of.hidden > 0 ? ' + ?' : ''}`} />
      </ul>
    </Part>
  );
}

function Completed({ of }: { readonly of: readonly number[] }) {
  const { quests } = useCatalogue();
  if (of.length === 0) return null;
  return (
    <Part name={t('look.completed')}>
      <ul class={styles.sum} data-completed>
        {of.map((quest) => (
          <Line key={quest} name={cardName(quests[quest])} vp={signed(quests[quest]?.vp ?? 0)} />
        ))}
      </ul>
    </Part>
  );
}

/** All about a player: where the score stands, what lasts, which Quests are done, what lies there. */
export function OfSeat({ seat }: { readonly seat: number }) {
  const catalogue = useCatalogue();
  const player = useView().seats[seat];
  const seats = useGameState(({ welcome }) => welcome!.seats);
  const standing = useGameState((state) => state.standing.find((one) => one.seat === seat));
  const over = useView().phase === 'over';
  if (!player)
    return standing ? (
      <Page name={t('guard')} text="">
        <Projected of={standing} />
      </Page>
    ) : null;
  const kept = keptBy(catalogue, player);
  return (
    <Page name={fullName(seats, seat)} text="">
      {standing && !over && <Projected of={standing} />}
      {kept.length > 0 && (
        <Part name={t('look.lasting')}>
          <KeptRows of={kept} />
        </Part>
      )}
      <Completed of={player.completed} />
      <p class={styles.about}>{inWords(player)}</p>
    </Page>
  );
}
