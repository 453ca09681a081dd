import type { Place, PlanAnswer } from '@rowan/rules';
import { IDLE, setPlan } from '../model/interaction.ts';
import { aheadOf, keepDraft, takeDraft, turnAhead } from './drafts.ts';
import type { Game } from './game.ts';

/** A plan that is put together while others play: judged as if it were asked for now, and anew when it is. */

const NO_PLAN: PlanAnswer = { kind: 'plan', places: [] };

const without = (plan: PlanAnswer, gone: Place): PlanAnswer => ({
  kind: 'plan',
  places: plan.places.filter(({ place }) => place !== gone),
});

/** Keeps it on the device, too: it outlives the page. */
function put(game: Game, prepared: Game['state']['prepared']): void {
  game.prepare(prepared);
  const { id, view } = game.state;
  const moment = view && turnAhead(view);
  if (!game.drafts || !moment) return;
  const interaction = prepared ? setPlan(IDLE, prepared.plan) : IDLE;
  keepDraft(game.drafts, aheadOf(id), { moment, seat: view.viewer as number, interaction });
}

async function prepareAs(game: Game, plan: PlanAnswer): Promise<void> {
  const explained = await game.explain(plan);
  put(game, plan.places.length > 0 ? { plan, explained } : null);
}

/** What an earlier page prepared for this turn, or the next one. */
function recall(game: Game): void {
  const { id, view, prepared } = game.state;
  if (prepared || !view || !game.drafts) return;
  const draft = takeDraft(game.drafts, aheadOf(id), turnAhead(view));
  if (draft) game.prepare({ plan: draft.plan, explained: null });
}

/** Whether the viewer can think ahead: others play, and something will be asked later. */
export const isAhead = ({ state: { view, handTo } }: Game): boolean =>
  view !== null &&
  handTo === null &&
  !view.decision &&
  view.phase !== 'over' &&
  typeof view.viewer === 'number' &&
  (view.active !== view.viewer || Boolean(view.guard?.acting));

/** A place was touched in somebody else's turn: it is served by the fewest, then by another crew, then by nobody. */
export async function prepare(game: Game, place: Place): Promise<void> {
  const plan = game.state.prepared?.plan ?? NO_PLAN;
  const filled = await game.fill(plan, place);
  if ((game.state.prepared?.plan ?? NO_PLAN) !== plan || !isAhead(game)) return;
  if (filled) await prepareAs(game, filled);
  else if (plan.places.some((planned) => planned.place === place))
    await prepareAs(game, without(plan, place));
  else game.remind('notAhead');
}

export const unprepare = (game: Game, place: Place): Promise<void> =>
  prepareAs(game, without(game.state.prepared?.plan ?? NO_PLAN, place));

/** As much of a plan as fits now, place by place. */
async function fitting(game: Game, { places }: PlanAnswer): Promise<PlanAnswer> {
  let plan = NO_PLAN;
  for (const party of places) {
    const next: PlanAnswer = { kind: 'plan', places: [...plan.places, party] };
    const explained = await game.explain(next);
    if (explained && !explained.report.rejection) plan = next;
  }
  return plan;
}

/** The plan is asked for: what was prepared lies on the board, as far as it still fits; what does not is told. */
export async function layPrepared(game: Game): Promise<void> {
  recall(game);
  const { prepared, interaction, view } = game.state;
  if (!prepared || view?.decision?.kind !== 'plan' || interaction.past.length > 0) return;
  const plan = await fitting(game, prepared.plan);
  if (game.state.interaction !== interaction || game.state.prepared !== prepared) return;
  put(game, null);
  if (plan.places.length > 0) game.interact(setPlan(interaction, plan));
  if (plan.places.length < prepared.plan.places.length) game.remind('unprepared');
}
