import { P, S, W, builtIn } from '@rowan/cards';
import { completeView, view, type DevelopAnswer, type GameState } from '@rowan/rules';
import { scenario } from '@rowan/testkit';
import { expect, test } from 'vitest';
import { optionsOf, type Offer } from '@rowan/table';

const assigns = (
  state: GameState,
): (Offer & { answer: Extract<DevelopAnswer, { do: 'assign' }> })[] =>
  optionsOf(builtIn, state).offers.flatMap((offer) =>
    offer.answer.kind === 'develop' && offer.answer.do === 'assign'
      ? [{ ...offer, answer: offer.answer }]
      : [],
  );

const joinsBy = (state: GameState): [string, number][] =>
  assigns(state).flatMap(({ answer: { construct, levelUp }, joins }) =>
    construct && !levelUp ? [[`${construct.peasants}P ${construct.shamans}S`, joins]] : [],
  );

test('T1 a lone builder is joined by a Peasant, be it a Shaman; two are not', () => {
  const { state } = scenario().seat(0, { tavern: 'PPS' }).development();
  expect(joinsBy(state)).toEqual([
    ['1P 0S', 1],
    ['2P 0S', 0],
    ['0P 1S', 1],
    ['1P 1S', 0],
  ]);
});

test('T1 nobody joins out of an empty supply', () => {
  const { state } = scenario().seat(0, { tavern: 'PP' }).supply({ P: 0 }).development();
  expect(joinsBy(state)).toEqual([
    ['1P 0S', 0],
    ['2P 0S', 0],
  ]);
});

test('T6 more Units may stand anywhere, and some are asked for', () => {
  const { state } = scenario()
    .seat(0, { tavern: 'PWS' })
    .tile('castle.inner', 'Levy Station')
    .monsters('castle', 'Termite')
    .main();
  const { targets, wanted } = optionsOf(builtIn, state);
  expect(targets[P]).toContain(4);
  expect(wanted[P]).not.toContain(4);
  expect(wanted[S]).toContain(4);
  expect(wanted[W]).toContain(16);
  for (const [meeple, places] of wanted.entries())
    expect(targets[meeple]).toEqual(expect.arrayContaining([...places]));
});

test('options follow from the seat’s own view', () => {
  const games = [
    scenario().seat(0, { tavern: 'PPSW', vp: 9 }).development(),
    scenario({ towers: true }).seat(0, { tavern: 'PWSX' }).main(),
  ];
  for (const { state } of games)
    expect(optionsOf(builtIn, completeView(builtIn, view(state, 0)))).toEqual(
      optionsOf(builtIn, state),
    );
});
