import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { Ask, type Field } from './Ask.tsx';
import {
  changePassphrase,
  offerDevice,
  recover,
  register,
  signInAs,
  takeDevice,
} from './account-api.ts';
import { call } from './api.ts';
import { momentText } from './clock-text.ts';
import styles from './Account.module.css';

const nameField = (value = ''): Field => ({
  key: 'name',
  label: t('online.name'),
  autocomplete: 'username',
  value,
});
const passField = (): Field => ({
  key: 'passphrase',
  label: t('online.account.passphrase'),
  secret: true,
  autocomplete: 'current-password',
});
const newPassField = (): Field => ({
  ...passField(),
  label: t('online.account.newPassphrase'),
  autocomplete: 'new-password',
});

interface Done {
  readonly onDone: () => void;
}

/** A passphrase for a guest of this name, or another one for an account. */
export function PassphraseForm({
  name,
  onCodes,
}: {
  readonly name: string | null;
  readonly onCodes: (codes: readonly string[]) => void;
}) {
  const old: Field = { ...passField(), key: 'old' };
  return (
    <div class={styles.form}>
      {name !== null && <p>{t('online.account.text')}</p>}
      <Ask
        fields={name === null ? [old, newPassField()] : [nameField(name), newPassField()]}
        button={t(name === null ? 'online.account.change' : 'online.account.make')}
        send={(values) => (name === null ? changePassphrase(values) : register(values))}
        onTold={({ codes }) => onCodes(codes)}
      />
    </div>
  );
}

export const SignInForm = ({ onDone }: Done) => (
  <Ask
    fields={[nameField(), passField()]}
    button={t('online.account.signIn')}
    send={signInAs}
    onTold={onDone}
  />
);

export const RecoverForm = ({ onDone }: Done) => (
  <Ask
    fields={[
      nameField(),
      { key: 'code', label: t('online.account.code'), autocomplete: 'off' },
      newPassField(),
    ]}
    button={t('online.account.recover')}
    send={recover}
    onTold={onDone}
  />
);

/** Whoever has confirmed an address gets a link there; whether there is one nobody else learns. */
export function MailRecovery() {
  const [asked, setAsked] = useState(false);
  if (asked) return <p role="status">{t('online.mail.asked')}</p>;
  return (
    <Ask
      fields={[nameField()]}
      button={t('online.mail.ask')}
      send={({ name = '' }) => call('mail/recover', { name })}
      onTold={() => setAsked(true)}
    />
  );
}

/** Codes are shown once: only their hashes are kept. */
export const Codes = ({ codes, onDone }: Done & { readonly codes: readonly string[] }) => (
  <div class={styles.form} role="status">
    <p>
      <b>{t('online.account.codes')}</b> {t('online.account.codesText')}
    </p>
    <ol class={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <button type="button" onClick={onDone}>
      <Icon name="check" /> {t('online.account.written')}
    </button>
  </div>
);

/** The code that another device shows. */
export const TakeForm = ({ onDone }: Done) => (
  <Ask
    fields={[{ key: 'code', label: t('online.account.takeCode'), autocomplete: 'one-time-code' }]}
    button={t('online.account.take')}
    send={takeDevice}
    onTold={onDone}
  />
);

/** Another device becomes the same person: a code here is typed there. */
export function Handover({ onDone }: Done) {
  const [offer, setOffer] = useState<{ readonly code: string; readonly until: number } | null>(
    null,
  );
  const give = (): void =>
    void offerDevice().then((told) => {
      if (told.ok) setOffer(told.value);
    });
  return (
    <details>
      <summary>{t('online.account.device')}</summary>
      {offer ? (
        <p role="status">
          {t('online.account.deviceCode', { when: momentText(offer.until) })}
          <code class={styles.big}>{offer.code}</code>
        </p>
      ) : (
        <button type="button" onClick={give}>
          {t('online.account.giveCode')}
        </button>
      )}
      <TakeForm onDone={onDone} />
    </details>
  );
}
