import { useState } from 'preact/hooks';
import { goTo } from '../../base/routes.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { Words } from './Sheet.tsx';
import { keepLink, openRematch, type Trouble } from './api.ts';
import styles from './Online.module.css';

interface Props {
  readonly table: string;
  /** The table where the same people play again, once one of them has opened it. */
  readonly next: string | null;
  readonly sits: boolean;
}

/** Another game of the same people; whoever asks first opens it. */
export function Rematch({ table, next, sits }: Props) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  if (!sits) return null;
  const again = async (): Promise<void> => {
    const told = await openRematch(table);
    if (!told.ok) {
      setTrouble(told.trouble);
      return;
    }
    if (told.value.invite) keepLink(told.value.table, told.value.invite);
    goTo(`/t/${told.value.table}`);
  };
  return (
    <section class={styles.verify}>
      <Words trouble={trouble} />
      <button type="button" onClick={() => void again()}>
        <Icon name="restart" /> {t(next ? 'online.toRematch' : 'online.rematch')}
      </button>
    </section>
  );
}
