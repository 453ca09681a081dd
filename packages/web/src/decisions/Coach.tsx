import { useEffect } from 'preact/hooks';
import type { Hint } from '@rowan/protocol';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import { markAdvised } from './advised.ts';
import { adviceText, bringsTexts, nextBestTexts, prospectTexts } from './coach-words.ts';
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

function Advice({ hint }: { readonly hint: Hint }) {
  const asked = { catalogue: useCatalogue(), view: useView() };
  const why = [...bringsTexts(asked, hint.brings), ...nextBestTexts(asked, hint)];
  return (
    <>
      <p class={styles.said}>{adviceText(asked, hint)}</p>
      {hint.prospect && <Prospect prospect={hint.prospect} />}
      <ul class={styles.why} data-reason>
        {why.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** The coach's advice: what to do, how the game will end, and why. */
export function Coach() {
  const game = useGame();
  const hint = useGameState((state) => state.hint);
  const options = useGameState((state) => state.options);
  const view = useView();
  useEffect(
    () => (hint && hint !== 'thinking' ? markAdvised(hint.line, options, view) : undefined),
    [hint, options, view],
  );
  if (!hint) return null;
  return (
    <div class={`${panel.coach} ${styles.coach}`} role="status" data-note>
      <Icon name="hint" />
      <div class={styles.words}>{hint === 'thinking' ? <Thought /> : <Advice hint={hint} />}</div>
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
