import { useState } from 'preact/hooks';
import { t } from '../../text/text.ts';
import { RecoverForm, SignInForm, TakeForm } from './AccountForms.tsx';
import { Sheet, Words } from './Sheet.tsx';
import { signIn, type Trouble } from './api.ts';
import plan from '../../decisions/Plan.module.css';
import account from './Account.module.css';
import styles from './Online.module.css';

interface Props {
  readonly onNamed: (name: string) => void;
  /** Somebody signed in who is known already. */
  readonly onKnown: () => void;
}

/** A name is all that is asked of a guest. */
export function NameForm({ onNamed, onKnown }: Props) {
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
      <div class={account.account}>
        <details>
          <summary>{t('online.account.have')}</summary>
          <SignInForm onDone={onKnown} />
        </details>
        <details>
          <summary>{t('online.account.lost')}</summary>
          <RecoverForm onDone={onKnown} />
        </details>
        <details>
          <summary>{t('online.account.device')}</summary>
          <TakeForm onDone={onKnown} />
        </details>
      </div>
    </Sheet>
  );
}
