import { SLOT, builtIn, slotPlace, type Place } from '@rowan/cards';
import type { Answer } from '@rowan/rules';
import { describe, expect, it } from 'vitest';
import { putOn } from '../src/client/actions.ts';
import type { Game } from '../src/client/game.ts';
import { choose } from '../src/model/interaction.ts';
import { placeLabel } from '../src/model/labels.ts';
import { placeModel, type PlaceModel } from '../src/model/place.ts';
import { openGame, until } from './local.ts';
import { YOU, bot, playedGame } from './saved.ts';

const SLOTS: readonly Place[] = [0, 1, 2, 3].flatMap((d) => [slotPlace(d, 0), slotPlace(d, 1)]);
const BUILDER: Answer = {
  kind: 'develop',
  do: 'assign',
  construct: { peasants: 1, shamans: 0 },
  levelUp: null,
};

const { game: dealt, history } = playedGame([YOU, bot(1)], 'seals', 40);
const first = history.steps.findIndex(({ state }) => state.decision?.seat === 0);

/** The viewer's first decision. */
async function begin(): Promise<Game> {
  const game = openGame({ ...dealt.save, moves: dealt.save.moves.slice(0, first) });
  await until(game, ({ view }) => view?.decision?.kind === 'develop');
  return game;
}

const at = (game: Game, place: Place): PlaceModel => placeModel(builtIn, game.state, place);

async function sent(): Promise<Game> {
  const game = await begin();
  game.answer(BUILDER);
  await until(game, ({ view, sent: under }) => !under && view!.turn.construct);
  return game;
}

const chooseTile = (game: Game): number => {
  const tile = game.state.view!.market[0]!;
  game.interact(choose(game.state.interaction, { kind: 'tile', tile }));
  return tile;
};

describe('the lock', () => {
  it('stands on a slot before it is built on if, and only if, there is no way back afterwards', async () => {
    for (const place of SLOTS) {
      const game = await sent();
      chooseTile(game);
      const { seal } = at(game, place);
      await putOn(game, { kind: 'place', place });
      await until(game, ({ view, sent: under }) => !under && view!.built[place - SLOT]! >= 0);
      expect([place, game.state.undo === 0]).toEqual([place, seal !== null]);
    }
  });

  it('is on some slots and not on others, and is heard there', async () => {
    const game = await sent();
    const sealed = SLOTS.filter((place) => at(game, place).seal);
    expect(sealed.length).toBeGreaterThan(0);
    expect(sealed.length).toBeLessThan(SLOTS.length);
    expect(placeLabel(builtIn, at(game, sealed[0]!))).toContain('no undo: draws');
  });

  it('is shown first where a tile is put down before anybody was sent to build', async () => {
    const sealed = await sent().then((game) => SLOTS.find((place) => at(game, place).seal)!);
    const open = await sent().then((game) => SLOTS.find((place) => !at(game, place).seal)!);
    const careful = await begin();
    const tile = chooseTile(careful);
    await putOn(careful, { kind: 'place', place: sealed });
    await until(careful, ({ view, sent: under }) => !under && view!.turn.construct);
    expect(careful.state.interaction.source).toEqual({ kind: 'tile', tile });
    expect(careful.state.view!.built[sealed - SLOT]).toBe(-1);
    const quick = await begin();
    chooseTile(quick);
    await putOn(quick, { kind: 'place', place: open });
    await until(quick, ({ view }) => view!.built[open - SLOT]! >= 0);
  });
});
