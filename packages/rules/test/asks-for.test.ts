import { BASICS, KINDS, S, X, builtIn, noClasses, noMeeples, type Place } from '@rowan/cards';
import { asksFor, clone, explainPlan, playOf, type GameState } from '@rowan/rules';
import { scenario } from '@rowan/testkit';
import { expect, test } from 'vitest';

const { state: base } = scenario({ towers: true }).monsters('castle', 'Termite').main();
const [SLOT, TOWER] = [4, 12];

const withTile = (tile: number): GameState => ({
  ...clone(base),
  built: [tile, ...base.built.slice(1)],
});
const withRoom = (room: number): GameState => ({ ...clone(base), towers: [[room], [], [], []] });

const places = [
  ...builtIn.startingLocations.map((card, place) => ({ card, place, state: base })),
  ...builtIn.tiles.map((card, tile) => ({ card, place: SLOT, state: withTile(tile) })),
  ...builtIn.rooms.map((card, room) => ({ card, place: TOWER, state: withRoom(room) })),
].map((one) => ({ ...one, name: one.card.name }));

/** Needs that are still open with these meeples there, the Shaman declared in turn as each class. */
function fewestMissing(state: GameState, place: Place, meeple: number | null): number {
  const units = noMeeples();
  if (meeple !== null) units[meeple] = 1;
  const classes = meeple === S ? Array.from({ length: BASICS }, (_, cls) => cls) : [null];
  const missing = classes.map((cls) => {
    const as = noClasses();
    if (cls !== null) as[cls] = 1;
    const planned = { place, units, ...(cls === null ? {} : { as }) };
    return explainPlan(builtIn, state, { kind: 'plan', places: [planned] }).places[0]!.missing
      .length;
  });
  return Math.min(...missing);
}

const UNIT_KINDS = Array.from({ length: X }, (_, unit) => unit);

test.each(places)('$name asks for the Units that serve a need of it', ({ state, place }) => {
  const g = playOf(builtIn, state);
  const open = fewestMissing(state, place, null);
  const serving = UNIT_KINDS.filter((unit) => fewestMissing(state, place, unit) < open);
  expect(UNIT_KINDS.filter((unit) => asksFor(g, place, unit))).toEqual(serving);
  expect(serving).toContain(S);
});

test.each(places)('$name asks for Corruption where its card says so', ({ card, state, place }) => {
  const takes = 'corruption' in card && card.corruption !== 'none';
  expect(asksFor(playOf(builtIn, state), place, X)).toBe(takes);
});

test('a Monster asks for every Unit, an empty slot for nobody', () => {
  const g = playOf(builtIn, base);
  const asked = (place: Place) =>
    Array.from({ length: KINDS }, (_, kind) => asksFor(g, place, kind));
  expect(asked(16)).toEqual([true, true, true, true, true, true, true, true, false]);
  expect(asked(17)).toEqual(Array.from({ length: KINDS }, () => false));
});
