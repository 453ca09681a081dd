import { builtIn } from '@rowan/cards';
import { preview, type Answer, type Preview } from '@rowan/rules';
import { answers, scenario, type Game } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

function previewOf({ state }: Game, answer: Answer): Preview {
  const { seat, id } = state.decision!;
  const result = preview(builtIn, state, { seat, decision: id, answer });
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

const kindsOf = ({ events }: Preview): string[] => events.map(({ kind }) => kind);

describe('a preview', () => {
  test('D2 does not say whether the next Monster finds its district full', () => {
    const full = scenario()
      .seat(0, { tavern: 'PP', bag: 'PPPP' })
      .monsters('castle', 'Termite', 'Backwoods Bandit', 'Hollow Oak Knight')
      .monsters('villages', 'Timber Wolf');
    const plan = answers.plan({ 'villages.1': 'PP' });
    const overflows = previewOf(full.nextMonsters('Ember Dragon').main(), plan);
    expect(overflows).toMatchObject({ reveals: 'monster', seals: true });
  });

  test('Q6 a draw of Quests reveals nothing where there are none', () => {
    const building = (...deck: readonly string[]): Preview => {
      const game = scenario()
        .seat(0, { tavern: 'PK', hand: ['Legends', 'Trophy Wall'] })
        .market('Banner Hall')
        .questDeck(...deck)
        .development()
        .assign({ construct: 'P' });
      const [tile] = game.state.market;
      return previewOf(game, { kind: 'develop', do: 'construct', tile: tile!, place: 10 });
    };
    expect(building('Overkill')).toMatchObject({ reveals: 'quest', seals: true });
    expect(building()).toMatchObject({ reveals: null, seals: false });
  });

  test('L9 tells another seat nothing of what the active player does next', () => {
    const game = scenario({ players: 3 })
      .seat(0, { tavern: 'MPPP', bag: 'PPPP', hand: ['Militia Drill', 'Grave Matters'] })
      .seat(1, { lodgings: 'PX' })
      .tile('castle.inner', "Mage's Workshop")
      .monsters('villages', 'Timber Wolf')
      .main()
      .plan({ 'castle.inner': 'M', 'villages.1': 'PPP' });
    expect(game.state.decision).toMatchObject({ kind: 'backToBag', seat: 1 });
    const told = previewOf(game, { kind: 'backToBag', meeples: [1, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(kindsOf(told)).toEqual(['backToBag']);
    expect(told).toMatchObject({ reveals: null, seals: true });
  });

  test('Q4 does not say that the next player completes a Quest as the turn begins', () => {
    const nextWith = (hand: readonly string[]): Preview => {
      const game = scenario()
        .seat(0, { tavern: 'P', bag: 'PXXX', completed: ['Thick Bark'] })
        .seat(1, { hand: [...hand], levels: { W: 3 } })
        .main()
        .plan({});
      expect(game.state.decision).toMatchObject({ kind: 'drawEffect', seat: 0 });
      return previewOf(game, { kind: 'drawEffect', quest: null });
    };
    const met = nextWith(['Hardwood Training']);
    expect(kindsOf(met)).toEqual(['turnEnded', 'turnStarted']);
    expect(met).toEqual(nextWith(['Grave Matters']));
    expect(met).toMatchObject({ reveals: null, seals: true });
  });

  test("E4 does not score the others' hands before the game is over", () => {
    const game = scenario({ active: 1 })
      .seat(0, { hand: ['Trophy Wall', 'Grave Matters'] })
      .seat(1, { tavern: 'P', bag: 'PXXX', completed: ['Thick Bark'], hand: ['Few but Fine'] })
      .finalRound(2)
      .main()
      .plan({});
    expect(game.state.decision).toMatchObject({ kind: 'drawEffect', seat: 1 });
    const told = previewOf(game, { kind: 'drawEffect', quest: null });
    expect(kindsOf(told)).toEqual(['turnEnded']);
    expect(told).toMatchObject({ reveals: 'quest', seals: true });
  });
});
