import { builtIn } from '@rowan/cards';
import { apply, isFoe } from '@rowan/rules';
import { answers, type Game, type PlanExtras, type PlanMap } from '@rowan/testkit';

/** The CV on the first Monster of a plan, read off its confirmation or its refusal; the game stands still. */
export function cvOf(game: Game, map: PlanMap, extras?: PlanExtras, catalogue = builtIn): number {
  const answer = answers.plan(map, extras);
  const { seat, id } = game.asked('plan');
  const result = apply(catalogue, game.state, { seat, decision: id, answer });
  const foe = answer.places.find(({ place }) => isFoe(place))!.place;
  if (!result.ok) {
    const { code, facts } = result.error;
    if (code !== 'tooWeak' || facts.place !== foe) throw new Error(`refused: ${code}`);
    return facts.cv;
  }
  const [confirmed] = result.value.events.filter((event) => event.kind === 'planConfirmed');
  return confirmed!.places.find(({ place }) => place === foe)!.cv!;
}
