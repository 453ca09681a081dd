import { COMMANDS } from '../client/commands.ts';
import { useGame, useGameState } from '../client/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import styles from './Plan.module.css';

/** The coach's advice, where somebody who does not know what to do looks for it. */
export function HintButton() {
  const game = useGame();
  const enabled = useGameState(() => COMMANDS.hint.enabled(game));
  if (!enabled) return null;
  return (
    <button
      type="button"
      class={styles.hint}
      data-command="hint"
      onClick={() => COMMANDS.hint.run(game)}
    >
      <Icon name="hint" /> {t('command.hint')}
    </button>
  );
}
