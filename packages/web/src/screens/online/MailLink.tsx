import { useState } from 'preact/hooks';
import { t } from '../../text/text.ts';
import { Ask } from './Ask.tsx';
import { Sheet } from './Sheet.tsx';
import { call } from './api.ts';
import styles from './Account.module.css';

type Kind = 'confirm' | 'recover' | 'stop';

interface Link {
  readonly kind: Kind;
  readonly token: string;
}

/** The link of a mail by which somebody came; its secret stands behind the `#` and goes to the server in a body alone, which knows whether it is one. */
export function linkInMail(hash: string): Link | null {
  const [, kind, token = ''] = /^#\/friends\/mail\/(confirm|recover|stop)\/(.*)$/.exec(hash) ?? [];
  return kind ? { kind: kind as Kind, token } : null;
}

const PATHS = { confirm: 'mail/confirm', recover: 'mail/passphrase', stop: 'mail/stop' } as const;

/** Nothing happens before it is pressed: some look into links before whoever they are for does. */
export function MailLink({ kind, token }: Link) {
  const [done, setDone] = useState(false);
  const told = (): void => {
    history.replaceState(null, '', '#/friends');
    setDone(true);
  };
  const field = {
    key: 'passphrase',
    label: t('online.account.newPassphrase'),
    secret: true,
    autocomplete: 'new-password',
  };
  return (
    <Sheet title="online.title">
      <section class={styles.account} aria-live="polite">
        <h2>{t(`online.mail.${kind}`)}</h2>
        {done ? (
          <p>{t(`online.mail.${kind}Done`)}</p>
        ) : (
          <Ask
            fields={kind === 'recover' ? [field] : []}
            button={t(`online.mail.${kind}Do`)}
            send={(values) => call(PATHS[kind], { ...values, token })}
            onTold={told}
          />
        )}
      </section>
    </Sheet>
  );
}
