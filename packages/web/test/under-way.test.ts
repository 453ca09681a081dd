import { setImmediate as nextTask } from 'node:timers/promises';
import { builtIn } from '@rowan/cards';
import type { Table } from '@rowan/table';
import type { TableMessage } from '@rowan/protocol';
import { describe, expect, it } from 'vitest';
import type { Connect } from '../src/client/connection.ts';
import { Game, type GameState } from '../src/client/game-store.ts';
import { setPlan, type Interaction } from '../src/client/interaction.ts';
import { placeModel } from '../src/model/place.ts';
import { Host } from '../src/worker/host.ts';
import { YOU, playedGame } from './saved.ts';

const idleBots = { think: () => Promise.resolve(null), stop: () => undefined };

/** A real table whose storing takes as long as the test likes, and the page's side of it. */
function openGame(table: Table) {
  const storing: (() => void)[] = [];
  const store = (): Promise<void> => new Promise((resolve) => storing.push(resolve));
  const connect: Connect = (id, listen) => {
    const send = (message: TableMessage): void => void nextTask().then(() => listen(message));
    const host = new Host(table, { id, catalogue: builtIn, bots: idleBots, send, store });
    host.welcome();
    return { send: (message) => host.receive(message), close: () => undefined };
  };
  const game = new Game('g', () => Promise.resolve(), { connect });
  return { game, stored: () => storing.shift()!() };
}

async function until(game: Game, holds: (state: GameState) => boolean): Promise<void> {
  for (let tasks = 0; !holds(game.state); tasks++) {
    if (tasks > 1000) throw new Error('it does not come about');
    await nextTask();
  }
}

/** The first plan of a game for two at one device, laid out for a place that can be served. */
async function atThePlan() {
  const { table } = await playedGame([YOU, { ...YOU, name: 'Kim', colour: 1 }], 'under way', 2);
  const opened = openGame(table);
  const { game } = opened;
  await until(game, ({ view }) => view?.decision?.kind === 'plan');
  const place = game.state.explained!.reachable[0]!;
  const plan = (await game.fill(game.state.interaction.plan, place))!;
  game.interact(setPlan(game.state.interaction, plan));
  return { ...opened, place, plan };
}

describe('an answer', () => {
  it('is seen to be under way at once, and its outcome when it is stored', async () => {
    const { game, stored, plan, place } = await atThePlan();
    const { steps } = game.state;
    expect(placeModel(builtIn, game.state, place)).toMatchObject({ drafted: true });
    game.answer(plan);
    expect(game.state.sent).toBe(plan);
    expect(placeModel(builtIn, game.state, place)).toMatchObject({
      units: plan.places[0]!.units,
      drafted: false,
      light: null,
    });
    for (let i = 0; i < 5; i++) await nextTask();
    expect(game.state.steps).toBe(steps);
    stored();
    await until(game, ({ sent }) => sent === null);
    expect(game.state.steps.length).toBeGreaterThan(steps.length);
  });

  it('can no longer be changed or given twice', async () => {
    const { game, plan } = await atThePlan();
    const draft: Interaction = game.state.interaction;
    game.answer(plan);
    game.interact(setPlan(draft, { kind: 'plan', places: [] }));
    game.answer({ kind: 'plan', places: [] });
    expect(game.state.interaction).toBe(draft);
    expect(game.state.sent).toBe(plan);
    game.close();
  });

  it('that is refused lies on the board as before', async () => {
    const { game, plan, place } = await atThePlan();
    game.answer({ kind: 'plan', places: [...plan.places, ...plan.places] });
    await until(game, ({ refusal }) => refusal !== null);
    expect(game.state.sent).toBeNull();
    expect(placeModel(builtIn, game.state, place)).toMatchObject({ drafted: true });
    game.close();
  });
});
