import { heroOf } from '@rowan/cards';
import { useStore } from '../base/use-store.ts';
import { useCatalogue, useGameState, useView } from '../client/context.ts';
import { inspector } from '../client/inspector.ts';
import { placeName } from '../model/labels.ts';
import { meepleName } from '../model/meeples.ts';
import { nameIn } from '../model/seats.ts';
import type { Subject } from '../model/subject.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { cardName } from '../text/cards.ts';
import { Details } from './Details.tsx';

/** What a subject is called. */
function useName(subject: Subject): string {
  const catalogue = useCatalogue();
  const view = useView();
  const seats = useGameState(({ welcome }) => welcome!.seats);
  switch (subject.kind) {
    case 'place':
      return placeName(catalogue, view, subject.place);
    case 'tile':
      return cardName(catalogue.tiles[subject.tile]);
    case 'quest':
      return cardName(catalogue.quests[subject.quest]);
    case 'monster':
      return cardName(catalogue.monsters[subject.monster]);
    case 'hero':
      return cardName(catalogue.heroes[heroOf(subject.unit)]);
    case 'meeple':
      return meepleName(subject.meeple);
    case 'seat':
      return nameIn(seats, subject.seat);
    case 'note':
      return subject.title;
  }
}

const Look = ({ subject }: { readonly subject: Subject }) => (
  <Dialog bare title={useName(subject)} onClose={() => inspector.setState({ inspected: null })}>
    <Details subject={subject} />
  </Dialog>
);

/** On a phone: what was asked for by a long press or a tap, large, until it is closed. */
export function Closer() {
  const inspected = useStore(inspector, (state) => state.inspected);
  return inspected?.asked ? <Look subject={inspected.subject} /> : null;
}
