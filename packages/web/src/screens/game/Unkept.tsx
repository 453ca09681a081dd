import { useEffect } from 'preact/hooks';
import { saveFile } from '../../base/save-file.ts';
import { backupOfGame } from '../../client/backup-of-game.ts';
import { useGame, useGameState } from '../../client/context.ts';
import type { Game } from '../../client/game.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import styles from './Unkept.module.css';

/** As a backup of one game, which can be brought back like any other. */
async function saveGame(game: Game): Promise<void> {
  const backup = JSON.stringify(await backupOfGame(game));
  saveFile(`rowan-${game.state.id}.json`, [backup], 'application/json');
}

/** Whoever closes the page loses what is not kept, and is asked before. */
function useWarning(unkept: boolean): void {
  useEffect(() => {
    if (!unkept) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unkept]);
}

/** The device does not keep the game: nobody should find that out tomorrow. */
export function Unkept() {
  const game = useGame();
  const rows = useGameState((state) => state.unkept);
  useWarning(rows > 0);
  if (rows === 0) return null;
  return (
    <div class={styles.unkept} role="alert">
      <Icon name="warning" />
      <span>{t('unkept.text', { n: rows })}</span>
      <button type="button" onClick={() => game.refresh()}>
        {t('unkept.again')}
      </button>
      <button type="button" onClick={() => void saveGame(game)}>
        {t('unkept.save')}
      </button>
    </div>
  );
}
