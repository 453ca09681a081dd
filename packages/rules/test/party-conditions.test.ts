import { builtIn, councilOpen } from '@rowan/cards';
import { bonusMet, cardsOf, partyAsAsked, type AskedOf } from '@rowan/rules';
import { luckOf, scenario } from '@rowan/testkit';
import { expect, test } from 'vitest';

const cards = cardsOf(builtIn);
const below = luckOf(5);
const eight = (): number[] => Array.from({ length: 8 }, () => below(3));
const parties = Array.from({ length: 300 }, eight);
const inOneList = Uint8Array.from(parties.flat());

const defeats = builtIn.quests.flatMap(({ name }, quest) => {
  const asked = cards.conditions[quest]!;
  return asked.kind === 'defeat' ? [{ name, asked }] : [];
});

/** Verdicts on all parties, one by one and where they stand in one list. */
const verdicts = (judge: (units: ArrayLike<number>, from: number) => boolean) => ({
  alone: parties.map((units) => judge([...units, 4], 0)),
  together: parties.map((_, i) => judge(inOneList, i * 8)),
});

test.each(defeats)(
  '$name: many parties in one list are judged like each by itself',
  ({ asked }) => {
    const as = [1, 0, 0, 0, 0];
    const { alone, together } = verdicts((units, from) => partyAsAsked(asked, units, as, from));
    expect(together).toEqual(alone);
  },
);

test('the place in the list matters', () => {
  const asked: AskedOf<'defeat'> = defeats.find(({ name }) => name === 'Study the Rings')!.asked;
  const { alone, together } = verdicts((units) => partyAsAsked(asked, units, [0, 0, 0, 0, 0]));
  expect(together).not.toEqual(alone);
});

test.each(builtIn.bonusTokens)('$id: so are those on an Overlord', ({ condition }) => {
  const { state } = scenario()
    .seat(0, { levels: { W: 3, M: 3, C: 2 } })
    .main();
  const side = { cards, player: state.players[0]! };
  const { alone, together } = verdicts((units, from) => bonusMet(side, condition, units, from));
  expect(together).toEqual(alone);
  expect(new Set(alone)).toEqual(new Set([true, false]));
});

test.each([
  ['before the third Dark Council card', 8, 0, false],
  ['in the rest of its round', 8, 10, false],
  ['in the first of the two final rounds', 9, 10, true],
  ['in the last one', 10, 10, true],
])('E3 %s the Dark Council stands open: round %i of %i', (_, round, lastRound, open) => {
  expect(councilOpen({ round, lastRound })).toBe(open);
});

test('E3 a Peasant has no level, not even the first', () => {
  const { state } = scenario().main();
  const side = { cards, player: state.players[0]! };
  const types = { kind: 'types', level: 1, n: 1 } as const;
  expect(bonusMet(side, types, [3, 0, 0, 0, 0, 0, 0, 0])).toBe(false);
  expect(bonusMet(side, types, [3, 1, 0, 0, 0, 0, 0, 0])).toBe(true);
});
