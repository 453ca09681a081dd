import { settings } from '../base/settings.ts';
import { useStore } from '../base/use-store.ts';
import { COMMANDS, type CommandId } from '../client/commands.ts';
import { useGame, useGameState } from '../client/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import styles from './CommandButton.module.css';

export function CommandButton({ id, words }: { id: CommandId; words?: boolean }) {
  const game = useGame();
  const command = COMMANDS[id];
  const enabled = useGameState(() => command.enabled(game));
  const muted = useStore(settings, ({ sound }) => !sound);
  const icon = id === 'sound' && muted ? 'sound-off' : command.icon;
  const key = command.keys[0];
  const title = key ? `${t(command.text)} (${key.toUpperCase()})` : t(command.text);
  return (
    <button
      type="button"
      class={styles.button}
      data-command={id}
      disabled={!enabled}
      title={title}
      aria-label={t(command.text)}
      aria-keyshortcuts={key}
      aria-pressed={id === 'sound' ? !muted : undefined}
      onClick={() => command.run(game)}
    >
      <Icon name={icon} />
      {words && <span>{t(command.text)}</span>}
    </button>
  );
}
