import {
  DISTRICTS,
  MONSTER,
  OVERLORD,
  SLOT,
  TOWER,
  districtOf,
  monsterSlotOf,
  outerOf,
} from '@rowan/cards';
import layout from '../../art/base/city/layout.json';
import { useGameState } from '../client/context.ts';
import { useFresh } from '../client/use-fresh.ts';
import { changedPlaces } from '../model/recap.ts';
import { Crest, GuardCrest, seatColour } from '../parts/Crest.tsx';
import { boxStyle, type Box } from './box.ts';
import styles from './Marks.module.css';

function boxOf(place: number): Box {
  const plots = layout[DISTRICTS[districtOf(place)]!];
  if (place < SLOT) return plots.start;
  if (place < TOWER) return outerOf(place) === 0 ? plots.inner : plots.outer;
  return place < MONSTER ? plots.tower : plots.monsters[monsterSlotOf(place)]!;
}

/** Null is the Guard's colour. */
function Mark({ place, colour }: { readonly place: number; readonly colour: number | null }) {
  const seat = colour === null ? 'var(--guard)' : seatColour(colour);
  return (
    <span
      class={styles.mark}
      style={{ ...boxStyle(boxOf(place), 8, place < MONSTER ? 14 : 6), '--seat': seat }}
      data-changed={place}
    >
      {colour === null ? <GuardCrest /> : <Crest colour={colour} />}
    </span>
  );
}

/** The arms of whoever changed a place since the viewer's last turn, until the viewer does something. */
export function Marks() {
  const steps = useGameState((state) => state.steps);
  const view = useGameState((state) => state.view)!;
  const fresh = useFresh();
  const seats = useGameState(({ welcome }) => welcome!.seats);
  if (!fresh) return null;
  const changed = [...changedPlaces(steps, view)].filter(([place]) => place < OVERLORD);
  return (
    <div class={styles.marks} aria-hidden="true">
      {changed.map(([place, seat]) => (
        <Mark
          key={place}
          place={place}
          colour={view.guard ? null : (seats[seat]?.colour ?? seat)}
        />
      ))}
    </div>
  );
}
