import { useEffect } from 'preact/hooks';
import { useCatalogue, useGame, useView } from '../../../client/context.ts';
import { markAdvised } from '../../../decisions/advised.ts';
import {
  bringsTexts,
  reasonText,
  shortText,
  tenths,
  type Asked,
} from '../../../decisions/coach-words.ts';
import { warningText } from '../../../decisions/warning-words.ts';
import { IDLE } from '../../../model/interaction.ts';
import { t } from '../../../text/text.ts';
import type { ToldMove } from '../../../storage/reviews.ts';
import { StudyButton } from '../StudyButton.tsx';
import { useSelected } from './context.ts';
import styles from './Review.module.css';

const NO_OPTIONS = { offers: [], targets: [], wanted: [] };

/** What a better plan would have been stands on the board like a draft; anything else is marked. */
function useGhost(move: ToldMove | null): void {
  const game = useGame();
  const view = useView();
  useEffect(() => {
    const answer = move?.best[0];
    if (!move || !answer || game.state.playing) return undefined;
    if (answer.kind === 'plan') game.store.setState({ interaction: { ...IDLE, plan: answer } });
    const unmark =
      answer.kind === 'plan' || answer.kind === 'develop'
        ? markAdvised(move.best, NO_OPTIONS, view)
        : () => undefined;
    return () => {
      unmark();
      game.store.setState({ interaction: IDLE });
    };
  }, [move, view, game]);
}

function costText({ cost }: ToldMove): string {
  if (!cost || cost.lead.mean <= 0) return t('review.same');
  const { mean, low, high } = cost.lead;
  return low > 0
    ? t('review.costs', { n: tenths(mean), low: tenths(low), high: tenths(high) })
    : t('review.doubt', { n: tenths(mean), high: tenths(high) });
}

function Better({ move, asked }: { readonly move: ToldMove; readonly asked: Asked }) {
  const { line, best, brings, reasons, warnings = [] } = move;
  const better = shortText(asked, best);
  const played = shortText(asked, line);
  if (better === played) return <p class={styles.said}>{t('review.played', { what: played })}</p>;
  const why = [
    ...warnings.map((warning) => warningText(asked, warning)),
    ...(brings ? bringsTexts(asked, brings) : []),
    ...reasons.map((reason) => reasonText(asked, reason)),
  ];
  return (
    <>
      <p class={styles.said}>{t('review.played', { what: played })}</p>
      <p class={styles.better}>{t('review.better', { what: better })}</p>
      <ul class={styles.why} data-reason>
        {why.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** The decision that is shown: what was played, what was better, what it cost, and why. */
export function Detail() {
  const move = useSelected();
  const catalogue = useCatalogue();
  const view = useView();
  useGhost(move);
  if (!move) return null;
  const { verdict, seat, kind, at } = move;
  const decision = { kind, seat, id: at };
  // What was asked is not part of a replay; of an order the words need no more than its kind.
  const asked: Asked = { catalogue, view: { ...view, decision: decision as typeof view.decision } };
  return (
    <section
      class={styles.detail}
      aria-label={t('review.decision')}
      data-verdict={verdict ?? 'open'}
    >
      <h3>
        <b class={styles.badge} data-verdict={verdict ?? 'open'}>
          {t(`review.verdict.${verdict ?? 'open'}`)}
        </b>{' '}
        {costText(move)}
      </h3>
      <Better move={move} asked={asked} />
      <StudyButton class={styles.other} text="review.try" played={move.line} better={move.best} />
    </section>
  );
}
