import { builtIn, catalogueHash, type Catalogue } from '@rowan/cards';
import { shelf, shelfWith } from '@rowan/engines';
import { LARGEST_UNPACKED, LONGEST_LINK, PRESENT } from '@rowan/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deflated, inflated } from '../src/worker/letters.ts';
import { pack, unpack, type LinkFault } from '../src/worker/link.ts';
import { YOU, bot, historyAt, playedGame } from './saved.ts';

const { history, game } = playedGame([YOU, bot(1)], 'link', 30);
const { table: setup } = history;
const letters = await pack(history, 7);

type Fields = Record<string, unknown>;
const fields = JSON.parse((await inflated(letters, LARGEST_UNPACKED))!) as Fields;

const open = (packed: string) => unpack(packed, shelf);
const openChanged = async (changes: object) =>
  open(await deflated(JSON.stringify({ ...fields, ...changes })));
const faultOf = async (changes: object): Promise<LinkFault | null> => {
  const unpacked = await openChanged(changes);
  return unpacked.ok ? null : unpacked.fault;
};

describe('a link', () => {
  it('brings the same game with its pin and its cards', async () => {
    const unpacked = await open(letters);
    expect(unpacked).toMatchObject({
      ok: true,
      game: { setup: setup.setup, seats: setup.seats, pin: PRESENT, at: 7, over: false },
    });
    const { moves, catalogue } = (unpacked as Extract<typeof unpacked, { ok: true }>).game;
    expect(moves).toEqual(game.save.moves);
    expect(catalogue).toBe(builtIn);
  });

  it.each<[string, object, LinkFault]>([
    ['of rules with another number', { rules: 9 }, 'otherRules'],
    ['of a later version', { v: 3 }, 'otherRules'],
    ['with unknown cards', { catalogue: '0'.repeat(64) }, 'otherCards'],
    ['without its cards', { catalogue: undefined }, 'unreadable'],
    ['without its rules', { rules: null }, 'unreadable'],
    ['without a version', { v: undefined }, 'unreadable'],
    ['with another setup', { setup: { ...setup.setup, players: 5 } }, 'unreadable'],
    ['with too few seats', { seats: [YOU] }, 'unreadable'],
    ['with a long name', { seats: [YOU, { ...YOU, name: 'x'.repeat(41) }] }, 'unreadable'],
    ['with somebody else on a chair', { seats: [YOU, { ...YOU, kind: 'cat' }] }, 'unreadable'],
    ['with a colour out of range', { seats: [YOU, { ...YOU, colour: 10 }] }, 'unreadable'],
    ['without answers', { answers: {} }, 'unreadable'],
    ['with more answers than a game has', { answers: Array(20_001).fill(null) }, 'unreadable'],
    ['with an answer that is none', { answers: [null] }, 'refused'],
    ['of another deal', { setup: { ...setup.setup, key: '7'.repeat(64) } }, 'refused'],
    ['with another end', { hash: 'beef' }, 'differs'],
  ])('%s is refused', async (_, changes, fault) => {
    expect(await faultOf({})).toBeNull();
    expect(await faultOf({ seats: [YOU, { ...YOU, name: 'x'.repeat(40) }] })).toBeNull();
    expect(await faultOf(changes)).toBe(fault);
  });

  it('names the move that is refused', async () => {
    const answers = (fields['answers'] as unknown[]).with(4, { kind: 'plan', places: 7 });
    expect(await openChanged({ answers })).toEqual({ ok: false, fault: 'refused', move: 5 });
  });

  it('brings nothing but what a game has', async () => {
    const more = (value: unknown): object => ({ ...(value as object), more: 'x'.repeat(1000) });
    const unpacked = await openChanged({
      more: 1,
      setup: more(setup.setup),
      seats: setup.seats.map(more),
      answers: (fields['answers'] as unknown[]).map(more),
    });
    expect(unpacked).toEqual(await open(letters));
  });

  it('opens at its end where it was shared nowhere', async () => {
    for (const at of [-3, 1e9, 0.5, 'x'])
      expect(await openChanged({ at })).toMatchObject({ game: { at: at === -3 ? 0 : 30 } });
  });

  it('is of no other cards than those of its game', async () => {
    const [first, ...others] = builtIn.monsters;
    const monsters = [{ ...first!, strength: first!.strength + 1 }, ...others];
    const later: Catalogue = { ...builtIn, monsters };
    const other = await pack(historyAt({ ...game.save, moves: [] }, { catalogue: later }), 0);
    expect(await open(other)).toMatchObject({ fault: 'otherCards' });
    const from = shelfWith((hash) => Promise.resolve(hash === catalogueHash(later) ? later : null));
    const found = await unpack(other, from);
    expect(found).toMatchObject({ ok: true, game: { catalogue: later } });
  });
});

describe('letters', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('that are too many to be one of ours are refused unread', async () => {
    const unreadable = { ok: false, fault: 'unreadable', move: 0 };
    expect(await open(letters.padEnd(LONGEST_LINK + 1, letters))).toEqual(unreadable);
    for (const none of ['', 'x', '!!', letters.slice(0, 100)])
      expect(await open(none)).toEqual(unreadable);
  });

  it('that grow beyond measure are not read further', async () => {
    let grown = 0;
    const RealStream = DecompressionStream;
    class CountingStream {
      readonly writable: WritableStream<BufferSource>;
      readonly readable: ReadableStream<Uint8Array>;
      constructor(format: CompressionFormat) {
        const counter = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            grown += chunk.length;
            controller.enqueue(chunk);
          },
        });
        const { writable, readable } = new RealStream(format);
        this.writable = writable;
        this.readable = readable.pipeThrough(counter);
      }
    }
    vi.stubGlobal('DecompressionStream', CountingStream);
    const bomb = await deflated(JSON.stringify({ v: 2, seats: 'x'.repeat(45_000_000) }));
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(await open(bomb)).toMatchObject({ fault: 'unreadable' });
    expect(grown).toBeGreaterThan(LARGEST_UNPACKED);
    expect(grown).toBeLessThan(2 * LARGEST_UNPACKED);
    grown = 0;
    expect(await inflated(bomb, Infinity)).not.toBeNull();
    expect(grown).toBeGreaterThan(45_000_000);
  });
});
