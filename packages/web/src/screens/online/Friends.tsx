import { t } from '../../text/text.ts';
import { Lobby } from './Lobby.tsx';
import { MyTables } from './MyTables.tsx';
import { NameForm } from './NameForm.tsx';
import { NewTable } from './NewTable.tsx';
import { Sheet, Words } from './Sheet.tsx';
import { useName } from './use-name.ts';
import lazy from '../../base/Lazy.module.css';
import styles from './Lobby.module.css';

/** Where one begins to play with others. */
export function Friends() {
  const { name, trouble, setName } = useName();
  if (trouble)
    return (
      <Sheet title="online.title">
        <Words trouble={trouble} />
      </Sheet>
    );
  if (name === undefined) return <p class={lazy.loading}>{t('loading')}</p>;
  if (name === null) return <NameForm onNamed={setName} />;
  return (
    <Sheet title="online.title">
      <div class={styles.column}>
        <MyTables />
        <Lobby />
      </div>
      <NewTable />
    </Sheet>
  );
}
