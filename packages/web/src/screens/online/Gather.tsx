import type { Decline, ShownChair } from '@rowan/protocol';
import { useStore } from '../../base/use-store.ts';
import type { Far, FarState } from '../../client/far.ts';
import { namesOf, titleOf } from '../../model/seats.ts';
import { Crest } from '../../parts/Crest.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { Beside } from './Beside.tsx';
import { Link } from './Link.tsx';
import { clockText, programText } from './clock-text.ts';
import { Sheet } from './Sheet.tsx';
import { Talk } from './Talk.tsx';
import plan from '../../decisions/Plan.module.css';
import setup from '../setup/SetUp.module.css';
import styles from './Online.module.css';

type Gathering = NonNullable<FarState['gathering']>;

/** The seats of this device. */
const ownIn = ({ own, mine }: Gathering): readonly number[] => own ?? (mine === null ? [] : [mine]);

function stateOf(chair: ShownChair): string {
  if (chair.kind === 'bot') return titleOf(chair);
  if (!chair.taken) return t('online.free');
  if (!chair.here) return t('online.absent');
  return chair.ready ? t('online.isReady') : t('online.notReady');
}

interface ChairProps {
  readonly chair: ShownChair;
  readonly name: string;
  readonly seat: number;
  readonly gathering: Gathering;
  readonly far: Far;
}

/** One chair: who sits there, and what may be done about it. */
function ChairRow({ chair, name, seat, gathering, far }: ChairProps) {
  const { mine, owner, phase } = gathering;
  const own = ownIn(gathering).includes(seat);
  const open = phase === 'gather' && chair.kind === 'person';
  return (
    <li
      class={styles.chair}
      data-taken={chair.taken || undefined}
      data-ready={chair.ready || undefined}
    >
      <Crest colour={chair.colour} />
      <b>{chair.taken ? name : t('setup.seat', { n: seat + 1 })}</b>
      {own && <em>{t('setup.you')}</em>}
      {!own && !chair.program && gathering.guests?.includes(seat) && (
        <em data-guest>{t('online.guest')}</em>
      )}
      {chair.program && <em data-guest>{programText(chair.program)}</em>}
      <span>
        {chair.ready && <Icon name="check" />} {stateOf(chair)}
      </span>
      {open && !chair.taken && mine === null && (
        <button type="button" onClick={() => far.say({ kind: 'sit', seat })}>
          {t('online.sit')}
        </button>
      )}
      {open && !chair.taken && mine !== null && <Beside seat={seat} far={far} />}
      {open && own && (
        <button type="button" onClick={() => far.say({ kind: 'stand', seat })}>
          {t('online.stand')}
        </button>
      )}
      {open && owner && chair.taken && !own && (
        <button type="button" onClick={() => far.say({ kind: 'kick', seat })}>
          {t('online.kick')}
        </button>
      )}
    </li>
  );
}

/** What one does next: sit down, get ready, start. */
function Next({ gathering, far }: { readonly gathering: Gathering; readonly far: Far }) {
  const { mine, owner, chairs, phase } = gathering;
  const all = chairs.every(({ ready }) => ready);
  const ready = mine !== null && ownIn(gathering).every((seat) => chairs[seat]!.ready);
  if (phase === 'closed') return <p class={setup.note}>{t('online.closed')}</p>;
  if (phase !== 'gather')
    return (
      <p class={styles.shuffling} role="status">
        <b>{t('online.salting')}</b> {t('online.saltingText')}
      </p>
    );
  return (
    <div class={styles.next}>
      {mine === null && <p>{t('online.youWatch')}</p>}
      {mine !== null && (
        <button
          type="button"
          class={ready ? styles.other : plan.confirm}
          aria-pressed={ready}
          onClick={() => far.say({ kind: 'ready', ready: !ready })}
        >
          <b>{t(ready ? 'online.unready' : 'online.ready')}</b>
        </button>
      )}
      {owner && (
        <button
          type="button"
          class={plan.confirm}
          disabled={!all}
          onClick={() => far.say({ kind: 'start' })}
        >
          <b>{t('online.start')}</b>
          {!all && <small>{t('online.startText')}</small>}
        </button>
      )}
      {!owner && ready && <p>{t('online.ownerStarts')}</p>}
      {owner && (
        <button type="button" class={styles.quiet} onClick={() => far.say({ kind: 'close' })}>
          {t('online.close')}
        </button>
      )}
    </div>
  );
}

const Declined = ({ reason }: { readonly reason: Decline | null }) =>
  reason && (
    <p class={styles.trouble} role="alert">
      <Icon name="warning" /> {t(`online.declined.${reason}`)}
    </p>
  );

/** What the table promises before anybody sits down, short enough to compare aloud. */
const Promise = ({ commitment }: { readonly commitment: string }) => (
  <p class={styles.promise} title={commitment}>
    <Icon name="lock" />
    <span>
      <b>{t('online.promise', { code: commitment.slice(0, 12) })}</b> {t('online.promiseText')}
    </span>
  </p>
);

/** Before the game: who sits where, the link for the others, and who is ready. */
export function Gather({ far, gathering }: { readonly far: Far; readonly gathering: Gathering }) {
  const declined = useStore(far.store, (state) => state.declined);
  const { chairs, watching, table, commitment, phase, terms } = gathering;
  const names = namesOf(chairs);
  return (
    <Sheet title="online.gather">
      <section class={styles.gather}>
        <ul class={styles.chairs}>
          {chairs.map((chair, seat) => (
            <ChairRow key={seat} {...{ chair, seat, gathering, far }} name={names[seat]!} />
          ))}
        </ul>
        <p class={styles.watching}>
          {[t(`online.pace.${terms.pace}`), clockText(terms.clock)].join(' · ')}
          {terms.public && ` · ${t('online.who.public')}`}
          {terms.coach && ` · ${t('online.coach')}`}
          <br />
          {[
            t(`online.rated.${terms.rated ?? 'no'}`),
            t(`online.coach.${terms.coach ? 'yes' : 'no'}`),
          ].join(' · ')}
          {terms.rated && (
            <>
              <br />
              {t('online.rated.left')}
            </>
          )}
          <br />
          {t('online.watching', { n: watching })}
        </p>
        <Declined reason={declined} />
        <Next gathering={gathering} far={far} />
        <Talk far={far} asides={false} />
      </section>
      <aside class={styles.aside}>
        {phase === 'gather' && <Link table={table} />}
        <Promise commitment={commitment} />
      </aside>
    </Sheet>
  );
}
