import { MONSTER, P, SLOT, X, builtIn, slotPlace } from '@rowan/cards';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseSource, putOn, touchPlace, touchWork } from '../src/client/actions.ts';
import type { Game } from '../src/client/game.ts';
import { choose } from '../src/model/interaction.ts';
import { placeModel } from '../src/model/place.ts';
import { refusalText } from '../src/model/refusals.ts';
import { openGame, until } from './local.ts';
import { YOU, bot, playedGame } from './saved.ts';

const { game: dealt, history } = playedGame([YOU, bot(1)], 'silent', 60);

/** The viewer has Corruption in the Tavern, and a Peasant or two. */
const firstOf = (kind: string): number =>
  history.steps.findIndex(({ state: { decision, players, turn } }) => {
    const { tavern } = players[0]!;
    const few = tavern[P]! > 0 && (tavern[P]! < 3 || kind === 'develop');
    const open = kind === 'plan' || !turn.assigned;
    return decision?.seat === 0 && decision.kind === kind && tavern[X]! > 0 && few && open;
  });

async function at(kind: 'develop' | 'plan'): Promise<Game> {
  const game = openGame({ ...dealt.save, moves: dealt.save.moves.slice(0, firstOf(kind)) });
  await until(game, ({ view }) => view?.decision?.kind === kind);
  return game;
}

/** What the panel says. */
function said({ state: { refusal, view, welcome } }: Game): string {
  if (!refusal) return 'nothing';
  if (refusal.reason !== 'rules') return refusal.reason;
  const { catalogue, seats } = welcome!;
  return refusalText({ catalogue, view: view!, seats }, refusal.rejection);
}

let develop: Game;
let plan: Game;
beforeAll(async () => {
  [develop, plan] = await Promise.all([at('develop'), at('plan')]);
});

const corruption = { kind: 'meeple', meeple: X, from: 'tavern' } as const;
const monster = (game: Game): number =>
  MONSTER + game.state.view!.monsters.findIndex((one) => one >= 0);

describe('whatever is tried in the Development Phase, something is said', () => {
  it('of a slot before a tile: the tile comes first', async () => {
    const free = [0, 1, 2, 3].map((d) => slotPlace(d, 0));
    await touchPlace(
      develop,
      free.find((place) => develop.state.view!.built[place - SLOT] === -1)!,
    );
    expect(said(develop)).toBe('tileFirst');
  });

  it('of a Location while somebody is to build: meeples go there in the Main Phase', async () => {
    await touchWork(develop, 'construct');
    await touchPlace(develop, 3);
    expect(said(develop)).toBe('Meeples go to places in the Main Phase.');
    await touchWork(develop, 'construct');
  });

  it('of Corruption: no place takes it', async () => {
    await chooseSource(develop, corruption);
    expect(said(develop)).toBe('nowhere');
    await chooseSource(develop, corruption);
    expect(said(develop)).toBe('nothing');
  });

  it('of Construct alone: a Peasant is meant', async () => {
    await touchWork(develop, 'construct');
    expect(develop.state.interaction.capitol.construct).toEqual({ peasants: 1, shamans: 0 });
    await touchWork(develop, 'construct');
    expect(develop.state.interaction.capitol.construct).toBeNull();
  });
});

describe('whatever is tried in the Main Phase, something is said', () => {
  it('of the Capitol and of tiles: they belong to the Development Phase', async () => {
    const late = 'The Capitol and abilities belong to the Development Phase.';
    for (const work of ['construct', 'levelUp'] as const) {
      plan.refuse(null);
      await touchWork(plan, work);
      expect(said(plan)).toBe(late);
    }
    plan.refuse(null);
    await chooseSource(plan, { kind: 'tile', tile: plan.state.view!.market[0]! });
    expect(said(plan)).toBe(late);
    expect(plan.state.interaction.source).toBeNull();
  });

  it('of Corruption on a Monster, chosen or dragged: it takes none, and nobody else goes', async () => {
    const place = monster(plan);
    plan.interact(choose({ ...plan.state.interaction, source: null }, corruption));
    await touchPlace(plan, place);
    expect(said(plan)).toMatch(/takes no Corruption/);
    expect(plan.state.interaction.plan.places).toEqual([]);
    plan.interact({ ...plan.state.interaction, source: null });
    expect(said(plan)).toBe('nothing');
  });

  it('of an empty Monster slot: there is nobody to fight', async () => {
    const empty = MONSTER + plan.state.view!.monsters.indexOf(-1);
    plan.interact(choose(plan.state.interaction, { ...corruption, meeple: P }));
    await putOn(plan, { kind: 'place', place: empty });
    expect(said(plan)).toMatch(/there is no Monster here/);
    plan.interact({ ...plan.state.interaction, source: null });
  });
});

describe('a place that lacks something', () => {
  it('says who is missing, on the place too, until something else is done', async () => {
    const gatehouse = 0;
    await touchPlace(plan, gatehouse);
    expect(said(plan)).toMatch(/^Gatehouse needs 3 Peasants, you have \d\.$/);
    expect(placeModel(builtIn, plan.state, gatehouse).rejection).toMatchObject({
      code: 'needsUnits',
    });
    plan.interact(choose(plan.state.interaction, { ...corruption, meeple: P }));
    expect(placeModel(builtIn, plan.state, gatehouse).rejection).toBeNull();
  });

  it('is wrong as long as too few stand there', async () => {
    plan.interact({ ...plan.state.interaction, source: { ...corruption, meeple: P } });
    await putOn(plan, { kind: 'place', place: 0 });
    await until(plan, ({ explained }) => explained?.report.rejection !== null);
    const { drafted, rejection } = placeModel(builtIn, plan.state, 0);
    expect([drafted, rejection?.code]).toEqual([true, 'needsUnits']);
  });
});
