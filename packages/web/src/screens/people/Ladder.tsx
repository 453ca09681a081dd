import { useEffect, useRef, useState } from 'preact/hooks';
import { LADDERS, type Ladder as LadderName } from '@rowan/table';
import { t } from '../../text/text.ts';
import { Choices } from '../online/Choices.tsx';
import { doubtText } from '../online/clock-text.ts';
import { Sheet, Words } from '../online/Sheet.tsx';
import type { Trouble } from '../online/api.ts';
import { PeopleWays } from '../online/PeopleWays.tsx';
import { profileLink } from '../online/profile-link.ts';
import { ladder, type LadderPage } from './people-api.ts';
import online from '../online/Online.module.css';
import styles from './People.module.css';

const COUNTS = ['2', '3', '4'] as const;
type Count = (typeof COUNTS)[number];

const Rows = ({ page, of }: { readonly page: LadderPage; readonly of: LadderName }) => (
  <table class={styles.ladder}>
    <thead>
      <tr>
        <th scope="col">{t('people.rank')}</th>
        <th scope="col">{t('people.name')}</th>
        <th scope="col">{t('people.rating')}</th>
        <th scope="col">{t('people.games')}</th>
        {of === 'programs' && <th scope="col">{t('people.budget')}</th>}
      </tr>
    </thead>
    <tbody>
      {page.ranks.map((one) => (
        <tr key={one.rank} data-own={one.own || undefined}>
          <td>{one.rank}</td>
          <th scope="row">
            <a href={profileLink(one.name)}>{one.name}</a>
          </th>
          <td>{doubtText(one)}</td>
          <td>{one.games}</td>
          {of === 'programs' && (
            <td>
              {one.budget === null
                ? t('people.budget.none')
                : t('people.budget.value', { n: one.budget / 1000 })}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

interface Found {
  readonly page: LadderPage | null;
  readonly trouble: Trouble | null;
  readonly more: () => void;
}

/** A ladder from its top, page by page. */
function useLadder(of: LadderName, players: Count): Found {
  const [page, setPage] = useState<LadderPage | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const wanted = `${of} ${players}`;
  const shown = useRef('');
  const ask = async (from: number, before: LadderPage['ranks']): Promise<void> => {
    const told = await ladder(of, Number(players), from);
    // Meanwhile another one may have been asked for.
    if (shown.current !== wanted) return;
    setTrouble(told.ok ? null : told.trouble);
    if (told.ok) setPage({ ...told.value, ranks: [...before, ...told.value.ranks] });
  };
  useEffect(() => {
    shown.current = wanted;
    setPage(null);
    void ask(0, []);
    return () => void (shown.current = '');
  }, [wanted]);
  return { page, trouble, more: () => void ask(page?.next ?? 0, page?.ranks ?? []) };
}

/** Who seems how strong, by the number of players. */
export function Ladder({ me }: { readonly me: string | null }) {
  const [of, setOf] = useState<LadderName>('people');
  const [players, setPlayers] = useState<Count>('2');
  const { page, trouble, more } = useLadder(of, players);
  return (
    <Sheet title="people.ladder" back="#/friends">
      <PeopleWays me={me} here="ladder" />
      <div class={styles.wide}>
        <p class={styles.small}>{t('people.ladder.text')}</p>
        <div class={styles.choices}>
          <Choices
            label={t('people.ladder.who')}
            options={LADDERS}
            value={of}
            onChange={setOf}
            text={(one) => t(`people.ladder.${one}`)}
          />
          <Choices
            label={t('people.players')}
            options={COUNTS}
            value={players}
            onChange={setPlayers}
            text={(one) => one}
          />
        </div>
        <Words trouble={trouble} />
        {page && page.ranks.length > 0 && <Rows page={page} of={of} />}
        {page?.ranks.length === 0 && <p class={styles.small}>{t('people.ladder.none')}</p>}
        {page && page.next !== null && (
          <button type="button" class={online.other} onClick={more}>
            {t('people.more')}
          </button>
        )}
      </div>
    </Sheet>
  );
}
