import { useGameState, useView, useViewed } from '../../client/context.ts';
import { lookable } from '../../client/inspector.ts';
import { CommandButton } from '../../decisions/CommandButton.tsx';
import { actingSeat, seatName } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import styles from './TopStrip.module.css';

const PHASES = ['development', 'main', 'draw'] as const;

export function Phases() {
  const phase = useViewed((view) => view.phase);
  return (
    <ol class={styles.phases} aria-label={t('phases')}>
      {PHASES.map((name) => (
        <li
          key={name}
          aria-current={name === phase ? 'step' : undefined}
          title={t(`phase.${name}.may`)}
        >
          {t(`phase.${name}`)}
        </li>
      ))}
    </ol>
  );
}

/** The Dark Council's clock: a candle goes out with each card. */
export function Council() {
  const council = useViewed((view) => view.council);
  const next = [t('council.next1'), t('council.next2'), t('council.next3'), t('council.last')];
  return (
    <button
      type="button"
      class={styles.council}
      {...lookable({ kind: 'note', title: t('council'), text: t('council.text') })}
    >
      <span class={styles.candles} role="img" aria-label={t('council.candles', { n: 3 - council })}>
        {[0, 1, 2].map((i) => (
          <Icon key={i} name={i < council ? 'candle-unlit' : 'candle-lit'} />
        ))}
      </span>
      <span>
        <b>{t('council')}</b>
        <small>{next[council]}</small>
      </span>
    </button>
  );
}

/** Whose turn it is, and what they do; with the phase where no others stand beside it. */
export function Turn({ phase }: { readonly phase?: boolean }) {
  const view = useView();
  const welcome = useGameState((state) => state.welcome)!;
  const telling = { catalogue: welcome.catalogue, view, seats: welcome.seats };
  const acting = useGameState(({ steps }) => actingSeat(view, steps.at(-1)));
  const own = acting === view.viewer;
  const who = own ? t('turn.yours') : t('turn.theirs', { who: seatName(telling, acting) });
  return (
    <p class={styles.turn} data-own={own || undefined}>
      <b>{view.phase === 'over' ? t('turn.over') : who}</b>
      <small>
        {view.lastRound > 0
          ? t(phase ? 'round.short' : 'round.last', { round: view.round, last: view.lastRound })
          : t('round', { round: view.round })}
        {phase && view.phase !== 'over' && ` · ${t(`phase.${view.phase}`)}`}
      </small>
    </p>
  );
}

export const TopStrip = () => (
  <header class={styles.strip}>
    <a class={styles.logo} href="#/" aria-label={t('home')}>
      Rowan
    </a>
    <Turn />
    <Phases />
    <Council />
    <nav class={styles.commands} aria-label={t('commands')}>
      <CommandButton id="undo" />
      <CommandButton id="redo" />
      <CommandButton id="restart" />
      <CommandButton id="skip" />
      <CommandButton id="hint" />
      <CommandButton id="now" />
      <CommandButton id="signs" />
      <CommandButton id="rules" />
      <CommandButton id="sound" />
      <CommandButton id="theme" />
      <CommandButton id="menu" />
    </nav>
  </header>
);
