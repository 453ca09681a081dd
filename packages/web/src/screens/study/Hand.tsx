import { useState } from 'preact/hooks';
import { noteTrouble } from '../../base/report.ts';
import { goTo } from '../../base/routes.ts';
import { saveFile } from '../../base/save-file.ts';
import { layDown, newGameId } from '../../client/new-game.ts';
import type { StudyRoom } from '../../client/study-room.ts';
import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import { useNews, useRoom } from './context.ts';
import styles from './Study.module.css';

/** Longer links are cut off by too many programs on their way. */
const LONGEST = 16_000;

const fileName = (): string => `rowan-study-${new Date().toISOString().slice(0, 10)}.json`;

async function save({ service, state }: StudyRoom): Promise<void> {
  const { study, at } = state.news!;
  saveFile(fileName(), [await service.studyText(study, at)], 'application/json');
}

/** The study as a link that opens at the same place; or how long it is, where that is too long. */
async function copyLink({ service, state }: StudyRoom): Promise<string | number> {
  const { study, at } = state.news!;
  const packed = await service.studyLink(study, at);
  const link = `${location.origin}${location.pathname}#/studied/${packed}`;
  if (link.length > LONGEST) return link.length;
  // Where nothing may be copied, the link can still be read.
  await navigator.clipboard?.writeText(link).catch(noteTrouble);
  return link;
}

/** The position as a game of its own, where that can be. */
async function playAsGame({ service, state }: StudyRoom): Promise<void> {
  const { study, at } = state.news!;
  const game = await service.asGame(at);
  if (!game) return;
  const id = newGameId();
  await layDown({ id, name: study.name, ...game });
  goTo(`/game/${id}`);
}

function Linked({ link }: { readonly link: string | number }) {
  if (typeof link === 'number')
    return (
      <p role="status">{t('study.tooLong', { size: link.toLocaleString(words().language) })}</p>
    );
  return (
    <p role="status">
      {t('study.linked')}
      <input
        class={styles.link}
        readOnly
        value={link}
        aria-label={t('share.link')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </p>
  );
}

/** The ways out of a study: a file, a link, a game. */
export function Hand() {
  const room = useRoom();
  const { study, at } = useNews();
  const [link, setLink] = useState<string | number | null>(null);
  const dealt = study.nodes.some(({ luck }) => luck !== null);
  return (
    <>
      {study.running ? (
        <p class={styles.quiet}>{t('study.running')}</p>
      ) : (
        <div class={styles.row}>
          <button type="button" class={styles.button} onClick={() => void save(room)}>
            {t('study.file')}
          </button>
          <button
            type="button"
            class={styles.button}
            onClick={() => void copyLink(room).then(setLink, noteTrouble)}
          >
            {t('study.link')}
          </button>
        </div>
      )}
      {link !== null && <Linked key={at} link={link} />}
      {!study.running && !dealt && (
        <button
          type="button"
          class={styles.button}
          onClick={() => void playAsGame(room).catch(noteTrouble)}
        >
          {t('study.game')}
        </button>
      )}
    </>
  );
}
