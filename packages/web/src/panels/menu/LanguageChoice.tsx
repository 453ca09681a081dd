import { change, settings } from '../../base/settings.ts';
import { useStore } from '../../base/use-store.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { LANGUAGES, type Language } from '../../text/words.ts';
import styles from './LanguageChoice.module.css';

/** Each language by its own name, so that everybody finds theirs. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

export function LanguageChoice() {
  const language = useStore(settings, (state) => state.language);
  return (
    <fieldset class={styles.languages}>
      <legend>
        <Icon name="language" /> {t('menu.language')}
      </legend>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => change({ language: one })}
        >
          {NAMES[one]}
        </button>
      ))}
    </fieldset>
  );
}
