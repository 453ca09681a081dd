import { useEffect, useState } from 'preact/hooks';
import { BOT_LEVELS, type BotLevel } from '@rowan/cards';
import { goTo } from '../../base/routes.ts';
import { levelName } from '../../model/seats.ts';
import { Crest } from '../../parts/Crest.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { labelled, t } from '../../text/text.ts';
import { NameForm } from './NameForm.tsx';
import { Sheet, Words } from './Sheet.tsx';
import {
  keepLink,
  myTables,
  openTable,
  type ListedTable,
  type Trouble,
  type WishedSeat,
} from './api.ts';
import { useName } from './use-name.ts';
import plan from '../../decisions/Plan.module.css';
import lazy from '../../base/Lazy.module.css';
import setup from '../setup/SetUp.module.css';
import styles from './Online.module.css';

type Chosen = 'person' | 'nobody' | BotLevel;

const START: readonly Chosen[] = ['person', 'person', 'nobody', 'nobody'];
/** The server lets no more bots than this to a table. */
const MOST_BOTS = 2;
/** The first two seats are for persons: whoever plays alone with bots plays on this device. */
const PERSONS = 2;

const wishOf = (chosen: readonly Chosen[]): WishedSeat[] =>
  chosen.flatMap((one): WishedSeat[] => {
    if (one === 'nobody') return [];
    return one === 'person' ? [{ kind: 'person' }] : [{ kind: 'bot', bot: one }];
  });

interface RowProps {
  readonly seat: number;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

const SeatChoice = ({ seat, chosen, onChange }: RowProps) => (
  <label class={styles.choice}>
    <Crest colour={seat} />
    <select
      aria-label={labelled(t('setup.seat', { n: seat + 1 }), t('setup.kind'))}
      value={chosen}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Chosen)}
    >
      <option value="person">{t('online.person')}</option>
      {seat >= PERSONS &&
        BOT_LEVELS.map((bot) => (
          <option key={bot} value={bot}>
            {t('setup.bot')}: {levelName(bot)}
          </option>
        ))}
      {seat >= PERSONS && <option value="nobody">{t('setup.none')}</option>}
    </select>
  </label>
);

/** How a new table is to be. */
function NewTable() {
  const [chosen, setChosen] = useState(START);
  const [towers, setTowers] = useState(true);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const bots = wishOf(chosen).filter(({ kind }) => kind === 'bot').length;
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    const told = await openTable(wishOf(chosen), towers);
    if (!told.ok) {
      setTrouble(told.trouble);
      return;
    }
    keepLink(told.value.table, told.value.invite);
    goTo(`/t/${told.value.table}`);
  };
  return (
    <form class={styles.new} onSubmit={(event) => void open(event)}>
      <fieldset class={setup.group}>
        <legend>{t('online.new')}</legend>
        {chosen.map((one, seat) => (
          <SeatChoice
            key={seat}
            seat={seat}
            chosen={one}
            onChange={(next) => setChosen(chosen.map((before, i) => (i === seat ? next : before)))}
          />
        ))}
        <label class={setup.check}>
          <input
            type="checkbox"
            checked={towers}
            onChange={({ currentTarget }) => setTowers(currentTarget.checked)}
          />
          <span>
            <b>{t('setup.towers')}</b>
            <small>{t('setup.towersText')}</small>
          </span>
        </label>
      </fieldset>
      {bots > MOST_BOTS && <p class={setup.note}>{t('online.trouble.seats')}</p>}
      <Words trouble={trouble} />
      <button type="submit" class={plan.confirm} disabled={bots > MOST_BOTS}>
        <b>{t('online.open')}</b>
        <small>{t('online.openText')}</small>
      </button>
    </form>
  );
}

const stateOf = ({ round, over }: ListedTable): string => {
  if (over) return t('online.isOver');
  return round === 0 ? t('online.gathers') : t('online.round', { n: round });
};

/** Tables that this person has been to. */
function Tables() {
  const [tables, setTables] = useState<readonly ListedTable[]>([]);
  useEffect(() => {
    void myTables().then((told) => told.ok && setTables(told.value.tables));
  }, []);
  return (
    <section class={styles.mine}>
      <h2>{t('online.mine')}</h2>
      {tables.length === 0 && <p>{t('online.noTables')}</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <a href={`#/t/${table.id}`}>
              <Icon name={table.over ? 'check' : 'play'} />
              <b>{stateOf(table)}</b>
              <span>{table.vp.join(' · ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where one begins to play with others. */
export function Friends() {
  const { name, trouble, setName } = useName();
  if (trouble)
    return (
      <Sheet title="online.title">
        <Words trouble={trouble} />
      </Sheet>
    );
  if (name === undefined) return <p class={lazy.loading}>{t('loading')}</p>;
  if (name === null) return <NameForm onNamed={setName} />;
  return (
    <Sheet title="online.title">
      <NewTable />
      <Tables />
    </Sheet>
  );
}
