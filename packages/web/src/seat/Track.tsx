import { useGameState, useView } from '../client/context.ts';
import { Crest, GuardCrest } from '../parts/Crest.tsx';
import { lengthFor, marksOf } from './track.ts';
import styles from './Encounter.module.css';

const percent = (share: number): string => `${share * 100}%`;

/** The arms of all players on one track, side by side where they have the same VP. */
export function Track() {
  const view = useView();
  const seats = useGameState(({ welcome }) => welcome!.seats);
  const vps = [...view.seats.map(({ vp }) => vp), ...(view.guard ? [view.guard.vp] : [])];
  const most = lengthFor(vps);
  const marks = marksOf(vps);
  const tens = Array.from({ length: most / 10 }, (_, i) => (i + 1) * 10);
  const every = Math.ceil(tens.length / 6);
  return (
    <div class={styles.track} aria-hidden="true" data-track>
      {tens.map((vp, i) => (
        <small key={vp} style={{ left: percent(vp / most) }}>
          {(i + 1) % every === 0 && vp}
        </small>
      ))}
      {marks.map((share, seat) => (
        <i key={seat} style={{ left: percent(share) }}>
          {seats[seat] ? <Crest colour={seats[seat].colour} /> : <GuardCrest />}
        </i>
      ))}
    </div>
  );
}
