import type { ComponentType } from 'preact';
import type { DecisionKind, DecisionOf } from '@rowan/rules';
import { openRule, panels } from '../client/commands.ts';
import { useCatalogue, useGame, useGameState, useView, useViewed } from '../client/context.ts';
import { refusalText } from '../model/labels.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import { Develop } from './Develop.tsx';
import { Plan } from './Plan.tsx';
import { Waiting } from './Waiting.tsx';
import { lazily } from '../shell/Lazy.tsx';
import { soon } from '../shell/soon.ts';
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
const Coach = lazily(
  soon(() => import('./Coach.tsx').then(({ Coach: panel }) => panel)),
  'small',
);

/** One component for every kind of decision; a kind without one does not compile. */
const PANELS: { readonly [K in DecisionKind]: ComponentType<{ decision: DecisionOf<K> }> } = {
  develop: Develop,
  plan: Plan,
  order: Choices,
  discardQuest: Choices,
  cleanse: Choices,
  unit: Choices,
  payCost: Choices,
  backToBag: BackToBag,
  overflow: Choices,
  drawEffect: Choices,
};

function Refusal() {
  const game = useGame();
  const catalogue = useCatalogue();
  const view = useView();
  const refusal = useGameState((state) => state.refusal);
  if (!refusal) return null;
  return (
    <div class={styles.refusal} role="alert">
      <Icon name="warning" />
      <span>{refusalText(catalogue, view, refusal)}</span>
      <button type="button" class={styles.rule} onClick={() => openRule(refusal.rule)}>
        {t('refusal.rule', { rule: refusal.rule })}
      </button>
      <button
        type="button"
        class={styles.close}
        aria-label={t('close')}
        onClick={() => game.refuse(null)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Whoever has closed the score to look at the board finds it again. */
const Over = () => (
  <div class={styles.waiting}>
    <p>{t('turn.over')}</p>
    <button type="button" class={plan.confirm} onClick={() => panels.setState({ open: 'score' })}>
      <b>{t('score.show')}</b>
    </button>
  </div>
);

/** The place where the eye and the thumb rest: what is asked, what it would bring, and the button. */
export function ActionPanel() {
  const decision = useGameState(({ view, playing }) => (playing ? null : (view?.decision ?? null)));
  const advised = useGameState(({ hint }) => hint !== null);
  const busy = useGameState(({ sent }) => sent !== null);
  const over = useViewed(({ phase }) => phase === 'over');
  const Panel = decision ? (PANELS[decision.kind] as ComponentType<{ decision: unknown }>) : null;
  return (
    <section
      class={styles.panel}
      aria-label={t('action')}
      aria-busy={busy || undefined}
      data-decision
    >
      {Panel ? <Panel decision={decision} /> : over ? <Over /> : <Waiting />}
      {advised && <Coach />}
      <Refusal />
    </section>
  );
}
