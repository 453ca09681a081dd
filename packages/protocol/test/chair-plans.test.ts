import type { Progress } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { view } from '@rowan/rules';
import { planAdvice, presentEdition } from '@rowan/table';
import { describe, expect, test } from 'vitest';
import type { ChairInput } from '../src/chair-effects.ts';
import { hear, newChair } from '../src/chair.ts';
import { packed } from '../src/codec.ts';
import { END, House, Seated, openingLog } from './house.ts';

const text = (value: unknown): string => JSON.stringify(value);

describe('advice on plans', () => {
  test('is given at the moment that is shown as soon as somebody can give it', () => {
    const house = new House(openingLog('p'));
    house.sit('chair', [0]);
    const chair = newChair('table', 'chair', packed);
    const ask = (input: ChairInput): unknown[] => hear(chair, input);
    ask({ kind: 'edition', edition: presentEdition(builtIn) });
    for (const message of house.take('chair')) ask({ kind: 'heard', message });
    ask({ kind: 'asked', message: { kind: 'hint', request: 1 } });
    const progress: Progress = { iterations: 1, best: END, candidates: [] };
    const thought: ChairInput = { kind: 'thought', request: 1, progress };
    expect(() => ask(thought)).toThrow('nobody advises on plans yet');
    ask({ kind: 'plans', plans: planAdvice });
    expect(ask(thought)).toMatchObject([{ message: { kind: 'hinted', hint: { answer: END } } }]);
  });

  test('is waited for where a plan is asked for, and nothing that follows gets lost', () => {
    const house = new House(openingLog('p'));
    const driver = new Seated(house, [0], 'driver');
    const chair = newChair('table', 'chair', packed);
    const tellings = (input: ChairInput): unknown[] =>
      hear(chair, input).map((effect) =>
        effect.kind === 'tell' ? effect.message.kind : effect.kind,
      );
    house.sit('chair', [0]);
    tellings({ kind: 'edition', edition: presentEdition(builtIn) });
    for (const message of house.take('chair')) tellings({ kind: 'heard', message });
    driver.play(END);
    driver.ask({ kind: 'undo' });
    driver.pass();
    const heard = house.take('chair').map((message) => tellings({ kind: 'heard', message }));
    expect(heard.flat()).toEqual(['planner']);
    expect(tellings({ kind: 'plans', plans: planAdvice })).toEqual(['update', 'update']);
    expect(text(chair.advice?.view)).toBe(text(view(house.state, 0)));
  });

  test('is waited for by whoever looks behind the curtain', () => {
    const house = new House(openingLog('pp'));
    const driver = new Seated(house, [0, 1], 'driver');
    const chair = newChair('table', 'chair', packed);
    const ask = (input: ChairInput) =>
      hear(chair, input).map((effect) => ('message' in effect ? effect.message : effect));
    const kinds = (input: ChairInput): string[] => ask(input).map(({ kind }) => kind);
    house.sit('chair', [0, 1]);
    ask({ kind: 'edition', edition: presentEdition(builtIn) });
    for (const message of house.take('chair')) ask({ kind: 'heard', message });
    driver.ask({ kind: 'take' });
    driver.play(END);
    for (const message of house.take('chair')) ask({ kind: 'heard', message });
    expect(kinds({ kind: 'asked', message: { kind: 'take' } })).toEqual([]);
    expect(kinds({ kind: 'plans', plans: planAdvice })).toEqual(['handed', 'update']);
    expect(chair.advice?.view.decision?.kind).toBe('plan');
  });

  test('what is said while it is waited for speaks of what was shown', () => {
    const house = new House(openingLog('pp'));
    const driver = new Seated(house, [0, 1], 'driver');
    const chair = newChair('table', 'chair', packed);
    house.sit('chair', [0]);
    hear(chair, { kind: 'edition', edition: presentEdition(builtIn) });
    for (const message of house.take('chair')) hear(chair, { kind: 'heard', message });
    const before = chair.known!.seq;
    driver.ask({ kind: 'take' });
    driver.play(END);
    for (const message of house.take('chair')) hear(chair, { kind: 'heard', message });
    expect(hear(chair, { kind: 'asked', message: { kind: 'undo' } })).toMatchObject([
      { kind: 'say', message: { kind: 'undo', at: before } },
    ]);
  });
});
