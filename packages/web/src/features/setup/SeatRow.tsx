import { botName, type BotName } from '../../client/bots.ts';
import { Meeple } from '../../parts/Meeple.tsx';
import { Crest } from '../../seat/Crest.tsx';
import { labelled, t } from '../../text/text.ts';
import type { Chair } from './chairs.ts';
import styles from './SetUp.module.css';

interface Props {
  readonly index: number;
  readonly chair: Chair;
  /** The name that is used as long as none is written. */
  readonly called: string;
  readonly bots: readonly BotName[];
  readonly onChange: (chair: Chair) => void;
}

/** The meeple that stands for whoever sits here. */
const SITTER: Readonly<Record<string, number>> = {
  'bot:squire': 0,
  'bot:captain': 1,
  'bot:marshal': 4,
  'bot:earl': 6,
  person: 2,
};

const aboutOf = ({ kind, bot }: Chair): string =>
  kind === 'bot' ? t(`bot.${bot as BotName}.text`) : t(`setup.${kind}.text`);

/** Who sits here: a person, one of the bots, or nobody. */
export function SeatRow({ index, chair, called, bots, onChange }: Props) {
  const value = chair.kind === 'bot' ? `bot:${chair.bot}` : chair.kind;
  const choose = (chosen: string): void => {
    const [kind, bot = chair.bot] = chosen.split(':') as [Chair['kind'], string?];
    onChange({ ...chair, kind, bot, name: kind === chair.kind ? chair.name : '' });
  };
  return (
    <div class={styles.seat} data-kind={chair.kind}>
      <button
        type="button"
        class={styles.colour}
        aria-label={t('setup.colour')}
        onClick={() => onChange({ ...chair, colour: (chair.colour + 1) % 4 })}
      >
        <Crest colour={chair.colour} />
        {chair.kind !== 'nobody' && <Meeple meeple={SITTER[value] ?? 0} class={styles.sitter} />}
      </button>
      <select
        aria-label={labelled(t('setup.seat', { n: index + 1 }), t('setup.kind'))}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="person">{t('setup.person')}</option>
        {bots.map((bot) => (
          <option key={bot} value={`bot:${bot}`}>
            {t('setup.bot')}: {botName(bot)}
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
