import { situationOf, playOn, type Course } from './course.ts';
import type { Engine } from './engine.ts';
import {
  listedAnswersAreAccepted,
  listsAreStable,
  otherAnswersAreRefused,
  otherMovesAreRefused,
  sampledAnswersAreAccepted,
} from './laws/answers.ts';
import { decksAreStacked } from './laws/decks.ts';
import {
  eventsHide,
  explanationsHide,
  offersHide,
  previewsHide,
  refusalsHide,
  viewsCanBeCompleted,
  viewsHide,
} from './laws/knowledge.ts';
import type { Law } from './laws/law.ts';
import { unaskedOrderIsBest } from './laws/order.ts';
import { plansAreExplained, plansAreJudgedRight } from './laws/plans.ts';
import {
  copiesAreApart,
  inputIsNeverChanged,
  invariantsHold,
  somebodyIsToMove,
  stateSurvivesJson,
  stepIsApply,
  undoRestores,
} from './laws/play.ts';
import { eventsLeadOn, eventsTouchLittle } from './laws/staging.ts';
import { previewsForetell, previewsRefuseAlike, sealsAreTrue } from './laws/preview.ts';

/** Every law about one instant of a game, as a sentence. */
export const LAWS = {
  'every legal answer that is listed is accepted': listedAnswersAreAccepted,
  'the list of answers is stable and without repeats': listsAreStable,
  'every sampled answer is accepted': sampledAnswersAreAccepted,
  'anything else is refused with a reason, and nothing changes': otherAnswersAreRefused,
  'moves of others, stale moves and no moves are refused': otherMovesAreRefused,
  'what the engine is given is never changed': inputIsNeverChanged,
  'the state survives JSON, and the game goes on the same': stateSurvivesJson,
  'in place or on a copy, with or without a log, a move does the same': stepIsApply,
  'play on a copy leaves the original alone': copiesAreApart,
  'every invariant holds': invariantsHold,
  'the Monster deck is stacked as the rules say': decksAreStacked,
  'somebody is to move until the end': somebodyIsToMove,
  'the log cut short leads back, and replayed leads on': undoRestores,
  'a preview foretells what happens and reveals nothing': previewsForetell,
  'a move seals undo if it reveals something or another seat is asked': sealsAreTrue,
  'a preview refuses as the move itself': previewsRefuseAlike,
  'a plan is legal exactly if a second judge says so': plansAreJudgedRight,
  'a plan is explained in sums that add up': plansAreExplained,
  'where no order is asked for, none could be better for the player': unaskedOrderIsBest,
  'a view is the same whatever the viewer may not know': viewsHide,
  'events are the same whatever the viewer may not know': eventsHide,
  'the answers on offer are the same whatever the seat may not know': offersHide,
  'a preview is the same whatever the seat may not know': previewsHide,
  'an explanation is the same whatever the seat may not know': explanationsHide,
  'a refusal is the same whatever the seat may not know': refusalsHide,
  'the events of a move lead from one view to the next': eventsLeadOn,
  'what an event does not change stays the very same object': eventsTouchLittle,
  'a view can be completed to a game that looks the same': viewsCanBeCompleted,
} as const satisfies Readonly<Record<string, Law>>;

export type LawName = keyof typeof LAWS;

/** Holds a law against a stretch of a game: at the instant of the course, and after each of the next decisions. */
export function holdAlong(law: Law, engine: Engine, course: Course, stretch = 4): void {
  const { state, below } = situationOf(engine, course);
  for (let i = 0; i < stretch && state.decision !== null; i++) {
    law({ engine, state: engine.clone(state), below });
    playOn(engine, state, below, 1);
  }
}
