import { useEffect, useState } from 'preact/hooks';
import { BOT_LEVELS, K, L, P, W, type BotLevel } from '@rowan/cards';
import { noteTrouble } from '../../base/report.ts';
import { listGames } from '../../client/games.ts';
import { levelName } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Meeple } from '../../parts/Meeple.tsx';
import { labelled, t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import {
  recordsOf,
  type HallOfRecords,
  type Mode,
  type ModeRecord,
  type Result,
} from './records.ts';
import styles from './Records.module.css';

/** What hangs over each plaque. */
const PICTURES: Readonly<Record<Mode, string>> = {
  solo: 'orders/battle',
  '2': 'monsters/ember-dragon',
  '3': 'monsters/hollow-oak-knight',
  '4': 'monsters/bone-drake',
};
const SITTERS: Readonly<Record<BotLevel, number>> = { squire: P, captain: W, marshal: K, earl: L };
/** So many of the latest games are shown. */
const LATEST = 24;

const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(words().language, { dateStyle: 'medium' });

function Plaque({ record }: { readonly record: ModeRecord }) {
  const { mode, games, won, mean, best, lead } = record;
  return (
    <li class={styles.plaque} data-empty={!best || undefined}>
      <img src={`./art/${PICTURES[mode]}.svg`} alt="" />
      <h2>{t(`records.mode.${mode}`)}</h2>
      {best ? (
        <>
          <a class={styles.best} href={`#/replay/${best.id}`}>
            <small>{t('records.best')}</small>
            <b>
              {best.vp} <i>{t('vp')}</i>
            </b>
            <time dateTime={new Date(best.at).toISOString()}>{dayOf(best.at)}</time>
          </a>
          <p>{t('records.games', { n: games, won })}</p>
          <p>{t('records.mean', { n: mean })}</p>
          {lead > 0 && <p>{t('records.lead', { n: lead })}</p>}
        </>
      ) : (
        <p class={styles.open}>{t('records.open')}</p>
      )}
    </li>
  );
}

const Figure = ({ icon, n, text }: { icon: string; n: number | string; text: string }) => (
  <li>
    <Icon name={icon} />
    <b>{n}</b>
    <span>{text}</span>
  </li>
);

const Figures = ({ hall }: { readonly hall: HallOfRecords }) => (
  <ul class={styles.figures}>
    <Figure icon="check" n={hall.finished} text={t('records.finished')} />
    <Figure icon="crown" n={hall.won} text={t('records.won')} />
    <Figure icon="sword" n={hall.streak} text={t('records.streak')} />
    <Figure icon="boost" n={hall.longest} text={t('records.longest')} />
  </ul>
);

const Rivals = ({ hall }: { readonly hall: HallOfRecords }) => (
  <section class={styles.rivals}>
    <h2>{t('records.rivals')}</h2>
    <ul>
      {BOT_LEVELS.map((level) => {
        const n = hall.beaten[level];
        return (
          <li key={level} data-beaten={n > 0 || undefined}>
            <span class={styles.medal}>
              <Meeple meeple={SITTERS[level]} />
            </span>
            <b>{levelName(level)}</b>
            <small>{n > 0 ? t('records.beaten', { n }) : t('records.unbeaten')}</small>
          </li>
        );
      })}
    </ul>
  </section>
);

const said = ({ outcome, vp, at }: Result): string =>
  labelled(dayOf(at), `${vp} ${t('vp')}, ${t(`records.result.${outcome}`)}`);

/** The latest games as posts in a row, as high as their scores. */
function Latest({ hall }: { readonly hall: HallOfRecords }) {
  const shown = hall.results.slice(-LATEST);
  const most = Math.max(1, ...shown.map(({ vp }) => vp));
  return (
    <section class={styles.latest}>
      <h2>{t('records.latest')}</h2>
      <ol>
        {shown.map((result) => (
          <li key={result.id} data-outcome={result.outcome}>
            <a
              href={`#/replay/${result.id}`}
              aria-label={said(result)}
              title={said(result)}
              style={{ '--high': Math.max(0, result.vp) / most }}
            >
              <b>{result.vp}</b>
              <i>{result.outcome === 'won' && <Icon name="crown" />}</i>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Hall({ hall }: { readonly hall: HallOfRecords }) {
  return (
    <>
      {hall.finished === 0 && <p class={styles.none}>{t('records.none')}</p>}
      <Figures hall={hall} />
      <ul class={styles.plaques}>
        {hall.modes.map((record) => (
          <Plaque key={record.mode} record={record} />
        ))}
      </ul>
      <div class={styles.pair}>
        <Rivals hall={hall} />
        {hall.finished > 0 && <Latest hall={hall} />}
      </div>
      <p class={styles.local}>
        {t('records.local')}
        {hall.unread > 0 && ` ${t('records.unread', { n: hall.unread })}`}
      </p>
    </>
  );
}

/** The hall of one's own records. */
export function Records() {
  const [hall, setHall] = useState<HallOfRecords | 'missing' | null>(null);
  useEffect(() => {
    listGames().then(
      (games) => setHall(recordsOf(games)),
      (error: unknown) => {
        noteTrouble(error);
        setHall('missing');
      },
    );
  }, []);
  return (
    <main class={styles.page}>
      <header class={styles.head}>
        <img src="./art/city/board.svg" alt="" />
        <a href="#/" class={styles.back}>
          <Icon name="undo" /> {t('setup.back')}
        </a>
        <h1>{t('records.hall')}</h1>
      </header>
      {hall === null && <p role="status">{t('loading')}</p>}
      {hall === 'missing' && (
        <p class={styles.error} role="alert">
          <Icon name="warning" /> {t('games.noStorage')}
        </p>
      )}
      {hall !== null && hall !== 'missing' && <Hall hall={hall} />}
    </main>
  );
}
