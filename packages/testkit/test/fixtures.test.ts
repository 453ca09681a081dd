import { catalogueBy } from '@rowan/cards/editions';
import { UNPINNED } from '@rowan/table';
import { fixturesOf, numberZero, pathOf, type FixtureKind } from '@rowan/testkit/fixtures';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Crowns that have to be put in order do not come about with the built-in cards. */
const DECISIONS = [
  'develop',
  'plan',
  'order-places',
  'order-monsters',
  'order-quests',
  'discardQuest',
  'cleanse',
  'unit-supply',
  'unit-hold',
  'payCost',
  'backToBag',
  'overflow',
  'drawEffect',
];

const VARIANTS = [
  '2p',
  '2p-towers',
  '3p',
  '3p-towers',
  '4p',
  '4p-towers',
  'solo',
  'solo-mage',
  'solo-cleric',
  'solo-warrior',
  'solo-all-help',
  'solo-advanced',
  'solo-help-advanced',
];

const at = (kind: FixtureKind): string[] => fixturesOf(kind).map((fixture) => fixture.at);

describe('games of rules number 0', () => {
  test('are all there', () => {
    expect(numberZero.fixtures).toHaveLength(88);
    for (const fixture of numberZero.fixtures) expect(existsSync(pathOf(fixture))).toBe(true);
  });

  test('have their cards at hand', async () => {
    const { rules, catalogue } = numberZero;
    expect(UNPINNED).toEqual({ rules, catalogue });
    expect(await catalogueBy(catalogue)).not.toBeNull();
  });

  test.each(['saves', 'links', 'command-line'] as const)(
    'stop in every kind of decision: %s',
    (kind) => expect(at(kind)).toEqual(expect.arrayContaining(['start', ...DECISIONS])),
  );

  test.each(['saves', 'links'] as const)('come to an end in every variant: %s', (kind) => {
    const over = fixturesOf(kind).filter((fixture) => fixture.at === 'over');
    expect(over.map(({ variant }) => variant).sort()).toEqual(VARIANTS.toSorted());
  });
});
