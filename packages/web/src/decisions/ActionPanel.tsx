import type { ComponentType } from 'preact';
import type { DecisionKind, DecisionOf } from '@rowan/rules';
import { lazily } from '../base/Lazy.tsx';
import { soon } from '../base/soon.ts';
import { panels } from '../client/commands.ts';
import { useGameState, useViewed } from '../client/context.ts';
import { t } from '../text/text.ts';
import { Develop } from './Develop.tsx';
import { Notes } from './Notes.tsx';
import { useDeadTime } from './use-dead-time.ts';
import { useSoon } from './use-soon.ts';
import plan from './Plan.module.css';
import styles from './ActionPanel.module.css';

const BackToBag = lazily(
  soon(() => import('./BackToBag.tsx').then(({ BackToBag: panel }) => panel)),
  'small',
);
const Choices = lazily(
  soon(() => import('./Choices.tsx').then(({ Choices: panel }) => panel)),
  'small',
);
const Orders = lazily(
  soon(() => import('./Orders.tsx').then(({ Orders: panel }) => panel)),
  'small',
);
const Waiting = lazily(
  soon(() => import('./Waiting.tsx').then(({ Waiting: panel }) => panel)),
  'early',
);
const Plan = lazily(
  soon(() => import('./Plan.tsx').then(({ Plan: panel }) => panel)),
  'small',
);

/** One component for every kind of decision; a kind without one does not compile. */
const PANELS: { readonly [K in DecisionKind]: ComponentType<{ decision: DecisionOf<K> }> } = {
  develop: Develop,
  plan: Plan,
  order: Orders,
  discardQuest: Choices,
  cleanse: Choices,
  unit: Choices,
  payCost: Choices,
  backToBag: BackToBag,
  overflow: Choices,
  drawEffect: Choices,
};

/** Whoever has closed the score to look at the board finds it again. */
const Over = () => (
  <div class={styles.waiting}>
    <p>{t('turn.over')}</p>
    <button
      type="button"
      class={plan.confirm}
      data-score
      onClick={() => panels.setState({ open: 'score' })}
    >
      <b>{t('score.show')}</b>
    </button>
  </div>
);

/** The place where the eye and the thumb rest: what is asked, what it would bring, and the button. */
export function ActionPanel() {
  const decision = useGameState(({ view, playing }) => (playing ? null : (view?.decision ?? null)));
  const passing = useGameState(({ passing: nobody, warnings }) => nobody || warnings !== null);
  const dead = useDeadTime(`${decision?.id} ${passing}`);
  useSoon(decision !== null);
  const busy = useGameState(({ sent }) => sent !== null);
  const over = useViewed(({ phase }) => phase === 'over');
  const Panel = decision ? (PANELS[decision.kind] as ComponentType<{ decision: unknown }>) : null;
  // A sheet has them within it.
  const sheet = decision && decision.kind !== 'develop' && decision.kind !== 'plan';
  return (
    <section
      class={styles.panel}
      aria-label={t('action')}
      aria-busy={busy || undefined}
      data-decision
      tabIndex={-1}
      {...dead}
    >
      {Panel ? <Panel decision={decision} /> : over ? <Over /> : <Waiting />}
      {!sheet && <Notes />}
    </section>
  );
}
