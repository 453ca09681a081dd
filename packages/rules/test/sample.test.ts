import { createHash } from 'node:crypto';
import { builtIn, parseCatalogue, type Catalogue } from '@rowan/cards';
import { apply, legal, playOf, sampleAnswer, type Answer } from '@rowan/rules';
import { luckOf, scenario, type Game } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

/** Random players try everything that may be done; laws say that they do nothing else. */

const TRIES = 3000;

function* sampled({ state }: Game, seed: number): Generator<Answer> {
  const below = luckOf(seed);
  for (let i = 0; i < TRIES; i++) yield sampleAnswer(playOf(builtIn, state), below);
}

type Position = readonly [name: string, game: () => Game, digest: string];

const PLANS: readonly Position[] = [
  [
    'Units',
    () => scenario().seat(0, { tavern: 'PPW' }).monster('castle', 1, 'Skeleton').main(),
    '8bd6663cc482',
  ],
  [
    'a Shaman',
    () =>
      scenario()
        .seat(0, { tavern: 'PS' })
        .tile('castle.inner', 'House of Lords')
        .tile('villages.inner', 'Blood Forge')
        .monster('castle', 1, 'Skeleton')
        .main(),
    '4df753a64e3a',
  ],
  [
    'a Crown',
    () => scenario().seat(0, { tavern: 'PWK' }).tile('castle.inner', 'Colosseum').main(),
    '2833b1d061a9',
  ],
  [
    'boosts of this turn',
    () =>
      scenario()
        .seat(0, { tavern: 'PPKW' })
        .tile('castle.inner', 'Banner Hall')
        .monsters('castle', 'Axe Reaver', 'Hollow Oak Knight')
        .main(),
    '9928b4df34b7',
  ],
  [
    'boosts of a class for this turn',
    () =>
      scenario()
        .seat(0, { tavern: 'PMW' })
        .tile('castle.inner', 'Levy Station')
        .monsters('villages', 'Restless Root')
        .main(),
    '4bb677d03730',
  ],
  [
    'a Paladin',
    () => scenario().seat(0, { tavern: 'LR' }).monsters('castle', 'Axe Reaver', 'Skeleton').main(),
    '7223355f3a16',
  ],
  [
    'the Overlords',
    () =>
      scenario()
        .seat(0, { tavern: 'KKKL', fought: [2] })
        .finalRound(1)
        .main(),
    'f0ba17fc5eaa',
  ],
];

/** Here not all that is listed comes up, or it is rare: Units to spare are sent along. */
const CROWDED: readonly Position[] = [
  [
    'pairs and types',
    () =>
      scenario()
        .seat(0, { tavern: 'PWK', completed: ['Sworn Trunks', 'Bane Oil'] })
        .monsters('castle', 'Bone Drake', 'Skeleton')
        .main(),
    'c5926398db6f',
  ],
  [
    'a Shaman among boosts',
    () =>
      scenario()
        .seat(0, { tavern: 'SSW', pile: ['ghoul-cathedral', 'ghoul-villages'] })
        .monsters('castle', 'Axe Reaver', 'Skeleton')
        .main(),
    'b781b125f883',
  ],
  [
    'a Peasant brought along and the Blood Forge',
    () =>
      scenario()
        .seat(0, { tavern: 'PWM', lodgings: 'PX', levels: { W: 3 } })
        .monsters('castle', 'Skeleton', 'Termite')
        .tile('castle.inner', 'Blood Forge')
        .main(),
    'be05ea66892b',
  ],
  [
    'the Towers',
    () =>
      scenario({ towers: true })
        .seat(0, { tavern: 'MMWWXX' })
        .monsters('castle', 'Termite')
        .room('castle', 'purge-mage')
        .room('villages', 'bounty-warrior')
        .room('cathedral', 'darkness-mage')
        .main(),
    '0af6779e4b6e',
  ],
  [
    'a Tower that asks for Corruption without any',
    () =>
      scenario({ towers: true }).seat(0, { tavern: 'MW' }).room('castle', 'darkness-mage').main(),
    '44be6a974d29',
  ],
  [
    'a development',
    () =>
      scenario()
        .seat(0, { tavern: 'PPSSWMCK', vp: 4, levels: { M: 2, K: 2 } })
        .development(),
    '8447af7b2918',
  ],
  [
    'a development by Shamans',
    () => scenario().seat(0, { tavern: 'SS', vp: 4 }).development(),
    '7576d42844c4',
  ],
  [
    'tile and level',
    () =>
      scenario()
        .seat(0, { tavern: 'PW', vp: 2, levels: { W: 2 } })
        .development()
        .assign({ construct: 'P', levelUp: 'W' }),
    'e79b1b8b16ed',
  ],
  [
    'a level that a tile must pay for',
    () =>
      scenario()
        .seat(0, { tavern: 'PPPW', vp: 1, levels: { W: 2 } })
        .development()
        .assign({ construct: 'PP', levelUp: 'W' }),
    '4a70b2ab18fb',
  ],
];

const workshop = (lodgings: string): Game =>
  scenario()
    .seat(0, { tavern: 'M', lodgings })
    .tile('castle.inner', "Mage's Workshop")
    .main()
    .plan({ 'castle.inner': 'M' });

const CHOICES: readonly Position[] = [
  [
    'an order',
    () =>
      scenario()
        .seat(0, { tavern: 'PPW' })
        .tile('castle.inner', 'House of Lords')
        .supply({ P: 0 })
        .main()
        .plan({ 'castle.inner': 'W', 'villages.start': 'PP' }),
    '20eebd885e8f',
  ],
  [
    'which Unit returns',
    () => scenario().seat(0, { tavern: 'PPS' }).main().plan({ 'castle.start': 'PPS:P' }),
    '5878dc3baa86',
  ],
  ['who goes back to the bag', () => workshop('KKXP'), '12b114e6ba0a'],
  ['who goes back of two', () => workshop('PX'), 'cf77daf36325'],
  [
    'where a Monster goes',
    () =>
      scenario()
        .monsters('villages', 'Timber Wolf', 'Kindling Thief', 'Restless Root')
        .nextMonsters('ghoul-villages')
        .drawPhase({ defeated: 1 }),
    'd9492c150512',
  ],
  [
    'an effect of the Draw Phase',
    () =>
      scenario()
        .seat(0, { completed: ['Thick Bark', 'Night Shift'], bag: 'PPXXMK', draws: 'PXXPM' })
        .drawPhase(),
    '01e0823e90aa',
  ],
  [
    'the Quest to discard',
    () =>
      scenario()
        .seat(0, { tavern: 'P' })
        .nextQuests('Overkill', 'Trophy Wall')
        .market('Banner Hall')
        .development()
        .assign({ construct: 'P' })
        .construct('Banner Hall', 'university.inner'),
    '87772e0655ee',
  ],
  [
    'a level that lost its VP on the way',
    () =>
      scenario()
        .seat(0, { tavern: 'PPKMCX', bag: 'P', levels: { M: 3, C: 2 }, hand: ['Lumber Guild'] })
        .market('Levy Station')
        .nextQuests('Rare Wood', 'Legends')
        .development()
        .assign({ construct: 'PP', levelUp: 'K' })
        .ability('M')
        .discard('Lumber Guild')
        .construct('Levy Station', 'castle.outer'),
    '116b66ca937d',
  ],
  [
    'where Corruption leaves',
    () =>
      scenario()
        .seat(0, { tavern: 'WCX', lodgings: 'X' })
        .tile('castle.inner', "Healer's Temple")
        .main()
        .plan({ 'castle.inner': 'WC' }),
    '3a9ab8c15be4',
  ],
];

const inOrder = (answer: Answer): Answer =>
  answer.kind === 'plan'
    ? { ...answer, places: answer.places.toSorted((a, b) => a.place - b.place) }
    : answer;

const asText = (answer: Answer): string => JSON.stringify(answer);

describe('a random player', () => {
  test.each([...PLANS, ...CHOICES])('comes to every answer that is listed: %s', (_, of) => {
    const game = of();
    const tried = new Set([...sampled(game, 1)].map((answer) => asText(inOrder(answer))));
    const listed = [...legal(builtIn, game.state, game.decision()!)].map(asText);
    expect(listed.filter((answer) => !tried.has(answer))).toEqual([]);
  });

  /** Courses noted down, and games of random players by their seed, lead where they led before. */
  test.each([...PLANS, ...CROWDED, ...CHOICES])(
    'does the same with the same luck as ever: %s',
    (_, of, digest) => {
      const hash = createHash('sha256');
      for (const answer of sampled(of(), 7)) hash.update(asText(answer));
      expect(hash.digest('hex').slice(0, 12)).toBe(digest);
    },
  );

  test('L3, F3 counts on boosts of two classes at one Location, and on no Bounty without its foe', () => {
    const boosts = ['P', 'W'].map((who) => ({ kind: 'turnBoost', who, n: 1 }));
    const catalogue = {
      ...builtIn,
      tiles: builtIn.tiles.map((tile) =>
        tile.id === 'levy-station' ? { ...tile, gives: boosts } : tile,
      ),
    } as Catalogue;
    expect(parseCatalogue(catalogue)).toMatchObject({ ok: true });
    const { state } = scenario({ catalogue, towers: true })
      .seat(0, { tavern: 'PWWMC' })
      .tile('castle.inner', 'Levy Station')
      .room('castle', 'bounty-cleric')
      .monsters('villages', 'Tree Beast')
      .main();
    const [below, { seat, id: decision }] = [luckOf(5), state.decision!];
    const plans = Array.from({ length: 500 }, () => sampleAnswer(playOf(catalogue, state), below));
    const refused = plans.filter(
      (answer) => !apply(catalogue, state, { seat, decision, answer }).ok,
    );
    expect(refused).toEqual([]);
    // The Tree Beast falls to P, W and C with both boosts alone.
    const placesOf = (plan: Answer) =>
      plan.kind === 'plan' ? plan.places.map(({ place }) => place) : [];
    expect(plans.some((plan) => [4, 19].every((at) => placesOf(plan).includes(at)))).toBe(true);
  });
});

test('T2 a random player pays for a level with the last VP, too', () => {
  const game = scenario().seat(0, { tavern: 'K', vp: 2 }).development();
  const rises = [...sampled(game, 3)].filter((answer) => 'levelUp' in answer);
  expect(rises.length).toBeGreaterThan(0);
});
