import { useEffect, useState } from 'preact/hooks';
import { deviceDrafts } from '../../client/drafts.ts';
import {
  changeGame,
  deleteGame,
  listGames,
  writeGame,
  type SavedGame,
} from '../../client/saves.ts';
import { Icon } from '../../parts/Icon.tsx';
import { goTo } from '../../shell/routes.ts';
import { t } from '../../text/text.ts';
import { GameCard } from './GameCard.tsx';
import { Importer } from './Importer.tsx';
import { nameOfGame } from './names.ts';
import styles from './Games.module.css';

interface UndoProps {
  readonly game: SavedGame;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** A deleted game can be had back as long as this stands there. */
const Undo = ({ game, onUndo, onClose }: UndoProps) => (
  <div class={styles.undo} role="status">
    <span>{t('games.deleted', { name: nameOfGame(game) })}</span>
    <button type="button" onClick={onUndo}>
      <Icon name="undo" /> {t('games.undo')}
    </button>
    <button type="button" aria-label={t('close')} onClick={onClose}>
      <Icon name="close" />
    </button>
  </div>
);

function useGames() {
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const refresh = (): Promise<void> => listGames().then(setGames);
  useEffect(() => void refresh(), []);
  return { games, refresh };
}

/** All games on this device. */
export function Games() {
  const { games, refresh } = useGames();
  const [deleted, setDeleted] = useState<SavedGame | null>(null);
  const remove = async (game: SavedGame): Promise<void> => {
    await deleteGame(game.id);
    deviceDrafts.drop(game.id);
    setDeleted(game);
    await refresh();
  };
  const restore = async (game: SavedGame): Promise<void> => {
    await writeGame(game);
    setDeleted(null);
    await refresh();
  };
  return (
    <main class={styles.page}>
      <header class={styles.head}>
        <a href="#/" class={styles.back}>
          <Icon name="undo" /> {t('setup.back')}
        </a>
        <h1>{t('games.title')}</h1>
      </header>
      <Importer onImported={(id) => goTo(`/replay/${id}`)} />
      <ul class={styles.games}>
        {games?.map((game) => (
          <GameCard
            key={game.id}
            game={game}
            onRename={(name) => void changeGame(game.id, { name }).then(refresh)}
            onDelete={() => void remove(game)}
          />
        ))}
      </ul>
      {games?.length === 0 && <p class={styles.none}>{t('games.none')}</p>}
      {deleted && (
        <Undo
          game={deleted}
          onUndo={() => void restore(deleted)}
          onClose={() => setDeleted(null)}
        />
      )}
    </main>
  );
}
