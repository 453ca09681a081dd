import { change, settings, type Speed } from '../../base/settings.ts';
import { useStore } from '../../base/use-store.ts';
import { nameIn } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Crest } from '../../parts/Crest.tsx';
import { keyName } from '../../text/keys.ts';
import { t } from '../../text/text.ts';
import { Scrubber } from './Scrubber.tsx';
import { useInfo, useReplay, useReplayState } from './context.ts';
import { KEYS, goal, use, type Control } from './keys.ts';
import styles from './Bar.module.css';

const SPEEDS: readonly Speed[] = ['calm', 'normal', 'fast', 'instant'];

const SIGNS: Readonly<Record<Exclude<Control, 'toggle'>, string>> = {
  start: 'M5 5v14M19 5 8 12l11 7z',
  turnBack: 'M12 5 3 12l9 7zM21 5l-9 7 9 7z',
  back: 'M17 5 7 12l10 7z',
  on: 'm7 5 10 7-10 7z',
  turnOn: 'm12 5 9 7-9 7zM3 5l9 7-9 7z',
  end: 'M19 5v14M5 5l11 7-11 7z',
  mineBack: 'M21 5 11 12l10 7zM5 4h5l-1.600 3L10 10H5v10',
  mineOn: 'm3 5 10 7L3 19zM15 4h5l-1.600 3L20 10h-5v10',
};

const Sign = ({ of }: { readonly of: Exclude<Control, 'toggle'> }) => (
  <svg class={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[of]} />
  </svg>
);

function Button({ control }: { readonly control: Control }) {
  const replay = useReplay();
  const running = useReplayState((state) => state.running);
  const enabled = useReplayState(() => goal(replay, control) !== null);
  const name = t(control === 'toggle' && running ? 'replay.pause' : `replay.${control}`);
  return (
    <button
      type="button"
      class={control === 'toggle' ? styles.play : styles.button}
      data-control={control}
      disabled={!enabled}
      title={`${name} (${keyName(KEYS[control][0]!)})`}
      aria-label={name}
      onClick={() => use(replay, control)}
    >
      {control === 'toggle' ? <Icon name={running ? 'pause' : 'play'} /> : <Sign of={control} />}
    </button>
  );
}

/** The next faster speed, and from the fastest back to the calmest. */
function SpeedButton() {
  const speed = useStore(settings, (state) => state.speed);
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
  const name = t(`menu.speed.${speed}`);
  return (
    <button
      type="button"
      class={styles.speed}
      aria-label={`${t('menu.speed')}, ${name}`}
      title={t('menu.speed')}
      onClick={() => change({ speed: next })}
    >
      <Icon name="speed" />
      <span>{name}</span>
    </button>
  );
}

/** Whose eyes look; once the game is over those of every seat, and all hands at once. */
export function Eyes() {
  const replay = useReplay();
  const { seats, over } = useInfo();
  const eyes = useReplayState((state) => state.eyes);
  if (!over) return null;
  return (
    <div class={styles.eyes} role="group" aria-label={t('replay.eyes')}>
      {seats.length > 1 &&
        seats.map(({ colour }, seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={eyes.seat === seat}
            aria-label={t('replay.eyesOf', { who: nameIn(seats, seat) })}
            title={t('replay.eyesOf', { who: nameIn(seats, seat) })}
            onClick={() => void replay.look({ ...eyes, seat })}
          >
            <Crest colour={colour} />
          </button>
        ))}
      <button
        type="button"
        class={styles.open}
        aria-pressed={eyes.open}
        onClick={() => void replay.look({ ...eyes, open: !eyes.open })}
      >
        <Icon name="eye" /> {t('replay.hands')}
      </button>
    </div>
  );
}

/** Everything that moves a replay. */
export const Bar = () => (
  <section class={styles.bar} aria-label={t('replay.controls')}>
    <div class={styles.buttons}>
      <Button control="start" />
      <Button control="turnBack" />
      <Button control="back" />
      <Button control="toggle" />
      <Button control="on" />
      <Button control="turnOn" />
      <Button control="end" />
    </div>
    <Scrubber />
    <div class={styles.mine}>
      <Button control="mineBack" />
      <small>{t('replay.mine')}</small>
      <Button control="mineOn" />
    </div>
    <SpeedButton />
  </section>
);
