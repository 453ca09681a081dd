import { useRef } from 'preact/hooks';
import { openRule } from '../client/commands.ts';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { refusalText } from '../model/refusals.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import styles from './ActionPanel.module.css';

const Rule = ({ rule }: { readonly rule: string }) => (
  <button type="button" class={styles.rule} onClick={() => openRule(rule)}>
    {t('refusal.rule', { rule })}
  </button>
);

/** How often something new was said: what stays on the page is not read out a second time. */
function useTimes(said: unknown): number {
  const last = useRef({ said, times: 0 });
  if (last.current.said !== said) last.current = { said, times: last.current.times + 1 };
  return last.current.times;
}

/** Why the last try came to nothing, with the rule that says so. */
export function Refusal() {
  const game = useGame();
  const catalogue = useCatalogue();
  const view = useView();
  const refusal = useGameState((state) => state.refusal);
  const seats = useGameState(({ welcome }) => welcome!.seats);
  const times = useTimes(refusal);
  if (!refusal) return null;
  return (
    <div key={times} class={styles.refusal} role="alert" data-note>
      <Icon name="warning" />
      <span>
        {refusal.reason === 'rules'
          ? refusalText({ catalogue, view, seats }, refusal.rejection)
          : t(`refused.${refusal.reason}`)}{' '}
        {refusal.reason === 'rules' && <Rule rule={refusal.rejection.rule} />}
      </span>
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
