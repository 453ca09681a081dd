import { useId } from 'preact/hooks';
import styles from './Lobby.module.css';

interface Props<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly text: (value: T) => string;
}

/** One of a few, all of them in sight. */
export function Choices<T extends string>({ label, options, value, onChange, text }: Props<T>) {
  const name = useId();
  return (
    <div class={styles.choices} role="radiogroup" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {options.map((option) => (
        <label key={option} data-on={option === value || undefined}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {text(option)}
        </label>
      ))}
    </div>
  );
}
