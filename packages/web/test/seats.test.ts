import { afterEach, describe, expect, it } from 'vitest';
import type { Seat } from '@rowan/table';
import { BOT_LEVELS } from '@rowan/cards';
import { keyFromSeed } from '@rowan/rules';
import { YOU, botSeat, keyOf } from '../src/client/new-game.ts';
import { fullName, namesOf, titleOf } from '../src/model/seats.ts';
import { calledOf, seated, type Chair } from '../src/screens/setup/chairs.ts';
import { speak } from '../src/text/words.ts';

const person = (name = ''): Seat => ({ kind: 'person', name, colour: 0 });
const distinct = (names: readonly string[]): boolean => new Set(names).size === names.length;

afterEach(() => speak('en'));

describe('names at the table', () => {
  it('are all different, whatever bots sit there', () => {
    for (const a of BOT_LEVELS)
      for (const b of BOT_LEVELS)
        for (const c of BOT_LEVELS) {
          const seats = [YOU, botSeat(a, 1), botSeat(b, 2), botSeat(c, 3)];
          expect(namesOf(seats)).toSatisfy(distinct);
        }
    expect(distinct(['Hazel', 'Hazel'])).toBe(false);
  });

  it('leave a tree to the person who is called so', () => {
    const names = namesOf([person('Hazel'), botSeat('squire', 1), botSeat('squire', 2)]);
    expect(names[0]).toBe('Hazel');
    expect(names).toSatisfy(distinct);
  });

  it('of bots stay in every language, their titles and an unnamed person follow it', async () => {
    const seats = [YOU, botSeat('captain', 1)];
    const [you, name] = namesOf(seats);
    expect([you, titleOf(seats[1])]).toEqual(['You', 'Captain']);
    await speak('de');
    expect(namesOf(seats)).toEqual(['Du', name]);
    expect(fullName(seats, 1)).toBe(`${name}, Hauptmann`);
  });

  it('number persons who share a device and gave no name', () => {
    expect(namesOf([person(), person('Ada'), person()])).toEqual(['Player 1', 'Ada', 'Player 3']);
  });

  it('of games kept under the titles of bots are told apart too', () => {
    const squire = { ...botSeat('squire', 1), name: 'Squire' };
    const names = namesOf([person('You'), squire, squire]);
    expect(names[0]).toBe('You');
    expect(names).toSatisfy(distinct);
    expect(names).not.toContain('Squire');
  });
});

describe('setting up', () => {
  const chairs: readonly Chair[] = [
    { ...YOU, bot: 'squire' },
    { kind: 'nobody', name: '', colour: 1, bot: 'squire' },
    { ...botSeat('earl', 2), bot: 'earl' },
  ];

  it('shows what everybody will be called', () => {
    const [you, nobody, earl] = calledOf(chairs);
    expect([you, nobody]).toEqual(['You', '']);
    expect(earl).toBe(namesOf([YOU, botSeat('earl', 2)])[1]);
  });

  it('never leaves two chairs with one colour', () => {
    const next = seated(chairs, 0, { ...chairs[0]!, colour: 1 });
    expect(next.map(({ colour }) => colour)).toEqual([1, 0, 2]);
  });

  it('makes the same key of a seed as the engine, and another one of none', async () => {
    for (const seed of ['7', 'four at the table', 'Für Ännchen ♞'])
      expect(await keyOf(seed)).toBe(keyFromSeed(seed));
    expect(await keyOf('')).not.toBe(await keyOf(''));
  });
});
