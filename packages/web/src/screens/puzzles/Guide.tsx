import { useEffect, useState } from 'preact/hooks';
import type { PlanAnswer } from '@rowan/rules';
import type { Puzzle, PuzzleVerdict } from '@rowan/table';
import { noteTrouble } from '../../base/report.ts';
import { useCatalogue, useGame, useGameState } from '../../client/context.ts';
import type { Study } from '../../client/study.ts';
import { COACH_STEPS } from '../../client/ask-coach.ts';
import { markAdvised, markAll } from '../../decisions/advised.ts';
import { reasonText, shortText, tenths } from '../../decisions/coach-words.ts';
import { whereOf } from '../../decisions/where.ts';
import { IDLE } from '../../model/interaction.ts';
import { Icon } from '../../parts/Icon.tsx';
import { recallPuzzles, rememberPuzzles } from '../../storage/puzzle-memory.ts';
import { t } from '../../text/text.ts';
import { Beside } from '../game/Beside.tsx';
import { afterTry, ratingOf } from './memory.ts';
import styles from './Puzzles.module.css';

interface Props {
  readonly puzzle: Puzzle;
  readonly daily: boolean;
  readonly study: Study;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}

/** The plan that was confirmed, once the table has taken it. */
function usePlayed(): PlanAnswer | null {
  const game = useGame();
  const [played, setPlayed] = useState<PlanAnswer | null>(null);
  useEffect(
    () =>
      game.store.subscribe(({ sent }) => {
        if (sent?.kind === 'plan') setPlayed((before) => before ?? sent);
      }),
    [game],
  );
  return played;
}

/** What the games say of the plan; a hint was taken, or it was tried before: then it does not count. */
function useVerdict(
  { puzzle, study }: Props,
  played: PlanAnswer | null,
  hinted: boolean,
): PuzzleVerdict | null {
  const [verdict, setVerdict] = useState<PuzzleVerdict | null>(null);
  useEffect(() => {
    if (!played) return;
    study.answered(study.service.judgePlan(puzzle.id, played)).then((said) => {
      rememberPuzzles(afterTry(recallPuzzles(), puzzle, said.solved && !hinted));
      setVerdict(said);
    }, noteTrouble);
  }, [played]);
  return verdict;
}

function Hint({ puzzle, step }: { readonly puzzle: Puzzle; readonly step: number }) {
  const game = useGame();
  const catalogue = useCatalogue();
  const view = useGameState((state) => state.view)!;
  const asked = { catalogue, view };
  const options = useGameState((state) => state.options);
  const where = whereOf(asked, [puzzle.best], []);
  const exact = step > 1;
  useEffect(
    () => (exact ? markAdvised([puzzle.best], options, view) : markAll(where.selectors)),
    [puzzle, exact, options, view],
  );
  useEffect(() => {
    if (exact) game.interact({ ...IDLE, plan: puzzle.best });
  }, [exact]);
  return (
    <div class={styles.hint} role="status" data-hint={COACH_STEPS[step - 1]}>
      <p>{where.text}</p>
      {exact && <p>{t('puzzles.what', { what: shortText(asked, [puzzle.best]) })}</p>}
      {step >= 3 && <Why puzzle={puzzle} />}
    </div>
  );
}

function Why({ puzzle }: { readonly puzzle: Puzzle }) {
  const catalogue = useCatalogue();
  const view = useGameState((state) => state.view)!;
  const asked = { catalogue, view };
  const { ahead, second, reasons } = puzzle;
  return (
    <ul class={styles.why} data-reason>
      <li>
        {t('puzzles.second', {
          n: tenths(ahead.mean),
          low: tenths(ahead.low),
          high: tenths(ahead.high),
          what: shortText(asked, [second]),
        })}
      </li>
      {reasons.map((reason, i) => (
        <li key={i}>{reasonText(asked, reason)}</li>
      ))}
    </ul>
  );
}

function Outcome({ verdict, puzzle }: { verdict: PuzzleVerdict; puzzle: Puzzle }) {
  const catalogue = useCatalogue();
  const view = useGameState((state) => state.view)!;
  const { solved, cost } = verdict;
  return (
    <div class={styles.outcome} role="status" data-solved={solved}>
      <p class={styles.word}>
        <Icon name={solved ? 'check' : 'close'} />{' '}
        {solved ? t('puzzles.solved') : t('puzzles.missed', { n: tenths(cost) })}
      </p>
      {!solved && (
        <p>{t('puzzles.best', { what: shortText({ catalogue, view }, [puzzle.best]) })}</p>
      )}
      <Why puzzle={puzzle} />
    </div>
  );
}

function Standing({ puzzle, daily }: Pick<Props, 'puzzle' | 'daily'>) {
  const { rating, streak } = recallPuzzles();
  return (
    <p class={styles.standing}>
      {daily && <b class={styles.daily}>{t('puzzles.daily')}</b>}
      <span>{t('puzzles.level', { n: ratingOf(puzzle) })}</span>
      <span>{t('puzzles.rating', { n: rating })}</span>
      <span>{t('puzzles.streak', { n: streak })}</span>
    </p>
  );
}

/** Beside the table: what is asked, hints in steps, and what the games say of the plan. */
export function Guide(props: Props) {
  const { puzzle, daily, onNext, onAgain } = props;
  const ready = useGameState(({ view, welcome }) => view !== null && welcome !== null);
  const [step, setStep] = useState(0);
  const played = usePlayed();
  const verdict = useVerdict(props, played, step > 0);
  if (!ready) return null;
  const ask =
    !played && step < COACH_STEPS.length ? (
      <button type="button" class={styles.ask} onClick={() => setStep(step + 1)}>
        <Icon name="hint" /> {t(`puzzles.hint.${COACH_STEPS[step]!}`)}
      </button>
    ) : null;
  return (
    <Beside
      title={t('puzzles.title')}
      leave="#/"
      brief={ask}
      wanted={verdict ?? step}
      data-puzzle={puzzle.id}
    >
      <Standing puzzle={puzzle} daily={daily} />
      {!played && <p>{t('puzzles.ask')}</p>}
      {played && !verdict && <p role="status">{t('puzzles.judging')}</p>}
      {!played && step > 0 && <Hint puzzle={puzzle} step={step} />}
      {verdict && <Outcome verdict={verdict} puzzle={puzzle} />}
      <div class={styles.buttons}>
        {verdict && !verdict.solved && (
          <button type="button" onClick={onAgain}>
            {t('puzzles.again')}
          </button>
        )}
        {(verdict || step > 0) && (
          <button type="button" class={styles.next} onClick={onNext}>
            {t('puzzles.next')}
          </button>
        )}
      </div>
      <nav class={styles.others}>
        <a href="#/daily">{t('daily.title')}</a>
      </nav>
    </Beside>
  );
}
