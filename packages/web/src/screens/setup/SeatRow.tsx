import { BOT_LEVELS, K, L, M, MOST_PLAYERS, P, W, type BotLevel } from '@rowan/cards';
import { levelName } from '../../model/seats.ts';
import { Meeple } from '../../parts/Meeple.tsx';
import { Crest } from '../../parts/Crest.tsx';
import { labelled, t } from '../../text/text.ts';
import type { Chair } from './chairs.ts';
import styles from './SetUp.module.css';

interface Props {
  readonly index: number;
  readonly chair: Chair;
  /** The name that is used as long as none is written. */
  readonly called: string;
  readonly onChange: (chair: Chair) => void;
}

/** The meeple that stands for whoever sits here. */
const SITTER: Readonly<Record<BotLevel | 'person', number>> = {
  squire: P,
  captain: W,
  marshal: K,
  earl: L,
  person: M,
};

const aboutOf = ({ kind, bot }: Chair): string =>
  kind === 'bot' ? t(`bot.${bot}.text`) : t(`setup.${kind}.text`);

/** Who sits here: a person, one of the bots, or nobody. */
export function SeatRow({ index, chair, called, onChange }: Props) {
  const value = chair.kind === 'bot' ? `bot:${chair.bot}` : chair.kind;
  const choose = (chosen: string): void => {
    const [kind, bot = chair.bot] = chosen.split(':') as [Chair['kind'], BotLevel?];
    onChange({ ...chair, kind, bot, name: kind === chair.kind ? chair.name : '' });
  };
  return (
    <div class={styles.seat} data-kind={chair.kind}>
      <button
        type="button"
        class={styles.colour}
        aria-label={t('setup.colour')}
        onClick={() => onChange({ ...chair, colour: (chair.colour + 1) % MOST_PLAYERS })}
      >
        <Crest colour={chair.colour} />
        {chair.kind !== 'nobody' && (
          <Meeple
            meeple={SITTER[chair.kind === 'bot' ? chair.bot : chair.kind]}
            class={styles.sitter}
          />
        )}
      </button>
      <select
        aria-label={labelled(t('setup.seat', { n: index + 1 }), t('setup.kind'))}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="person">{t('setup.person')}</option>
        {BOT_LEVELS.map((bot) => (
          <option key={bot} value={`bot:${bot}`}>
            {t('setup.bot')}: {levelName(bot)}
          </option>
        ))}
        {index > 0 && <option value="nobody">{t('setup.none')}</option>}
      </select>
      <input
        aria-label={labelled(t('setup.seat', { n: index + 1 }), t('setup.name'))}
        value={chair.name}
        placeholder={called}
        disabled={chair.kind === 'nobody'}
        maxLength={20}
        onInput={({ currentTarget }) => onChange({ ...chair, name: currentTarget.value })}
      />
      <p>{aboutOf(chair)}</p>
    </div>
  );
}
