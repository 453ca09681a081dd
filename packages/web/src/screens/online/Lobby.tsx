import { useEffect, useState } from 'preact/hooks';
import { goTo } from '../../base/routes.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Steps } from '../../parts/Steps.tsx';
import { labelled, t } from '../../text/text.ts';
import { profileLink } from './profile-link.ts';
import { clockText } from './clock-text.ts';
import { Words } from './Sheet.tsx';
import {
  enterTable,
  lobby,
  type LobbyPage,
  type LobbyWish,
  type PublicTable,
  type Trouble,
} from './api.ts';
import styles from './Lobby.module.css';
import online from './Online.module.css';

interface FilterProps<T extends string> {
  readonly label: string;
  readonly value: T | undefined;
  /** What it means to choose none of them. */
  readonly any?: string;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T | undefined) => void;
}

function Filter<T extends string>({ label, value, any, options, onChange }: FilterProps<T>) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange((currentTarget.value || undefined) as T | undefined)
      }
    >
      <option value="">{any ?? labelled(label, t('online.any'))}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

type Wish = Omit<LobbyWish, 'cursor'>;

type Change = (patch: { readonly [K in keyof Wish]?: Wish[K] | undefined }) => void;

/** What was agreed on when the table was opened. */
const TermFilters = ({ wish, change }: { readonly wish: Wish; readonly change: Change }) => (
  <>
    <Filter
      label={t('online.rated')}
      value={wish.rated}
      options={[
        ['people', t('online.rated.people')],
        ['programs', t('online.rated.programs')],
        ['no', t('online.rated.no')],
      ]}
      onChange={(rated) => change({ rated })}
    />
    <Filter
      label={t('online.coach')}
      value={wish.coach}
      options={[
        ['yes', t('online.coach.yes')],
        ['no', t('online.coach.no')],
      ]}
      onChange={(coach) => change({ coach })}
    />
  </>
);

function Filters({
  wish,
  onChange,
}: {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}) {
  /** What is not asked for is left out. */
  const change: Change = (patch) => {
    const entries = Object.entries({ ...wish, ...patch });
    onChange(Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
  };
  return (
    <div class={styles.filters}>
      <Filter
        label={t('online.filter.stage')}
        value={wish.stage}
        any={t('online.filter.gather')}
        options={[['play', t('online.filter.play')]]}
        onChange={(stage) => change({ stage })}
      />
      <Filter
        label={t('online.filter.players')}
        value={wish.players}
        options={['2', '3', '4'].map((n) => [n, t('online.players', { n: Number(n) })])}
        onChange={(players) => change({ players })}
      />
      <Filter
        label={t('setup.towers')}
        value={wish.towers}
        options={[
          ['yes', t('online.towers.yes')],
          ['no', t('online.towers.no')],
        ]}
        onChange={(towers) => change({ towers })}
      />
      <Filter
        label={t('online.pace')}
        value={wish.pace}
        options={[
          ['live', t('online.pace.live')],
          ['async', t('online.pace.async')],
        ]}
        onChange={(pace) => change({ pace })}
      />
      <TermFilters wish={wish} change={change} />
    </div>
  );
}

interface Found {
  readonly page: LobbyPage | null;
  readonly trouble: Trouble | null;
  readonly more: () => void;
  readonly again: () => void;
}

/** The tables that fit, page by page. */
function useLobby(wish: Wish): Found {
  const [page, setPage] = useState<LobbyPage | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [tries, setTries] = useState(0);
  const wanted = JSON.stringify(wish);
  useEffect(() => {
    let here = true;
    void lobby(wish).then((told) => {
      if (!here) return;
      setTrouble(told.ok ? null : told.trouble);
      setPage(told.ok ? told.value : null);
    });
    return () => void (here = false);
  }, [wanted, tries]);
  const more = (): void =>
    void lobby({ ...wish, ...(page?.next && { cursor: page.next }) }).then((told) => {
      setTrouble(told.ok ? null : told.trouble);
      if (told.ok)
        setPage({ tables: [...(page?.tables ?? []), ...told.value.tables], next: told.value.next });
    });
  return { page, trouble, more, again: () => setTries(tries + 1) };
}

function Entry({
  table,
  onTrouble,
}: {
  readonly table: PublicTable;
  readonly onTrouble: (trouble: Trouble) => void;
}) {
  const running = table.free === 0;
  const join = (): void =>
    void enterTable(table.id, null).then((told) => {
      if (told.ok) goTo(`/t/${table.id}`);
      else onTrouble(told.trouble);
    });
  return (
    <li class={styles.entry}>
      <b>
        {table.owner && !table.guest ? (
          <a href={profileLink(table.owner)}>{t('online.tableOf', { name: table.owner })}</a>
        ) : (
          t('online.tableOf', { name: table.owner || t('online.former') })
        )}
        {table.guest && <small>{t('online.guest')}</small>}
      </b>
      <span>
        {[
          t('online.players', { n: table.players }),
          t(`online.towers.${table.towers ? 'yes' : 'no'}`),
          t(`online.pace.${table.pace}`),
          ...(table.clock.kind === 'none' ? [] : [clockText(table.clock)]),
          ...(table.rated ? [t(`online.rated.${table.rated}`)] : []),
          ...(table.coach ? [t('online.coach.yes')] : []),
        ].join(' · ')}
      </span>
      <em>
        {running ? t('online.round', { n: table.round }) : t('online.freeSeats', { n: table.free })}
      </em>
      <button
        type="button"
        onClick={join}
        aria-label={labelled(
          t('online.tableOf', { name: table.owner }),
          t(running ? 'online.watch' : 'online.join'),
        )}
      >
        {t(running ? 'online.watch' : 'online.join')}
      </button>
    </li>
  );
}

const STEPS = [
  ['construct', 'online.how.open'],
  ['share', 'online.how.send'],
  ['play', 'online.how.play'],
] as const;

/** Tables that wait for whoever comes, and games that everybody may watch. */
export function Lobby() {
  const [wish, setWish] = useState<Wish>({});
  const { page, trouble, more, again } = useLobby(wish);
  const [gone, setGone] = useState<Trouble | null>(null);
  return (
    <section class={styles.lobby} aria-labelledby="lobby">
      <header>
        <h2 id="lobby">{t('online.lobby')}</h2>
        <button type="button" class={online.quiet} onClick={again}>
          <Icon name="restart" /> {t('online.again')}
        </button>
      </header>
      <Filters wish={wish} onChange={setWish} />
      <Words trouble={gone ?? trouble} />
      <ul aria-live="polite">
        {page?.tables.map((table) => (
          <Entry key={table.id} table={table} onTrouble={setGone} />
        ))}
      </ul>
      {page?.tables.length === 0 && (
        <Steps
          title={t('online.noLobby')}
          steps={STEPS.map(([icon, key]) => [icon, t(key)] as const)}
        />
      )}
      {page?.next && (
        <button type="button" class={online.other} onClick={more}>
          {t('online.more')}
        </button>
      )}
    </section>
  );
}
