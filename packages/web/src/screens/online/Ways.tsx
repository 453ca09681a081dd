import { useEffect, useState } from 'preact/hooks';
import { t } from '../../text/text.ts';
import { Ask } from './Ask.tsx';
import { call } from './api.ts';
import styles from './Account.module.css';

/** How somebody is reached beside their browsers, as far as the server can. */
interface WaysKnown {
  readonly mail: boolean;
  readonly box: {
    readonly address: string;
    readonly confirmed: boolean;
    readonly turns: boolean;
  } | null;
  readonly hooks: boolean;
  readonly hook: { readonly url: string; readonly fails: number; readonly off: boolean } | null;
}

interface Props {
  readonly ways: WaysKnown;
  readonly again: () => void;
}

/** An address, what is missing to it, and whether turns are told there. */
function MailBox({ ways: { box }, again }: Props) {
  const say = (path: string, body: object): void => void call(path, body).then(again);
  return (
    <details>
      <summary>{t('online.mail')}</summary>
      <p>
        {box
          ? t(box.confirmed ? 'online.mail.is' : 'online.mail.waits', { address: box.address })
          : t('online.mail.text')}
      </p>
      {box?.confirmed && (
        <label class={styles.tick}>
          <input
            type="checkbox"
            checked={box.turns}
            onChange={() => say('account/mail/turns', { on: !box.turns })}
          />
          {t('online.mail.turns')}
        </label>
      )}
      {box && (
        <button type="button" onClick={() => say('account/mail/remove', {})}>
          {t('online.mail.remove')}
        </button>
      )}
      <Ask
        fields={[{ key: 'address', label: t('online.mail.address'), autocomplete: 'email' }]}
        button={t('online.mail.send')}
        send={(values) => call('account/mail', values)}
        onTold={again}
      />
    </details>
  );
}

/** A program of one's own; if it failed too often that is said. */
function Program({ ways: { hook }, again }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <details open={hook?.off || undefined}>
      <summary>{t('online.hook')}</summary>
      <p role={hook?.off ? 'alert' : undefined}>
        {hook
          ? t(hook.off ? 'online.hook.off' : 'online.hook.is', { url: hook.url })
          : t('online.hook.text')}
      </p>
      {secret && (
        <p role="status">
          {t('online.hook.secret')} <code class={styles.codes}>{secret}</code>
        </p>
      )}
      {hook && (
        <button type="button" onClick={() => void call('account/hook/remove', {}).then(again)}>
          {t('online.hook.remove')}
        </button>
      )}
      <Ask
        fields={[{ key: 'url', label: t('online.hook.url'), autocomplete: 'url' }]}
        button={t('online.hook.keep')}
        send={(values) => call<{ readonly secret: string }>('account/hook', values)}
        onTold={(told) => {
          setSecret(told.secret);
          again();
        }}
      />
    </details>
  );
}

/** Mail for accounts and programs for everybody, where the server has them. */
export function Ways({ guest }: { readonly guest: boolean }) {
  const [ways, setWays] = useState<WaysKnown | null>(null);
  const again = (): void =>
    void call<WaysKnown>('account/ways').then((told) => told.ok && setWays(told.value));
  useEffect(again, []);
  if (!ways) return null;
  return (
    <>
      {ways.mail && !guest && <MailBox ways={ways} again={again} />}
      {ways.hooks && <Program ways={ways} again={again} />}
    </>
  );
}
