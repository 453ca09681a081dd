import { COMMANDS, openCard, panels } from '../../client/commands.ts';
import { useGameState } from '../../client/context.ts';
import { useStore } from '../../client/use-store.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { CommandButton } from '../../shell/TopStrip.tsx';
import { goTo } from '../../shell/routes.ts';
import { change, settings, type Speed } from '../../shell/settings.ts';
import { keyName } from '../../text/keys.ts';
import { t } from '../../text/text.ts';
import styles from './Menu.module.css';

const SPEEDS: readonly Speed[] = ['calm', 'normal', 'fast', 'instant'];

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

function Keys() {
  return (
    <dl class={styles.keys}>
      <dt>1–9</dt>
      <dd>{t('menu.keys.digits')}</dd>
      <dt>←↑↓→</dt>
      <dd>{t('menu.keys.arrows')}</dd>
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
    </dl>
  );
}

export function Menu() {
  const over = useGameState(({ view }) => view?.phase === 'over');
  return (
    <Dialog title={t('menu.title')} onClose={() => panels.setState({ open: null })}>
      <div class={styles.menu}>
        <SpeedChoice />
        <LanguageChoice />
        <div class={styles.row}>
          <CommandButton id="sound" words />
          <CommandButton id="theme" words />
          <CommandButton id="rules" words />
        </div>
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
        <button type="button" class={styles.item} onClick={() => goTo('/')}>
          {t('menu.leave')}
        </button>
        <section class={styles.keyboard}>
          <h3>{t('menu.keys')}</h3>
          <Keys />
        </section>
      </div>
    </Dialog>
  );
}
