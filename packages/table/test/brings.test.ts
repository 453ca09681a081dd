import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { keyFromSeed, view, type Answer, type GameEvent, type GameState } from '@rowan/rules';
import { describe, expect, it } from 'vitest';
import { botSeed, bringsOf, type Brings, type Seat, type Step } from '@rowan/table';
import { played } from './played.ts';

const bot = (name: string, colour: number): Seat => ({ kind: 'bot', name, colour, bot: 'greedy' });
const key = keyFromSeed('brings');
const setup = { players: 2, towers: true, hiredHelp: [], advanced: false, key };

function greedily(state: GameState): Answer {
  const { seat, id } = state.decision!;
  const seed = botSeed(key, seat, id);
  const budget = { iterations: 1 };
  return botOf('greedy').answer({ catalogue: builtIn, view: view(state, seat), seed, budget });
}

const { steps } = played({ setup, seats: [bot('Ash', 0), bot('Birch', 1)] }, greedily);

/** All that happened from a step to the end of its turn. */
function restOfTurn(at: number): GameEvent[] {
  const events = steps.slice(at).flatMap((step) => step.events);
  const end = events.findIndex(({ kind }) => kind === 'turnEnded');
  return end < 0 ? events : events.slice(0, end);
}

const moves = steps.flatMap((step: Step, at) => {
  const before = steps[at - 1]?.state;
  return step.move && before
    ? [{ at, before, answer: step.move.answer, seat: step.move.seat }]
    : [];
});
const brings = ({ before, answer }: (typeof moves)[number]): Brings =>
  bringsOf(builtIn, before, answer);

const byNumber = (a: number, b: number): number => a - b;

describe('what an answer brings', () => {
  it('of a plan is what happens: Monsters fall, Quests are completed', () => {
    const plans = moves.filter(({ answer }) => answer.kind === 'plan');
    expect(plans.some((plan) => brings(plan).defeats.length > 0)).toBe(true);
    expect(plans.some((plan) => brings(plan).quests.length > 0)).toBe(true);
    for (const plan of plans) {
      const events = restOfTurn(plan.at);
      const fallen = events.flatMap((event) => (event.kind === 'defeated' ? [event.place] : []));
      expect(fallen.toSorted(byNumber)).toEqual(brings(plan).defeats.toSorted(byNumber));
      const done = events.flatMap((event) =>
        event.kind === 'questCompleted' ? [event.quest] : [],
      );
      expect(done).toEqual(expect.arrayContaining([...brings(plan).quests]));
    }
  });

  it('of the Development Phase is who rises', () => {
    const rises = steps.flatMap(({ events }, at) =>
      events.flatMap((event) => (event.kind === 'levelledUp' ? [{ at, unit: event.unit }] : [])),
    );
    expect(rises.length).toBeGreaterThan(0);
    for (const { at, unit } of rises)
      expect(bringsOf(builtIn, steps[at - 1]!.state, steps[at]!.move!.answer).levelUp).toBe(unit);
  });
});
