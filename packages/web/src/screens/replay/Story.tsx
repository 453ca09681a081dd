import { useState } from 'preact/hooks';
import { panels } from '../../client/commands.ts';
import { useGameState } from '../../client/context.ts';
import { lookable } from '../../client/inspector.ts';
import { linesOf, type LogLine } from '../../model/log.ts';
import { SHARING } from '../../client/look-back.ts';
import { Icon } from '../../parts/Icon.tsx';
import { seatColour } from '../../parts/Crest.tsx';
import { t } from '../../text/text.ts';
import { useMoment } from './Scrubber.tsx';
import { Share } from './Share.tsx';
import { SEEN } from '../../storage/games.ts';
import { keepGame } from './branch.ts';
import { StudyButton } from './StudyButton.tsx';
import { useInfo, useReplay, useReplayState } from './context.ts';
import plan from '../../decisions/Plan.module.css';
import styles from './Story.module.css';

function useLines(): readonly LogLine[] {
  const steps = useGameState((state) => state.steps);
  const view = useGameState((state) => state.view)!;
  const { catalogue, seats } = useInfo();
  return linesOf(steps.at(-1) ?? [], { catalogue, view, seats });
}

const Lines = () => {
  const { seats } = useInfo();
  const colour = (seat: number | null): string =>
    seat === null ? 'transparent' : seats[seat] ? seatColour(seats[seat].colour) : 'var(--guard)';
  return (
    <ol class={styles.lines} tabIndex={0} aria-label={t('replay.story')}>
      {useLines().map((line, i) => (
        <li
          key={i}
          data-strong={line.strong || undefined}
          style={{ '--seat': colour(line.seat) }}
          {...(line.subject ? lookable(line.subject) : {})}
        >
          {line.text}
        </li>
      ))}
    </ol>
  );
};

/** What came by a link or a file is only looked at until its reader wants it. */
function Keep() {
  const replay = useReplay();
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        class={styles.keep}
        onClick={() => void keepGame(replay).catch(() => setFailed(true))}
      >
        <Icon name="gain" /> {t('replay.keep')}
      </button>
      {failed && <span role="alert">{t('games.notKept')}</span>}
    </>
  );
}

/** What this move did, and what can be made of this moment. */
export function Story() {
  const over = useGameState(({ view }) => view?.phase === 'over');
  const id = useGameState((state) => state.id);
  const { over: finished } = useInfo();
  const hash = useReplayState((state) => state.hash);
  const [sharing, setSharing] = useState(() => location.hash.endsWith(SHARING));
  return (
    <section class={styles.story} aria-label={t('replay.story')}>
      <h2 class={styles.head}>
        {useMoment()}
        <small data-hash={hash} title={t('replay.hash', { hash })}>
          <Icon name="lock" /> {hash.slice(0, 8)}
        </small>
      </h2>
      <Lines />
      <div class={styles.buttons}>
        {over ? (
          <button
            type="button"
            class={plan.confirm}
            onClick={() => panels.setState({ open: 'score' })}
          >
            <b>{t('score.show')}</b>
          </button>
        ) : (
          <StudyButton class={plan.confirm} />
        )}
        {!over && !finished && <p class={styles.running}>{t('replay.running')}</p>}
        <button type="button" class={styles.share} onClick={() => setSharing(true)}>
          <Icon name="share" /> {t('share')}
        </button>
        {!location.hash.startsWith('#/review') && (
          <a class={styles.share} href={`#/review/${id}`}>
            <Icon name="hint" /> {t('review.title')}
          </a>
        )}
        {id.startsWith(SEEN) && <Keep />}
      </div>
      {sharing && <Share onClose={() => setSharing(false)} />}
    </section>
  );
}
