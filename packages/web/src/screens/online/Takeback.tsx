import type { Seat } from '@rowan/table';
import { useStore } from '../../base/use-store.ts';
import type { Far } from '../../client/far.ts';
import { namesOf } from '../../model/seats.ts';
import { t } from '../../text/text.ts';
import styles from './Clocks.module.css';

interface Props {
  readonly far: Far;
  readonly seats: readonly Seat[];
  readonly own: readonly number[];
}

/** Somebody asks to go back: whoever has not answered does so here. */
export function TakebackAsked({ far, seats, own }: Props) {
  const takeback = useStore(far.store, (state) => state.takeback);
  if (!takeback || takeback.by === null) return null;
  const { by, open } = takeback;
  const mine = own.some((seat) => open.includes(seat));
  const asks = own.includes(by);
  const say = (word: 'agree' | 'refuse'): void => far.say({ kind: 'takeback', say: word });
  return (
    <p class={styles.own} role="status">
      {asks
        ? t('online.takeback.yours')
        : t('online.takeback.theirs', { name: namesOf(seats)[by]! })}
      {mine && (
        <button type="button" onClick={() => say('agree')}>
          {t('online.takeback.agree')}
        </button>
      )}
      {(mine || asks) && (
        <button type="button" onClick={() => say('refuse')}>
          {t(asks ? 'online.takeback.off' : 'online.takeback.refuse')}
        </button>
      )}
    </p>
  );
}
