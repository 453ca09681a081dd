import { shelfWith } from '@rowan/engines';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtIn, catalogueHash, type Catalogue } from '@rowan/cards';
import { editionOf, libraryOf } from '@rowan/cards/editions';
import { PRESENT, UNPINNED, standingMoves, openingOf, type Row } from '@rowan/table';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shelfFrom } from '../src/game-options.ts';
import { newTable, type NewGame } from '../src/play/new-game.ts';
import { rowan } from './rowan.ts';
import { begin, opened, script, sitDown, stateIn, type Sitting, type Typist } from './sitting.ts';

let folder: string;
let file: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'rowan-play-'))));
beforeEach(() => void (file = join(folder, `${Math.random()}.json`)));
afterAll(() => rmSync(folder, { recursive: true }));

/** Begins a game and sits down at it. */
async function sit(game: NewGame, type: Typist): Promise<Sitting> {
  await begin(file, game);
  return sitDown({ file, shelf: shelfFrom(game.catalogue) }, type);
}

const solo: NewGame = { opponents: ['guard'], seed: 'solo' };

describe('a whole game in the terminal', () => {
  test('by always taking the first option', async () => {
    const { finished, text, lines } = await sit(solo, () => '1');
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
    const { finished, text } = await sit(solo, (i) => (i % 2 === 0 ? 'h' : 'y'));
    expect(finished).toBe(true);
    expect(text).toContain('The coach would:');
    expect(text).toMatch(/chance of winning \d+ % \(\d+ to \d+\)/);
    expect(text).toMatch(/at the end [+-]?\d+ \([+-]?\d+ to [+-]?\d+\)/);
  }, 60_000);

  test('against bots, whose Quests stay hidden', async () => {
    const game = { opponents: ['random', 'random'], seed: 'three' };
    const { finished, text } = await sit(game, () => '1');
    expect(finished).toBe(true);
    expect(text).toContain('Seat 3 draws the Quests a Quest, a Quest');
  }, 60_000);
});

describe('in the Main Phase', () => {
  const main = (...lines: readonly string[]) => sit(solo, script('1', ...lines));

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
    const { text } = await sit(solo, script('u', '1', 'u', 'u', '1', '-', 'y', 'u'));
    expect(text).toContain('Nothing to take back: you have not answered anything yet.');
    expect(text).toContain('Taken back; the seal is right before this.');
    expect(text).toContain('(1 to undo) > ');
    expect(text).toContain('Nothing to take back: the last answer revealed something');
  });
});

describe('leaving and coming back', () => {
  /** The board as it was shown last. */
  const boardIn = ({ lines }: Sitting): readonly string[] => {
    const from = lines.findLastIndex((line) => line.startsWith('━'));
    return lines.slice(from, lines.indexOf('', lines.indexOf('', from) + 1));
  };

  test('the game goes on where it stood', async () => {
    const left = await sit(
      { opponents: ['random'], seed: 'leave' },
      script('1', '1', '1', 'b', 'q'),
    );
    expect(left.text).toContain(`Saved in ${file}; rowan play --resume goes on`);
    const again = await sitDown({ file }, script('q'), true);
    expect(again.text).toContain(`${file}: the game goes on after`);
    expect(boardIn(again)).toEqual(boardIn(left));
    expect(again.text).toMatch(/against random \(Seat 2\)/);
    const { finished } = await sitDown({ file }, () => '1', true);
    expect(finished).toBe(true);
  }, 60_000);

  test.each([
    ['{', 'is no saved game'],
    ['{}', 'setup, seats or moves are missing'],
    ['{"rows":[7]}', 'row 0 cannot be read'],
  ])('a file with %j is refused', async (content, message) => {
    writeFileSync(file, content);
    const { status, err } = await rowan('play', '--resume', '--save', file);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });

  interface Saved {
    readonly rules: number;
    readonly rows: readonly Row[];
  }
  const savedIn = (): Saved => JSON.parse(readFileSync(file, 'utf8')) as Saved;
  const write = (saved: object): void => writeFileSync(file, JSON.stringify(saved));

  test('a save with a move against the rules is refused', async () => {
    await sit(solo, script('1', 'q'));
    const saved = savedIn();
    const [opened_, dealt, moved] = saved.rows as [Row, Row, Row];
    const wrong = { seat: 0, decision: 0, answer: { kind: 'plan', places: [] } };
    write({ ...saved, rows: [opened_, dealt, { ...moved, said: { kind: 'moved', move: wrong } }] });
    await expect(opened({ file })).rejects.toThrow('a move breaks rule');
    write({ ...saved, rows: [opened_, dealt, { ...moved, seq: 3 }] });
    await expect(opened({ file })).rejects.toThrow('row 2 is missing');
    const pin = { ...PRESENT, catalogue: '7'.repeat(64) };
    write({ ...saved, rows: [{ ...opened_, said: { ...opened_.said, pin } }, dealt, moved] });
    await expect(opened({ file })).rejects.toThrow('other cards');
  });

  test('a save pins its rules and cards', async () => {
    await sit(solo, script('1', 'q'));
    const saved = savedIn();
    expect(saved).toMatchObject(PRESENT);
    expect(openingOf(saved.rows)!.pin).toEqual(PRESENT);
    write({ ...saved, rules: PRESENT.rules + 1 });
    const { status, err } = await rowan('play', '--resume', '--save', file);
    expect(status).toBe(2);
    expect(err).toContain(`rules number ${PRESENT.rules + 1}, which this version does not know`);
  });

  test('a save with other cards goes on with them alone', async () => {
    const other: Catalogue = { ...builtIn, name: 'Hornbeam' };
    const cards = join(folder, 'hornbeam.json');
    writeFileSync(cards, JSON.stringify(other));
    await sit({ ...solo, catalogue: cards }, script('1', 'q'));
    await expect(opened({ file })).rejects.toThrow('other cards');
    expect((await stateIn(file, shelfFrom(cards))).catalogue).toBe(catalogueHash(other));
    // A version that has them among its earlier ones asks for no file.
    const editions = new Map([
      [editionOf(catalogueHash(other)), () => Promise.resolve({ default: other })],
    ]);
    const shelf = shelfWith(libraryOf(builtIn, editions));
    expect((await sitDown({ file, shelf }, () => '1', true)).finished).toBe(true);
    await sit(solo, script('1', 'q'));
    await expect(opened({ file, shelf: shelfFrom(cards) })).rejects.toThrow('other cards');
  }, 60_000);
});

describe('a save of an earlier version', () => {
  const { setup, seats } = newTable(solo);
  const move = { seat: 0, decision: 0, answer: { kind: 'develop', do: 'end' } } as const;
  const save = { format: 1, table: { setup, seats }, moves: [move] };

  test.each([
    ['with its rules', PRESENT, PRESENT],
    ['before games said by which rules', UNPINNED, { catalogue: UNPINNED.catalogue }],
  ])('%s goes on, and is a log from then on', async (_, pin, said) => {
    writeFileSync(file, JSON.stringify({ rowan: 'play', ...said, save }));
    expect((await stateIn(file)).decisions).toBe(1);
    const { text } = await sitDown({ file }, script('u', '1', 'q'), true);
    expect(text).toContain('the game goes on after 1 moves');
    expect(text).toContain('Taken back');
    const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: Row[] };
    expect(rows.map(({ said }) => said.kind)).toEqual([
      'opened',
      'dealt',
      'moved',
      'undone',
      'moved',
    ]);
    expect(openingOf(rows)).toMatchObject({ pin, brought: { moves: 1 } });
  });

  test('brings nothing but what a game has', async () => {
    const more = { ...move, mood: 'good', answer: { ...move.answer, mood: 'good' } };
    const moody = { ...save, moves: [more] };
    writeFileSync(file, JSON.stringify({ rowan: 'play', ...PRESENT, save: moody }));
    await sitDown({ file }, script('-', 'y', 'q'), true);
    const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: Row[] };
    expect(standingMoves(rows)[0]).toEqual(move);
  });

  test('with a move against the rules, or cards that are unknown, is refused', async () => {
    const wrong = { ...move, answer: { kind: 'plan', places: [] } };
    const bad = { ...save, moves: [wrong] };
    writeFileSync(file, JSON.stringify({ rowan: 'play', ...PRESENT, save: bad }));
    await expect(opened({ file })).rejects.toThrow('a move breaks rule');
    writeFileSync(file, JSON.stringify({ rowan: 'play', catalogue: 'other', save }));
    await expect(opened({ file })).rejects.toThrow('other cards');
  });
});

describe('a mistake in the options of rowan play', () => {
  test.each([
    [['--opponents', 'genius'], 'no bot is called "genius"'],
    [['--opponents', 'earl@200'], 'no bot is called "earl@200"'],
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
  expect(stdout).toContain('The coach would:');
  expect(stdout).toContain(`Saved in ${file}`);
}, 90_000);
