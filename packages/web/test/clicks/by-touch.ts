import { DISTRICTS, builtIn, districtOf, heroOf, isCouncil, type Place } from '@rowan/cards';
import type { Answer, DecisionOf, DevelopAnswer, GameState, PlanAnswer } from '@rowan/rules';
import { optionsOf, planAdvice } from '@rowan/table';
import { workersOf } from '../../src/model/capitol.ts';
import { partyText } from '../../src/model/labels.ts';
import { codeOf, meepleName } from '../../src/model/meeples.ts';
import { costOf, shortestWay, type CrewWay } from './crew-ways.ts';
import { touch, type Hand } from './hand.ts';
import { after, marshalAt, orderFrom, planAhead } from './marshal.ts';

/** Carries out what Marshal would do by the shortest way that a mouse or a finger has. */

const MAIN = '[data-decision] [data-main]';
const TABLE = '[data-tabs] [data-tab=table]';

const touchPlace = (hand: Hand, place: Place): Promise<void> => {
  const there = `[data-place="${place}"] > button`;
  if (!hand.phone) return touch(hand, there);
  return isCouncil(place)
    ? touch(hand, there, '[data-tabs] [data-tab=rivals]')
    : touch(hand, there, `[data-focus=${DISTRICTS[districtOf(place)]!}]`);
};

async function choose(hand: Hand, meeples: readonly number[]): Promise<void> {
  for (const meeple of meeples) {
    const one = `[data-meeple="${codeOf(meeple)}"]`;
    await touch(
      hand,
      hand.phone ? one : `${one}:not([data-chosen])`,
      ...(hand.phone ? [TABLE] : []),
    );
  }
}

async function send(hand: Hand, place: Place, way: CrewWay, touched: boolean): Promise<void> {
  await choose(hand, way.before);
  for (let n = touched ? 1 : 0; n < way.touches; n++) {
    await touchPlace(hand, place);
    await hand.page.waitForTimeout(25);
  }
  if (way.after.length === 0) return;
  await choose(hand, way.after);
  await touchPlace(hand, place);
}

const NO_PLAN: PlanAnswer = { kind: 'plan', places: [] };

/** Sends everybody where the plan wants them; a place may have been touched already. */
async function lay(hand: Hand, state: GameState, wanted: PlanAnswer, done: Place): Promise<void> {
  let plan = NO_PLAN;
  const first = wanted.places.filter(({ place }) => place === done);
  const others = wanted.places.filter(({ place }) => place !== done);
  for (const party of [...first, ...others]) {
    const way = shortestWay(planAdvice, state, plan, party);
    await send(hand, party.place, way, party.place === done);
    plan = { ...plan, places: [...plan.places, party] };
  }
}

async function extras(hand: Hand, { recruit, forge }: PlanAnswer): Promise<void> {
  const [joins, forged] = ['[class*=extra]:has(img)', '[class*=extra]:has(svg)'];
  if (recruit !== undefined) await touch(hand, `[data-decision] ${joins}:not(:has(svg))`);
  if (forge) await touch(hand, `[data-decision] ${forged}`);
}

/** Whether the place can be touched before the Main Phase, and is served as it should be or nearly so. */
function beginsWith(state: GameState, plan: PlanAnswer): Place {
  const as = planAdvice.asIf!(builtIn, state, state.active);
  const ways = plan.places.map((party) => ({
    place: party.place,
    way: shortestWay(planAdvice, as, NO_PLAN, party),
  }));
  const free = ways.filter(({ way, place }) => way.before.length === 0 && !isCouncil(place));
  return free.toSorted((a, b) => costOf(a.way) - costOf(b.way))[0]?.place ?? -1;
}

async function carryOut(
  hand: Hand,
  state: GameState,
  plan: PlanAnswer,
  done: Place,
): Promise<void> {
  await lay(hand, state, plan, done);
  await extras(hand, plan);
  if (plan.places.length > 0) return touch(hand, MAIN, ...(hand.phone ? [TABLE] : []));
  const nobody = '[data-decision] button[class*=plain]';
  await touch(hand, nobody);
  await hand.page.waitForTimeout(60);
  if (await hand.page.getByText('Really assign nobody?').count()) await touch(hand, nobody);
}

/** Goes on to the Main Phase: by touching the first place of the plan that follows, or by the button. */
async function goOn(hand: Hand, state: GameState, plan: PlanAnswer | null): Promise<Place> {
  const place = plan ? beginsWith(state, plan) : -1;
  if (place >= 0) await touchPlace(hand, place);
  else await touch(hand, MAIN);
  return place;
}

type Assign = Extract<DevelopAnswer, { do: 'assign' }>;

async function sendUp(hand: Hand, { construct, levelUp }: Assign): Promise<void> {
  const chip = (words: string): string => `[data-decision] button[title="${words}"]`;
  if (levelUp) {
    const words = levelUp.shaman ? ' with a Shaman' : '';
    const card = `section[aria-label="Heroes"] li:nth-child(${heroOf(levelUp.unit) + 1}) > [data-rises]`;
    const chips = chip(`Level up the ${meepleName(levelUp.unit)}${words}`);
    await touch(hand, hand.phone || levelUp.shaman ? chips : card);
  }
  const lone = construct && construct.peasants + construct.shamans === 1;
  const units = construct && partyText(workersOf({ construct, levelUp: null }));
  if (construct && !lone) await touch(hand, chip(`Construct with ${units}`));
}

async function build(hand: Hand, tile: number, place: Place): Promise<void> {
  const market = hand.phone ? ['[data-tabs] [data-tab=market]'] : [];
  // A slot that seals is asked for with the tile chosen already.
  const chosen = await hand.page.locator(`[data-tile="${tile}"][data-chosen]`).count();
  if (chosen === 0) await touch(hand, `[data-tile="${tile}"]:not([data-chosen])`, ...market);
  await touchPlace(hand, place);
}

const RISE: Answer = { kind: 'develop', do: 'levelUp' };

/** Whether the page waits for somebody who could go along and build. */
const waits = (state: GameState, { levelUp }: Assign): boolean =>
  optionsOf(builtIn, state).offers.some(
    ({ answer }) =>
      answer.kind === 'develop' &&
      answer.do === 'assign' &&
      answer.construct !== null &&
      JSON.stringify(answer.levelUp) === JSON.stringify(levelUp),
  );

/** Where it leads if whoever is sent rises; a level may ask or bring something first. */
function risen(state: GameState, answer: Assign): PlanAnswer | null {
  const next = after(after(state, answer), RISE);
  const { seat } = state.decision!;
  if (next.decision?.seat !== seat) return null;
  if (next.decision.kind === 'develop') return planAhead(next);
  const plan = next.decision.kind === 'plan' ? marshalAt(next) : null;
  return plan?.kind === 'plan' ? plan : null;
}

async function assign(hand: Hand, state: GameState, answer: Assign): Promise<Place> {
  await sendUp(hand, answer);
  if (!answer.construct) return waits(state, answer) ? goOn(hand, state, risen(state, answer)) : -1;
  const building = marshalAt(after(state, answer));
  if (building.kind === 'develop' && building.do === 'construct')
    await build(hand, building.tile, building.place);
  else await touch(hand, MAIN);
  return -1;
}

/** One decision of the Development Phase; gives the place that was touched to end it. */
async function develop(hand: Hand, state: GameState, answer: DevelopAnswer): Promise<Place> {
  switch (answer.do) {
    case 'assign':
      return assign(hand, state, answer);
    case 'construct':
      await build(hand, answer.tile, answer.place);
      return -1;
    case 'levelUp':
      await touch(hand, '[data-decision] button[data-work=levelUp]');
      return -1;
    case 'ability':
      await touch(
        hand,
        hand.phone
          ? `[data-work=ability] [data-unit="${answer.unit}"]`
          : `[data-ability="${answer.unit}"]`,
      );
      return -1;
    case 'end':
      return goOn(hand, state, planAhead(state));
  }
}

const choice = (nth: number): string => `[role=group] li:nth-child(${nth + 1}) > button`;

async function bag(hand: Hand, state: GameState, meeples: readonly number[]): Promise<void> {
  const { lodgings } = state.players[state.decision!.seat]!;
  const kinds = lodgings.flatMap((n, meeple) => (n > 0 ? [meeple] : []));
  for (const [nth, meeple] of kinds.entries())
    for (let n = 0; n < meeples[meeple]!; n++) await touch(hand, choice(nth));
  await touch(hand, MAIN);
}

async function order(hand: Hand, state: GameState): Promise<void> {
  const { items } = state.decision as DecisionOf<'order'>;
  const wanted = orderFrom(state);
  const asShown = wanted.every((item, i) => item === items[i]);
  if (asShown) return touch(hand, MAIN);
  for (const item of wanted.slice(0, items.length - 1)) {
    if (!(await hand.page.locator('[role=group]').count())) return;
    await touch(hand, choice(items.indexOf(item)));
  }
}

/** One decision, as Marshal would answer it; gives the place of the plan that was touched ahead of it. */
export async function answerByTouch(hand: Hand, state: GameState, done: Place): Promise<Place> {
  const answer: Answer = marshalAt(state);
  switch (answer.kind) {
    case 'develop':
      return develop(hand, state, answer);
    case 'plan':
      await carryOut(hand, state, answer, done);
      return -1;
    case 'backToBag':
      await bag(hand, state, answer.meeples);
      return -1;
    case 'order':
      await order(hand, state);
      return -1;
    default: {
      const { offers } = optionsOf(builtIn, state);
      const nth = offers.findIndex((one) => JSON.stringify(one.answer) === JSON.stringify(answer));
      await touch(hand, choice(nth));
      return -1;
    }
  }
}
