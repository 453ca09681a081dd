import { describe, expect, it } from 'vitest';
import { builtIn } from '@rowan/cards';
import { determinize, keyFromSeed, playOf, sampleAnswer } from '@rowan/rules';
import {
  Table,
  fewestUnits,
  explain,
  loadTable,
  questProgress,
  optionsOf,
  type AskBot,
  type Save,
  type TableSetup,
} from '@rowan/table';

const below = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
};

const ask: AskBot = ({ view, seed }) => {
  const dice = below(seed);
  const state = determinize(builtIn, view, dice);
  return Promise.resolve(sampleAnswer(playOf(builtIn, state), dice));
};

const bot = { kind: 'bot', name: 'B', colour: 0, bot: 'random' } as const;
const person = { kind: 'person', name: 'A', colour: 1 } as const;

const setupOf = (seats: TableSetup['seats'], seed = 'table'): TableSetup => ({
  setup: {
    players: seats.length,
    towers: true,
    hiredHelp: [],
    advanced: false,
    key: keyFromSeed(seed),
  },
  seats,
});

async function playOut(table: Table, most = 2000): Promise<void> {
  for (let i = 0; i < most && (await table.playBot(ask)); i++);
}

describe('a table', () => {
  it('plays a game of bots to its end, and the save plays to the same state', async () => {
    const table = new Table(builtIn, setupOf([bot, bot, bot]));
    await playOut(table);
    expect(table.over).toBe(true);
    const again = loadTable(builtIn, JSON.parse(JSON.stringify(table.save())) as Save);
    expect(again.ok && again.value.state).toEqual(table.state);
  });

  it('stops for a person and gives a repeated command its first answer', async () => {
    const table = new Table(builtIn, setupOf([person, bot]));
    await playOut(table);
    expect(table.waitingFor).toBe(0);
    const { id } = table.state.decision!;
    const move = { seat: 0, decision: id, answer: { kind: 'plan', places: [] } } as const;
    const end = { seat: 0, decision: id, answer: { kind: 'develop', do: 'end' } } as const;
    const played = table.play(table.state.decision!.kind === 'plan' ? move : end, 'c1');
    const { length } = table.steps;
    expect(table.play(move, 'c1')).toBe(played);
    expect(table.steps.length).toBe(length);
  });

  it('takes moves back and plays them again, never behind a seal', async () => {
    const table = new Table(builtIn, setupOf([person, bot], 'undo'));
    await playOut(table);
    const before = table.state;
    const offer = optionsOf(builtIn, before).offers.find(({ seals }) => !seals)!;
    expect(offer).toBeDefined();
    table.play({ seat: 0, decision: before.decision!.id, answer: offer.answer });
    const after = table.state;
    expect(table.undo(0)).toBe(true);
    expect(table.state).toEqual(before);
    expect(table.undo(0)).toBe(false);
    table.redo(0);
    expect(table.state).toEqual(after);
  });

  it('branches at any move', async () => {
    const table = new Table(builtIn, setupOf([bot, bot]));
    await playOut(table, 10);
    const branch = loadTable(builtIn, table.branch(4));
    expect(branch.ok && branch.value.state).toEqual(table.steps[4]!.state);
  });

  it('finds the fewest Units for a place, and says what is legal', async () => {
    const table = new Table(builtIn, setupOf([person, person], 'fill'));
    const end = table.state.decision!;
    if (end.kind === 'develop')
      table.play({ seat: end.seat, decision: end.id, answer: { kind: 'develop', do: 'end' } });
    const { state } = table;
    const { targets } = optionsOf(builtIn, state);
    const places = new Set(targets.flat());
    expect(places.has(3)).toBe(true);
    const plan = fewestUnits(builtIn, state, { kind: 'plan', places: [] }, 3)!;
    expect(plan.places[0]!.units).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(explain(builtIn, state, plan).foresight).not.toBeNull();
  });
});

describe('progress of Quests', () => {
  it('counts what can be counted, and says what the engine says at the end', async () => {
    const table = new Table(builtIn, setupOf([bot, bot], 'progress'));
    await playOut(table, 60);
    for (const { state } of table.steps) {
      for (const seat of [0, 1]) {
        const progress = questProgress(builtIn, state, seat);
        expect(progress.every(({ have, need }) => have >= 0 && need >= 0)).toBe(true);
        expect(new Set(progress.map(({ quest }) => quest)).size).toBe(progress.length);
      }
    }
  });
});
