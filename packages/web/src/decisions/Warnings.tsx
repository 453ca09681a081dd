import type { Warning } from '@rowan/table';
import { change } from '../base/settings.ts';
import { COMMANDS } from '../client/commands.ts';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { setPlan } from '../model/interaction.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import { warningText } from './warning-words.ts';
import panel from './ActionPanel.module.css';
import styles from './Coach.module.css';

const NONE: readonly Warning[] = [];

/** What the plan gives away, said once before it is confirmed: to be changed, or to be left so. */
export function Warnings() {
  const game = useGame();
  const warnings = useGameState((state) => state.warnings) ?? NONE;
  const asked = { catalogue: useCatalogue(), view: useView() };
  const lay = ({ instead }: Warning): void =>
    game.interact(setPlan(game.state.interaction, instead));
  const confirm = (): void => COMMANDS.confirm.run(game);
  return (
    <div class={`${panel.coach} ${styles.coach}`} role="alert" data-note data-warnings>
      <Icon name="warning" />
      <div class={styles.words} role="note" aria-label={t('warning.title')} tabIndex={0}>
        <p class={styles.said}>{t('warning.title')}</p>
        <ul class={styles.why}>
          {warnings.map((warning) => (
            <li key={warning.kind} data-warning={warning.kind}>
              {warningText(asked, warning)}{' '}
              <button type="button" class={styles.lay} onClick={() => lay(warning)}>
                {t('warning.lay')}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" class={styles.more} data-anyway onClick={confirm}>
          {t('warning.anyway')}
        </button>{' '}
        <button
          type="button"
          class={styles.never}
          onClick={() => {
            change({ warnings: false });
            confirm();
          }}
        >
          {t('warning.never')}
        </button>
      </div>
      <button
        type="button"
        class={panel.close}
        aria-label={t('close')}
        onClick={() => game.interact(game.state.interaction)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
