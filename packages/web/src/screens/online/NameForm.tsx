import { useState } from 'preact/hooks';
import { t } from '../../text/text.ts';
import { Sheet, Words } from './Sheet.tsx';
import { signIn, type Trouble } from './api.ts';
import plan from '../../decisions/Plan.module.css';
import styles from './Online.module.css';

/** A name is all that is asked of a guest. */
export function NameForm({ onNamed }: { readonly onNamed: (name: string) => void }) {
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const told = await signIn(name);
    if (told.ok) onNamed(told.value.name);
    else setTrouble(told.trouble);
  };
  return (
    <Sheet title="online.title">
      <form class={styles.name} onSubmit={(event) => void send(event)}>
        <label>
          <b>{t('online.name')}</b>
          <input
            value={name}
            maxLength={24}
            autocomplete="nickname"
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <small>{t('online.nameText')}</small>
        </label>
        <Words trouble={trouble} />
        <button type="submit" class={plan.confirm} disabled={name.trim() === ''}>
          <b>{t('online.go')}</b>
        </button>
      </form>
    </Sheet>
  );
}
