import { useEffect, useState } from 'preact/hooks';
import { LARGEST_STUDY, MOST_NODES, type StudyFault } from '@rowan/table';
import { noteTrouble } from '../../base/report.ts';
import { saveFile } from '../../base/save-file.ts';
import { keepAndOpen } from '../../client/begin-study.ts';
import { openStudy } from '../../client/study.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Steps } from '../../parts/Steps.tsx';
import {
  isDamagedStudy,
  keepStudy,
  listStudies,
  removeStudy,
  type DamagedStudy,
  type KeptStudy,
} from '../../storage/studies.ts';
import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import { StudyScreen } from './StudyScreen.tsx';
import lazy from '../../base/Lazy.module.css';
import styles from './Study.module.css';

type Given = 'file' | 'link';
type Trouble = StudyFault['code'] | 'broken';

const troubleText = (trouble: Trouble): string =>
  t(`study.fault.${trouble}`, { n: MOST_NODES.toLocaleString(words().language) });

/** Keeps what came from elsewhere and opens it at the same place; what speaks against it, if something does. */
async function bring(kind: Given, text: string): Promise<Trouble | null> {
  const { service, answered, close } = openStudy();
  try {
    const read = await answered(
      kind === 'file' ? service.studyFromText(text) : service.studyFromLink(text),
    );
    if (!read.ok) return read.fault.code;
    await keepAndOpen(read.value.study, read.value.at);
    return null;
  } catch (error) {
    noteTrouble(error);
    return 'broken';
  } finally {
    close();
  }
}

/** The way in for those who follow a link. */
function Brought({ packed }: { readonly packed: string }) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => void bring('link', packed).then(setTrouble), [packed]);
  if (!trouble) return <p class={lazy.loading}>{t('shared.opening')}</p>;
  return (
    <main class={lazy.loading}>
      <p role="alert">
        {troubleText(trouble)} <a href="#/study">{t('study.all')}</a>
      </p>
    </main>
  );
}

const dayOf = (time: number): string =>
  new Date(time).toLocaleDateString(words().language, { dateStyle: 'medium' });

function Entry({ kept, onDelete }: { readonly kept: KeptStudy; readonly onDelete: () => void }) {
  const { id, study, updated } = kept;
  return (
    <li class={styles.entry}>
      <a href={`#/study/${id}`}>
        <b>{study.name}</b> <small>{dayOf(updated)}</small>
      </a>
      <button type="button" aria-label={t('study.delete', { name: study.name })} onClick={onDelete}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** It is told, it stays, and it can be taken along as it is. */
const Damaged = ({ id, raw }: DamagedStudy) => (
  <li class={styles.entry}>
    <span>{t('study.damaged')}</span>
    <button
      type="button"
      class={styles.button}
      onClick={() =>
        saveFile(`rowan-study-${id}.json`, [JSON.stringify(raw) ?? ''], 'application/json')
      }
    >
      {t('study.save')}
    </button>
  </li>
);

function useStudies() {
  const [all, setAll] = useState<readonly (KeptStudy | DamagedStudy)[]>([]);
  const [failed, setFailed] = useState(false);
  const look = (): Promise<void> => listStudies().then(setAll);
  const attempt = (work: Promise<unknown>): void =>
    void work.then(look).catch((error: unknown) => {
      noteTrouble(error);
      setFailed(true);
    });
  useEffect(() => attempt(Promise.resolve()), []);
  return { all, failed, attempt };
}

function Import() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const large = file.size > LARGEST_STUDY;
    setTrouble(large ? 'tooLarge' : await bring('file', await file.text()));
  };
  return (
    <>
      <label class={styles.import}>
        <Icon name="bag" /> {t('study.import')}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
      {trouble && <p role="alert">{troubleText(trouble)}</p>}
    </>
  );
}

/** Studies grow from games: how, and where these are. */
const Empty = () => (
  <div class={styles.empty}>
    <Steps
      title={t('study.none')}
      steps={[
        ['list', t('study.how.look')],
        ['hint', t('study.how.begin')],
        ['restart', t('study.how.try')],
      ]}
    />
    <a class={styles.way} href="#/games">
      <Icon name="play" /> {t('games.title')}
    </a>
  </div>
);

/** All studies of this device. */
function List() {
  const { all, failed, attempt } = useStudies();
  const [deleted, setDeleted] = useState<KeptStudy | null>(null);
  return (
    <main class={styles.page}>
      <header class={styles.head}>
        <a href="#/games">{t('games.title')}</a>
        <h1>{t('study.all')}</h1>
        <p>{t('study.allText')}</p>
      </header>
      <Import />
      {failed && <p role="alert">{t('games.notKept')}</p>}
      {deleted && (
        <p class={styles.row} role="status">
          {t('study.deleted', { name: deleted.study.name })}{' '}
          <button
            type="button"
            class={styles.button}
            onClick={() => {
              attempt(keepStudy(deleted));
              setDeleted(null);
            }}
          >
            {t('study.back')}
          </button>
        </p>
      )}
      {all.length === 0 && <Empty />}
      <ul class={styles.list}>
        {all.map((kept) =>
          isDamagedStudy(kept) ? (
            <Damaged key={kept.id} {...kept} />
          ) : (
            <Entry
              key={kept.id}
              kept={kept}
              onDelete={() => {
                setDeleted(kept);
                attempt(removeStudy(kept.id));
              }}
            />
          ),
        )}
      </ul>
    </main>
  );
}

interface Props {
  readonly page: 'study' | 'studied';
  readonly id?: string;
  readonly at?: number;
}

/** Studies: all of them, one of them, or one from a link. */
export function Studies({ page, id, at }: Props) {
  if (id === undefined) return <List />;
  return page === 'studied' ? <Brought packed={id} /> : <StudyScreen id={id} at={at ?? null} />;
}
