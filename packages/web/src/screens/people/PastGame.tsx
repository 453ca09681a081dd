import { useEffect, useState } from 'preact/hooks';
import { t } from '../../text/text.ts';
import { enterTable } from '../online/api.ts';
import { brought } from '../online/bring-game.ts';
import { Sheet } from '../online/Sheet.tsx';
import lazy from '../../base/Lazy.module.css';
import styles from '../online/Online.module.css';

interface Props {
  readonly id: string;
  readonly judged: boolean;
}

/** A game that is over is fetched and laid down on this device: to be looked at, gone on from, or judged. */
export function PastGame({ id, judged }: Props) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    // Whoever finds a game of a public table may never have been there.
    const fetched = enterTable(id, null).then((told) => (told.ok ? brought(id) : null));
    void fetched.then((game) => {
      if (!here) return;
      // Going back from the game leads to where it was found, not here again.
      if (game) location.replace(judged ? `#/review/${game}` : `#/replay/${game}`);
      else setFailed(true);
    });
    return () => void (here = false);
  }, [id, judged]);
  if (!failed) return <p class={lazy.loading}>{t('loading')}</p>;
  return (
    <Sheet title="people.history" back="#/history">
      <p class={styles.trouble} role="alert">
        {t('people.failed')}
      </p>
    </Sheet>
  );
}
