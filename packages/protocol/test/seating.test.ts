import {
  commitmentOf,
  gatherRows,
  openGathering,
  PRESENT,
  saltHash,
  type LifeRow,
  type Program,
} from '@rowan/table';
import { describe, expect, test } from 'vitest';
import type { SeatingCommand } from '../src/client-messages.ts';
import type { NodeMessage } from '../src/node-messages.ts';
import { parseLife } from '../src/parse-life.ts';
import {
  SALT_PATIENCE,
  openSeating,
  receiveSeating,
  type Seating,
  type SeatingEffect,
  type SeatingInput,
} from '../src/seating.ts';

const TABLE = 't'.repeat(22);
const SECRET = '5'.repeat(64);
const salts = { ash: 'a'.repeat(32), birch: 'b'.repeat(32) };
const hashOf = (who: keyof typeof salts): string => saltHash(TABLE, salts[who]);

const OPENED: LifeRow = {
  seq: 0,
  at: 100,
  by: null,
  command: null,
  said: {
    kind: 'opened',
    pin: PRESENT,
    setup: { players: 3, towers: false, hiredHelp: [], advanced: false },
    seats: [
      { kind: 'person', name: '', colour: 0 },
      { kind: 'bot', name: '', colour: 1, bot: 'squire' },
      { kind: 'person', name: '', colour: 2 },
    ],
    owner: 'ash',
    commitment: commitmentOf(TABLE, SECRET),
  },
};

/** A table before its deal, with a log for a store. */
class Gathered {
  readonly log: LifeRow[];
  readonly seating: Seating;
  readonly mail: [string, NodeMessage][] = [];
  dealt = false;
  wakeAt: number | null = null;
  #row: LifeRow | null = null;
  #command = 0;

  constructor(log: LifeRow[] = [OPENED]) {
    this.log = log;
    const rows = parseLife(JSON.parse(JSON.stringify(log)) as unknown[]);
    if (!rows.ok) throw new Error(rows.error.code);
    const gathered = gatherRows(rows.value);
    if (!gathered.ok) throw new Error(gathered.error.code);
    const { gathering } = gathered.value;
    this.seating = openSeating(gathering, rows.value, {
      table: TABLE,
      secret: SECRET,
      names: new Map(),
    });
  }

  #does(effect: SeatingEffect): void {
    if (effect.kind === 'append') this.#row = effect.row;
    else if (effect.kind === 'send') this.mail.push([effect.to, effect.message]);
    else if (effect.kind === 'wakeAt') this.wakeAt = effect.at;
    else if (effect.kind === 'dealt') this.dealt = true;
  }

  input(input: SeatingInput): void {
    for (const effect of receiveSeating(this.seating, input)) this.#does(effect);
  }

  come(...people: readonly string[]): this {
    for (const person of people) this.attach(person, false, null);
    return this;
  }

  attach(person: string, guest: boolean, program: Program | null): this {
    const [from, client, name] = [person, person, person];
    this.input({ kind: 'attached', from, client, person, name, guest, program });
    return this;
  }

  write(): void {
    while (this.#row) {
      this.log.push(this.#row);
      this.#row = null;
      this.input({ kind: 'appended' });
    }
  }

  /** Says something, has it written, and gives back how it was answered. */
  say(
    who: string,
    message: Partial<SeatingCommand> & Pick<SeatingCommand, 'kind'>,
    at = 200,
  ): string {
    const command = (this.#command += 1);
    const whole = { command, at: this.seating.seq, ...message } as SeatingCommand;
    this.input({ kind: 'said', from: who, message: whole, at });
    this.write();
    const answer = this.mail.findLast(
      ([to, one]) => to === who && 'command' in one && one.command === whole.command,
    )?.[1];
    return answer?.kind === 'declined' ? answer.reason : (answer?.kind ?? 'nothing');
  }

  get kinds(): string[] {
    return this.log.map(({ said }) => said.kind);
  }

  allReady(): this {
    this.come('ash', 'birch');
    this.say('ash', { kind: 'sit', seat: 0 });
    this.say('birch', { kind: 'sit', seat: 2 });
    this.say('ash', { kind: 'ready', hash: hashOf('ash') });
    this.say('birch', { kind: 'ready', hash: hashOf('birch') });
    return this;
  }
}

describe('before the deal', () => {
  test('P20 chairs are taken and left, everybody gets ready, salts are opened, and the game is dealt', () => {
    const table = new Gathered().allReady();
    expect(table.say('ash', { kind: 'start' })).toBe('acked');
    expect(table.say('ash', { kind: 'salt', salt: salts.ash })).toBe('acked');
    expect(table.dealt).toBe(false);
    expect(table.say('birch', { kind: 'salt', salt: salts.birch })).toBe('acked');
    expect(table.dealt).toBe(true);
    expect(table.kinds).toEqual('opened sat sat readied readied started dealt'.split(' '));
    expect(table.log.at(-1)!.said).toEqual({
      kind: 'dealt',
      salts: [salts.ash, null, salts.birch],
    });
  });

  test('no chair is taken twice, by nobody, by two or from a bot', () => {
    const table = new Gathered().come('ash', 'birch');
    expect(table.say('ash', { kind: 'sit', seat: 0 })).toBe('acked');
    expect(table.say('birch', { kind: 'sit', seat: 0 })).toBe('taken');
    expect(table.say('birch', { kind: 'sit', seat: 1 })).toBe('taken');
    expect(table.say('birch', { kind: 'sit', seat: 3 })).toBe('taken');
    expect(table.say('ash', { kind: 'sit', seat: 2 })).toBe('seated');
    expect(table.say('birch', { kind: 'stand' })).toBe('notYours');
    expect(table.kinds).toEqual(['opened', 'sat']);
  });

  test('only the owner starts, sends away and closes, and nobody starts too soon', () => {
    const table = new Gathered().come('ash', 'birch');
    table.say('birch', { kind: 'sit', seat: 2 });
    expect(table.say('birch', { kind: 'start' })).toBe('notYours');
    expect(table.say('birch', { kind: 'kick', seat: 2 })).toBe('notYours');
    expect(table.say('birch', { kind: 'close' })).toBe('notYours');
    expect(table.say('ash', { kind: 'start' })).toBe('notReady');
    expect(table.say('ash', { kind: 'kick', seat: 2 })).toBe('acked');
    expect(table.say('ash', { kind: 'kick', seat: 2 })).toBe('stale');
    expect(table.say('ash', { kind: 'close' })).toBe('acked');
    expect(table.say('birch', { kind: 'sit', seat: 2 })).toBe('stale');
    expect(table.log.at(-1)!.said).toEqual({ kind: 'closed', secret: SECRET });
  });

  test('P21 a salt that is not the one that was promised is none, and one that does not come is withheld', () => {
    const table = new Gathered().allReady();
    table.say('ash', { kind: 'start' }, 1000);
    expect(table.wakeAt).toBe(1000 + SALT_PATIENCE.live);
    expect(table.say('birch', { kind: 'salt', salt: salts.ash })).toBe('wrongSalt');
    expect(table.say('birch', { kind: 'stand' })).toBe('stale');
    table.say('ash', { kind: 'salt', salt: salts.ash }, 1001);
    table.input({ kind: 'time', at: 999 + SALT_PATIENCE.live });
    expect(table.dealt).toBe(false);
    table.input({ kind: 'time', at: 1000 + SALT_PATIENCE.live });
    table.write();
    expect(table.log.at(-1)!.said).toEqual({ kind: 'dealt', salts: [salts.ash, null, null] });
  });

  test('what was written is not lost with the host: commands are known again, salts are asked for again', () => {
    const table = new Gathered().allReady();
    table.say('ash', { kind: 'start', command: 77 }, 1000);
    const again = new Gathered(table.log).come('ash', 'birch');
    expect(again.wakeAt).toBe(1000 + SALT_PATIENCE.live);
    expect(again.say('ash', { kind: 'start', command: 77 })).toBe('acked');
    expect(again.kinds.filter((kind) => kind === 'started')).toHaveLength(1);
    again.say('ash', { kind: 'salt', salt: salts.ash });
    again.say('birch', { kind: 'salt', salt: salts.birch });
    expect(again.dealt).toBe(true);
  });

  test('a row that could not be kept is told to its sender alone, and nothing happened', () => {
    const table = new Gathered().come('ash', 'birch');
    const message = { kind: 'sit', command: 1, at: 0, seat: 0 } as const;
    table.input({ kind: 'said', from: 'ash', message, at: 1 });
    table.mail.length = 0;
    table.input({ kind: 'unwritten' });
    expect(table.mail).toEqual([['ash', { kind: 'declined', command: 1, reason: 'unkept' }]]);
    expect(table.seating.gathering).toEqual(openGathering(OPENED.said as never));
  });

  test('ids of persons stay with the table: what is shown has names', () => {
    const table = new Gathered().allReady();
    const shown = JSON.stringify(table.mail.filter(([, { kind }]) => kind === 'gathering'));
    expect(shown).toContain('"name":"birch"');
    expect(shown).not.toMatch(/person":"|secret|5555|aaaa/);
  });
});

describe('a rated table', () => {
  const RATED: LifeRow = {
    ...OPENED,
    said: {
      ...(OPENED.said as Extract<LifeRow['said'], { kind: 'opened' }>),
      terms: {
        pace: 'live',
        public: true,
        clock: { kind: 'none' },
        rated: 'people',
        coach: false,
      },
    },
  };
  const sits = (guest: boolean, program: Program | null, opened: LifeRow): unknown => {
    const table = new Gathered([opened]).attach('ash', guest, program);
    table.say('ash', { kind: 'sit', seat: 0 });
    return table.mail.findLast(([, { kind }]) => kind === 'declined')?.[1];
  };

  test('seats people with an account, and neither guests nor programs', () => {
    expect(sits(false, null, RATED)).toBeUndefined();
    expect(sits(true, null, RATED)).toMatchObject({ reason: 'account' });
    expect(sits(false, { budget: 7 }, RATED)).toMatchObject({ reason: 'ladder' });
    // At any other table everybody may sit down.
    expect(sits(true, { budget: 7 }, OPENED)).toBeUndefined();
  });

  test('says so, and marks programs; of before, nothing was rated', () => {
    const terms = (opened: LifeRow) => {
      const table = new Gathered([opened]).attach('ash', false, { budget: 7 });
      table.say('ash', { kind: 'sit', seat: 0 });
      table.write();
      return table.mail.flatMap(([, one]) => (one.kind === 'gathering' ? [one] : [])).at(-1)!;
    };
    expect(terms(RATED).terms).toMatchObject({ rated: 'people', coach: false });
    expect(terms(OPENED).terms).toMatchObject({ rated: null, coach: false, pace: 'live' });
    expect(terms(OPENED).chairs[0]).toMatchObject({ program: { budget: 7 } });
  });

  test('is read from a store only as what it can be', () => {
    const { said } = RATED as { said: { terms: object } };
    const broken = { ...RATED, said: { ...said, terms: { ...said.terms, rated: 'everybody' } } };
    expect(parseLife([RATED]).ok).toBe(true);
    expect(parseLife([broken]).ok).toBe(false);
  });
});
