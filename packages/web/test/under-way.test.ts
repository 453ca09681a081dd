import { setImmediate as nextTask } from 'node:timers/promises';
import { builtIn } from '@rowan/cards';
import { lastState, memoryStore, type Store } from '@rowan/table';
import type { TableMessage } from '@rowan/protocol';
import { describe, expect, it } from 'vitest';
import type { Connect } from '../src/client/connection.ts';
import { Game } from '../src/client/game.ts';
import { setPlan, type Interaction } from '../src/model/interaction.ts';
import { placeModel } from '../src/model/place.ts';
import { openTable, until } from './local.ts';
import { YOU, playedGame, type SavedGame } from './saved.ts';

/** A store that takes as long as the test likes. */
function slowStore(): { readonly store: Store; readonly stored: () => void } {
  const store = memoryStore();
  const waiting: (() => void)[] = [];
  const append: Store['append'] = async (...row) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return store.append(...row);
  };
  return { store: { ...store, append }, stored: () => waiting.shift()!() };
}

/** A real table whose storing takes as long as the test likes, and the page's side of it. */
function openGame({ save }: SavedGame) {
  const { store, stored } = slowStore();
  const connect: Connect = (_, listen) => {
    const tell = (message: TableMessage): void => void nextTask().then(() => listen(message));
    const opened = openTable(save, tell, { store });
    return {
      send: (message) => void opened.then(({ table }) => table.ask(message)),
      close: () => undefined,
    };
  };
  const game = new Game('g', () => Promise.resolve(), { connect });
  return { game, stored };
}

/** The first plan of a game for two at one device, laid out for a place that can be served. */
async function atThePlan() {
  const seats = [YOU, { ...YOU, name: 'Kim', colour: 1 }];
  const { game: dealt, history } = playedGame(seats, 'under way', 0);
  const { seat, id } = lastState(history).decision!;
  const end = { seat, decision: id, answer: { kind: 'develop', do: 'end' } } as const;
  const opened = openGame({ ...dealt, save: { ...dealt.save, moves: [end] } });
  const { game } = opened;
  await until(game, ({ handTo }) => handTo !== null);
  game.takeDevice();
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
