import { useState } from 'preact/hooks';
import type { Failure } from '@rowan/protocol';
import { goTo } from '../../base/routes.ts';
import { saveFile } from '../../base/save-file.ts';
import { saveReport } from '../../client/report-file.ts';
import { backupOf, plainTable, type Backup } from '../../storage/backup.ts';
import { readRaw, removeTable } from '../../storage/games.ts';
import { t } from '../../text/text.ts';
import styles from './Failed.module.css';

/** Why a game is not on the screen, in words. */
function failureText(failure: Failure): string {
  if (failure.reason !== 'unopened') return t(`failed.${failure.reason}`);
  const { fault } = failure;
  switch (fault.code) {
    case 'otherRules':
      return t('failed.otherRules', { rules: fault.rules });
    case 'otherCards':
      return t('failed.otherCards', { cards: fault.hash.slice(0, 8) });
    case 'refused':
      return t('failed.refused', { row: fault.row, rule: fault.rejection.rule });
    case 'unreadable':
    case 'gap':
    case 'differs':
      return t(`failed.${fault.code}`, { row: fault.row });
  }
}

/** As a backup of one game: a later version may be able to read it. */
async function rawBackup(id: IDBValidKey): Promise<Backup | null> {
  const raw = await readRaw(id);
  return raw && backupOf([plainTable(raw)]);
}

async function saveRaw(id: IDBValidKey): Promise<void> {
  const backup = await rawBackup(id);
  if (!backup) return;
  const name = `rowan-${backup.tables[0]!.id}.json`;
  saveFile(name, [JSON.stringify(backup)], 'application/json');
}

const remove = async (id: IDBValidKey, then = (): void => goTo('/games')): Promise<void> => {
  await removeTable(id);
  then();
};

/** A record that cannot be read stays on the device; the player may take it along or throw it away. */
export function RawActions({
  id,
  onRemoved,
}: {
  readonly id: IDBValidKey;
  readonly onRemoved?: () => void;
}) {
  const [failed, setFailed] = useState(false);
  const attempt = (work: Promise<void>): void => void work.catch(() => setFailed(true));
  return (
    <span class={styles.actions}>
      <button type="button" onClick={() => attempt(saveRaw(id))}>
        {t('failed.download')}
      </button>
      <button type="button" onClick={() => attempt(remove(id, onRemoved))}>
        {t('games.delete')}
      </button>
      {failed && <span role="alert">{t('failed.noStorage')}</span>}
    </span>
  );
}

/** The game is there, but it cannot be shown: why, and what can be done. */
export function Failed({ id, failure }: { readonly id: string; readonly failure: Failure }) {
  const record = failure.reason === 'unopened' || failure.reason === 'broken';
  return (
    <div class={styles.failed} role="alert">
      <p>{failureText(failure)}</p>
      {record && <p class={styles.small}>{t('failed.kept')}</p>}
      <p class={styles.ways}>
        {record && <RawActions id={id} />}
        {failure.reason === 'parted' && <a href={`#/game/${failure.table}`}>{t('games.resume')}</a>}
        <a href="#/">{t('failed.home')}</a>
        <a href="#/games">{t('games.title')}</a>
        <button type="button" onClick={() => void saveReport(rawBackup(id))}>
          {t('report.save')}
        </button>
      </p>
      <p class={styles.small}>{t('report.text')}</p>
    </div>
  );
}
