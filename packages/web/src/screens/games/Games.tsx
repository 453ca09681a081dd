import { useEffect, useState } from 'preact/hooks';
import { goTo } from '../../base/routes.ts';
import { saveFile } from '../../base/save-file.ts';
import { deviceDrafts, dropAll } from '../../client/drafts.ts';
import { listGames } from '../../client/games.ts';
import { nameOfGame } from '../../model/game-names.ts';
import { Icon } from '../../parts/Icon.tsx';
import { makeBackup } from '../../storage/backup.ts';
import { isDamaged, type DamagedEntry, type Entry, type TableEntry } from '../../storage/entry.ts';
import { putRaw, removeTable, renameTable, type RawTable } from '../../storage/games.ts';
import { forgetReview } from '../../storage/reviews.ts';
import { t } from '../../text/text.ts';
import { RawActions } from '../game/Failed.tsx';
import { GameCard } from './GameCard.tsx';
import { Importer } from './Importer.tsx';
import styles from './Games.module.css';

/** A game that was just taken off the device. */
interface Deleted {
  readonly name: string;
  readonly raw: RawTable;
}

interface UndoProps {
  readonly name: string;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** A deleted game can be had back as long as this stands there. */
const Undo = ({ name, onUndo, onClose }: UndoProps) => (
  <div class={styles.undo} role="status">
    <span>{t('games.deleted', { name })}</span>
    <button type="button" onClick={onUndo}>
      <Icon name="undo" /> {t('games.undo')}
    </button>
    <button type="button" aria-label={t('close')} onClick={onClose}>
      <Icon name="close" />
    </button>
  </div>
);

/** One that cannot be read hides no other; whoever opens it is told why, or finds that it plays all the same. */
const Damaged = ({ id, under, onRemoved }: DamagedEntry & { readonly onRemoved: () => void }) => (
  <li class={styles.game} data-game={id} data-damaged>
    <Icon name="warning" />
    <div class={styles.what}>
      <h2>{t('games.damaged')}</h2>
      <p>{t('games.damagedText')}</p>
    </div>
    <div class={styles.doing}>
      {under === id && <a href={`#/game/${id}`}>{t('games.open')}</a>}
      <RawActions id={under} onRemoved={onRemoved} />
    </div>
  </li>
);

async function backUp(): Promise<void> {
  const name = `rowan-${new Date().toISOString().slice(0, 10)}.json`;
  saveFile(name, [JSON.stringify(await makeBackup())], 'application/json');
}

function useGames() {
  const [games, setGames] = useState<readonly Entry[] | null>(null);
  const [trouble, setTrouble] = useState<'noStorage' | 'notKept' | null>(null);
  const refresh = async (): Promise<void> => {
    try {
      setGames(await listGames());
    } catch {
      setTrouble('noStorage');
    }
  };
  /** What changes something on the device may fail, and is told then. */
  const attempt = (work: Promise<unknown>): void =>
    void work.then(
      () => {
        setTrouble(null);
        return refresh();
      },
      () => setTrouble('notKept'),
    );
  useEffect(() => void refresh(), []);
  return { games, trouble, refresh, attempt };
}

/** All games on this device. */
export function Games() {
  const { games, trouble, refresh, attempt } = useGames();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const remove = async (game: TableEntry): Promise<void> => {
    const raw = await removeTable(game.id);
    await forgetReview(game.id);
    dropAll(deviceDrafts, game.id);
    setDeleted(raw && { name: nameOfGame(game), raw });
  };
  const restore = async ({ raw }: Deleted): Promise<void> => {
    await putRaw(raw);
    setDeleted(null);
  };
  return (
    <main class={styles.page}>
      <header class={styles.head}>
        <a href="#/" class={styles.back}>
          <Icon name="undo" /> {t('setup.back')}
        </a>
        <h1>{t('games.title')}</h1>
        <a href="#/study" class={styles.backup}>
          <Icon name="hint" /> {t('study.all')}
        </a>
        <button type="button" class={styles.backup} onClick={() => attempt(backUp())}>
          <Icon name="bag" /> {t('games.backup')}
        </button>
      </header>
      <Importer onImported={(id) => goTo(`/replay/${id}`)} onRestored={() => void refresh()} />
      {trouble && (
        <p class={styles.error} role="alert">
          <Icon name="warning" /> {t(`games.${trouble}`)}
        </p>
      )}
      <ul class={styles.games}>
        {games?.map((game) =>
          isDamaged(game) ? (
            <Damaged key={game.id} {...game} onRemoved={() => void refresh()} />
          ) : (
            <GameCard
              key={game.id}
              game={game}
              onRename={(name) => attempt(renameTable(game.id, name))}
              onDelete={() => attempt(remove(game))}
            />
          ),
        )}
      </ul>
      {games?.length === 0 && <p class={styles.none}>{t('games.none')}</p>}
      {deleted && (
        <Undo
          name={deleted.name}
          onUndo={() => attempt(restore(deleted))}
          onClose={() => setDeleted(null)}
        />
      )}
    </main>
  );
}
