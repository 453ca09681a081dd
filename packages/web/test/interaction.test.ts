import { describe, expect, it } from 'vitest';
import type { Options } from '@rowan/table';
import { builderOffer, waysOffered, type CapitolDraft } from '../src/model/capitol.ts';
import {
  IDLE,
  choose,
  clearPlace,
  declareNext,
  drafted,
  drop,
  mayBuildAtOnce,
  redoDraft,
  takeBack,
  targetsOf,
  toggleForge,
  toggleRecruit,
  undoDraft,
  type Interaction,
} from '../src/model/interaction.ts';

const planning: Options = {
  offers: [],
  targets: [[3, 16], [16], [], [], [], [], [], [16], []],
  wanted: [[3, 16], [16], [], [], [], [], [], [16], []],
};

const assign = (construct: object | null, levelUp: object | null) =>
  ({
    answer: { kind: 'develop', do: 'assign', construct, levelUp },
    seals: false,
    reveals: null,
    joins: 0,
  }) as unknown as Options['offers'][number];

const developing: Options = {
  offers: [
    assign({ peasants: 1, shamans: 0 }, null),
    assign({ peasants: 2, shamans: 0 }, null),
    assign({ peasants: 1, shamans: 0 }, { unit: 1, shaman: false }),
    assign(null, { unit: 1, shaman: false }),
  ],
  targets: [],
  wanted: [],
};

/** A Shaman, no Peasant, and VP for one level of the Warrior only beside a construction. */
const shamans: Options = {
  offers: [
    assign({ peasants: 0, shamans: 1 }, null),
    assign({ peasants: 0, shamans: 2 }, null),
    assign({ peasants: 0, shamans: 1 }, { unit: 1, shaman: true }),
    assign({ peasants: 0, shamans: 1 }, { unit: 2, shaman: true }),
  ],
  targets: [],
  wanted: [],
};

const take = (meeple: number, state: Interaction = IDLE): Interaction =>
  choose(state, { kind: 'meeple', meeple, from: 'tavern' });

const put = (state: Interaction, place: number, as?: number): Interaction =>
  drop(state, { kind: 'place', place }, planning, as)!.state;

describe('a plan', () => {
  it('lights the places that the table names for the chosen meeple', () => {
    expect(targetsOf(take(0), planning)).toEqual([
      { kind: 'place', place: 3 },
      { kind: 'place', place: 16 },
    ]);
    expect(targetsOf(IDLE, planning)).toEqual([]);
  });

  it('puts the chosen meeple down where it may go, and nowhere else', () => {
    expect(put(take(0), 3).plan.places).toEqual([{ place: 3, units: [1, 0, 0, 0, 0, 0, 0, 0, 0] }]);
    expect(drop(take(1), { kind: 'place', place: 3 }, planning)).toBeNull();
    expect(drop(IDLE, { kind: 'place', place: 3 }, planning)).toBeNull();
  });

  it('puts a chosen source down when it is chosen again', () => {
    expect(choose(take(0), { kind: 'meeple', meeple: 0, from: 'tavern' }).source).toBeNull();
  });

  it('moves meeples between places and back', () => {
    const one = put(take(0), 3);
    const held = choose(one, { kind: 'meeple', meeple: 0, from: 3 });
    expect(put(held, 16).plan.places.map(({ place }) => place)).toEqual([16]);
    expect(takeBack(one, 3, 0).plan.places).toEqual([]);
    expect(drop(held, { kind: 'tavern' }, planning)!.state.plan.places).toEqual([]);
  });

  it('undoes and redoes piece by piece', () => {
    const two = put(take(1, put(take(0), 3)), 16);
    const back = undoDraft(two);
    expect(back.plan.places.map(({ place }) => place)).toEqual([3]);
    expect(redoDraft(back).plan).toEqual(two.plan);
    expect(undoDraft(IDLE)).toBe(IDLE);
  });

  it('declares Shamans, class after class', () => {
    const shaman = put(take(7), 16, 2);
    expect(shaman.plan.places[0]!.as).toEqual([0, 0, 1, 0, 0]);
    expect(declareNext(shaman, 16).plan.places[0]!.as).toEqual([0, 0, 0, 1, 0]);
  });

  it('forgets the Peasant who joined, forged, when he stays at home', () => {
    const fight = toggleForge(toggleRecruit(put(take(1), 16), 16), 16, 0);
    expect(put(take(0, fight), 3).plan.forge).toEqual({ place: 16, unit: 0 });
    expect(toggleRecruit(fight, 16).plan.forge).toBeUndefined();
  });

  it('forgets the recruit and the forged Unit with the party they joined', () => {
    const fight = toggleForge(toggleRecruit(put(take(1), 16), 16), 16, 1);
    expect(fight.plan).toMatchObject({ recruit: 16, forge: { place: 16, unit: 1 } });
    const cleared = clearPlace(fight, 16).plan;
    expect(cleared.recruit).toBeUndefined();
    expect(cleared.forge).toBeUndefined();
  });
});

describe('the Capitol', () => {
  it('takes what the table offers, and no more', () => {
    const one = drop(take(0), { kind: 'construct' }, developing)!.state;
    const two = drop(take(0, one), { kind: 'construct' }, developing)!.state;
    expect(two.capitol.construct).toEqual({ peasants: 2, shamans: 0 });
    expect(drop(take(0, two), { kind: 'construct' }, developing)).toBeNull();
    expect(drafted(two)[0]).toBe(2);
  });

  it('rises one of the classes beside a construction', () => {
    const both = drop(
      take(1, drop(take(0), { kind: 'construct' }, developing)!.state),
      { kind: 'levelUp' },
      developing,
    )!.state;
    expect(both.capitol.levelUp).toEqual({ unit: 1, shaman: false });
    expect(drop(take(2), { kind: 'levelUp' }, developing)).toBeNull();
  });

  it('lets Shamans build and rise where the table offers it', () => {
    const one = drop(take(7), { kind: 'construct' }, shamans)!.state;
    expect(one.capitol.construct).toEqual({ peasants: 0, shamans: 1 });
    const both = drop(take(7, one), { kind: 'levelUp' }, shamans)!.state;
    expect(both.capitol.levelUp).toEqual({ unit: 1, shaman: true });
    expect(drafted(both)[7]).toBe(2);
    expect(drop(take(7), { kind: 'levelUp' }, shamans)).toBeNull();
    expect(drop(take(0), { kind: 'construct' }, shamans)).toBeNull();
  });

  it('names every way of working that the table offers, each once', () => {
    expect(waysOffered(shamans, 'construct')).toEqual([
      { peasants: 0, shamans: 1 },
      { peasants: 0, shamans: 2 },
    ]);
    expect(waysOffered(shamans, 'levelUp')).toEqual([
      { unit: 1, shaman: true },
      { unit: 2, shaman: true },
    ]);
    expect(waysOffered(planning, 'construct')).toEqual([]);
  });

  it('sends the builders of the draft, or else the first ones offered', () => {
    const two = { construct: { peasants: 2, shamans: 0 }, levelUp: null };
    const rising = { construct: null, levelUp: { unit: 2, shaman: true } };
    const builders = (options: Options, capitol: CapitolDraft) =>
      builderOffer(options, capitol)?.construct;
    expect(builders(developing, two)).toEqual(two.construct);
    expect(builders(developing, IDLE.capitol)).toEqual({ peasants: 1, shamans: 0 });
    expect(builders(shamans, rising)).toEqual({ peasants: 0, shamans: 1 });
    expect(builders(developing, rising)).toBeUndefined();
  });

  it('lets a tile be chosen before its builder', () => {
    const tile = choose(IDLE, { kind: 'tile', tile: 3 });
    expect(mayBuildAtOnce(tile, developing)).toBe(true);
    expect(mayBuildAtOnce(tile, planning)).toBe(false);
    expect(targetsOf(tile, developing)).toEqual([]);
  });
});
