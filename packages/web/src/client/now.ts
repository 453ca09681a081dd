import type { Place } from '@rowan/cards';
import type { Act, Deed, Served, Situation } from '../model/deed.ts';
import { deedsOf } from '../model/deeds.ts';
import { t } from '../text/text.ts';
import { redo, undo } from './actions.ts';
import { COMMANDS, panels } from './commands.ts';
import type { Game } from './game.ts';

/** What can be done now, and doing it. */

type Looked = Pick<Situation, 'explained' | 'served'>;

/** What the table says of the plan, and how each place in reach would be served. */
async function lookedAt(game: Game): Promise<Looked> {
  const { interaction, view, playing } = game.state;
  const { plan } = interaction;
  if (playing || view?.decision?.kind !== 'plan') return { explained: null, served: new Map() };
  const explained = await game.explain(plan);
  const found = await Promise.all(
    (explained?.reachable ?? []).map(async (place): Promise<[Place, Served][]> => {
      const filled = await game.fill(plan, place);
      const told = filled && (await game.explain(filled));
      return told ? [[place, { plan: filled, report: told.report }]] : [];
    }),
  );
  return { explained, served: new Map(found.flat()) };
}

const commandDeeds = (game: Game): Deed[] =>
  (['undo', 'redo', 'restart', 'skip'] as const)
    .filter((id) => COMMANDS[id].enabled(game))
    .map((id) => ({ words: t(COMMANDS[id].text), act: { kind: id } }));

/** Everything that can be done now, what answers the decision first. */
export async function deedsNow(game: Game): Promise<readonly Deed[]> {
  const looked = await lookedAt(game);
  const { view, welcome, interaction, options, playing, sent, passing, warnings } = game.state;
  if (!view || !welcome) return [];
  const { catalogue, seats } = welcome;
  if (view.phase === 'over') return [{ words: t('score.show'), act: { kind: 'score' } }];
  if (playing || sent) return commandDeeds(game);
  const now: Situation = { catalogue, view, seats, interaction, options, ...looked };
  const deeds = deedsOf(now);
  const again = passing ? t('plan.passAsk') : warnings && t('warning.anyway');
  const asked = deeds.map((deed) =>
    again && deed.act.kind === 'confirm' ? { ...deed, words: again } : deed,
  );
  return [...asked, ...commandDeeds(game)];
}

export function carryOut(game: Game, act: Act): void {
  switch (act.kind) {
    case 'answer':
      game.answer(act.answer);
      return;
    case 'draft':
      game.interact(act.interaction);
      return;
    case 'undo':
      undo(game);
      return;
    case 'redo':
      redo(game);
      return;
    case 'score':
      panels.setState({ open: 'score' });
      return;
    case 'confirm':
    case 'restart':
    case 'skip':
      COMMANDS[act.kind].run(game);
  }
}
