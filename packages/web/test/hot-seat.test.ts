import { beforeAll, describe, expect, it } from 'vitest';
import { change } from '../src/base/settings.ts';
import { shutPanels } from '../src/client/commands.ts';
import { forgetLooks } from '../src/client/inspector.ts';
import { hush } from '../src/client/narration.ts';
import { playHotSeat, viewOf, type Faults } from './hot-seat.ts';
import { dealtFor, seatsOf } from './persons.ts';

beforeAll(() => change({ speed: 'instant' }));

type Kinds = Parameters<typeof seatsOf>[0];
const P = 'person';
const B = 'bot';

describe('when the device changes hands', () => {
  it.each<[string, Kinds]>([
    ['two persons', [P, P]],
    ['three persons', [P, P, P]],
    ['four persons', [P, P, P, P]],
    ['two persons and two bots', [P, B, P, B]],
  ])('nothing of another’s hand is left on the page: %s', async (name, kinds) => {
    const played = dealtFor(seatsOf(kinds), name);
    const { leaks, ...figures } = await playHotSeat(played, kinds.length);
    console.log(name, JSON.stringify(figures));
    expect(leaks).toEqual([]);
    expect(figures.handOvers).toBeGreaterThan(20);
  });
});

/** Pages that hand the device over with something of the last person, or of the next, on them. */
const CARELESS: readonly [string, RegExp, Faults][] = [
  [
    'the chronicle as the last person saw it',
    /steps|chronicle/,
    {
      hear: (message, { steps, handTo }) =>
        message.kind === 'handed' || (message.kind === 'update' && handTo !== null)
          ? { ...message, steps: steps.slice(0, message.steps.length) }
          : message,
    },
  ],
  [
    'the next person’s view',
    /: view/,
    {
      hear: (message, _, truth) =>
        message.kind === 'handed' ? { ...message, view: viewOf(truth, message.seat) } : message,
    },
  ],
  ['what was read out', /narration/, { forget: () => (forgetLooks(), shutPanels()) }],
  ['what was looked at', /inspector/, { forget: () => (hush(), shutPanels()) }],
  ['what was looked up', /panels/, { forget: () => (hush(), forgetLooks()) }],
  [
    'drafts that name the hand they were made with',
    /drafts/,
    {
      dropsDrafts: false,
      lay: (draft, { view }) => ({ ...draft, hand: view!.seats[draft.seat]!.hand }),
    },
  ],
];

describe('it is noticed if there is left', () => {
  it.each(CARELESS)('%s', async (_, leak, faults) => {
    const played = dealtFor(seatsOf([P, P]), 'careless');
    const { leaks } = await playHotSeat(played, 7, faults, 12);
    expect(leaks.join('; ')).toMatch(leak);
  });
});
