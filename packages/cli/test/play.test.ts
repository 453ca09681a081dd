import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_INK } from '../src/ink.ts';
import { newTable, type NewGame } from '../src/play/new-game.ts';
import { readSave } from '../src/play/save-file.ts';
import { Session, type Think } from '../src/play/session.ts';
import { rowan } from './rowan.ts';

let folder: string;
let file: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'rowan-play-'))));
beforeEach(() => void (file = join(folder, `${Math.random()}.json`)));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bots think right here. */
const think: Think = (question) => {
  const budget = { iterations: 20 };
  const answer = botOf(question.bot).answer({ ...question, catalogue: builtIn, budget });
  return Promise.resolve({ answer, progress: null });
};

type Typist = (asked: number) => string | null;

interface Sitting {
  readonly finished: boolean;
  readonly lines: readonly string[];
  readonly text: string;
}

async function sit(table: ReturnType<typeof newTable>, type: Typist): Promise<Sitting> {
  const lines: string[] = [];
  let asked = 0;
  const terminal = {
    print: (line: string) => void lines.push(...line.split('\n')),
    ask: (prompt: string) => {
      const line = type(asked++);
      lines.push(prompt + (line ?? ''));
      return Promise.resolve(line);
    },
    close: () => {},
  };
  const session = new Session({
    table,
    seat: 0,
    file,
    ink: NO_INK,
    terminal,
    think,
    budget: { iterations: 20 },
    hintBot: 'greedy',
  });
  const finished = await session.run();
  return { finished, lines, text: lines.join('\n') };
}

const script =
  (...lines: readonly string[]): Typist =>
  (i) =>
    lines[i] ?? null;

const solo: NewGame = { opponents: ['guard'], seed: 'solo' };

describe('a whole game in the terminal', () => {
  test('by always taking the first option', async () => {
    const { finished, text, lines } = await sit(newTable(solo), () => '1');
    expect(finished).toBe(true);
    expect(text).toContain('Final scores');
    expect(text).toMatch(/wins\.$/);
    const board = lines.filter((line) =>
      /^(━|Castle|Villages|Cathedral|University| {12})/.test(line),
    );
    expect(board.length).toBeGreaterThan(50);
    expect(Math.max(...board.map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(existsSync(file)).toBe(false);
  }, 60_000);

  test('by following every hint', async () => {
    const { finished, text } = await sit(newTable(solo), (i) => (i % 2 === 0 ? 'h' : 'y'));
    expect(finished).toBe(true);
    expect(text).toContain('greedy would:');
  }, 60_000);

  test('against bots, whose Quests stay hidden', async () => {
    const table = newTable({ opponents: ['random', 'random'], seed: 'three' });
    const { finished, text } = await sit(table, () => '1');
    expect(finished).toBe(true);
    expect(text).toContain('Seat 3 draws the Quests a Quest, a Quest');
  }, 60_000);
});

describe('in the Main Phase', () => {
  const main = (...lines: readonly string[]) => sit(newTable(solo), script('1', ...lines));

  test('a plan is explained, and confirmed with y', async () => {
    const { text } = await main('u.2=PP', 'y');
    expect(text).toMatch(/university\.2: CV 2 against \d+ = 2×1 P/);
    expect(text).toMatch(/left in the Tavern/);
  });

  test('why a plan is refused is said in words, with the paragraph of the rules', async () => {
    const { text } = await main('castle.1=KKKK');
    expect(text).toMatch(/Refused: 4 K are assigned, and the Tavern has 0 \(T5, The plan\)\./);
    expect(text).toContain('From the Tavern, the player distributes Units');
  });

  test('a place that lacks Units says which', async () => {
    const { text } = await main('cas.start=P');
    expect(text).toContain('castle.start: needs P, P');
  });

  test.each([
    ['foo.1=P', 'is no district'],
    ['ca.1=P', 'could be two'],
    ['castle.4=P', 'is no place'],
    ['castle.1=Z', 'are no meeples'],
    ['castle.1=P x', 'is no part of a plan'],
    ['y', 'nothing to confirm'],
    ['99', 'allowed are 1 to'],
    ['dance', 'is nothing I know'],
    ['i zzz', 'No card is called like'],
    ['i levy st', 'Levy Station: '],
    ['? M1', 'M1 Enough strength.'],
    ['? Z9', 'no paragraph Z9'],
    ['?', 'a hint'],
  ])('%j is answered with %j', async (line, said) => {
    const { text } = await main(line);
    expect(text).toContain(said);
  });
});

describe('taking back', () => {
  test('goes up to the seal, and says so', async () => {
    const { text } = await sit(newTable(solo), script('u', '1', 'u', 'u', '1', '-', 'y', 'u'));
    expect(text).toContain('Nothing to take back: you have not answered anything yet.');
    expect(text).toContain('Taken back; the seal is right before this.');
    expect(text).toContain('(1 to undo) > ');
    expect(text).toContain('Nothing to take back: the last answer revealed something');
  });
});

describe('leaving and coming back', () => {
  test('the game goes on where it stood', async () => {
    const table = newTable({ opponents: ['random'], seed: 'leave' });
    const { text } = await sit(table, script('1', '1', '1', 'q'));
    expect(text).toContain(`Saved in ${file}`);
    const again = readSave(file, builtIn);
    expect(again.state).toEqual(table.state);
    expect(again.setup).toMatchObject({ seats: [{ kind: 'person' }, { bot: 'random' }] });
    const { finished } = await sit(again, () => '1');
    expect(finished).toBe(true);
  }, 60_000);

  test.each([
    ['{', 'is no saved game'],
    ['{}', 'setup, seats or moves are missing'],
  ])('a file with %j is refused', async (content, message) => {
    writeFileSync(file, content);
    const { status, err } = await rowan('play', '--resume', '--save', file);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });

  test('a save with a move against the rules is refused', async () => {
    const { table } = JSON.parse(JSON.stringify({ table: newTable(solo).save().table })) as {
      table: unknown;
    };
    await sit(newTable(solo), script('1', 'q'));
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { catalogue: string; save: object };
    const moves = [{ seat: 0, decision: 0, answer: { kind: 'plan', places: [] } }];
    writeFileSync(file, JSON.stringify({ ...saved, save: { format: 1, table, moves } }));
    expect(() => readSave(file, builtIn)).toThrow('a move breaks rule');
    writeFileSync(file, JSON.stringify({ ...saved, catalogue: 'other' }));
    expect(() => readSave(file, builtIn)).toThrow('other cards');
  });
});

describe('a mistake in the options of rowan play', () => {
  test.each([
    [['--opponents', 'genius'], 'no player is called "genius"'],
    [['--opponents', 'guard,random'], 'guard alone'],
    [['--opponents', 'random,random,random,random'], 'one to three'],
    [['--opponents', 'random,random', '--players', '4'], 'takes 3 opponents'],
    [['--opponents', 'guard', '--players', '2'], 'takes 1 opponents'],
    [['--players', '5'], 'from 1 to 4'],
    [['--resume', '--save', '/no/such/file'], 'cannot read /no/such/file'],
  ])('%j ends with exit code 2 and says what is allowed', async (args, message) => {
    const { status, err } = await rowan('play', ...args);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});

test('a game can be piped in, with hints from a worker thread', () => {
  const launcher = fileURLToPath(new URL('../bin/rowan.js', import.meta.url));
  const args = ['play', '--opponents', 'guard', '--seed', 'pipe', '--save', file];
  const options = { input: 'h\ny\nq\n', encoding: 'utf8', timeout: 60_000 } as const;
  const { stdout, status } = spawnSync(process.execPath, [launcher, ...args], options);
  expect(status).toBe(0);
  expect(stdout).toContain('earl would:');
  expect(stdout).toContain(`Saved in ${file}`);
}, 90_000);
