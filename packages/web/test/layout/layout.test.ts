import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PLANTED, ground, type Ground } from './planted.ts';
import { propsOf, type Language, type Props } from './stage.ts';
import { sample, told } from './tour.ts';
import { openWithTables, type WithTables } from './with-tables.ts';

vi.setConfig({ testTimeout: 180_000 });

let app: WithTables;
let props: Props;
beforeAll(async () => {
  app = await openWithTables();
  props = propsOf(1);
}, 180_000);
afterAll(() => app.close());

describe('a fault of each kind is found', () => {
  let garden: Ground;
  beforeAll(async () => {
    garden = await ground(app, props);
  });
  afterAll(() => garden.close());

  test.each(PLANTED)('$kind: $what', async (planted) => {
    expect(await garden.found(planted)).not.toEqual([]);
  });
});

/** A few of all windows: the rest is in the long proof. */
const FEW: readonly (readonly [string, string, Language])[] = [
  ['develop', '390×844', 'en'],
  ['plan', '360×640', 'en'],
  ['final, rivals', '390×844', 'en'],
  ['discardQuest', '360×640', 'en'],
  ['friends', '1366×768', 'en'],
  ['daily', '360×640', 'en'],
];

test('nothing is clipped, covered, too small or out of reach', async () => {
  expect(told(await sample(app, props, FEW))).toEqual([]);
});
