import { builtIn, type Catalogue } from '@rowan/cards';
import {
  clone,
  completeView,
  explainPlan,
  isFoe,
  view,
  type AnswerOf,
  type GameState,
  type Place,
} from '@rowan/rules';
import { engineOf, luckOf, scenario } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import { positionsOfGames } from './quest-positions.ts';

type Plan = AnswerOf<'plan'>;

interface PlanAt {
  readonly state: GameState;
  readonly plan: Plan;
}

const engine = engineOf(builtIn);
const below = luckOf(23);
const forge = builtIn.tiles.findIndex(({ gives }) => gives.some(({ kind }) => kind === 'forge'));

/** The same position with Warriors of any level, Peasants at home or not, the Blood Forge built or not. */
function variant(state: GameState): GameState {
  const copy = clone(state);
  const player = copy.players[copy.active]!;
  player.levels[0] = 2 + below(2);
  player.tavern[1]! += below(3);
  player.lodgings[0] = below(2);
  if (below(2) === 0) {
    copy.built = copy.built.map((tile) => (tile === forge ? -1 : tile));
    copy.built[below(8)] = forge;
  }
  return copy;
}

const plansAt: PlanAt[] = positionsOfGames([2, 3, 4])
  .filter(({ decision }) => decision?.kind === 'plan')
  .flatMap((state) => [variant(state), variant(state), variant(state)])
  .map((state) => {
    const { recruit: _, forge: __, ...plan } = engine.sample(state, below) as Plan;
    return { state, plan };
  });

const accepts = ({ state }: PlanAt, plan: Plan): boolean =>
  explainPlan(builtIn, state, plan).rejection === null;

type Offered = (planAt: PlanAt) => readonly Place[];

/** Plans to which a Peasant is offered and refused, or accepted and not offered. */
const misled = (offered: Offered): PlanAt[] =>
  plansAt.filter((planAt) => {
    const places = planAt.plan.places.map(({ place }) => place);
    const taken = places.filter((recruit) => accepts(planAt, { ...planAt.plan, recruit }));
    return taken.join() !== offered(planAt).join();
  });

describe('M5 the Peasant who joins', () => {
  const recruitsOf: Offered = ({ state, plan }) => explainPlan(builtIn, state, plan).recruits;

  test('is offered exactly where the plan may take one', () => {
    expect(misled(recruitsOf)).toEqual([]);
    expect(plansAt.some((planAt) => recruitsOf(planAt).length > 0)).toBe(true);
  });

  test('an offer that forgets the Lodgings, or the Warrior, is caught', () => {
    const recruits = ({ state }: PlanAt) => state.players[state.active]!.levels[0] === 3;
    const foes = ({ plan }: PlanAt) => plan.places.filter(({ place }) => isFoe(place));
    const besideWarriors: Offered = (planAt) =>
      recruits(planAt)
        ? foes(planAt).flatMap(({ place, units }) => (units[1]! > 0 ? [place] : []))
        : [];
    const anywhere: Offered = (planAt) =>
      recruitsOf(planAt).length > 0 ? foes(planAt).map(({ place }) => place) : [];
    expect(misled(besideWarriors)).not.toEqual([]);
    expect(misled(anywhere)).not.toEqual([]);
  });
});

describe('L3 the forged Unit', () => {
  const every = ({ plan }: PlanAt) =>
    plan.places.flatMap(({ place }) => Array.from({ length: 9 }, (_, unit) => ({ place, unit })));

  test('is offered exactly where the plan may name one', () => {
    let offered = 0;
    for (const planAt of plansAt) {
      const { forges } = explainPlan(builtIn, planAt.state, planAt.plan);
      const taken = every(planAt).filter((one) => accepts(planAt, { ...planAt.plan, forge: one }));
      expect(forges).toEqual(taken);
      offered += forges.length;
    }
    expect(offered).toBeGreaterThan(20);
  });

  test('may be the Peasant who joins', () => {
    const { state } = scenario()
      .seat(0, { tavern: 'WWWWXM', lodgings: 'PXX', levels: { W: 3 } })
      .tile('castle.inner', 'Blood Forge')
      .monsters('castle', 'Termite')
      .main();
    const units = [0, 2, 0, 0, 0, 0, 0, 0, 0];
    const places = [
      { place: 4, units: [0, 1, 1, 0, 0, 0, 0, 0, 0] },
      { place: 16, units },
    ];
    const forges = (plan: Plan) => explainPlan(builtIn, state, plan).forges;
    expect(forges({ kind: 'plan', places })).toEqual([{ place: 16, unit: 1 }]);
    expect(forges({ kind: 'plan', places, recruit: 16 })).toEqual([
      { place: 16, unit: 0 },
      { place: 16, unit: 1 },
    ]);
  });

  test('is offered on a starting Location that forges as well', () => {
    const own: Catalogue = {
      ...builtIn,
      tiles: builtIn.tiles.map((tile, i) => (i === forge ? { ...tile, gives: [] } : tile)),
      startingLocations: builtIn.startingLocations.map((card, i) =>
        i === 0 ? { ...card, gives: [{ kind: 'forge' }] } : card,
      ),
    };
    const { state } = scenario({ catalogue: own })
      .seat(0, { tavern: 'PPPWW' })
      .monsters('castle', 'Termite')
      .main();
    const places = [
      { place: 0, units: [3, 0, 0, 0, 0, 0, 0, 0, 0] },
      { place: 16, units: [0, 2, 0, 0, 0, 0, 0, 0, 0] },
    ];
    expect(explainPlan(own, state, { kind: 'plan', places }).forges).toEqual([
      { place: 16, unit: 1 },
    ]);
  });
});

test('what is offered follows from the seat’s own view', () => {
  for (const { state, plan } of plansAt.slice(0, 60)) {
    const imagined = completeView(builtIn, view(state, state.active));
    const { recruits, forges } = explainPlan(builtIn, imagined, plan);
    expect(explainPlan(builtIn, state, plan)).toMatchObject({ recruits, forges });
  }
});
