import { botName, type BotName } from '../../client/bots.ts';
import { Meeple } from '../../parts/Meeple.tsx';
import { Crest } from '../../seat/Crest.tsx';
import { labelled, t } from '../../text/text.ts';
import type { Chair } from './chairs.ts';
import styles from './SetUp.module.css';

interface Props {
  readonly index: number;
  readonly chair: Chair;
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
export function SeatRow({ index, chair, bots, onChange }: Props) {
  const value = chair.kind === 'bot' ? `bot:${chair.bot}` : chair.kind;
  const choose = (kind: string): void => {
    if (kind.startsWith('bot:')) {
      const bot = kind.slice(4) as BotName;
      onChange({ ...chair, kind: 'bot', bot, name: botName(bot) });
    } else if (kind === 'person')
      onChange({
        ...chair,
        kind,
        name: index === 0 ? t('setup.you') : t('setup.seat', { n: index + 1 }),
      });
    else onChange({ ...chair, kind: 'nobody' });
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
        value={chair.kind === 'nobody' ? '' : chair.name}
        disabled={chair.kind === 'nobody'}
        maxLength={20}
        onInput={({ currentTarget }) => onChange({ ...chair, name: currentTarget.value })}
      />
      <p>{aboutOf(chair)}</p>
    </div>
  );
}
