import { useEffect, useState } from 'preact/hooks';
import { t } from '../../text/text.ts';
import { PeopleWays } from './PeopleWays.tsx';
import { Account } from './Account.tsx';
import { Lobby } from './Lobby.tsx';
import { MailLink, linkInMail } from './MailLink.tsx';
import { MyTables } from './MyTables.tsx';
import { NameForm } from './NameForm.tsx';
import { NewTable } from './NewTable.tsx';
import { Sheet, Words } from './Sheet.tsx';
import { useName } from './use-name.ts';
import lazy from '../../base/Lazy.module.css';
import styles from './Lobby.module.css';

/** Where one begins to play with others, and where links of mails lead. */
export function Friends() {
  const [link, setLink] = useState(() => linkInMail(location.hash));
  useEffect(() => {
    // A link may be opened where this page is open already.
    const look = (): void => setLink(linkInMail(location.hash));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return link ? <MailLink key={link.token} {...link} /> : <Start />;
}

function Start() {
  const { name, guest, trouble, setName, again } = useName();
  const [shown, setShown] = useState(false);
  if (trouble)
    return (
      <Sheet title="online.title">
        <Words trouble={trouble} />
      </Sheet>
    );
  if (name === undefined) return <p class={lazy.loading}>{t('loading')}</p>;
  if (name === null) return <NameForm onNamed={setName} onKnown={again} />;
  return (
    <Sheet title="online.title">
      <p class={styles.me}>
        <span>
          {t('online.youAre', { name })}
          {guest && <em>{t('online.guest')}</em>}
        </span>
        <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t('online.account')}
        </button>
      </p>
      <PeopleWays me={guest ? null : name} />
      {shown && <Account key={name} name={name} guest={guest} onChange={again} />}
      <div class={styles.column}>
        <MyTables />
        <Lobby />
      </div>
      <NewTable guest={guest} />
    </Sheet>
  );
}
