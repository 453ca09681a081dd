import { useEffect, useRef } from 'preact/hooks';
import { useGameState } from '../client/context.ts';
import { inspectable } from '../client/inspector.ts';
import { linesOf, type LogLine, type Telling } from '../model/log.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import { seatColour } from './Crest.tsx';
import styles from './Log.module.css';

const SHOWN = 60;

function Line({ line, colour }: { line: LogLine; colour: string }) {
  return (
    <li
      class={styles.line}
      data-strong={line.strong || undefined}
      style={{ '--seat': colour }}
      {...(line.subject ? { ...inspectable(line.subject), 'data-look': true } : {})}
    >
      {line.text}
    </li>
  );
}

/** What happened, latest last, with a mark where the viewer's last turn ended. */
export function Log() {
  const steps = useGameState((state) => state.steps);
  const seen = useGameState((state) => state.seen);
  const welcome = useGameState((state) => state.welcome)!;
  const view = useGameState((state) => state.view)!;
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [steps]);
  const telling: Telling = { catalogue: welcome.catalogue, view, seats: welcome.seats };
  const first = Math.max(0, steps.length - SHOWN);
  const colour = (seat: number | null): string =>
    seat === null
      ? 'transparent'
      : welcome.seats[seat]
        ? seatColour(welcome.seats[seat].colour)
        : 'var(--guard)';
  return (
    <section class={styles.log} aria-label={t('log')}>
      <h2 class={styles.title}>
        <Icon name="eye" /> {t('log')}
      </h2>
      <ol class={styles.lines} ref={end} tabIndex={0}>
        {steps.slice(first).map((events, i) => {
          const at = first + i;
          return (
            <>
              {at === seen && seen > 0 && (
                <li key={`seen-${at}`} class={styles.since}>
                  {t('log.since')}
                </li>
              )}
              {linesOf(events, { ...telling, later: steps.slice(at + 1, at + 9).flat() }).map(
                (line, j) => (
                  <Line key={`${at}-${j}`} line={line} colour={colour(line.seat)} />
                ),
              )}
            </>
          );
        })}
      </ol>
    </section>
  );
}
