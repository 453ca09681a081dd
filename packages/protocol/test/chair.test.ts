import { isDeepStrictEqual } from 'node:util';
import type { Progress } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { joinView, view, viewEvents, type Viewer } from '@rowan/rules';
import { presentEdition } from '@rowan/table';
import { luckOf } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import type { ChairInput } from '../src/chair-effects.ts';
import { hear, newChair } from '../src/chair.ts';
import { packed } from '../src/codec.ts';
import type { PageMessage } from '../src/page.ts';
import type { HostMessage } from '../src/wire.ts';
import { told } from './games.ts';
import { END, House, Seated, Sitting, followed, openingLog, sampled } from './house.ts';

const seatedAt = (who: string, seats: readonly number[], seed?: string): Seated =>
  new Seated(new House(openingLog(who, seed)), seats);

/** The chronicle of a page that heard every update. */
const chronicleOf = ({ told: messages }: Sitting): readonly unknown[] =>
  messages.reduce<readonly unknown[]>(
    (steps, message) =>
      message.kind === 'update' ? [...steps.slice(0, message.from), ...message.steps] : steps,
    [],
  );

/** What happened, as a viewer sees it. */
const seenBy = ({ log }: House, viewer: Viewer): readonly unknown[] =>
  followed(log).steps.map((events) => viewEvents(events, viewer).map(told));

const text = (value: unknown): string => JSON.stringify(value);

/** The page's view and chronicle are those of its seat. */
const agrees = (seated: Seated, seat: number): boolean =>
  isDeepStrictEqual(seated.update.view, view(seated.house.state, seat)) &&
  isDeepStrictEqual(chronicleOf(seated), seenBy(seated.house, seat));

describe('a chair', () => {
  test('introduces the table when chronicle and cards have come, whichever is first', () => {
    const house = new House(openingLog('pb'));
    house.sit('chair', [0]);
    const came = house.take('chair').map((message): ChairInput => ({ kind: 'heard', message }));
    const cards: ChairInput = { kind: 'edition', edition: presentEdition(builtIn) };
    for (const late of [[...came, cards], came.toSpliced(1, 0, cards)]) {
      const chair = newChair('table', 'chair', packed);
      const effects = late.map((input) => hear(chair, input).filter(({ kind }) => kind === 'tell'));
      expect(effects.slice(0, -1).flat()).toEqual([]);
      expect(effects.at(-1)).toMatchObject([
        { message: { kind: 'welcome', table: 'table', own: [0] } },
        { message: { kind: 'update', from: 0 } },
      ]);
      expect(text(effects)).not.toContain(house.host.opening.setup.key);
    }
  });

  test('shows its page the view and the chronicle of its seat, move by move, back and forth', () => {
    const seated = seatedAt('pp', [0, 1], 'follow');
    const one = new Seated(seated.house, [0], 'one');
    const below = luckOf(3);
    for (let n = 0; n < 60; n += 1) {
      if (seated.of('handed').length > 0) seated.ask({ kind: 'take' });
      seated.ask({ kind: 'undo' });
      seated.pass();
      seated.play(sampled(seated.house, below));
      one.pass();
      expect(agrees(one, 0)).toBe(true);
    }
    expect(seated.house.log.some(({ said }) => said.kind === 'undone')).toBe(true);
  });

  test('follows frames that come between its welcome and the chronicle', () => {
    const house = new House(openingLog('pp'));
    const driver = new Seated(house, [0, 1], 'driver');
    const late = new Sitting('late');
    house.sit('late', [0]);
    const [attached, chronicle] = house.take('late') as [HostMessage, HostMessage];
    driver.ask({ kind: 'take' });
    driver.play(END);
    const frames = house.take('late');
    expect(frames.some(({ kind }) => kind === 'frame')).toBe(true);
    for (const message of [attached, ...frames, chronicle]) late.hear({ kind: 'heard', message });
    expect(text(late.update.view)).toBe(text(view(house.state, 0)));
  });

  test('says that something is broken when it cannot read what it hears', () => {
    for (const message of [null, 'frame', {}, { kind: 'nonsense' }, { kind: 'toString' }]) {
      const sitting = new Sitting('chair');
      sitting.hear({ kind: 'heard', message });
      expect(sitting.told).toEqual([{ kind: 'failed', failure: { reason: 'broken' } }]);
    }
  });
});

describe('a chair that misses a row', () => {
  /** Plays on while the rows with these numbers get lost, or are passed off as the next. */
  function missing(lost: readonly number[], cover: boolean): Seated {
    const house = new House(openingLog('pp', 'missing'));
    const driver = new Seated(house, [0, 1], 'driver');
    const chair = new Seated(house, [0], 'chair');
    const below = luckOf(5);
    for (let n = 0; n < 20; n += 1) {
      driver.ask({ kind: 'take' });
      driver.play(sampled(house, below));
      if (!cover) chair.pass((message) => 'n' in message && lost.includes(message.n));
      else coverUp(chair, lost);
    }
    return chair;
  }

  /** Leaves rows out so that nobody can tell: the rest are numbered anew. */
  function coverUp(chair: Seated, lost: readonly number[]): void {
    for (const message of chair.house.settle().take('chair')) {
      if (!('n' in message) || lost.includes(message.n)) continue;
      const gone = lost.filter((n) => n < message.n).length;
      chair.hear({ kind: 'heard', message: { ...message, n: message.n - gone } });
    }
  }

  test('P12 attaches again, and shows what is so', () => {
    const chair = missing([4, 5, 9], false);
    expect(chair.of('welcome')).toHaveLength(3);
    expect(agrees(chair, 0)).toBe(true);
  });

  test('would show something else, if it did not notice', () => {
    const chair = missing([4, 5, 9], true);
    expect(chair.of('welcome')).toHaveLength(1);
    expect(agrees(chair, 0)).toBe(false);
  });

  test('asks once, however many rows come meanwhile', () => {
    const { chair, rows } = behind();
    for (const message of rows.filter(({ n }) => n > 2)) chair.hear({ kind: 'heard', message });
    expect(chair.said).toEqual([{ kind: 'attach', have: 1 }]);
  });

  test('takes what lies in between row by row, where the host tells no more than that', () => {
    const { house, chair, rows } = behind();
    for (const message of rows.filter(({ n }) => n > 2)) chair.hear({ kind: 'heard', message });
    expect(chair.said.splice(0)).toEqual([{ kind: 'attach', have: 1 }]);
    for (const message of rows) chair.hear({ kind: 'heard', message });
    expect(chair.chair.known!.seq).toBe(house.host.seq);
    expect(agrees(chair, 0)).toBe(true);
  });

  test('does not wait for the rest of a table that came by halves before the line broke', () => {
    const { house, chair, rows } = behind();
    house.say('chair', { kind: 'attach', have: 1 });
    const [attached] = house.take('chair');
    chair.hear({ kind: 'heard', message: attached });
    chair.hear({ kind: 'back' });
    for (const message of rows) chair.hear({ kind: 'heard', message });
    expect(chair.chair.known!.seq).toBe(house.host.seq);
    expect(agrees(chair, 0)).toBe(true);
  });

  /** A chair that has not heard of the last three rows, and these. */
  function behind() {
    const house = new House(openingLog('pp'));
    const driver = new Seated(house, [0, 1], 'driver');
    const chair = new Seated(house, [0], 'chair');
    for (let n = 0; n < 3; n += 1) {
      driver.ask({ kind: 'take' });
      driver.play(n === 0 ? END : sampled(house, luckOf(n)));
    }
    const rows = house.take('chair').filter((message) => 'n' in message);
    return { house, chair, rows };
  }
});

describe('a command', () => {
  test('without an answer is said again after a new start, with its number', () => {
    const seated = seatedAt('pp', [0, 1]);
    seated.ask({ kind: 'take' });
    seated.ask({ kind: 'move', decision: seated.house.state.decision!.id, answer: END });
    const [first] = seated.said.splice(0);
    expect(first).toMatchObject({ kind: 'move', command: 1 });
    // It never arrived; or it did, and its answer never came back.
    seated.house.say('chair', { kind: 'attach', have: 0 });
    for (const message of seated.house.take('chair')) seated.hear({ kind: 'heard', message });
    expect(seated.said).toEqual([first]);
    seated.pass();
    expect(seated.house.log).toHaveLength(3);
    seated.house.say('chair', { kind: 'attach', have: 0 });
    seated.pass();
    expect(seated.said).toEqual([]);
    expect(seated.house.log).toHaveLength(3);
  });

  test('that was carried out before the line broke is not carried out again', () => {
    const seated = seatedAt('pp', [0, 1]);
    seated.ask({ kind: 'take' });
    seated.ask({ kind: 'move', decision: seated.house.state.decision!.id, answer: END });
    seated.pass(({ kind }) => kind === 'acked' || kind === 'own' || kind === 'frame');
    expect(seated.house.log).toHaveLength(3);
    expect(seated.chair.sent.size).toBe(1);
    seated.house.sit('chair', [0, 1]);
    seated.pass();
    expect(seated.house.log).toHaveLength(3);
    expect(seated.chair.sent.size).toBe(0);
  });

  test('that is refused is told with its reason', () => {
    const seated = seatedAt('pp', [0, 1]);
    seated.ask({ kind: 'take' });
    seated.play({ kind: 'plan', places: [] });
    seated.ask({ kind: 'undo' });
    seated.pass();
    expect(seated.of('rejected').map(({ refusal }) => refusal.reason)).toEqual([
      'rules',
      'nothing',
    ]);
  });
});

const PLAN = { kind: 'plan', places: [] } as const;

/** All that a page may ask of its chair, but for taking the device. */
const questions = (decision: number): readonly PageMessage[] => [
  { kind: 'explain', request: 1, plan: PLAN },
  { kind: 'fill', request: 2, plan: PLAN, place: 3 },
  { kind: 'warn', request: 4, plan: PLAN },
  { kind: 'hint', request: 3 },
  { kind: 'move', decision, answer: END },
  { kind: 'move', decision, answer: PLAN },
  { kind: 'undo' },
  { kind: 'redo' },
];

/** A device of two, the first of whom has gone on to the plan. */
function planning(): Seated {
  const seated = seatedAt('pp', [0, 1]);
  seated.ask({ kind: 'take' });
  seated.play(END);
  return seated;
}

describe('a device that is shared', () => {
  test('P15 shows nothing but what all may see until it is taken', () => {
    const seated = seatedAt('pp', [0, 1]);
    expect(seated.told.map(({ kind }) => kind)).toEqual(['welcome', 'handed']);
    const { seat, view: shown } = seated.of('handed')[0]!;
    expect(seat).toBe(seated.house.state.decision!.seat);
    expect(text(shown)).toBe(text(view(seated.house.state, 'spectator')));
    seated.ask({ kind: 'take' });
    expect(seated.update.view.viewer).toBe(seat);
    expect(seated.update.view.seats[seat]!.hand).toEqual(seated.house.state.players[seat]!.hand);
  });

  test('goes to the next person with the turn, each with a chronicle of their own', () => {
    const seated = planning();
    const first = seated.update.view.viewer;
    const below = luckOf(2);
    while (seated.of('handed').length < 2) seated.play(sampled(seated.house, below));
    const { seat, steps } = seated.of('handed').at(-1)!;
    expect(seat).not.toBe(first);
    expect(steps).toEqual(seenBy(seated.house, 'spectator'));
    seated.ask({ kind: 'take' });
    expect(seated.update.steps).toEqual(seenBy(seated.house, seat));
    expect(seated.update.steps).not.toEqual(seenBy(seated.house, 1 - seat));
  });

  test('P16 answers nothing through the curtain, and says nothing to the host', () => {
    const seated = planning();
    const below = luckOf(2);
    while (seated.of('handed').length < 2) seated.play(sampled(seated.house, below));
    const { length } = seated.house.log;
    seated.told.length = 0;
    for (const question of questions(seated.house.state.decision!.id)) seated.ask(question);
    expect([seated.said, seated.thoughts, seated.house.log.length]).toEqual([[], [], length]);
    const no = { kind: 'rejected', refusal: { reason: 'notYours' } };
    expect(seated.told).toEqual([
      { kind: 'explained', request: 1, explained: null },
      { kind: 'filled', request: 2, plan: null },
      { kind: 'warned', request: 4, warnings: [] },
      { kind: 'hinted', request: 3, hint: null },
      no,
      no,
      no,
      no,
    ]);
  });

  test('answers the same questions to whoever has it', () => {
    const seated = planning();
    seated.told.length = 0;
    for (const question of questions(seated.house.state.decision!.id)) seated.ask(question);
    expect(seated.of('explained')[0]!.explained).not.toBeNull();
    expect(seated.of('filled')[0]!.plan).not.toBeNull();
    expect(seated.thoughts).toHaveLength(1);
    expect(seated.said.map(({ kind }) => kind)).toEqual(['move', 'move', 'undo', 'redo']);
  });

  /** Asks for a hint, lets something happen, and hears of it. */
  function hintAfter(happens: (seated: Seated) => void): Seated {
    const seated = planning();
    seated.ask({ kind: 'hint', request: 7 });
    happens(seated);
    seated.told.length = 0;
    const progress: Progress = { iterations: 1, best: PLAN, candidates: [] };
    const thought = { seat: 0, share: 1, candidates: [{ value: 1, answer: PLAN }] };
    seated.hear({ kind: 'pondered', request: 7, thought });
    seated.hear({ kind: 'thought', request: 7, progress });
    return seated;
  }

  test('gives a hint to the person it was thought of for', () => {
    const seated = hintAfter(() => undefined);
    expect(seated.of('thinking')).toHaveLength(1);
    expect(seated.of('hinted')[0]!.hint).toMatchObject({ answer: PLAN });
  });

  const toTheNext = (seated: Seated): void => {
    const below = luckOf(2);
    while (seated.of('handed').length < 2) seated.play(sampled(seated.house, below));
  };

  test.each<[string, (seated: Seated) => void]>([
    ['whose device it no longer is', toTheNext],
    [
      'who took the device since',
      (seated) => {
        toTheNext(seated);
        seated.ask({ kind: 'take' });
      },
    ],
    [
      'who took the device after the line had broken',
      (seated) => {
        const driver = new Seated(seated.house, [0, 1], 'driver');
        driver.ask({ kind: 'take' });
        toTheNext(driver);
        seated.house.take('chair');
        seated.house.say('chair', { kind: 'attach', have: 2 });
        seated.pass();
        seated.ask({ kind: 'take' });
      },
    ],
    [
      'who took the moment back',
      (seated) => {
        seated.ask({ kind: 'undo' });
        seated.pass();
      },
    ],
  ])('gives no hint to somebody %s', (_, happens) => {
    const seated = hintAfter(happens);
    expect(seated.told).toEqual([{ kind: 'hinted', request: 7, hint: null }]);
  });

  test('shows views that are those of its seats, joined from what all and one of them see', () => {
    const { house, update } = planning();
    const seat = update.view.viewer as number;
    const { engine, state } = house.host.game;
    const joined = joinView(engine.publicView(state), seat, engine.overlayOf(state, seat));
    expect(text(update.view)).toBe(text(joined));
  });
});
