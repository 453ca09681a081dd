import { hash } from '@rowan/rules';
import type { Row } from '@rowan/table';
import { luckOf } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';
import type { ChairMessage } from '../src/chair-messages.ts';
import { END, House, firstWins, followed, moveTo, openingLog, sampled, type Put } from './house.ts';

/** Two hosts of one table, as two tabs or two nodes have them: they share nothing but the log. */
function twins(log: Row[] = openingLog('pp'), put: Put = firstWins): readonly [House, House] {
  const houses = [new House(log, put), new House(log, put)] as const;
  houses[0].sit('ash', [0, 1]);
  houses[1].sit('birch', [0, 1]);
  for (const house of houses) house.mail.length = 0;
  return houses;
}

const answers = (house: House, from: string): unknown[] =>
  house.take(from).filter(({ kind }) => kind === 'acked' || kind === 'rejected');

describe('two hosts of one table', () => {
  test('the one that loses the race for a row reads it and judges again', () => {
    const [first, second] = twins();
    first.say('ash', moveTo(first, 0, END));
    second.say('birch', moveTo(second, 0, END));
    first.settle();
    second.settle();
    expect(first.log).toHaveLength(3);
    expect(answers(first, 'ash')).toEqual([{ kind: 'acked', command: 0, n: 2 }]);
    expect(answers(second, 'birch')).toMatchObject([{ command: 0, refusal: { reason: 'stale' } }]);
    expect(hash(second.state)).toBe(hash(first.state));
  });

  test('taking back loses against whoever has gone on', () => {
    const [first, second] = twins();
    first.say('ash', moveTo(first, 0, END));
    first.settle();
    second.receive({ kind: 'heard', rows: first.log.slice(2) });
    first.say('ash', { kind: 'undo', command: 1, at: 2 });
    second.say('birch', moveTo(second, 0, { kind: 'plan', places: [] }));
    second.settle();
    first.settle();
    expect(first.log.map(({ said }) => said.kind)).toEqual(['opened', 'dealt', 'moved', 'moved']);
    expect(answers(first, 'ash').at(-1)).toMatchObject({ refusal: { reason: 'stale' } });
    expect(hash(first.state)).toBe(hash(second.state));
  });

  test('a command that was carried out through the other is acknowledged, not done twice', () => {
    const [first, second] = twins();
    second.sit('ash', [0, 1]);
    const message = moveTo(first, 0, END);
    first.say('ash', message);
    second.say('ash', message);
    first.settle();
    second.settle();
    expect(second.log).toHaveLength(3);
    expect(answers(second, 'ash')).toEqual([{ kind: 'acked', command: 0, n: 2 }]);
    first.receive({ kind: 'gone', from: 'ash' });
    second.say('ash', message);
    expect(answers(second.settle(), 'ash')).toEqual([{ kind: 'acked', command: 0, n: 2 }]);
  });

  test('one that has not heard of the last row reads it before it refuses what follows from it', () => {
    const [first, second] = twins();
    second.sit('ash', [0, 1]);
    first.say('ash', moveTo(first, 0, END));
    first.settle();
    second.say('ash', moveTo(first, 1, { kind: 'plan', places: [] }));
    second.settle();
    expect(answers(second, 'ash')).toEqual([{ kind: 'acked', command: 1, n: 3 }]);
    // Whoever only claims to know more is judged all the same, once.
    second.say('ash', { ...moveTo(second, 2, END), at: 1000 });
    second.settle();
    expect(answers(second, 'ash')).toEqual([{ kind: 'acked', command: 2, n: 4 }]);
  });

  test('an own row that is heard before the store has said so is told once, and nothing goes back', () => {
    const [first, second] = twins();
    first.say('ash', moveTo(first, 0, END));
    const row = structuredClone(first.host.pending!.row);
    const undone: Row = { ...row, seq: 3, command: null, said: { kind: 'undone' } };
    first.receive({ kind: 'heard', rows: [row, undone] });
    first.settle();
    expect(first.host.seq).toBe(3);
    expect(hash(first.state)).toBe(hash(second.state));
    const told = first.take('ash').map((message) => [message.kind, 'n' in message && message.n]);
    expect(told.filter(([kind]) => kind !== 'own')).toEqual([
      ['frame', 2],
      ['frame', 3],
      ['acked', 2],
    ]);
  });
});

/** What two clients do at random, each through its own host, with rows and news in any order. */
class Interleaving {
  readonly log: Row[] = openingLog('pp', 'interleaved');
  readonly houses;
  readonly #below;
  readonly #commands = [0, 0];
  readonly acked: string[] = [];

  constructor(seed: number, put: Put) {
    this.houses = twins(this.log, put);
    this.#below = luckOf(seed);
  }

  #message(house: House, command: number): ChairMessage {
    const at = house.host.seq;
    const kind = this.#below(4);
    if (kind < 2) return { kind: kind === 0 ? 'undo' : 'redo', command, at };
    return moveTo(house, command, sampled(house, this.#below));
  }

  step(): void {
    const i = this.#below(2);
    const house = this.houses[i]!;
    const acts = [
      () => house.write(),
      () => house.read(),
      () => house.receive({ kind: 'heard', rows: this.log.slice(house.host.seq + 1) }),
      () => {
        if (!house.state.decision) return;
        const from = ['ash', 'birch'][i]!;
        house.say(from, this.#message(house, this.#commands[i]!++));
      },
    ];
    acts[this.#below(acts.length)]!();
    this.#collect();
  }

  #collect(): void {
    for (const house of this.houses)
      for (const from of ['ash', 'birch'])
        for (const message of house.take(from))
          if (message.kind === 'acked') this.acked.push(`${from} ${message.command} ${message.n}`);
  }

  end(): void {
    for (const house of [...this.houses, ...this.houses]) {
      house.settle();
      house.receive({ kind: 'heard', rows: this.log.slice(house.host.seq + 1) });
    }
    this.#collect();
  }
}

/** What went wrong in an interleaving; nothing, if nothing did. */
function faultsOf(seed: number, put: Put = firstWins): string[] {
  const play = new Interleaving(seed, put);
  for (let n = 0; n < 120; n += 1) play.step();
  play.end();
  const [first, second] = play.houses;
  const inLog = play.log.flatMap(({ seq, command }) =>
    command ? [`${command.client} ${command.n} ${seq}`] : [],
  );
  const faults: string[] = [];
  if (hash(first.state) !== hash(second.state)) faults.push('they differ');
  if (hash(followed(play.log).game.state) !== hash(first.state)) faults.push('the log differs');
  if (play.acked.toSorted().join() !== inLog.toSorted().join()) faults.push('not what was told');
  return faults;
}

describe('any interleaving of two hosts', () => {
  const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

  test('leaves them equal, every acknowledged command in the log once, and no other', () => {
    for (const seed of SEEDS) expect(faultsOf(seed), `${seed}`).toEqual([]);
  });

  test('would not, if a row could be written over', () => {
    const lastWins: Put = (log, row) => {
      log[row.seq] = row;
      return 'appended';
    };
    const broken = SEEDS.filter((seed) => {
      try {
        return faultsOf(seed, lastWins).length > 0;
      } catch {
        return true;
      }
    });
    expect(broken.length).toBeGreaterThan(SEEDS.length / 2);
  });
});
