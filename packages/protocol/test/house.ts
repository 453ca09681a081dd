import { builtIn } from '@rowan/cards';
import { keyFromSeed, legal, playOf, sampleAnswer, type Answer, type Below } from '@rowan/rules';
import {
  OPENING,
  PRESENT,
  dealtGame,
  fold,
  openingOf,
  openingRows,
  planAdvice,
  type Loaded,
  type Row,
  type Seat,
  presentEdition,
} from '@rowan/table';
import type { ChairMessage } from '../src/chair-messages.ts';
import { packed } from '../src/codec.ts';
import type { ChairEffect, ChairInput } from '../src/chair-effects.ts';
import { hear, newChair, type Chair } from '../src/chair.ts';
import { chronicleOf } from '../src/chronicle.ts';
import type { Effect, Input } from '../src/host-effects.ts';
import { openHost, receive, type Host } from '../src/host.ts';
import type { MessageOf, PageMessage, TableMessage } from '../src/page.ts';
import type { HostMessage } from '../src/wire.ts';
import { sent as asSent } from './games.ts';

type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
type Thinking = Extract<ChairEffect, { kind: 'think' }>;

const person = (colour: number): Seat => ({ kind: 'person', name: '', colour });
const bot = (colour: number): Seat => ({ kind: 'bot', name: '', colour, bot: 'random' });

/** The log of a new table; `pb` are a person and a bot. */
export function openingLog(who: string, seed = 'house'): Row[] {
  const seats = who.split('').map((kind, colour) => (kind === 'p' ? person(colour) : bot(colour)));
  const setup = {
    players: seats.length,
    towers: true,
    hiredHelp: [],
    advanced: false,
    key: keyFromSeed(seed),
  };
  return openingRows({ pin: PRESENT, setup, seats }, 0);
}

/** A log followed from its first row to its last. */
export function followed(rows: readonly Row[]): Loaded {
  const opening = openingOf(rows)!;
  const deal = dealtGame(presentEdition(builtIn), opening);
  let { game } = deal;
  const steps = [deal.events];
  for (const { said } of rows.slice(OPENING)) {
    const folded = fold(game, said);
    if (!folded.ok) throw new Error(`a row is ${folded.error.code}`);
    if (said.kind === 'undone') steps.pop();
    else steps.push(folded.value.events);
    ({ game } = folded.value);
  }
  return { game, opening, steps };
}

export interface Mail {
  readonly to: string;
  readonly message: HostMessage;
}

/** How a row is put into a log: of two with one number, the first stays. */
export type Put = (log: Row[], row: Row) => 'appended' | 'outrun' | 'removed';

export const firstWins: Put = (log, row) => {
  if (row.seq > log.length) return 'removed';
  if (row.seq < log.length) return 'outrun';
  log.push(row);
  return 'appended';
};

/** A host with a log for a store, its own or one that it shares. It writes when it is told to. */
export class House {
  readonly host: Host;
  readonly log: Row[];
  readonly mail: Mail[] = [];
  readonly thoughts: EffectOf<'think'>[] = [];
  #row: Row | null = null;
  #from: number | null = null;

  readonly #put: Put;

  constructor(log: Row[], put: Put = firstWins) {
    this.log = log;
    this.#put = put;
    this.host = openHost(followed(log), log, packed);
  }

  readonly #does: { readonly [K in Effect['kind']]: (effect: EffectOf<K>) => void } = {
    append: ({ row }) => void (this.#row = row),
    reload: ({ from }) => void (this.#from = from),
    send: (mail) => void this.mail.push({ to: mail.to, message: asSent(mail.message) }),
    publish: ({ message }) => {
      for (const to of this.host.peers.keys()) this.mail.push({ to, message: asSent(message) });
    },
    chronicle: ({ to, seats, seq }) => {
      const loaded = followed(this.log.slice(0, seq + 1));
      this.mail.push({ to, message: asSent(chronicleOf(packed, loaded, { seats, seq })) });
    },
    think: (effect) => void this.thoughts.push(effect),
    folded: () => undefined,
    rest: () => undefined,
  };

  receive(input: Input): void {
    for (const effect of receive(this.host, input))
      (this.#does[effect.kind] as (given: Effect) => void)(effect);
  }

  sit(from: string, seats: readonly number[], client = from): void {
    this.receive({ kind: 'attached', from, client, seats });
  }

  say(from: string, message: ChairMessage): void {
    this.receive({ kind: 'said', from, message, at: 0 });
  }

  /** Writes the row that waits, or learns that another has its number. */
  write(): boolean {
    const row = this.#row;
    if (!row) return false;
    this.#row = null;
    this.receive({ kind: this.#put(this.log, row) });
    return true;
  }

  /** Loses the row that waits. */
  fail(): void {
    this.#row = null;
    this.receive({ kind: 'unwritten' });
  }

  /** Reads what it asked for. */
  read(): boolean {
    const from = this.#from;
    if (from === null) return false;
    this.#from = null;
    this.receive({ kind: 'heard', rows: this.log.slice(from) });
    return true;
  }

  /** Writes and reads until nothing is left to do. */
  settle(): this {
    while (this.write() || this.read());
    return this;
  }

  /** What a connection was sent since it was last looked at. */
  take(to: string): HostMessage[] {
    const mine = this.mail.filter((mail) => mail.to === to);
    this.mail.splice(0, this.mail.length, ...this.mail.filter((mail) => mail.to !== to));
    return mine.map(({ message }) => message);
  }

  get state(): Host['game']['state'] {
    return this.host.game.state;
  }
}

type MoveMessage = Extract<ChairMessage, { kind: 'move' }>;

/** An answer to the open decision, as a message. */
export const moveTo = ({ host }: House, command: number, answer: Answer): MoveMessage => ({
  kind: 'move',
  command,
  at: host.seq,
  decision: host.game.state.decision!.id,
  answer,
});

export const sampled = ({ state }: House, below: Below): Answer =>
  sampleAnswer(playOf(builtIn, state), below);

export const firstLegal = ({ state }: House): Answer =>
  [...legal(builtIn, state, state.decision!)][0]!;

/** Ends the Development Phase: the first decision of a game, and one that can be taken back. */
export const END: Answer = { kind: 'develop', do: 'end' };

/** A chair, what it told its page and what it wants to say. */
export class Sitting {
  readonly chair: Chair;
  readonly told: TableMessage[] = [];
  readonly said: ChairMessage[] = [];
  readonly thoughts: Thinking[] = [];

  constructor(client: string) {
    this.chair = newChair('table', client, packed);
    this.hear({ kind: 'plans', plans: planAdvice });
  }

  hear(input: ChairInput): void {
    for (const effect of hear(this.chair, input)) {
      if (effect.kind === 'tell') this.told.push(effect.message);
      else if (effect.kind === 'say') this.said.push(asSent(effect.message));
      else if (effect.kind === 'think') this.thoughts.push(effect);
      else if (effect.kind === 'fetch')
        this.hear({ kind: 'edition', edition: presentEdition(builtIn) });
    }
  }

  ask(message: PageMessage): void {
    this.hear({ kind: 'asked', message });
  }

  of<K extends TableMessage['kind']>(kind: K): MessageOf<K>[] {
    return this.told.filter((message): message is MessageOf<K> => message.kind === kind);
  }

  get update(): MessageOf<'update'> {
    return this.of('update').at(-1)!;
  }
}

/** A chair at a host: what one says the other hears, until both are silent. */
export class Seated extends Sitting {
  readonly house: House;

  constructor(house: House, seats: readonly number[], client = 'chair') {
    super(client);
    this.house = house;
    house.sit(client, seats);
    this.pass();
  }

  /** Passes all messages on; those that `lost` picks never arrive. */
  pass(lost: (message: HostMessage) => boolean = () => false): void {
    const { client } = this.chair;
    for (;;) {
      const [said, came] = [this.said.splice(0), this.house.settle().take(client)];
      if (said.length + came.length === 0) return;
      for (const message of said) this.house.say(client, message);
      for (const message of came) if (!lost(message)) this.hear({ kind: 'heard', message });
    }
  }

  play(answer: Answer): void {
    this.ask({ kind: 'move', decision: this.house.state.decision!.id, answer });
    this.pass();
  }
}
