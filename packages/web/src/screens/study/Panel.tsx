import { LONGEST_NOTE, LONGEST_TITLE } from '@rowan/table';
import { useGameState } from '../../client/context.ts';
import { t } from '../../text/text.ts';
import type { Others } from '../../worker/study-table.ts';
import { Beside } from '../game/Beside.tsx';
import { Hand } from './Hand.tsx';
import { Opinion } from './Opinion.tsx';
import { Tree } from './Tree.tsx';
import { useNews, useRoom, useRoomState } from './context.ts';
import styles from './Study.module.css';

const OTHERS: readonly Others[] = ['bots', 'mine'];

/** Who answers for the others: bots, or the player. */
function Seats() {
  const room = useRoom();
  const others = useRoomState((state) => state.others);
  const { study } = useNews();
  if (study.seats.length < 2) return null;
  return (
    <fieldset class={styles.seats}>
      <legend>{t('study.others')}</legend>
      {OTHERS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === others}
          onClick={() => room.seat(one)}
        >
          {t(`study.others.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Play() {
  const room = useRoom();
  const { playing } = useNews();
  const end = useGameState(({ view }) =>
    view?.phase === 'over' ? view.seats.map(({ vp }) => vp).join(' : ') : null,
  );
  if (end !== null) return <p class={styles.name}>{t('study.over', { vp: end })}</p>;
  if (playing !== null)
    return (
      <p class={styles.row} role="status">
        {t('study.playing', { n: playing })}{' '}
        <button type="button" class={styles.button} onClick={() => room.stop()}>
          {t('study.stop')}
        </button>
      </p>
    );
  return (
    <div class={styles.row}>
      <button
        type="button"
        class={styles.button}
        title={t('study.dealText')}
        onClick={() => room.dealAnew()}
      >
        {t('study.deal')}
      </button>
      <button type="button" class={styles.button} onClick={() => room.playOn()}>
        {t('study.playOn')}
      </button>
    </div>
  );
}

/** Name and note of the position that is shown, and the way to be rid of it. */
function Words() {
  const room = useRoom();
  const { study, at } = useNews();
  const { name, note } = study.nodes[at]!;
  return (
    <section class={styles.words} aria-label={t('study.here')}>
      <h3>{t('study.here')}</h3>
      <label>
        {t('study.name')}
        <input
          key={`name ${at}`}
          value={name}
          maxLength={LONGEST_TITLE}
          onChange={({ currentTarget }) => room.note(at, { name: currentTarget.value })}
        />
      </label>
      <label>
        {t('study.note')}
        <textarea
          key={`note ${at}`}
          rows={3}
          value={note}
          maxLength={LONGEST_NOTE}
          onChange={({ currentTarget }) => room.note(at, { note: currentTarget.value })}
        />
      </label>
      {at > 0 && (
        <button type="button" class={styles.button} onClick={() => room.prune(at)}>
          {t('study.remove')}
        </button>
      )}
    </section>
  );
}

/** Beside the board: the tree, notes, the bots' opinion, and what can be done with the luck and with the others. */
export function Panel() {
  const { study } = useNews();
  const unkept = useRoomState((state) => state.unkept);
  return (
    <Beside title={t('study.title')} leave="#/study" data-study="">
      <p class={styles.name}>{study.name}</p>
      {unkept && (
        <p class={styles.alert} role="alert">
          {t('study.notKept')}
        </p>
      )}
      <Seats />
      <Play />
      <Opinion />
      <h3>{t('study.lines')}</h3>
      <Tree />
      <Words />
      <Hand />
    </Beside>
  );
}
