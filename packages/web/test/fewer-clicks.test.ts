import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { W, builtIn, total } from '@rowan/cards';
import type { Answer, GameState } from '@rowan/rules';
import { planAdvice } from '@rowan/table';
import { chooseSource, sendOrChoose, touchPlace } from '../src/client/actions.ts';
import type { Game } from '../src/client/game.ts';
import { orderedNext } from '../src/client/sequence.ts';
import { areAlike } from '../src/model/alike.ts';
import { waysOffered } from '../src/model/capitol.ts';
import { chooseLess, chooseMore, crewOf, drop, IDLE } from '../src/model/interaction.ts';
import { closeApp, openApp, type App } from './app.ts';
import { costOf, shortestWay } from './clicks/crew-ways.ts';
import { faultsIn, figuresOf } from './clicks/figures.ts';
import { playByHand } from './clicks/play.ts';
import { memoryDrafts, openGame, until } from './local.ts';
import { YOU, bot, playedGame } from './saved.ts';

const SEATS = [YOU, bot(1), bot(2)];
const { history, game } = playedGame(SEATS, 'few');

const momentOf = (which: (state: GameState) => boolean): number =>
  history.steps.findIndex(({ state }) => state.decision?.seat === 0 && which(state));

async function openAt(which: (state: GameState) => boolean): Promise<Game> {
  const opened = openGame({ ...game.save, moves: game.save.moves.slice(0, momentOf(which)) });
  await until(opened, ({ view, playing }) => Boolean(view?.decision) && !playing);
  return opened;
}

const planning = ({ decision }: GameState): boolean => decision?.kind === 'plan';
const developing = ({ decision, turn }: GameState): boolean =>
  decision?.kind === 'develop' && !turn.assigned;

describe('steps without a choice', () => {
  it('a place touched in the Development Phase is served in the next, and undo leads back', async () => {
    const page = await openAt(developing);
    const state = history.steps[momentOf(developing)]!.state;
    const as = planAdvice.asIf!(builtIn, state, 0);
    const place = planAdvice.explain(builtIn, as, IDLE.plan).reachable[0]!;
    page.settled();
    await vi.waitUntil(() => page.fill(IDLE.plan, place));
    await touchPlace(page, place);
    await until(page, ({ interaction }) => interaction.plan.places.length === 1);
    expect(page.state.view?.decision?.kind).toBe('plan');
    expect(page.state.interaction.plan.places[0]?.place).toBe(place);
    page.undoMove();
    await until(page, ({ view }) => view?.decision?.kind === 'develop');
    page.close();
  });

  it('whoever is sent to rise does, without being asked again', async () => {
    const page = await openAt((state) => developing(state) && state.players[0]!.tavern[W]! > 0);
    const [levelUp] = waysOffered(page.state.options, 'levelUp');
    sendOrChoose(page, { construct: null, levelUp: levelUp! });
    const { capitol } = page.state.interaction;
    if (capitol.levelUp)
      page.answer({ kind: 'develop', do: 'assign', construct: null, levelUp: capitol.levelUp });
    await until(page, ({ steps }) =>
      steps.flat().some((e) => e.kind === 'levelledUp' && e.seat === 0),
    );
    expect(page.state.view!.turn.levelUp).toBe(-1);
    page.close();
  });
});

describe('one question for an order', () => {
  const decision = {
    id: 1,
    seat: 0,
    kind: 'order',
    of: 'places',
    items: [3, 5],
    place: -1,
  } as const;
  const offer = (item: number, seals: boolean) =>
    ({ answer: { kind: 'order', item } as Answer, seals, reveals: null, joins: 0 }) as const;
  const options = (seals: boolean) => ({
    offers: [offer(3, seals), offer(5, false)],
    targets: [],
    wanted: [],
  });

  it('answers for all that follow, but for what seals unforeseen', () => {
    const ordered = { items: [7, 3, 5], sealed: false };
    expect(orderedNext(ordered, decision, options(false))).toEqual({ kind: 'order', item: 3 });
    expect(orderedNext(ordered, decision, options(true))).toBeNull();
    expect(orderedNext({ ...ordered, sealed: true }, decision, options(true))).not.toBeNull();
    expect(orderedNext(null, decision, options(false))).toBeNull();
  });

  it('is none between equals', () => {
    const [first] = builtIn.monsters;
    const twins = builtIn.monsters.flatMap(({ name }, i) => (name === first!.name ? [i] : []));
    const other = builtIn.monsters.findIndex(
      (card) => card.gives.length > 0 && card.name !== first!.name,
    );
    expect(twins.length).toBeGreaterThan(1);
    expect(areAlike(builtIn, 'monsters', twins)).toBe(true);
    expect(areAlike(builtIn, 'monsters', [twins[0]!, other])).toBe(false);
    expect(areAlike(builtIn, 'places', [3, 3])).toBe(false);
  });
});

describe('crews', () => {
  it('are chosen one after the other and go together', () => {
    const two = chooseMore(chooseMore(IDLE, 0, 3), 1, 1);
    expect(crewOf(two.source)).toEqual([0, 1]);
    expect(crewOf(chooseLess(two, 0).source)).toEqual([1]);
    expect(crewOf(chooseMore(two, 1, 1).source)).toEqual([0]);
    const options = { offers: [], targets: [[3, 16], [16]], wanted: [] };
    expect(drop(two, { kind: 'place', place: 3 }, options)).toBeNull();
    const sent = drop(two, { kind: 'place', place: 16 }, options)!.state;
    expect(sent.plan.places.map(({ units }) => total(units))).toEqual([2]);
    expect(sent.past).toHaveLength(1);
  });

  it('change with every touch of their place, serve it each time, and go home at last', async () => {
    const page = await openAt((state) => planning(state) && total(state.players[0]!.tavern) > 4);
    const place = page.state.explained!.reachable[0]!;
    const crews = new Set<string>();
    for (let touches = 0; touches < 9; touches++) {
      await touchPlace(page, place);
      await until(page, ({ explained }) => explained !== null);
      const there = page.state.interaction.plan.places.find((one) => one.place === place);
      if (!there) break;
      expect(crews.has(String(there.units))).toBe(false);
      crews.add(String(there.units));
      expect((await page.explain(page.state.interaction.plan))!.report.rejection).toBeNull();
    }
    expect(crews.size).toBeGreaterThan(0);
    expect(page.state.interaction.plan.places).toEqual([]);
    page.close();
  });

  it('can be chosen in the Tavern by a second touch too', async () => {
    const page = await openAt((state) => planning(state) && state.players[0]!.tavern[0]! > 1);
    const peasant = { kind: 'meeple', meeple: 0, from: 'tavern' } as const;
    await chooseSource(page, peasant);
    await chooseSource(page, peasant);
    expect(crewOf(page.state.interaction.source)).toEqual([0, 0]);
    await chooseSource(page, peasant, true);
    expect(crewOf(page.state.interaction.source)).toEqual([0]);
    page.close();
  });

  it('have a shortest way that is never longer than choosing each of them', () => {
    const { state } =
      history.steps[momentOf((one) => planning(one) && total(one.players[0]!.tavern) > 3)]!;
    const { reachable } = planAdvice.explain(builtIn, state, IDLE.plan);
    const ways = reachable.map((place) => {
      const party = planAdvice.fill(builtIn, state, IDLE.plan, place)!.places[0]!;
      return { way: shortestWay(planAdvice, state, IDLE.plan, party), n: total(party.units) };
    });
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.filter(({ way, n }) => costOf(way) > n + 1 || costOf(way) < 1)).toEqual([]);
  });
});

describe('a plan prepared in the turn of others', () => {
  it('is judged as it will be where nothing happens in between', () => {
    const { steps } = history;
    const pairs = steps.flatMap(({ state }, i) => {
      const before = steps[i - 1]?.state;
      const answer = game.save.moves[i - 1]?.answer;
      const ended = answer?.kind === 'develop' && answer.do === 'end';
      return before && ended && planning(state) ? [{ before, state }] : [];
    });
    const reach = (state: GameState): readonly number[] =>
      planAdvice.explain(builtIn, state, IDLE.plan).reachable;
    const differing = (seatOf: (state: GameState) => number): number =>
      pairs.filter(
        ({ before, state }) =>
          String(reach(planAdvice.asIf!(builtIn, before, seatOf(state)))) !== String(reach(state)),
      ).length;
    expect(pairs.length).toBeGreaterThan(10);
    expect(differing(({ active }) => active)).toBe(0);
    // The control: somebody else's Tavern reaches other places.
    expect(differing(({ active }) => (active + 1) % SEATS.length)).toBeGreaterThan(0);
  });

  it('is laid when it is asked for, and what no longer fits is told', async () => {
    const { prepare, layPrepared } = await import('../src/client/prepare.ts');
    const page = await openAt(planning);
    const { reachable } = page.state.explained!;
    const good = (await page.fill(IDLE.plan, reachable[0]!))!;
    const bad = { place: 27, units: good.places[0]!.units.map(() => 9) };
    page.prepare({ plan: good, explained: null });
    await layPrepared(page);
    expect(page.state.interaction.plan).toEqual(good);
    expect(page.state.prepared).toBeNull();
    page.interact({ ...IDLE });
    page.prepare({ plan: { ...good, places: [...good.places, bad] }, explained: null });
    await layPrepared(page);
    expect(page.state.interaction.plan).toEqual(good);
    expect(page.state.refusal).toEqual({ reason: 'unprepared' });
    // In one's own turn nothing is prepared.
    page.interact({ ...IDLE });
    await prepare(page, reachable[0]!);
    expect(page.state.prepared).toBeNull();
    page.close();
  });
});

describe('a prepared plan', () => {
  const at = history.steps.findIndex(({ state }) => state.decision?.seat === 1 && planning(state));
  const own = history.steps.findIndex(
    ({ state }, i) => i > at && state.decision?.seat === 0 && planning(state),
  );
  const later = history.steps.findIndex(
    ({ state }, i) => i > own && state.decision?.seat === 1 && planning(state),
  );

  async function openFor(moves: number, drafts = memoryDrafts()): Promise<Game> {
    const page = openGame({ ...game.save, moves: game.save.moves.slice(0, moves) }, drafts);
    await until(page, ({ view, playing }) => view !== null && !playing);
    page.settled();
    return page;
  }

  it('outlives the page until its turn comes, and no longer', async () => {
    const { prepare, layPrepared } = await import('../src/client/prepare.ts');
    const drafts = memoryDrafts();
    const first = await openFor(at, drafts);
    const { reachable } = await vi.waitUntil(() => first.explain(IDLE.plan));
    await prepare(first, reachable[0]!);
    const { plan } = first.state.prepared!;
    first.close();

    const again = await openFor(at, drafts);
    await layPrepared(again);
    expect(again.state.prepared?.plan).toEqual(plan);
    again.close();

    const asked = await openFor(own, drafts);
    await layPrepared(asked);
    expect(asked.state.prepared).toBeNull();
    asked.close();

    // Of a turn that has gone by nothing comes back; neither does anything from a device that keeps nothing.
    for (const kept of [drafts, memoryDrafts()]) {
      const past = await openFor(kept === drafts ? later : at, kept);
      await layPrepared(past);
      expect(past.state.prepared).toBeNull();
      past.close();
    }
  });
});

describe('Marshal by the shortest way', () => {
  vi.setConfig({ testTimeout: 180_000 });
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  }, 120_000);
  afterAll(() => closeApp(app));

  it('takes few clicks a turn, and the page does what was meant', async () => {
    const { turns, others } = await playByHand(app, 'click', { players: 2, seed: 'few', most: 3 });
    const figures = figuresOf({ turns, others });
    expect(figures).toMatchObject({ turns: 3, others: 0 });
    expect(figures.median).toBeLessThanOrEqual(6);
    // The control: more than that, and other plans than were meant, are faults.
    const few = { turns: 40, median: 4, ninth: 6, places: 2, others: 0 };
    const many = { ...few, median: 16, others: 3 };
    expect(faultsIn({ click: few, tap: few, key: few })).toEqual([]);
    expect(faultsIn({ click: many, tap: many, key: many })).toHaveLength(6);
  });
});
