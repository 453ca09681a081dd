import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import {
  Codes,
  Handover,
  MailRecovery,
  PassphraseForm,
  RecoverForm,
  SignInForm,
} from './AccountForms.tsx';
import { Ask } from './Ask.tsx';
import { NoticeSettings } from './Notices.tsx';
import { Ways } from './Ways.tsx';
import { forgetMe, signOut } from './account-api.ts';
import styles from './Account.module.css';

interface Props {
  readonly name: string;
  readonly guest: boolean;
  /** Whoever sits at this device is somebody else now, or called otherwise. */
  readonly onChange: () => void;
}

/** What a guest may do to be known again. */
function ForGuests({ name, onChange }: Omit<Props, 'guest'>) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <Codes codes={codes} onDone={onChange} />;
  return (
    <>
      <PassphraseForm name={name} onCodes={setCodes} />
      <details>
        <summary>{t('online.account.have')}</summary>
        <SignInForm onDone={onChange} />
      </details>
      <details>
        <summary>{t('online.account.lost')}</summary>
        <RecoverForm onDone={onChange} />
        <MailRecovery />
      </details>
    </>
  );
}

function ForAccounts({ onChange }: Pick<Props, 'onChange'>) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <Codes codes={codes} onDone={() => setCodes(null)} />;
  return (
    <>
      <details>
        <summary>{t('online.account.change')}</summary>
        <PassphraseForm name={null} onCodes={setCodes} />
      </details>
      <button type="button" onClick={() => void signOut().then(onChange)}>
        {t('online.account.signOut')}
      </button>
    </>
  );
}

/** What is kept of somebody is theirs. */
const Yours = ({ name, onChange }: Omit<Props, 'guest'>) => (
  <details>
    <summary>{t('online.account.data')}</summary>
    <a class={styles.button} href="./api/account/export" download="rowan-account.json">
      <Icon name="share" /> {t('online.account.export')}
    </a>
    <p>{t('online.account.deleteText', { name })}</p>
    <Ask
      fields={[{ key: 'name', label: t('online.name'), autocomplete: 'off' }]}
      button={t('online.account.delete')}
      danger
      send={({ name: typed = '' }) => forgetMe(typed)}
      onTold={onChange}
    />
  </details>
);

/** Who sits here, as the server knows them, and what can be done about that. */
export function Account({ name, guest, onChange }: Props) {
  return (
    <section class={styles.account} aria-labelledby="account">
      <h2 id="account">
        {name} <small>{t(guest ? 'online.guest' : 'online.account.yes')}</small>
      </h2>
      {guest ? <ForGuests name={name} onChange={onChange} /> : <ForAccounts onChange={onChange} />}
      <NoticeSettings />
      <Ways guest={guest} />
      <Handover onDone={onChange} />
      <Yours name={name} onChange={onChange} />
    </section>
  );
}
