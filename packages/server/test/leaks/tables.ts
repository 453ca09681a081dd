import { catalogueBy } from '@rowan/cards/editions';
import {
  commitmentOf,
  saltHash,
  type Engine,
  type LifeRow,
  type LifeSaid,
  type Shelf,
} from '@rowan/table';
import { NO_FACTS, asRow } from '../../src/store/store.ts';
import { hashOf, newId } from '../../src/tokens.ts';
import { startNode, type TestNode } from '../running.ts';
import { Guest, type Sitting } from '../guest.ts';
import { CARDS, engineAt, type Pair } from './worlds.ts';
import type { Planted } from './planted.ts';

/** Engines of worlds have numbers of their own. */
const FIRST = 1000;
const SECRET = '5'.repeat(64);
const SALT = 'a'.repeat(32);

/** A node with tables that stand at any moment of any world. */
export class LeakNode {
  readonly node: TestNode;
  readonly guests: readonly Guest[];
  readonly people: readonly string[];
  readonly #engines: Map<number, Engine>;
  readonly #planted: Planted;

  private constructor(node: TestNode, guests: readonly Guest[], more: Made) {
    this.node = node;
    this.guests = guests;
    this.people = more.people;
    this.#engines = more.engines;
    this.#planted = more.planted;
  }

  static async start(planted: Planted = (engine) => engine): Promise<LeakNode> {
    const engines = new Map<number, Engine>();
    const shelf: Shelf = {
      engines: async (rules) => engines.get(rules) ?? null,
      catalogues: catalogueBy,
    };
    const limits = { socketsAPerson: 1000, tableSleeps: 50 };
    const node = await startNode({ shelf, clock: () => 1_000_000, limits });
    const names = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'];
    const guests = [];
    for (const name of names) guests.push(await Guest.named(node.url, name));
    const people = await Promise.all(guests.map((guest) => guest.account(node.node.store)));
    return new LeakNode(node, guests, { people, engines, planted });
  }

  /** A table that was dealt, at this moment; whoever watches has its link. */
  async #table(pair: Pair, world: 0 | 1): Promise<string> {
    const { store } = this.node.node;
    const rules = FIRST + this.#engines.size;
    this.#engines.set(rules, { ...this.#planted(engineAt(pair.worlds[world].state)), rules });
    const [id, owner] = [newId(), this.people[0]!];
    const [first, ...rows] = this.#rows(rules, pair.players);
    const invite = hashOf('x'.repeat(22));
    await store.openTable({ id, owner, secret: SECRET, invite, rows: [first!] });
    for (const row of rows) await store.append(id, asRow(row), NO_FACTS);
    for (const person of this.people) await store.admit(id, person, invite);
    return id;
  }

  #rows(rules: number, players: number): LifeRow[] {
    const seats = Array.from({ length: players }, (_, colour) => ({
      kind: 'person' as const,
      name: '',
      colour,
    }));
    const said: LifeSaid[] = [
      {
        kind: 'opened',
        pin: { rules, catalogue: CARDS },
        setup: { players, towers: true, hiredHelp: [], advanced: false },
        seats,
        owner: this.people[0]!,
        commitment: commitmentOf('x'.repeat(22), SECRET),
      },
      ...seats.flatMap((_, seat): LifeSaid[] => [
        { kind: 'sat', seat, person: this.people[seat]! },
        { kind: 'readied', seat, hash: saltHash('x'.repeat(22), SALT) },
      ]),
      { kind: 'started' },
      { kind: 'dealt', salts: seats.map(() => SALT) },
    ];
    return said.map((one, seq) => ({ seq, at: 0, by: null, command: null, said: one }));
  }

  /** Everything that the onlooker is told in one of the worlds, from coming in to a move by whoever has to decide. */
  async told(pair: Pair, world: 0 | 1): Promise<string> {
    const table = await this.#table(pair, world);
    const looking = pair.onlooker === 'spectator' ? 4 : pair.onlooker;
    const onlooker = await this.#come(table, looking);
    const { state, answer } = pair.worlds[world];
    const { seat, id: decision } = state.decision!;
    const mover = seat === looking ? onlooker : await this.#come(table, seat);
    await onlooker.until(() => onlooker.bytes.filter(isPresence).some(namesSeat(seat)));
    if (answer) {
      const reply = await mover.ask({ kind: 'move', decision, answer });
      if (reply.kind !== 'acked')
        throw new Error(`a quiet move was refused: ${JSON.stringify(reply)}`);
      await onlooker.until(() => onlooker.bytes.some((text) => text.startsWith('{"kind":"frame"')));
    }
    for (const sitting of new Set([onlooker, mover])) sitting.cut();
    // The numbers of the worlds and the codes by which tables mean people are no secret, and differ.
    return onlooker.bytes
      .join('\n')
      .replaceAll(/"rules":\d+/g, '"rules":0')
      .replaceAll(/"you":"[0-9a-f]{16}"/g, '"you":""');
  }

  async #come(table: string, person: number): Promise<Sitting> {
    const sitting = await this.guests[person]!.sit(table).connect();
    await sitting.until(() => sitting.heard.some(({ kind }) => kind === 'chronicle'));
    await sitting.until(() => sitting.heard.some(({ kind }) => kind === 'presence'));
    return sitting;
  }

  end(): Promise<void> {
    return this.node.end();
  }
}

const isPresence = (text: string): boolean => text.startsWith('{"kind":"presence"');
/** Whoever looks on hears that the mover came, sooner or later; both worlds are compared afterwards. */
const namesSeat =
  (seat: number) =>
  (text: string): boolean =>
    (JSON.parse(text) as { readonly here: readonly number[] }).here.includes(seat);

interface Made {
  readonly people: readonly string[];
  readonly engines: Map<number, Engine>;
  readonly planted: Planted;
}
