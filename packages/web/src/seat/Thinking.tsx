import { useGameState } from '../client/context.ts';
import { t } from '../text/text.ts';
import styles from './Thinking.module.css';

const percent = (share: number): number => Math.round(share * 100);

/** A ring around a bot's crest that fills while it thinks. */
export function Thinking({ seat }: { readonly seat: number }) {
  const thought = useGameState((state) => (state.thought?.seat === seat ? state.thought : null));
  if (!thought) return null;
  const { share } = thought;
  return (
    <span
      class={styles.thinking}
      style={{ '--share': `${percent(share)}%` }}
      role="progressbar"
      aria-label={t('bot.thinks')}
      aria-valuenow={percent(share)}
      data-thinking={seat}
    />
  );
}
