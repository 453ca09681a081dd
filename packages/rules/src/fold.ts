import type { Catalogue } from '@rowan/cards';
import type { ToldEvent } from './events.ts';
import { cards } from './fold/cards.ts';
import { caughtUp } from './fold/clean-up.ts';
import { meeples } from './fold/meeples.ts';
import { patched, type Folding } from './fold/parts.ts';
import { turns } from './fold/turns.ts';
import type { GameView } from './view.ts';

const folding: Folding = { ...turns, ...meeples, ...cards };

/** Nobody is asked while things happen. */
const unasked = (view: GameView): GameView =>
  patched(view, { decision: null, waiting: null, agenda: [] });

/**
 * What a viewer sees once this, too, has happened: for showing a move event by event. `shown.ts` names the fields, and
 * by law the events of a move lead from the view before it to the view after it. What an event does not touch stays
 * the very same object.
 */
export const fold = (catalogue: Catalogue, view: GameView, event: ToldEvent): GameView =>
  (folding[event.kind] as (view: GameView, event: ToldEvent, catalogue: Catalogue) => GameView)(
    caughtUp(catalogue, unasked(view), event),
    event,
    catalogue,
  );
