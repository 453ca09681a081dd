import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isSlip } from '../base/slip.ts';
import { panels } from '../client/commands.ts';
import { useGame, useGameState } from '../client/context.ts';
import { carryOut, deedsNow } from '../client/now.ts';
import type { Deed } from '../model/deed.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import { words } from '../text/words.ts';
import { useNumbers } from './use-numbers.ts';
import styles from './NowList.module.css';

/** What can be done now; null while it is being found out. */
function useDeeds(): readonly Deed[] | null {
  const game = useGame();
  const { language } = words();
  const [found, setFound] = useState<{ at: readonly unknown[]; deeds: readonly Deed[] } | null>(
    null,
  );
  const view = useGameState((state) => state.view);
  const interaction = useGameState((state) => state.interaction);
  const options = useGameState((state) => state.options);
  const playing = useGameState((state) => state.playing);
  const sent = useGameState((state) => state.sent);
  const passing = useGameState(({ passing: nobody, warnings }) => nobody || warnings !== null);
  const undo = useGameState((state) => `${state.undo} ${state.redo}`);
  const at = [view, interaction, options, playing, sent, passing, undo, language];
  useEffect(() => {
    let current = true;
    void deedsNow(game).then((deeds) => current && setFound({ at, deeds }));
    return () => (current = false);
  }, at);
  return found && found.at.every((one, i) => one === at[i]) ? found.deeds : null;
}

/** The last list stays until the next is there: nothing flickers, and the focus has a place. */
function useLast<T>(now: T | null, first: T): T {
  const last = useRef(first);
  if (now !== null) last.current = now;
  return last.current;
}

const NONE: readonly Deed[] = [];

const stepOf = (key: string): number => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);

/** Up and down from one line to the next, round and round. */
function walk(event: KeyboardEvent): void {
  const step = stepOf(event.key);
  if (step === 0 || !(event.currentTarget instanceof Element)) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((one) => one === document.activeElement);
  items.at((at + step + items.length) % items.length)?.focus();
}

/** All that can be done now as one list: heard line by line, chosen by number. */
export function NowList() {
  const game = useGame();
  const fresh = useDeeds();
  const deeds = useLast(fresh, NONE);
  const ref = useRef<HTMLElement>(null);
  const choose = (i: number, event: Event): void => {
    const deed = deeds[i];
    if (fresh && deed && !isSlip(event)) carryOut(game, deed.act);
  };
  useNumbers(deeds.length, choose);
  useLayoutEffect(() => {
    const first = ref.current!.querySelector<HTMLElement>('[role=menuitem]') ?? ref.current!;
    first.focus();
  }, [deeds]);
  return (
    <section
      ref={ref}
      class={styles.now}
      aria-label={t('command.now')}
      aria-busy={fresh === null}
      tabIndex={-1}
      data-now
      onKeyDown={walk}
    >
      <header class={styles.head}>
        <h2>{t('command.now')}</h2>
        <button
          type="button"
          class={styles.close}
          aria-label={t('close')}
          onClick={() => panels.setState({ open: null })}
        >
          <Icon name="close" />
        </button>
      </header>
      <p class={styles.hint}>{t(deeds.length === 0 ? 'now.none' : 'now.digits')}</p>
      {deeds.length > 0 && (
        <ol class={styles.list} role="menu" aria-label={t('command.now')}>
          {deeds.map((deed, i) => (
            <li key={i} role="none">
              <button
                type="button"
                role="menuitem"
                class={styles.deed}
                tabIndex={i === 0 ? 0 : -1}
                onClick={(event) => choose(i, event)}
              >
                <b>{i + 1}</b> <span>{deed.words}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
