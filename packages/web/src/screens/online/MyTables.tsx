import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { myTables, type ListedTable } from './api.ts';
import lobby from './Lobby.module.css';
import styles from './Online.module.css';

/** How often one looks whether it is one's turn, in milliseconds. */
const EVERY = 20_000;

const stateOf = ({ round, stage, yours }: ListedTable): string => {
  if (yours) return t('online.yourTurn');
  if (stage === 'over') return t('online.isOver');
  return stage === 'gather' ? t('online.gathers') : t('online.round', { n: round });
};

const iconOf = ({ stage, yours }: ListedTable): string => {
  if (yours) return 'hint';
  return stage === 'over' ? 'check' : 'play';
};

/** Asks again as long as the page is looked at. */
function useTables(): readonly ListedTable[] | null {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  useEffect(() => {
    const ask = (): void =>
      void (
        document.visibilityState === 'visible' &&
        myTables().then((told) => told.ok && setTables(told.value.tables))
      );
    ask();
    const timer = setInterval(ask, EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return tables;
}

/** Tables that this person has been to; those that wait for them come first. */
export function MyTables() {
  const tables = useTables();
  return (
    <section class={styles.mine}>
      <h2>{t('online.mine')}</h2>
      {tables?.length === 0 && <p class={lobby.small}>{t('online.noTables')}</p>}
      <ul>
        {tables?.map((table) => (
          <li key={table.id}>
            <a href={`#/t/${table.id}`} data-yours={table.yours || undefined}>
              <Icon name={iconOf(table)} />
              <b>{stateOf(table)}</b>
              {table.pace === 'async' && <em>{t('online.pace.async')}</em>}
              <span>{table.vp.join(' · ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
