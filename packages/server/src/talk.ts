import {
  seatOf,
  type Hushed,
  type Line,
  type NodeMessage,
  type Phase,
  type TalkCommand,
} from '@rowan/protocol';
import type { Gathering } from '@rowan/table';
import { parseTalk } from './people/names.ts';
import type { SaidLine, Unheard } from './store/social.ts';
import type { Peer, TableWorld } from './table-world.ts';
import { hashOf, newId } from './tokens.ts';

/** What those who talk need from their table. */
export interface TalkWorld extends Pick<
  TableWorld,
  'store' | 'limits' | 'clock' | 'broke' | 'may'
> {
  readonly table: string;
  readonly peers: ReadonlyMap<string, Peer>;
  readonly people: () => Gathering;
  readonly phase: () => Phase;
  readonly nameOf: (person: string) => string;
}

/** Lines that go with a report. */
const REPORTED = 20;

/** Commands that are known again. */
const REMEMBERED = 64;

/** What people at one table say to each other. */
export class Talk {
  readonly #world: TalkWorld;
  /** Whom everybody who is here does not hear. */
  readonly #unheard = new Map<string, readonly Unheard[]>();
  /** People by the codes that mean them here. */
  readonly #codes = new Map<string, string>();
  readonly #heard: string[] = [];
  /** The last line that each connection was told. */
  readonly #told = new Map<string, number>();
  #queue: Promise<void> = Promise.resolve();

  constructor(world: TalkWorld) {
    this.#world = world;
  }

  #codeOf(person: string): string {
    const code = hashOf(`who:${this.#world.table}:${person}`).slice(0, 16);
    this.#codes.set(code, person);
    return code;
  }

  #seat(person: string): number | null {
    return seatOf(this.#world.people(), person);
  }

  /** Onlookers are among themselves while others play. */
  #hears({ person }: Peer, line: SaidLine): boolean {
    const hushed = this.#unheard.get(person.id)?.some((one) => one.person === line.person);
    if (hushed) return false;
    const playing = this.#world.phase() === 'play' || this.#world.phase() === 'salting';
    return !line.aside || !playing || this.#seat(person.id) === null;
  }

  #shown({ person, ...line }: SaidLine): Line {
    return { ...line, who: this.#codeOf(person), name: this.#world.nameOf(person) };
  }

  /** What was said before, for somebody who just came. */
  async came(peer: Peer): Promise<void> {
    const { store, table, limits } = this.#world;
    const [lines, unheard] = await Promise.all([
      store.talk(table, limits.talkShown),
      store.unheard(table, peer.person.id),
    ]);
    this.#unheard.set(peer.person.id, unheard);
    this.#codeOf(peer.person.id);
    const names = await store.namesOf([
      ...new Set([...lines, ...unheard].map(({ person }) => person)),
    ]);
    const nameOf = (person: string): string => names.get(person) ?? this.#world.nameOf(person);
    const hushed: Hushed[] = unheard.map(({ person, blocked }) => ({
      who: this.#codeOf(person),
      name: nameOf(person),
      blocked,
    }));
    this.#told.set(peer.id, lines.at(-1)?.n ?? -1);
    const heard = lines.filter((line) => this.#hears(peer, line));
    const shown = heard.map((line) => ({ ...this.#shown(line), name: nameOf(line.person) }));
    peer.send({ kind: 'talk', lines: shown, hushed, you: this.#codeOf(peer.person.id) });
  }

  /** One after the other, so that everybody hears the same order. */
  say(peer: Peer, message: TalkCommand): void {
    const { command } = message;
    if (this.#isRepeat(`${peer.client}:${command}`)) {
      peer.send({ kind: 'acked', command, n: 0 });
      return;
    }
    this.#queue = this.#queue
      .then(() => this.#carryOut(peer, message))
      .then((reply) => peer.send(reply))
      .catch((error: unknown) => {
        this.#world.broke(error);
        peer.send({ kind: 'declined', command, reason: 'unkept' });
      });
  }

  /** Whoever got no answer says it again; it was said once. */
  #isRepeat(command: string): boolean {
    if (this.#heard.includes(command)) return true;
    this.#heard.push(command);
    if (this.#heard.length > REMEMBERED) this.#heard.shift();
    return false;
  }

  async #carryOut(peer: Peer, message: TalkCommand): Promise<NodeMessage> {
    const { command } = message;
    const done =
      message.kind === 'say' ? await this.#said(peer, message) : await this.#about(peer, message);
    if (done !== null) return { kind: 'declined', command, reason: done };
    return { kind: 'acked', command, n: 0 };
  }

  async #said(
    peer: Peer,
    { words: given }: Extract<TalkCommand, { kind: 'say' }>,
  ): Promise<'tooMuch' | 'nobody' | null> {
    const { store, table, clock, may, phase } = this.#world;
    const words = 'text' in given ? parseTalk(given.text) : given;
    if (!words) return 'nobody';
    if (!(await may.talk(peer.person.id))) return 'tooMuch';
    const seat = this.#seat(peer.person.id);
    const aside = seat === null && (phase() === 'play' || phase() === 'salting');
    const line = { at: clock(), person: peer.person.id, seat, aside, words };
    const n = await store.say(table, line);
    store.hint({ kind: 'said', table, n });
    if (this.#isNext(n)) this.#tell([{ ...line, n }], () => this.#world.nameOf(line.person));
    else await this.#catchUp();
    return null;
  }

  /** Nobody here has missed what was said before. */
  #isNext(n: number): boolean {
    return [...this.#world.peers.keys()].every((peer) => (this.#told.get(peer) ?? n) >= n - 1);
  }

  /** Tells everybody what they have not been told yet. */
  #tell(lines: readonly SaidLine[], nameOf: (person: string) => string): void {
    for (const line of lines) {
      const shown: NodeMessage = { kind: 'said', ...this.#shown(line), name: nameOf(line.person) };
      for (const peer of this.#world.peers.values()) {
        // Whoever has not been told anything yet is just being told everything.
        if (line.n <= (this.#told.get(peer.id) ?? Infinity)) continue;
        this.#told.set(peer.id, line.n);
        if (this.#hears(peer, line)) peer.send(shown);
      }
    }
  }

  /** Something was said at another node, up to this line; whether nobody here had been told. */
  async heard(n: number): Promise<boolean> {
    if ([...this.#world.peers.keys()].every((peer) => (this.#told.get(peer) ?? n) >= n))
      return false;
    this.#queue = this.#queue.then(() => this.#catchUp()).catch(this.#world.broke);
    await this.#queue;
    return true;
  }

  async #catchUp(): Promise<void> {
    const { store, table, limits } = this.#world;
    const lines = await store.talk(table, limits.talkShown);
    const names = await store.namesOf([...new Set(lines.map(({ person }) => person))]);
    this.#tell(lines, (person) => names.get(person) ?? '');
  }

  /** Somebody hears somebody no more, or again, and said so elsewhere. */
  async hushed(person: string): Promise<void> {
    for (const peer of this.#world.peers.values())
      if (peer.person.id === person) await this.came(peer);
  }

  gone(peer: string): void {
    this.#told.delete(peer);
  }

  /** Mutes, blocks or reports somebody who is or was here. */
  async #about(
    peer: Peer,
    message: Exclude<TalkCommand, { kind: 'say' }>,
  ): Promise<'tooMuch' | 'nobody' | null> {
    const other = this.#personOf(message.who);
    if (other === null || other === peer.person.id) return 'nobody';
    if (message.kind === 'report') return this.#report(peer, other, message.reason);
    const { store, table } = this.#world;
    const at = message.kind === 'mute' ? table : null;
    await store.hush({ table: at, person: peer.person.id, other }, message.on);
    store.hint({ kind: 'hushed', person: peer.person.id });
    await this.came(peer);
    return null;
  }

  async #report(
    peer: Peer,
    about: string,
    reason: Extract<TalkCommand, { kind: 'report' }>['reason'],
  ): Promise<'tooMuch' | null> {
    const { store, table, clock, may, limits } = this.#world;
    if (!(await may.report(peer.person.id))) return 'tooMuch';
    const all = await store.talk(table, limits.talkShown);
    const lines = all.filter(({ person }) => person === about).slice(-REPORTED);
    const by = peer.person.id;
    await store.report({ id: newId(), at: clock(), table, by, about, reason, lines });
    return null;
  }

  /** Everybody who sits here or has come by has a code. */
  #personOf(code: string): string | null {
    for (const { person } of this.#world.people().chairs) if (person) this.#codeOf(person);
    for (const { person } of this.#world.peers.values()) this.#codeOf(person.id);
    return this.#codes.get(code) ?? null;
  }

  /** When play ends everybody hears what was said aside. */
  async retold(): Promise<void> {
    for (const peer of this.#world.peers.values()) await this.came(peer);
  }
}
