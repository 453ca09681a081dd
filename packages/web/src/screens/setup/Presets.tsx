import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { labelled, t } from '../../text/text.ts';
import {
  LONGEST_NAME,
  recallSetUps,
  rememberSetUps,
  withPreset,
  withoutPreset,
  type Choice,
  type Kept,
} from './presets.ts';
import styles from './SetUp.module.css';

interface Props {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Set-ups with a name: one touch brings one back. */
export function Presets({ choice, onChoose }: Props) {
  const [kept, setKept] = useState<Kept>(recallSetUps);
  const [name, setName] = useState('');
  const [failed, setFailed] = useState(false);
  const keep = (next: Kept): void => {
    const done = rememberSetUps(next);
    setFailed(!done);
    if (done) setKept(next);
  };
  const save = (): void => {
    const called = name.trim();
    if (called === '') return;
    keep(withPreset(recallSetUps(), { name: called, choice }));
    setName('');
  };
  return (
    <fieldset class={[styles.group, styles.presets].join(' ')}>
      <legend>{t('setup.presets')}</legend>
      {kept.presets.map((preset) => (
        <span key={preset.name} class={styles.preset}>
          <button type="button" onClick={() => onChoose(preset.choice)}>
            {preset.name}
          </button>
          <button
            type="button"
            aria-label={labelled(t('games.delete'), preset.name)}
            onClick={() => keep(withoutPreset(recallSetUps(), preset.name))}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      <span class={styles.naming}>
        <input
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={t('setup.presetName')}
          aria-label={t('setup.presetName')}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
        <button type="button" disabled={name.trim() === ''} onClick={save}>
          {t('setup.presetKeep')}
        </button>
      </span>
      {failed && (
        <p class={styles.note} role="alert">
          {t('games.notKept')}
        </p>
      )}
    </fieldset>
  );
}
