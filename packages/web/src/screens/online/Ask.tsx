import { useState } from 'preact/hooks';
import { Words } from './Sheet.tsx';
import type { Told, Trouble } from './api.ts';
import styles from './Account.module.css';

export interface Field {
  readonly key: string;
  readonly label: string;
  readonly secret?: boolean;
  readonly autocomplete: string;
  readonly value?: string;
}

interface Props<T> {
  readonly fields: readonly Field[];
  readonly button: string;
  readonly danger?: boolean;
  readonly send: (values: Readonly<Record<string, string>>) => Promise<Told<T>>;
  readonly onTold: (value: T) => void;
}

const startOf = (fields: readonly Field[]): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ key, value = '' }) => [key, value]));

/** What is typed there, and what a browser may fill in. */
const kindOf = (secret: boolean, autocomplete: string): object => ({
  type: secret ? 'password' : 'text',
  autocomplete,
});

/** A few things that are asked for, sent together; what went wrong is said below them. */
export function Ask<T>({ fields, button, danger, send, onTold }: Props<T>) {
  const [values, setValues] = useState(() => startOf(fields));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [waits, setWaits] = useState(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setWaits(true);
    const told = await send(values);
    setWaits(false);
    setTrouble(told.ok ? null : told.trouble);
    if (told.ok) onTold(told.value);
  };
  const empty = fields.some(({ key }) => values[key]?.trim() === '');
  return (
    <form class={styles.ask} onSubmit={(event) => void submit(event)}>
      {fields.map(({ key, label, secret, autocomplete }) => (
        <label key={key}>
          <span>{label}</span>
          <input
            value={values[key] ?? ''}
            {...kindOf(secret ?? false, autocomplete)}
            onInput={({ currentTarget }) => setValues({ ...values, [key]: currentTarget.value })}
          />
        </label>
      ))}
      <Words trouble={trouble} />
      <button type="submit" disabled={empty || waits} data-danger={danger || undefined}>
        {button}
      </button>
    </form>
  );
}
