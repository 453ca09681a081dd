import { useEffect } from 'preact/hooks';
import type { Hint } from '@rowan/protocol';
import { COACH_STEPS, askCoach } from '../client/ask-coach.ts';
import { COMMANDS } from '../client/commands.ts';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { keyName } from '../text/keys.ts';
import { t } from '../text/text.ts';
import { markAdvised, markAll } from './advised.ts';
import {
  adviceText,
  bringsTexts,
  nextBestTexts,
  prospectTexts,
  shortText,
  type Asked,
} from './coach-words.ts';
import { whereOf, type Where } from './where.ts';
import panel from './ActionPanel.module.css';
import styles from './Coach.module.css';

function Thought() {
  const thought = useGameState((state) => state.thought);
  return (
    <p class={styles.said}>
      {t('coach.thinking')}{' '}
      {thought?.candidates && (
        <small>
          {t('bot.thought', { n: thought.iterations ?? 0, moves: thought.candidates.length })}
        </small>
      )}
    </p>
  );
}

/** The chance of winning as a bar with its doubt, and both figures in words. */
function Prospect({ prospect }: { readonly prospect: NonNullable<Hint['prospect']> }) {
  const [chance, lead] = prospectTexts(prospect);
  const { low, mean, high } = prospect.chance;
  return (
    <div class={styles.prospect} data-prospect>
      <svg class={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class={styles.rest} width="100" height="8" />
        <rect class={styles.mean} width={100 * mean} height="8" />
        <rect class={styles.doubt} x={100 * low} width={100 * (high - low)} height="8" />
      </svg>
      <p>{chance}</p>
      <p>{lead}</p>
    </div>
  );
}

/** What to do, in words for those who listen; a plan lies on the board as well. */
function What({ hint, asked }: { readonly hint: Hint; readonly asked: Asked }) {
  return (
    <>
      <p class={styles.said} data-told="what">
        {adviceText(asked, hint)}
      </p>
      {hint.answer.kind === 'plan' && <p class={styles.plan}>{shortText(asked, hint.line)}</p>}
    </>
  );
}

function Why({ hint, asked }: { readonly hint: Hint; readonly asked: Asked }) {
  const why = [...bringsTexts(asked, hint.brings), ...nextBestTexts(asked, hint)];
  return (
    <>
      {hint.prospect && <Prospect prospect={hint.prospect} />}
      <ul class={styles.why} data-reason>
        {why.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** Where to look is marked; once it was told what to do, that. */
function useMarks(hint: Hint, where: Where, told: number): void {
  const options = useGameState((state) => state.options);
  const view = useView();
  const exact = told > 1;
  useEffect(
    () => (exact ? markAdvised(hint.line, options, view) : markAll(where.selectors)),
    [hint, exact, options, view],
  );
}

/** The advice as far as it was asked for, and the way to more of it. */
function Advice({ hint }: { readonly hint: Hint }) {
  const game = useGame();
  const told = useGameState((state) => state.told);
  const asked = { catalogue: useCatalogue(), view: useView() };
  const where = whereOf(asked, hint.line, hint.brings.quests);
  useMarks(hint, where, told);
  const next = COACH_STEPS[told];
  return (
    <>
      <p class={told === 1 ? styles.said : styles.told} data-told="where">
        {where.text}
      </p>
      {told > 1 && <What hint={hint} asked={asked} />}
      {told > 2 && <Why hint={hint} asked={asked} />}
      {next && next !== 'where' && (
        <button type="button" class={styles.more} data-next onClick={() => void askCoach(game)}>
          {t(`coach.step.${next}`)} <kbd aria-hidden="true">{keyName(COMMANDS.hint.keys[0]!)}</kbd>
        </button>
      )}
    </>
  );
}

/** The coach's advice in steps: where to look, what to do, and why, with how the game will end. */
export function Coach() {
  const game = useGame();
  const hint = useGameState((state) => state.hint);
  if (!hint) return null;
  return (
    <div class={`${panel.coach} ${styles.coach}`} role="status" data-note>
      <Icon name="hint" />
      <div class={styles.words} role="note" aria-label={t('command.hint')} tabIndex={0}>
        {hint === 'thinking' ? <Thought /> : <Advice hint={hint} />}
      </div>
      <button
        type="button"
        class={panel.close}
        aria-label={t('close')}
        onClick={() => game.advise(null)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
