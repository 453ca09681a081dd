import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@rowan/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixturesOf, textOf as textIn } from '@rowan/testkit/fixtures';
import { matchOf } from '../src/game-options.ts';
import { gameKey, playOut } from '../src/simulate.ts';
import { rowan, type Ran } from './rowan.ts';
import { KINDS_OF_GAME, textOf, transcriptOf, type Transcript } from './transcripts.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'rowan-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function replay(text: string, ...args: readonly string[]): Promise<Ran> {
  const file = join(folder, 'game.jsonl');
  writeFileSync(file, text);
  return rowan('replay', file, ...args);
}

const game = transcriptOf({ players: 2, towers: true, seed: 'replay' });
const lines = textOf(game).trimEnd().split('\n');

describe('rowan record', { timeout: 60_000 }, () => {
  test('prints the transcript as JSON lines', async () => {
    const { status, out } = await rowan('record', '--towers', '--seed', 'replay');
    expect(status).toBe(0);
    expect(out).toBe(textOf(game));
  });

  test('plays the game that simulate played', () => {
    const played = playOut(matchOf({ players: 3, seed: 's' }), gameKey('s', 7));
    expect(transcriptOf({ players: 3, seed: 's/7' }).end.hash).toBe(hash(played));
  });

  test('has the decks as they lay before the deal', () => {
    const { decks, events, catalogue } = game.setup;
    const dealt = events.flatMap((event) =>
      event.kind === 'monsterArrived' ? [event.monster] : [],
    );
    expect(decks.monsters.slice(-6).reverse()).toEqual(dealt);
    expect(decks.monsters.filter((card) => card === -1)).toHaveLength(3);
    expect([...decks.quests].sort((a, b) => a - b)).toEqual([...catalogue.quests.keys()]);
    expect([...decks.tiles].sort((a, b) => a - b)).toEqual([...catalogue.tiles.keys()]);
    expect(decks.towers.flat().sort((a, b) => a - b)).toEqual([...catalogue.rooms.keys()]);
  });
});

describe('rowan replay', { timeout: 60_000 }, () => {
  test.each(KINDS_OF_GAME)('confirms %s', async (_, options) => {
    const { moves, ...rest } = transcriptOf({ ...options, seed: 'confirm' });
    const { status, out, err } = await replay(textOf({ moves, ...rest }), '--quiet');
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).toContain(`${moves.length} moves and`);
  });

  test('takes a game that is not over, up to its stop', async () => {
    const moves = game.moves.slice(0, 9);
    const { hash: last, events } = moves.at(-1)!;
    const vp = [game.setup.events, ...moves.map((move) => move.events)]
      .flat()
      .reduce(
        (totals, event) =>
          event.kind === 'vpChanged' ? totals.with(event.seat, event.total) : totals,
        [0, 0],
      );
    expect(events.at(-1)?.kind).not.toBe('gameEnded');
    const stop = { type: 'stop', moves: 9, totals: vp, hash: last };
    const text = [game.setup, ...moves, stop].map((line) => JSON.stringify(line)).join('\n');
    expect((await replay(text, '-q')).out).toContain('9 moves and');
    const early = text.replace('"moves":9', '"moves":8');
    expect((await replay(early, '-q')).err).toContain('line 11: moves: 8 stands here');
  });

  test('takes format 1 as rules number 0', async () => {
    const text = textIn(fixturesOf('transcripts')[0]!);
    const [first] = text.split('\n');
    expect(JSON.parse(first!)).toMatchObject({ format: 1 });
    expect(first).not.toContain('"rules"');
    expect((await replay(text, '-q')).status).toBe(0);
  });

  test('passes over what is no part of an answer', async () => {
    const { answer } = game.moves[0]!;
    expect((await replay(withMove(1, { answer: { ...answer, mood: 'good' } }), '-q')).err).toBe('');
  });

  test('takes a file with line ends of Windows', async () => {
    expect((await replay(`${lines.join('\r\n')}\r\n`, '-q')).status).toBe(0);
  });
});

/** The transcript with one line replaced. */
const withLine = (index: number, text: string): string => lines.with(index, text).join('\n');

const withSetup = (changes: object): string =>
  textOf({ ...game, setup: { ...game.setup, ...changes } });

const withMove = (n: number, changes: object): string =>
  textOf({ ...game, moves: game.moves.with(n - 1, { ...game.moves[n - 1]!, ...changes }) });

const withEnd = (changes: object): string => textOf({ ...game, end: { ...game.end, ...changes } });

const without = (index: number): string => lines.toSpliced(index, 1).join('\n');

const drawing = game.moves.findIndex(({ events }) => events.some(({ kind }) => kind === 'drew'));
const wrongRoll = (): Transcript['moves'][number]['events'] =>
  game.moves[drawing]!.events.map((event) =>
    event.kind === 'drew' ? { ...event, roll: event.roll + 1 } : event,
  );

const PLAN_OF_NOTHING = { kind: 'plan', places: [] };
const last = lines.length;

describe('rowan replay refuses', { timeout: 60_000 }, () => {
  test.each<[string, string, string[]]>([
    ['an empty file', '', ['line 1: no JSON']],
    ['a file of something else', '[]', ['line 1: no JSON object']],
    ['a missing setup', without(0), ['line 1: expected a setup line']],
    ['another format', withSetup({ format: 3 }), ['line 1: expected a setup line', '"format": 2']],
    ['other rules', withSetup({ rules: 9 }), ['line 1: rules: number 9 is not known']],
    ['no rules', withSetup({ rules: undefined }), ['line 1: rules: number nothing']],
    ['a game of these rules in format 1', withSetup({ format: 1 }), ['line 1: ', 'stands here']],
    ['malformed JSON', withLine(4, '{"type":'), ['line 5: no JSON']],
    ['an empty line', withLine(4, ''), ['line 5: no JSON']],
    ['a missing move', without(4), ['line 5: the move is not legal: staleDecision (rule T0)']],
    ['a missing end', without(last - 1), [`line ${last}: the file ends here`, 'the end line']],
    ['a cut game', lines.slice(0, 9).join('\n'), ['line 10: the file ends here', 'move 9, seat']],
    ['an extra line', `${textOf(game)}{}`, [`line ${last + 1}: nothing may follow`]],
    ['an early end', lines.with(4, lines.at(-1)!).join('\n'), ['line 5: a line of type "end"']],
    ['a wrong catalogue hash', withSetup({ catalogueHash: 'beef' }), ['line 1: catalogueHash']],
    ['a broken catalogue', withSetup({ catalogue: {} }), ['line 1: catalogue']],
    ['too few seats', withSetup({ seats: ['random'] }), ['line 1: seats: expected 2 names']],
    ['a long name', withSetup({ seats: ['a', 'b'.repeat(41)] }), ['at most 40 letters']],
    [
      'another setup',
      withSetup({ setup: { ...game.setup.setup, players: 9 } }),
      ['line 1: setup: players'],
    ],
    [
      'another key',
      withSetup({ setup: { ...game.setup.setup, key: '0'.repeat(64) } }),
      ['line 1: decks.monsters['],
    ],
    ['a wrong hash', withMove(3, { hash: 'beef' }), ['line 4: hash: "beef" stands here']],
    ['an extra field', withMove(3, { remark: 'nice' }), ['line 4: remark', 'gives nothing']],
    ['another number', withMove(3, { n: 4 }), ['line 4: n: 4 stands here, the game gives 3']],
    ['another seat', withMove(3, { seat: 3 }), ['line 4:', 'notYourDecision (rule T0)']],
    [
      'an answer of another kind',
      withMove(1, { answer: PLAN_OF_NOTHING }),
      ['line 2: the move is not legal: notAsked (rule T0)'],
    ],
    ['an answer that is none', withMove(2, { answer: 7 }), ['line 3: the move is not legal']],
    ['a missing event', withMove(drawing + 1, { events: [] }), [`line ${drawing + 2}: events[0]`]],
    [
      'another draw',
      withMove(drawing + 1, { events: wrongRoll() }),
      [`line ${drawing + 2}: events[`, '.roll: '],
    ],
    ['other totals', withEnd({ totals: [99, 0] }), [`line ${last}: totals[0]: 99 stands here`]],
    ['another winner', withEnd({ winners: [0, 1] }), [`line ${last}: winners`]],
  ])('%s', async (_, text, messages) => {
    const { status, err } = await replay(text);
    expect(status).toBe(1);
    for (const message of messages) expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('a file that is not there', async () => {
    const { status, err } = await rowan('replay', join(folder, 'none.jsonl'));
    expect(status).toBe(2);
    expect(err).toContain('cannot read');
  });
});
