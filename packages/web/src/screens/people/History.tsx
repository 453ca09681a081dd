import { useEffect, useRef, useState } from 'preact/hooks';
import { labelled, t } from '../../text/text.ts';
import { Sheet, Words } from '../online/Sheet.tsx';
import type { Trouble } from '../online/api.ts';
import { Games } from './Games.tsx';
import { PeopleWays } from '../online/PeopleWays.tsx';
import { history, type HistoryPage, type HistoryWish } from './people-api.ts';
import online from '../online/Online.module.css';
import styles from './People.module.css';

interface Found {
  readonly page: HistoryPage | null;
  readonly trouble: Trouble | null;
  readonly more: () => void;
}

/** The games that fit, page by page. */
function useHistory(wish: HistoryWish): Found {
  const [page, setPage] = useState<HistoryPage | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const wanted = JSON.stringify(wish);
  const shown = useRef('');
  const ask = async (cursor: string | null, before: HistoryPage['games']): Promise<void> => {
    const told = await history({ ...wish, ...(cursor && { cursor }) });
    // Meanwhile others may have been asked for.
    if (shown.current !== wanted) return;
    setTrouble(told.ok ? null : told.trouble);
    if (told.ok) setPage({ ...told.value, games: [...before, ...told.value.games] });
  };
  useEffect(() => {
    shown.current = wanted;
    setPage(null);
    void ask(null, []);
    return () => void (shown.current = '');
  }, [wanted]);
  return { page, trouble, more: () => void ask(page?.next ?? null, page?.games ?? []) };
}

/** When a day begins where the reader is, or one of the days after it. */
function dayOf(date: string, days: number): string {
  if (date === '') return '';
  const day = new Date(`${date}T00:00`);
  day.setDate(day.getDate() + days);
  return `${day.getTime()}`;
}

function wishIn(form: HTMLFormElement): HistoryWish {
  const given = new FormData(form);
  const text = (name: string): string => (given.get(name) as string).trim();
  const entries = {
    player: text('player'),
    players: text('players'),
    result: text('result'),
    from: dayOf(text('from'), 0),
    to: dayOf(text('to'), 1),
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value));
}

const Search = ({ onSearch }: { readonly onSearch: (wish: HistoryWish) => void }) => (
  <form
    class={styles.search}
    onSubmit={(event) => {
      event.preventDefault();
      onSearch(wishIn(event.currentTarget));
    }}
  >
    <label>
      {t('people.search.player')}
      <input name="player" maxLength={48} autocomplete="off" />
    </label>
    <label>
      {t('people.players')}
      <select name="players">
        <option value="">{t('online.any')}</option>
        {['2', '3', '4'].map((n) => (
          <option key={n}>{n}</option>
        ))}
      </select>
    </label>
    <label>
      {t('people.search.result')}
      <select name="result">
        <option value="">{t('online.any')}</option>
        <option value="won">{t('people.search.won')}</option>
        <option value="lost">{t('people.search.lost')}</option>
      </select>
    </label>
    <label>
      {t('people.search.from')}
      <input name="from" type="date" />
    </label>
    <label>
      {t('people.search.to')}
      <input name="to" type="date" />
    </label>
    <button type="submit" class={online.other}>
      {t('people.search.go')}
    </button>
  </form>
);

export function Past({ wish }: { readonly wish: HistoryWish }) {
  const { page, trouble, more } = useHistory(wish);
  return (
    <section class={styles.past} aria-label={labelled(t('people.history'), t('people.games'))}>
      <Words trouble={trouble} />
      {page?.games.length === 0 && <p role="status">{t('people.history.none')}</p>}
      {page && <Games games={page.games} />}
      {page?.next && (
        <button type="button" class={online.other} onClick={more}>
          {t('people.more')}
        </button>
      )}
    </section>
  );
}

/** Games that are over: those of everybody, and one's own. */
export function History({ me }: { readonly me: string | null }) {
  const [wish, setWish] = useState<HistoryWish>({});
  return (
    <Sheet title="people.history" back="#/friends">
      <PeopleWays me={me} here="history" />
      <div class={styles.wide}>
        <p class={styles.small}>{t('people.history.text')}</p>
        <Search onSearch={setWish} />
        <Past wish={wish} />
      </div>
    </Sheet>
  );
}
