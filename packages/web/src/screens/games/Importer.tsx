import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../base/use-store.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { importFile, importing } from './import-file.ts';
import styles from './Games.module.css';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Files may be dropped anywhere on the page; true while one is held over it. */
function useDrop(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      setOver(false);
      take(file);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [take]);
  return over;
}

interface Props {
  readonly onImported: (id: string) => void;
  /** Games of a backup lie on the device again. */
  readonly onRestored: () => void;
}

/** Takes transcripts and backups, shows how far the check is, and says which line is wrong. */
export function Importer({ onImported, onRestored }: Props) {
  const { progress, error, done } = useStore(importing, (state) => state);
  const take = (file: File): void =>
    void importFile(file).then((outcome) => {
      if (outcome === 'restored') onRestored();
      else if (outcome) onImported(outcome.id);
    });
  const over = useDrop(take);
  useEffect(() => () => importing.setState({ progress: null, error: null, done: null }), []);
  return (
    <section class={styles.importer} data-over={over || undefined}>
      <label class={styles.choose}>
        <Icon name="gain" />
        <span>
          <b>{over ? t('games.drop') : t('games.import')}</b>
          <small>{t('games.importText')}</small>
        </span>
        <input
          class="unseen"
          type="file"
          accept=".jsonl,.json,.txt,application/jsonl"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) take(file);
            currentTarget.value = '';
          }}
        />
      </label>
      {progress && (
        <p class={styles.progress}>
          <progress value={progress.done} max={progress.of} aria-label={t('games.import')} />
          {t('import.reading', progress)}
        </p>
      )}
      {done && <p role="status">{done}</p>}
      {error && (
        <p class={styles.error} role="alert">
          <Icon name="warning" /> {error}
        </p>
      )}
    </section>
  );
}
