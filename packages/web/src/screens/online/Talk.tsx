import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_TALK, PHRASES, REPORTS, type Line, type Words } from '@rowan/protocol';
import { useStore } from '../../base/use-store.ts';
import type { Far } from '../../client/far.ts';
import { Icon } from '../../parts/Icon.tsx';
import { labelled, t } from '../../text/text.ts';
import styles from './Talk.module.css';

const textOf = (words: Words): string =>
  'text' in words ? words.text : t(`online.phrase.${words.phrase}`);

interface AboutProps {
  readonly far: Far;
  readonly line: Line;
  readonly onDone: () => void;
}

/** What can be done about somebody: not to hear them here, or anywhere, or to tell those who run the place. */
function About({ far, line: { who, name }, onDone }: AboutProps) {
  const [reports, setReports] = useState(false);
  const done = (message: Parameters<Far['say']>[0]): void => {
    far.say(message);
    onDone();
  };
  return (
    <div class={styles.about} role="group" aria-label={name}>
      <button type="button" onClick={() => done({ kind: 'mute', who, on: true })}>
        {t('online.mute')}
      </button>
      <button type="button" onClick={() => done({ kind: 'block', who, on: true })}>
        {t('online.block')}
      </button>
      <button type="button" aria-expanded={reports} onClick={() => setReports(!reports)}>
        {t('online.report')}
      </button>
      {reports &&
        REPORTS.map((reason) => (
          <button
            key={reason}
            type="button"
            class={styles.reason}
            onClick={() => done({ kind: 'report', who, reason })}
          >
            {t(`online.report.${reason}`)}
          </button>
        ))}
    </div>
  );
}

function Said({
  far,
  line,
  own,
}: {
  readonly far: Far;
  readonly line: Line;
  readonly own: boolean;
}) {
  const [about, setAbout] = useState(false);
  const { name, seat, aside, words } = line;
  return (
    <li data-own={own || undefined} data-aside={aside || undefined}>
      {own ? (
        <b>{name}</b>
      ) : (
        <button
          type="button"
          class={styles.name}
          aria-expanded={about}
          aria-label={labelled(name, t('online.about'))}
          onClick={() => setAbout(!about)}
        >
          {name}
        </button>
      )}
      {seat === null && <small>{t('online.onlooker')}</small>}
      <span>{textOf(words)}</span>
      {about && <About far={far} line={line} onDone={() => setAbout(false)} />}
    </li>
  );
}

/** What was said, the latest in sight. */
function Lines({ far }: { readonly far: Far }) {
  const { lines, you } = useStore(far.store, (state) => state.talk);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.length]);
  return (
    <div class={styles.lines} role="log" aria-label={t('online.talk')} tabIndex={0} ref={list}>
      {lines.length === 0 && <p class={styles.none}>{t('online.noTalk')}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <Said key={line.n} far={far} line={line} own={line.who === you} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Hushed({ far }: { readonly far: Far }) {
  const { hushed } = useStore(far.store, (state) => state.talk);
  return (
    <>
      {hushed.map(({ who, name, blocked }) => (
        <p key={who} class={styles.hushed}>
          {t(blocked ? 'online.blocked' : 'online.muted', { name })}
          <button
            type="button"
            onClick={() => far.say({ kind: blocked ? 'block' : 'mute', who, on: false })}
          >
            {t('online.unhush')}
          </button>
        </p>
      ))}
    </>
  );
}

/** Words of one's own, or a phrase that everybody reads in their language. */
function Speak({ far }: { readonly far: Far }) {
  const [text, setText] = useState('');
  const say = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    far.say({ kind: 'say', words: { text: text.trim() } });
    setText('');
  };
  return (
    <>
      <div class={styles.phrases} role="group" aria-label={t('online.phrases')}>
        {PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            onClick={() => far.say({ kind: 'say', words: { phrase } })}
          >
            {t(`online.phrase.${phrase}`)}
          </button>
        ))}
      </div>
      <form class={styles.speak} onSubmit={say}>
        <input
          value={text}
          maxLength={LONGEST_TALK}
          aria-label={t('online.say')}
          placeholder={t('online.say')}
          autocomplete="off"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" disabled={text.trim() === ''} aria-label={t('online.send')}>
          <Icon name="play" />
        </button>
      </form>
    </>
  );
}

/** What people at this table say to each other. */
export function Talk({ far, asides }: { readonly far: Far; readonly asides: boolean }) {
  const declined = useStore(far.store, (state) => state.declined);
  return (
    <section class={styles.talk}>
      <h2>{t('online.talk')}</h2>
      {asides && <p class={styles.small}>{t('online.asides')}</p>}
      <Lines far={far} />
      <Hushed far={far} />
      {declined && (
        <p class={styles.declined} role="alert">
          {t(`online.declined.${declined}`)}
        </p>
      )}
      <Speak far={far} />
    </section>
  );
}
