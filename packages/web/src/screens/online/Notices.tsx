import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../base/settings.ts';
import { entitle } from '../../base/title.ts';
import { useStore } from '../../base/use-store.ts';
import { useGameState } from '../../client/context.ts';
import type { Far } from '../../client/far.ts';
import { ringOnce } from '../../playback/sound.ts';
import { t } from '../../text/text.ts';
import { keepWish, noticeWish, pushState, turnOff, turnOn, type PushState } from './push-here.ts';
import account from './Account.module.css';
import styles from './Clocks.module.css';

/** Says in the title, by a badge and, where nobody looks, by a sound that it is one's turn. */
export function TurnCall({ own }: { readonly own: readonly number[] }) {
  const yours = useGameState(({ view, handTo }) =>
    own.includes(view?.decision?.seat ?? handTo ?? -1),
  );
  useEffect(() => {
    if (!yours) return undefined;
    entitle('call', `● ${t('online.yourTurn')}`);
    void navigator.setAppBadge?.(1).catch(() => undefined);
    if (document.hidden && settings.getState().sound) void ringOnce().catch(() => undefined);
    return () => {
      entitle('call', null);
      void navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, [yours]);
  return null;
}

function usePush(): readonly [PushState | null, (state: Promise<PushState>) => void] {
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => void pushState().then(setState), []);
  return [state, (next) => void next.then(setState, () => setState('offer'))];
}

const LATER = 'rowan:push-later';

/** Notices are offered after the first move of one's own at a table where people come by now and then, never before. */
export function PushOffer({ far }: { readonly far: Far }) {
  const offered = useStore(far.store, ({ about, moved }) => about?.pace === 'async' && moved);
  const [state, set] = usePush();
  const [later, setLater] = useState(() => sessionStorage.getItem(LATER) !== null);
  if (!offered || later || !state || state === 'on' || state === 'none') return null;
  const dismiss = (): void => {
    sessionStorage.setItem(LATER, 'yes');
    setLater(true);
  };
  return (
    <p class={styles.own} role="status">
      {t(`online.push.${state}`)}
      {(state === 'offer' || state === 'expired') && (
        <button type="button" onClick={() => set(turnOn())}>
          {t('online.push.yes')}
        </button>
      )}
      <button type="button" onClick={dismiss}>
        {t('online.push.no')}
      </button>
    </p>
  );
}

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When nobody wants to be woken. */
function Quiet() {
  const [quiet, setQuiet] = useState<readonly [number, number] | null | undefined>();
  useEffect(() => void noticeWish().then((told) => told.ok && setQuiet(told.value.quiet)), []);
  if (quiet === undefined) return null;
  const keep = (next: readonly [number, number] | null): void => {
    setQuiet(next);
    void keepWish(next);
  };
  const field = (which: 0 | 1) => (
    <label>
      <span>{t(which === 0 ? 'online.quiet.from' : 'online.quiet.to')}</span>
      <input
        type="time"
        value={timeOf(quiet![which])}
        onChange={({ currentTarget }) => {
          const minute = minuteOf(currentTarget.value);
          keep(which === 0 ? [minute, quiet![1]] : [quiet![0], minute]);
        }}
      />
    </label>
  );
  return (
    <div class={account.ask}>
      <label class={account.tick}>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={() => keep(quiet === null ? [22 * 60, 8 * 60] : null)}
        />
        {t('online.quiet')}
      </label>
      {quiet && field(0)}
      {quiet && field(1)}
    </div>
  );
}

/** Notices of this device, and the hours in which none come. */
export function NoticeSettings() {
  const [state, set] = usePush();
  return (
    <details>
      <summary>{t('online.push')}</summary>
      <p>{state && t(`online.push.${state}`)}</p>
      {(state === 'offer' || state === 'expired') && (
        <button type="button" onClick={() => set(turnOn())}>
          {t('online.push.yes')}
        </button>
      )}
      {state === 'on' && (
        <button type="button" onClick={() => set(turnOff())}>
          {t('online.push.off')}
        </button>
      )}
      <Quiet />
    </details>
  );
}
