import { goTo } from '../../base/routes.ts';
import { noteTrouble } from '../../base/report.ts';
import { SPEEDS, TEXT_SIZES, VOLUMES, change, settings } from '../../base/settings.ts';
import { useStore } from '../../base/use-store.ts';
import { backupOfGame } from '../../client/backup-of-game.ts';
import { COMMANDS, openCard, panels, shutPanels } from '../../client/commands.ts';
import { useGame, useGameState } from '../../client/context.ts';
import { saveReport } from '../../client/report-file.ts';
import { STATUS_KEYS } from '../../client/status-keys.ts';
import { CommandButton } from '../../decisions/CommandButton.tsx';
import { ringOnce } from '../../playback/sound.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { keyName } from '../../text/keys.ts';
import { t } from '../../text/text.ts';
import { hasReplay, lookBack } from '../../client/look-back.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './Menu.module.css';

function SpeedChoice() {
  const speed = useStore(settings, (state) => state.speed);
  return (
    <fieldset class={styles.speeds}>
      <legend>{t('menu.speed')}</legend>
      {SPEEDS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === speed}
          onClick={() => change({ speed: one })}
        >
          {t(`menu.speed.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

function TextChoice() {
  const text = useStore(settings, (state) => state.text);
  return (
    <fieldset class={styles.speeds}>
      <legend>{t('menu.text')}</legend>
      {TEXT_SIZES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === text}
          onClick={() => change({ text: one })}
        >
          {t(`menu.text.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** How loud things are; whoever moves it hears it. */
function SoundChoice() {
  const { sound, volume, ambience } = useStore(settings, (all) => all);
  const louder = (to: number): void => {
    change({ volume: to, sound: true });
    void ringOnce().catch(noteTrouble);
  };
  return (
    <fieldset class={styles.sound}>
      <legend>{t('menu.volume')}</legend>
      <CommandButton id="sound" />
      <input
        type="range"
        aria-label={t('menu.volume')}
        min={VOLUMES[0]}
        max={VOLUMES.at(-1)}
        step={VOLUMES[0]}
        value={volume}
        data-off={!sound || undefined}
        onChange={({ currentTarget }) => louder(Number(currentTarget.value))}
      />
      <output>{sound ? `${volume} %` : '–'}</output>
      <label>
        <input
          type="checkbox"
          checked={ambience}
          onChange={({ currentTarget }) => change({ ambience: currentTarget.checked })}
        />
        <span>
          <b>{t('menu.ambience')}</b> <small>{t('menu.ambienceText')}</small>
        </span>
      </label>
    </fieldset>
  );
}

/** Whether plans that give something away are asked about. */
function WarningChoice() {
  const warnings = useStore(settings, (state) => state.warnings);
  return (
    <label class={styles.choice}>
      <input
        type="checkbox"
        checked={warnings}
        onChange={({ currentTarget }) => change({ warnings: currentTarget.checked })}
      />
      <span>
        <b>{t('menu.warnings')}</b> <small>{t('menu.warningsText')}</small>
      </span>
    </label>
  );
}

const Preferences = () => (
  <>
    <SpeedChoice />
    <SoundChoice />
    <TextChoice />
    <WarningChoice />
    <LanguageChoice />
  </>
);

function Keys() {
  return (
    <dl class={styles.keys}>
      <dt>1–9</dt>
      <dd>{t('menu.keys.digits')}</dd>
      <dt>←↑↓→</dt>
      <dd>{t('menu.keys.arrows')}</dd>
      <dt>N</dt>
      <dd>{t('menu.keys.next')}</dd>
      <dt>Tab ⏎</dt>
      <dd>{t('menu.keys.enter')}</dd>
      {Object.values(COMMANDS).map(
        ({ id, keys, text }) =>
          keys.length > 0 && (
            <>
              <dt key={id}>{keys.map(keyName).join('  ')}</dt>
              <dd>{t(text)}</dd>
            </>
          ),
      )}
      {STATUS_KEYS.map(({ key, text }) => (
        <>
          <dt key={key}>{keyName(key)}</dt>
          <dd>{t(text)}</dd>
        </>
      ))}
    </dl>
  );
}

const Licences = () => (
  <a class={styles.licences} href="./licences.txt" target="_blank" rel="noopener">
    {t('menu.licences')}
  </a>
);

/** What can be read. */
const Books = () => (
  <>
    <button type="button" class={styles.item} onClick={() => panels.setState({ open: 'how' })}>
      <Icon name="help" /> {t('how.title')}
    </button>
    <button type="button" class={styles.item} onClick={() => openCard(null)}>
      <Icon name="quests" /> {t('gallery.title')}
    </button>
    <button
      type="button"
      class={styles.item}
      onClick={() => panels.setState({ open: 'signs', card: null })}
    >
      <Icon name="boost" /> {t('menu.signs')}
    </button>
  </>
);

/** The game so far, move by move, and the way to hand it on. */
const Back = ({ id }: { readonly id: string }) => (
  <>
    <button type="button" class={styles.item} onClick={() => lookBack(id)}>
      <Icon name="eye" /> {t('menu.lookBack')}
    </button>
    <button type="button" class={styles.item} onClick={() => lookBack(id, true)}>
      <Icon name="share" /> {t('share')}
    </button>
  </>
);

export function Menu() {
  const game = useGame();
  const over = useGameState(({ view }) => view?.phase === 'over');
  return (
    <Dialog title={t('menu.title')} onClose={() => panels.setState({ open: null })}>
      <div class={styles.menu}>
        <Preferences />
        <div class={styles.row} onClick={shutPanels}>
          <CommandButton id="undo" words />
          <CommandButton id="redo" words />
          <CommandButton id="restart" words />
        </div>
        <div class={styles.row}>
          <CommandButton id="theme" words />
          <CommandButton id="rules" words />
        </div>
        <Books />
        {hasReplay() && <Back id={game.state.id} />}
        {over && (
          <button
            type="button"
            class={styles.item}
            onClick={() => panels.setState({ open: 'score' })}
          >
            {t('score.show')}
          </button>
        )}
        <button type="button" class={styles.item} onClick={() => goTo('/learn')}>
          <Icon name="hint" /> {t('landing.learn')}
        </button>
        <button
          type="button"
          class={styles.item}
          title={t('report.text')}
          onClick={() => void saveReport(backupOfGame(game))}
        >
          <Icon name="warning" /> {t('report.save')}
        </button>
        <button type="button" class={styles.item} onClick={() => goTo('/')}>
          {t('menu.leave')}
        </button>
        <section class={styles.keyboard}>
          <h3>{t('menu.keys')}</h3>
          <Keys />
        </section>
        <Licences />
      </div>
    </Dialog>
  );
}
