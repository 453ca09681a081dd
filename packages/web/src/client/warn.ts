import type { PlanAnswer } from '@rowan/rules';
import { noteTrouble } from '../base/report.ts';
import type { Game } from './game.ts';

/** Plans that are being looked at: a second press changes nothing. */
const looking = new WeakSet<PlanAnswer>();

/** Confirms the plan, unless it gives something away: that is said once, and the next press confirms it. */
export async function confirmWarily(game: Game): Promise<void> {
  const { plan } = game.state.interaction;
  if (game.state.warnings) return game.answer(plan);
  if (looking.has(plan)) return undefined;
  looking.add(plan);
  const warnings = await game.warnings(plan).catch((error: unknown) => {
    noteTrouble(error);
    return [];
  });
  looking.delete(plan);
  if (game.state.interaction.plan !== plan) return undefined;
  return warnings.length > 0 ? game.warn(warnings) : game.answer(plan);
}
