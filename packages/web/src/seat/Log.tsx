import { Fragment, type VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '@rowan/table';
import { useGameState } from '../client/context.ts';
import { lookable } from '../client/inspector.ts';
import { linesOf, type LogLine, type Telling } from '../model/log.ts';
import { isFresh, lastTurnEnd, type Mark } from '../model/since.ts';
import { words, type Words } from '../text/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import { seatColour } from '../parts/Crest.tsx';
import styles from './Log.module.css';

const SHOWN = 60;
/** What stood on a place is told by the steps that follow, so many at most. */
const AFTER = 8;

type Events = Telling['later'] & object;
const told = new WeakMap<Events, { readonly words: Words; readonly lines: readonly LogLine[] }>();

/** The step in which the viewer's last turn ended, told in two parts. */
function partsOf(steps: readonly Events[], { step, event }: Mark, telling: Telling): LogLine[][] {
  const later = steps.slice(step + 1, step + 1 + AFTER).flat();
  const [before, after] = [steps[step]!.slice(0, event), steps[step]!.slice(event)];
  return [
    linesOf(before, { ...telling, later: [...after, ...later] }),
    linesOf(after, { ...telling, later }),
  ];
}

/** A step with enough steps after it will never be told differently. */
function linesAt(steps: readonly Events[], at: number, telling: Telling): readonly LogLine[] {
  const events = steps[at]!;
  const known = told.get(events);
  if (known?.words === words()) return known.lines;
  const later = steps.slice(at + 1, at + 1 + AFTER);
  const lines = linesOf(events, { ...telling, later: later.flat() });
  if (later.length === AFTER) told.set(events, { words: words(), lines });
  return lines;
}

function Line({ line, colour }: { line: LogLine; colour: string }) {
  return (
    <li
      class={styles.line}
      data-strong={line.strong || undefined}
      style={{ '--seat': colour }}
      {...(line.subject ? { ...lookable(line.subject), 'data-look': true } : {})}
    >
      {line.text}
    </li>
  );
}

function colourOf(seats: readonly Seat[], seat: number | null): string {
  if (seat === null) return 'transparent';
  const who = seats[seat];
  return who ? seatColour(who.colour) : 'var(--guard)';
}

const Step = ({ lines, seats }: { lines: readonly LogLine[]; seats: readonly Seat[] }) => (
  <>
    {lines.map((line, i) => (
      <Line key={i} line={line} colour={colourOf(seats, line.seat)} />
    ))}
  </>
);

/** A step that is told as before is not drawn again. */
function useSteps(seats: readonly Seat[]) {
  const drawn = useMemo(() => new WeakMap<readonly LogLine[], VNode>(), [seats]);
  return (lines: readonly LogLine[], at: number): VNode => {
    const step = drawn.get(lines) ?? <Step key={at} lines={lines} seats={seats} />;
    drawn.set(lines, step);
    return step;
  };
}

/** The list stands at its end, or where the viewer's last turn ended if they have not begun with the next. */
function useOpenedAt(steps: readonly Events[], fresh: boolean) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const lines = list.current!;
    const toEnd = (): void => {
      const since = fresh ? lines.querySelector<HTMLElement>('[data-since]') : null;
      lines.scrollTo({ top: since ? since.offsetTop - lines.offsetTop : lines.scrollHeight });
    };
    toEnd();
    const watch = new ResizeObserver(toEnd);
    watch.observe(lines);
    return () => watch.disconnect();
  }, [steps, fresh]);
  return list;
}

const Since = () => (
  <li class={styles.since} data-since>
    {t('log.since')}
  </li>
);

/** What happened, latest last, with a mark where the viewer's last turn ended. */
export function Log() {
  const steps = useGameState((state) => state.steps);
  const welcome = useGameState((state) => state.welcome)!;
  const view = useGameState((state) => state.view)!;
  const mark = lastTurnEnd(steps, view.viewer);
  const list = useOpenedAt(steps, isFresh(steps, view.viewer));
  const { catalogue, seats } = welcome;
  const telling: Telling = { catalogue, view, seats };
  const stepOf = useSteps(seats);
  const first = Math.max(0, steps.length - SHOWN);
  return (
    <section class={styles.log} aria-label={t('log')}>
      <h2 class={styles.title}>
        <Icon name="eye" /> {t('log')}
      </h2>
      <ol class={styles.lines} ref={list} tabIndex={0}>
        {steps.slice(first).map((_, i) => {
          const at = first + i;
          if (at !== mark?.step) return stepOf(linesAt(steps, at, telling), at);
          const [before, after] = partsOf(steps, mark, telling);
          return (
            <Fragment key={at}>
              <Step lines={before!} seats={seats} />
              <Since />
              <Step lines={after!} seats={seats} />
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}
