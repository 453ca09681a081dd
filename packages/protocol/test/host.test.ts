import { hash, type Answer } from '@rowan/rules';
import { openingOf, standingMoves, type Row } from '@rowan/table';
import { luckOf } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import type { ChairMessage } from '../src/chair-messages.ts';
import type { HostMessage } from '../src/wire.ts';
import { END, House, firstLegal, followed, moveTo, openingLog, sampled } from './house.ts';

const undo = (command: number, at: number): ChairMessage => ({ kind: 'undo', command, at });
const redo = (command: number, at: number): ChairMessage => ({ kind: 'redo', command, at });

/** What became of a command, without what else was told. */
const answersTo = (messages: readonly HostMessage[]): HostMessage[] =>
  messages.filter(({ kind }) => kind === 'acked' || kind === 'rejected');

const acked = (command: number, n: number): HostMessage => ({ kind: 'acked', command, n });
const refused = (command: number, reason: string): object => ({
  kind: 'rejected',
  command,
  refusal: { reason },
});

/** A table of two persons, of whom both sit at one connection. */
function begun(log: Row[] = openingLog('pp')): House {
  const house = new House(log);
  house.sit('ash', [0, 1]);
  house.take('ash');
  return house;
}

function said(house: House, message: ChairMessage): HostMessage[] {
  house.say('ash', message);
  return answersTo(house.settle().take('ash'));
}

describe('a command', () => {
  /** A host that keeps only so many answers, as if that were enough. */
  const forgetful = (house: House, kept: number): void => {
    for (const { ns, seqs } of house.host.known.values())
      for (const list of [ns, seqs]) list.splice(0, Math.max(0, list.length - kept));
  };

  /** Says a move, then a thousand other things, then the move again: what it was answered, and what it changed. */
  function repeatedLate(forget: (house: House) => void, reload: boolean) {
    const house = begun();
    const first = moveTo(house, 0, END);
    const answered = said(house, first);
    for (let n = 1; n <= 1000; n += 1) {
      said(house, (n % 2 === 1 ? undo : redo)(n, house.host.seq));
      forget(house);
    }
    const { length } = house.log;
    const again = said(reload ? begun(house.log) : house, first);
    return { answered, again, length, grown: house.log.length - length };
  }

  test('P6 that comes again gets its first answer, at once, a thousand commands later, after a reload', () => {
    const house = begun();
    const first = moveTo(house, 0, END);
    expect(said(house, first)).toEqual([acked(0, 2)]);
    expect(said(house, first)).toEqual([acked(0, 2)]);
    for (const reload of [false, true]) {
      const { answered, again, length, grown } = repeatedLate(() => undefined, reload);
      expect([answered, again, length, grown]).toEqual([[acked(0, 2)], [acked(0, 2)], 1003, 0]);
    }
  });

  test('would not, if only the last answers were kept', () => {
    const { answered, again } = repeatedLate((house) => forgetful(house, 64), false);
    expect(again).not.toEqual(answered);
  });

  test('of another client with the same number is another one', () => {
    const house = begun();
    house.sit('birch', [0, 1]);
    expect(said(house, moveTo(house, 0, END))).toEqual([acked(0, 2)]);
    house.say('birch', undo(0, house.host.seq));
    expect(answersTo(house.settle().take('birch'))).toEqual([acked(0, 3)]);
  });

  test('P8 that was refused is refused again, and is out of date when the game has gone on', () => {
    const house = begun();
    const early = [undo(0, house.host.seq), redo(1, house.host.seq)];
    const wrong = moveTo(house, 2, { kind: 'plan', places: [] });
    for (let times = 0; times < 2; times += 1) {
      expect(said(house, early[0]!)).toEqual([refused(0, 'nothing')]);
      expect(said(house, early[1]!)).toEqual([refused(1, 'nothing')]);
      expect(said(house, wrong)).toMatchObject([{ command: 2, refusal: { reason: 'rules' } }]);
    }
    said(house, moveTo(house, 3, END));
    expect(said(house, early[0]!)).toEqual([refused(0, 'stale')]);
    expect(said(house, wrong)).toEqual([refused(2, 'stale')]);
    said(house, undo(4, house.host.seq));
    expect(said(house, early[1]!)).toEqual([refused(1, 'stale')]);
  });

  test('P5 speaks for the seats of its connection alone', () => {
    const house = begun();
    const waiting = house.state.decision!.seat;
    house.sit('other', [1 - waiting]);
    house.sit('nobody', []);
    const { length } = house.log;
    for (const from of ['other', 'nobody']) {
      house.say(from, moveTo(house, 0, END));
      expect(answersTo(house.settle().take(from))).toEqual([refused(0, 'notYours')]);
    }
    said(house, moveTo(house, 1, END));
    house.say('other', undo(1, house.host.seq));
    expect(answersTo(house.settle().take('other'))).toEqual([refused(1, 'notYours')]);
    expect(house.log).toHaveLength(length + 1);
  });

  test('of somebody who is not connected is not heard', () => {
    const house = begun();
    house.say('nobody', moveTo(house, 0, END));
    expect(house.settle().mail).toEqual([]);
    expect(house.log).toHaveLength(2);
  });

  test('brings nothing into the log but what the rules know of', () => {
    const house = begun();
    const moody: object = { ...END, mood: 'good' };
    said(house, moveTo(house, 0, moody as Answer));
    expect(standingMoves(house.log)[0]!.answer).toEqual(END);
  });
});

describe('taking back', () => {
  test('P3 and making again are rows, and a log followed anew leads to the same game', () => {
    const house = begun();
    const before = hash(house.state);
    said(house, moveTo(house, 0, END));
    const after = hash(house.state);
    said(house, undo(1, house.host.seq));
    expect(hash(house.state)).toBe(before);
    said(house, redo(2, house.host.seq));
    expect(hash(house.state)).toBe(after);
    expect(house.log.map((row) => row.said.kind)).toEqual([
      'opened',
      'dealt',
      'moved',
      'undone',
      'redone',
    ]);
    expect(hash(followed(house.log).game.state)).toBe(after);
  });

  /** Answers a decision as it was shown before it was taken back and asked anew. */
  function outdated(forget: boolean): HostMessage[] {
    const house = begun();
    const thoughtOf = moveTo(house, 9, END);
    said(house, moveTo(house, 0, END));
    said(house, undo(1, house.host.seq));
    if (forget) house.host.undoneAt = -1;
    return said(house, thoughtOf);
  }

  test('P7 makes answers to the earlier question out of date, though it has the same number', () => {
    expect(outdated(false)).toEqual([refused(9, 'stale')]);
  });

  test('would not, if nobody kept in mind that something was taken back', () => {
    expect(outdated(true)).toEqual([acked(9, 4)]);
  });

  test('P7 is meant for the moment in which it was said', () => {
    const house = begun();
    said(house, moveTo(house, 0, END));
    const { seq } = house.host;
    expect(said(house, undo(1, seq - 1))).toEqual([refused(1, 'stale')]);
    expect(said(house, undo(2, seq))).toEqual([acked(2, 3)]);
    expect(said(house, redo(3, seq))).toEqual([refused(3, 'stale')]);
  });

  test('never goes behind a seal', () => {
    const house = begun();
    said(house, moveTo(house, 0, END));
    said(house, moveTo(house, 1, { kind: 'plan', places: [] }));
    expect(said(house, undo(2, house.host.seq))).toEqual([refused(2, 'nothing')]);
  });
});

describe('while a row is written', () => {
  test('P9 eight commands wait, the ninth is told so, and a repeat takes no place', () => {
    const house = begun();
    house.say('ash', moveTo(house, 0, END));
    const { seq } = house.host;
    for (let command = 1; command <= 8; command += 1) {
      house.say('ash', undo(command, seq));
      house.say('ash', undo(command, seq));
    }
    house.say('ash', moveTo(house, 0, END));
    expect(house.take('ash')).toEqual([]);
    house.say('ash', undo(9, seq));
    expect(house.take('ash')).toEqual([refused(9, 'busy')]);
    const answers = answersTo(house.settle().take('ash'));
    expect(answers.map((message) => 'command' in message && message.command)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(house.log).toHaveLength(3);
  });

  test('P2 nothing has happened yet, and nothing has if it cannot be written', () => {
    const house = begun();
    const before = hash(house.state);
    house.say('ash', moveTo(house, 0, END));
    expect(hash(house.state)).toBe(before);
    expect(house.take('ash')).toEqual([]);
    house.fail();
    expect(house.take('ash')).toEqual([refused(0, 'unkept')]);
    expect([hash(house.state), house.log.length]).toEqual([before, 2]);
    expect(said(house, moveTo(house, 0, END))).toEqual([acked(0, 2)]);
  });

  test('whoever leaves takes along what waits, and a row that is under way all the same', () => {
    const house = begun();
    house.sit('birch', []);
    house.say('ash', moveTo(house, 0, END));
    house.say('ash', undo(1, house.host.seq));
    house.receive({ kind: 'gone', from: 'ash' });
    house.settle();
    expect(house.log).toHaveLength(3);
    expect(house.take('birch').at(-1)).toMatchObject({ kind: 'frame', n: 2 });
  });
});

describe('what is told of a row', () => {
  const SEATS: Readonly<Record<string, readonly number[]>> = {
    ash: [0, 1],
    first: [0],
    second: [1],
    spectator: [],
  };

  const isFor = (message: HostMessage, seats: readonly number[]): boolean =>
    message.kind !== 'own' || seats.includes(message.s);

  test('P10 to each seat its own part, to all the frame, to the asker that it was carried out: in this order', () => {
    const house = begun(openingLog('pp', 'order'));
    for (const [from, seats] of Object.entries(SEATS)) house.sit(from, seats);
    house.mail.length = 0;
    const below = luckOf(7);
    let owns = 0;
    for (let command = 0; command < 120 && house.state.decision; command += 1) {
      house.say('ash', moveTo(house, command, sampled(house, below)));
      house.settle();
      const n = house.host.seq;
      for (const from of Object.keys(SEATS)) {
        const messages = house.take(from);
        const kinds = messages.map(({ kind }) => kind);
        const own = kinds.filter((kind) => kind === 'own');
        expect(messages.every((message) => 'n' in message && message.n === n)).toBe(true);
        expect(messages.every((message) => isFor(message, SEATS[from]!))).toBe(true);
        owns += own.length;
        expect(kinds).toEqual([...own, 'frame', ...(from === 'ash' ? ['acked'] : [])]);
      }
    }
    expect(owns).toBeGreaterThan(50);
  });
});

describe('a bot', () => {
  const thought = (seq: number, answer: Answer) =>
    ({ kind: 'thought', seq, answer, at: 0 }) as const;

  test('is asked once it is its turn, with what its seat sees', () => {
    const house = begun(openingLog('bb'));
    const { seq, question } = house.thoughts.at(-1)!;
    expect(seq).toBe(house.host.seq);
    expect(question.view.viewer).toBe(house.state.decision!.seat);
    expect(JSON.stringify(question.view)).not.toContain(openingOf(house.log)!.setup.key);
  });

  test('that comes late is not heard: the moment it thought of has passed', () => {
    const house = begun(openingLog('bb'));
    const { seq } = house.host;
    const answer = firstLegal(house);
    house.receive(thought(seq, answer));
    house.settle();
    expect(house.log).toHaveLength(3);
    house.receive(thought(seq, answer));
    house.settle();
    expect(house.log).toHaveLength(3);
    // As if it had thought of this moment.
    house.receive(thought(house.host.seq, firstLegal(house)));
    house.settle();
    expect(house.log).toHaveLength(4);
  });

  test('that breaks the rules is a fault of ours', () => {
    const house = begun(openingLog('bb'));
    const wrong = { kind: 'cleanse', from: 'tavern' } as const;
    expect(() => house.receive(thought(house.host.seq, wrong))).toThrow('a bot answered against');
  });
});

describe('a table', () => {
  test('that was taken away, or whose rows make no sense, says so', () => {
    const house = begun();
    house.receive({ kind: 'removed' });
    expect(house.take('ash')).toEqual([{ kind: 'failed', reason: 'gone' }]);
    const row: Row = { seq: 5, at: 0, by: 0, command: null, said: { kind: 'undone' } };
    house.receive({ kind: 'heard', rows: [row] });
    expect(house.take('ash')).toEqual([{ kind: 'failed', reason: 'broken' }]);
    house.receive({ kind: 'heard', rows: [{ ...row, seq: 2 }] });
    expect(house.take('ash')).toEqual([{ kind: 'failed', reason: 'broken' }]);
  });
});
