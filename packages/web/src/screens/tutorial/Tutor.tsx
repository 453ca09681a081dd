import { useEffect, useState } from 'preact/hooks';
import { goTo } from '../../base/routes.ts';
import { PHONE, useMedia } from '../../base/use-media.ts';
import { useStore } from '../../base/use-store.ts';
import { panels } from '../../client/commands.ts';
import { Pointer } from '../../guide/Pointer.tsx';
import { useLayout } from '../../guide/use-layout.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Meeple } from '../../parts/Meeple.tsx';
import { Checklist } from './Checklist.tsx';
import { WATCH, speechOf, type Speech } from './speech.ts';
import type { Pupil } from './use-pupil.ts';
import { say } from './words.ts';
import styles from './Tutor.module.css';

/** The narrator is a Mage. */
const JUNIPER = 2;
const KEY = 'n';

/** `n` goes on, as the button does. */
function useKey(run: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== KEY || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (!panels.getState().open) run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function Buttons({ speech, pupil }: { speech: Speech; pupil: Pupil }) {
  const { kind } = speech;
  if (kind === 'go') return null;
  if (kind !== 'lesson')
    return (
      <button
        type="button"
        class={kind === 'tell' ? styles.main : styles.minor}
        aria-keyshortcuts={KEY}
        onClick={pupil.pass}
      >
        {say(kind === 'tell' ? 'next' : 'skip')}
      </button>
    );
  return (
    <>
      {pupil.over && (
        <button
          type="button"
          class={styles.minor}
          onClick={() => panels.setState({ open: 'score' })}
        >
          {say('lesson.score')}
        </button>
      )}
      <button type="button" class={styles.main} aria-keyshortcuts={KEY} onClick={pupil.next}>
        {say(pupil.last ? 'lesson.play' : 'lesson.next')}
      </button>
    </>
  );
}

const Head = ({ pupil }: { readonly pupil: Pupil }) => (
  <header class={styles.head}>
    <Checklist course={pupil.course} />
    <button type="button" aria-label={say('again')} title={say('again')} onClick={pupil.again}>
      <Icon name="redo" />
    </button>
    <button type="button" aria-label={say('leave')} title={say('leave')} onClick={() => goTo('/')}>
      <Icon name="close" />
    </button>
  </header>
);

/** Whoever wants to see what lies under the bubble folds it away; new words unfold it. */
function useFold(key: string): readonly [folded: boolean, turn: () => void] {
  const [folded, setFolded] = useState('');
  return [folded === key, () => setFolded(folded === key ? '' : key)];
}

const Face = ({ folded, onClick }: { readonly folded: boolean; readonly onClick: () => void }) => (
  <button
    type="button"
    class={styles.juniper}
    aria-label={say(folded ? 'unfold' : 'small')}
    aria-expanded={!folded}
    onClick={onClick}
  >
    <Meeple meeple={JUNIPER} class={styles.face} />
  </button>
);

/** The coach: a carved Mage with a bubble, rings around what it speaks of, and nothing in the way. */
export function Tutor({ pupil }: { readonly pupil: Pupil }) {
  const speech = pupil.watching ? WATCH : speechOf(pupil.course, pupil.situation);
  const { ref, bubble, targets } = useLayout(speech.point);
  const covered = useStore(panels, ({ open }) => open !== null);
  const { remark } = pupil.course;
  const phone = useMedia(PHONE);
  const [folded, fold] = useFold(speech.key);
  useKey(() => {
    if (speech.kind === 'lesson') pupil.next();
    else if (speech.kind !== 'go') pupil.pass();
  });
  return (
    <>
      {!covered && <Pointer targets={targets} bubble={bubble} />}
      <aside
        ref={ref}
        class={styles.tutor}
        aria-label={say('coach')}
        data-coach={speech.key}
        data-kind={speech.kind}
        data-phone={phone || undefined}
        data-folded={folded || undefined}
        style={
          bubble
            ? { transform: `translate(${bubble.x}px, ${bubble.y}px)` }
            : { visibility: 'hidden' }
        }
      >
        {!folded && <Head pupil={pupil} />}
        <div class={styles.row}>
          <Face folded={folded} onClick={fold} />
          <p class={styles.words} role="status">
            {remark && !pupil.watching && <b>{say(remark)} </b>}
            {say(speech.key, speech.filling)}
          </p>
        </div>
        <div class={styles.buttons}>{!folded && <Buttons speech={speech} pupil={pupil} />}</div>
      </aside>
    </>
  );
}
