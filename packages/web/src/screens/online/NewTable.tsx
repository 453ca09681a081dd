import { useState } from 'preact/hooks';
import { BOT_LEVELS, type BotLevel } from '@rowan/cards';
import { NO_CLOCK, type ClockRule, type Pace } from '@rowan/table';
import { goTo } from '../../base/routes.ts';
import { levelName } from '../../model/seats.ts';
import { Crest } from '../../parts/Crest.tsx';
import { labelled, t } from '../../text/text.ts';
import { Choices } from './Choices.tsx';
import { clockText } from './clock-text.ts';
import { Words } from './Sheet.tsx';
import { keepLink, openTable, type Trouble, type WishedSeat } from './api.ts';
import plan from '../../decisions/Plan.module.css';
import setup from '../setup/SetUp.module.css';
import lobby from './Lobby.module.css';
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

/** Clocks to choose from, none of them first. */
const CLOCKS: Readonly<Record<Pace, readonly ClockRule[]>> = {
  live: [
    NO_CLOCK,
    { kind: 'turn', seconds: 60 },
    { kind: 'turn', seconds: 180 },
    { kind: 'bank', seconds: 900, increment: 10 },
    { kind: 'bank', seconds: 1800, increment: 20 },
  ],
  async: [1, 3, 7].reduce<ClockRule[]>((all, days) => [...all, { kind: 'days', days }], [NO_CLOCK]),
};

/** What is agreed on before anybody sits down. */
interface Agreed {
  readonly shown: 'private' | 'public';
  readonly pace: Pace;
  /** Which of the clocks for this pace. */
  readonly clock: number;
  readonly towers: boolean;
  readonly rated: boolean;
  readonly coach: boolean;
}

const USUAL: Agreed = {
  shown: 'private',
  pace: 'live',
  clock: 0,
  towers: true,
  rated: false,
  coach: false,
};

interface TermsProps {
  readonly agreed: Agreed;
  readonly onChange: (agreed: Agreed) => void;
  /** Without an account nothing is rated. */
  readonly guest: boolean;
}

const ClockChoice = ({ agreed, onChange }: Omit<TermsProps, 'guest'>) => (
  <label class={lobby.clock}>
    <span>{t('online.clock')}</span>
    <select
      value={agreed.clock}
      onChange={({ currentTarget }) => onChange({ ...agreed, clock: Number(currentTarget.value) })}
    >
      {CLOCKS[agreed.pace].map((rule, i) => (
        <option key={i} value={i}>
          {clockText(rule)}
        </option>
      ))}
    </select>
  </label>
);

interface CheckProps {
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly name: string;
  readonly text: string;
  readonly onChange: (on: boolean) => void;
}

const Check = ({ on, disabled = false, name, text, onChange }: CheckProps) => (
  <label class={setup.check}>
    <input
      type="checkbox"
      checked={on}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>
      <b>{name}</b>
      <small>{text}</small>
    </span>
  </label>
);

const TermsChoice = ({ agreed, onChange, guest }: TermsProps) => (
  <>
    <Choices
      label={t('online.who')}
      options={['private', 'public']}
      value={agreed.shown}
      onChange={(shown) => onChange({ ...agreed, shown })}
      text={(one) => t(`online.who.${one}`)}
    />
    <Choices
      label={t('online.pace')}
      options={['live', 'async']}
      value={agreed.pace}
      onChange={(pace) => onChange({ ...agreed, pace, clock: 0 })}
      text={(one) => t(`online.pace.${one}`)}
    />
    <p class={lobby.small}>{t(`online.pace.${agreed.pace}.text`)}</p>
    <ClockChoice agreed={agreed} onChange={onChange} />
    <Check
      on={agreed.towers}
      name={t('setup.towers')}
      text={t('setup.towersText')}
      onChange={(towers) => onChange({ ...agreed, towers })}
    />
    <Check
      on={agreed.rated}
      disabled={guest}
      name={t('online.rated')}
      text={t(guest ? 'online.rated.account' : 'online.rated.text')}
      onChange={(rated) => onChange({ ...agreed, rated, coach: false })}
    />
    <Check
      on={agreed.coach}
      disabled={agreed.rated}
      name={t('online.coach')}
      text={t('online.coachText')}
      onChange={(coach) => onChange({ ...agreed, coach })}
    />
  </>
);

/** Opens the table and goes there; what went wrong otherwise. */
async function opened(
  chosen: readonly Chosen[],
  { shown, pace, clock, towers, rated, coach }: Agreed,
): Promise<Trouble | null> {
  const told = await openTable({
    seats: wishOf(chosen),
    towers,
    pace,
    clock: CLOCKS[pace][clock]!,
    public: shown === 'public',
    rated: rated ? 'people' : null,
    coach,
  });
  if (!told.ok) return told.trouble;
  if (told.value.invite) keepLink(told.value.table, told.value.invite);
  goTo(`/t/${told.value.table}`);
  return null;
}

/** How a new table is to be. */
export function NewTable({ guest }: { readonly guest: boolean }) {
  const [chosen, setChosen] = useState(START);
  const [agreed, setAgreed] = useState(USUAL);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const bots = wishOf(chosen).filter(({ kind }) => kind === 'bot').length;
  const most = agreed.rated ? 0 : MOST_BOTS;
  const open = (event: Event): void => {
    event.preventDefault();
    void opened(chosen, agreed).then(setTrouble);
  };
  return (
    <form class={styles.new} onSubmit={open}>
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
        <TermsChoice agreed={agreed} onChange={setAgreed} guest={guest} />
      </fieldset>
      {bots > most && (
        <p class={setup.note} role="status">
          {t(agreed.rated ? 'online.trouble.rated' : 'online.trouble.seats')}
        </p>
      )}
      <Words trouble={trouble} />
      <button type="submit" class={plan.confirm} disabled={bots > most}>
        <b>{t('online.open')}</b>
        <small>{t(`online.openText.${agreed.shown}`)}</small>
      </button>
    </form>
  );
}
