import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import { BOT_LEVELS, type BotLevel } from '@rowan/cards';
import { levelName } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { gainText, programText } from '../online/clock-text.ts';
import { profileLink } from '../online/profile-link.ts';
import type { PastGame } from './people-api.ts';
import ways from '../online/PeopleWays.module.css';
import styles from './People.module.css';

type PastSeat = PastGame['seats'][number];

/** The place of whoever has won; ties share it. */
const WINNERS = 1;

const isLevel = (bot: string): bot is BotLevel => BOT_LEVELS.some((level) => level === bot);

function Name({ seat }: { readonly seat: PastSeat }) {
  if (seat.bot !== null) return <b>{isLevel(seat.bot) ? levelName(seat.bot) : t('setup.bot')}</b>;
  if (!seat.name) return <b>{t('online.former')}</b>;
  if (seat.guest)
    return (
      <b>
        {seat.name} <small>{t('online.guest')}</small>
      </b>
    );
  return (
    <a href={profileLink(seat.name)}>
      {seat.name}
      {seat.program && <small> {programText(seat.program)}</small>}
    </a>
  );
}

const Seat = ({ seat }: { readonly seat: PastSeat }) => (
  <li data-won={seat.place === WINNERS || undefined} data-mine={seat.mine || undefined}>
    <span>{t('people.place', { n: seat.place })}</span>
    <Name seat={seat} />
    <span>{t('people.vp', { n: seat.vp })}</span>
    {seat.change && (
      <em data-less={seat.change.after.mu < seat.change.before.mu || undefined}>
        {gainText(seat.change)}
      </em>
    )}
    {seat.replaced && <small>{t('people.replaced')}</small>}
  </li>
);

const dateText = (at: number): string =>
  new Intl.DateTimeFormat(words().language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Games that are over, each with the ways to look at it again. */
export const Games = ({ games }: { readonly games: readonly PastGame[] }) => (
  <ul class={styles.games}>
    {games.map((game) => (
      <li key={game.table}>
        <p>
          <time dateTime={new Date(game.at).toISOString()}>{dateText(game.at)}</time>
          {[
            t(`online.rated.${game.rated ?? 'no'}`),
            t(`online.towers.${game.towers ? 'yes' : 'no'}`),
            ...(game.public ? [] : [t('people.private')]),
          ].join(' · ')}
        </p>
        <ol>
          {game.seats
            .toSorted((a, b) => a.place - b.place)
            .map((seat) => (
              <Seat key={seat.seat} seat={seat} />
            ))}
        </ol>
        <div class={ways.ways}>
          <a href={`#/past/${game.table}`}>
            <Icon name="eye" /> {t('people.replay')}
          </a>
          <a href={`#/judged/${game.table}`}>
            <Icon name="hint" /> {t('people.review')}
          </a>
        </div>
      </li>
    ))}
  </ul>
);
