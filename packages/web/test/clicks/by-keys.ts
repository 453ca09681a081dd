import { builtIn, type Place } from '@rowan/cards';
import type { Answer, DecisionOf, GameState, PlanAnswer } from '@rowan/rules';
import { optionsOf, planAdvice } from '@rowan/table';
import { view } from '@rowan/rules';
import { workersOf } from '../../src/model/capitol.ts';
import { partyText, placeName } from '../../src/model/labels.ts';
import { meepleName } from '../../src/model/meeples.ts';
import { shortestWay } from './crew-ways.ts';
import type { Hand } from './hand.ts';
import { marshalAt, orderFrom } from './marshal.ts';

/** Carries out what Marshal would do with the numbers of the list of all that can be done. */

interface Listed {
  readonly busy: boolean;
  readonly lines: readonly string[];
}

const read = (hand: Hand): Promise<Listed> =>
  hand.page.evaluate(() => ({
    busy: document.querySelector('[data-now]')?.getAttribute('aria-busy') !== 'false',
    lines: [...document.querySelectorAll<HTMLElement>('[data-now] [role=menuitem] span')].map(
      (line) => line.innerText,
    ),
  }));

async function press(hand: Hand, key: string): Promise<void> {
  hand.touches += 1;
  await hand.page.evaluate(
    (pressed) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
      ),
    key,
  );
}

const PATIENCE = 20_000;

/** Types the number of a line; Enter where a longer number would be possible. */
async function pick(hand: Hand, means: (line: string) => boolean, nth = 0): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += 20) {
    const { busy, lines } = await read(hand);
    const found = lines.flatMap((line, i) => (means(line) ? [i + 1] : []))[nth];
    if (!busy && found !== undefined) {
      for (const figure of String(found)) await press(hand, figure);
      if (found * 10 <= lines.length) await press(hand, 'Enter');
      await hand.page.waitForTimeout(40);
      return;
    }
    await hand.page.waitForTimeout(20);
  }
  const { lines } = await read(hand);
  throw new Error(`no such line: ${means.toString()} in ${lines.join(' | ')}`);
}

const begins = (words: string) => (line: string) => line.startsWith(words);

/** The list is opened once and stays. */
async function open(hand: Hand): Promise<void> {
  if (!(await hand.page.locator('[data-now]').count())) await press(hand, 'd');
  await hand.page.locator('[data-now]').waitFor();
}

async function develop(hand: Hand, state: GameState, answer: Answer): Promise<void> {
  if (answer.kind !== 'develop') return;
  const { offers } = optionsOf(builtIn, state);
  switch (answer.do) {
    case 'assign': {
      const { construct, levelUp } = answer;
      const build =
        construct && `Construct with ${partyText(workersOf({ construct, levelUp: null }))}`;
      const rise =
        levelUp &&
        `Level up the ${meepleName(levelUp.unit)}${levelUp.shaman ? ' with a Shaman' : ''}.`;
      return pick(hand, (line) => {
        const both = line.includes('; and: ');
        return (
          both === Boolean(build && rise) &&
          (!build || line.startsWith(build)) &&
          (!rise || line.includes(rise))
        );
      });
    }
    case 'construct': {
      const of = (tile: number) =>
        offers.flatMap((one) =>
          one.answer.kind === 'develop' && one.answer.do === 'construct' && one.answer.tile === tile
            ? [one.answer.place]
            : [],
        );
      await pick(hand, begins(`Build ${builtIn.tiles[answer.tile]!.name}.`));
      return pick(
        hand,
        (line) => !line.startsWith('Put the'),
        of(answer.tile).indexOf(answer.place),
      );
    }
    case 'levelUp':
      return pick(hand, (line) => / rises\./.test(line));
    case 'ability':
      return pick(hand, begins(`Use the ${meepleName(answer.unit)}`));
    case 'end':
      return pick(hand, begins('To the Main Phase'));
  }
}

async function send(hand: Hand, meeples: readonly number[], name: string): Promise<void> {
  for (const meeple of meeples) {
    await pick(hand, begins(`Choose a ${meepleName(meeple)} `));
    await pick(hand, begins(`${meepleName(meeple)} to ${name}.`));
  }
}

async function plan(hand: Hand, state: GameState, wanted: PlanAnswer): Promise<void> {
  const shown = view(state, 0);
  let now: PlanAnswer = { kind: 'plan', places: [] };
  for (const party of wanted.places) {
    const name = placeName(builtIn, shown, party.place);
    const { before, touches, after } = shortestWay(planAdvice, state, now, party);
    const all = party.units.flatMap((n, meeple) => Array.from({ length: n }, () => meeple));
    if (before.length > 0 || touches > 1) await send(hand, all, name);
    else {
      await pick(hand, begins(`${name}: `));
      await send(hand, after, name);
    }
    now = { ...now, places: [...now.places, party] };
  }
  if (wanted.recruit !== undefined) await pick(hand, begins('Peasant joins at'));
  if (wanted.forge) await pick(hand, begins('Strengthen the'));
  const end = wanted.places.length > 0 ? begins('Carry out the plan') : begins('Assign nobody');
  await pick(hand, end);
  await hand.page.waitForTimeout(60);
  if (wanted.places.length === 0 && (await read(hand)).lines.some(begins('Really assign nobody')))
    await pick(hand, begins('Really assign nobody'));
}

async function order(hand: Hand, state: GameState): Promise<void> {
  const { items } = state.decision as DecisionOf<'order'>;
  const wanted = orderFrom(state);
  if (wanted.every((item, i) => item === items[i])) return pick(hand, begins('In this order'));
  return pick(hand, (line) => !line.startsWith('In this order'), items.indexOf(wanted[0]!));
}

async function bag(hand: Hand, state: GameState, meeples: readonly number[]): Promise<void> {
  const { lodgings } = state.players[state.decision!.seat]!;
  for (const [meeple, n] of meeples.entries())
    for (let i = 0; i < n; i++)
      await pick(hand, begins(`${meepleName(meeple, lodgings[meeple])}: `));
  await pick(hand, (line) => /^(?:Put|Leave)/.test(line));
}

export async function answerByKeys(hand: Hand, state: GameState): Promise<Place> {
  await open(hand);
  const answer = marshalAt(state);
  const { offers } = optionsOf(builtIn, state);
  if (answer.kind === 'develop') await develop(hand, state, answer);
  else if (answer.kind === 'plan') await plan(hand, state, answer);
  else if (answer.kind === 'backToBag') await bag(hand, state, answer.meeples);
  else if (answer.kind === 'order') await order(hand, state);
  else {
    const nth = offers.findIndex((one) => JSON.stringify(one.answer) === JSON.stringify(answer));
    await pick(hand, () => true, nth);
  }
  return -1;
}
