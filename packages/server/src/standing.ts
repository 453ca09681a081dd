import type { NodeMessage, PlayCommand, RunningHost } from '@rowan/protocol';
import { standingAnswer, workshopAsks } from '@rowan/table';
import type { PlayWorld } from './play-world.ts';
import type { Peer } from './table-world.ts';

type StandingWorld = Pick<
  PlayWorld,
  'store' | 'clock' | 'broke' | 'gathering' | 'served' | 'peers'
>;
type Command = Extract<PlayCommand, { kind: 'standing' }>;

const rejected = (command: number, reason: 'nothing' | 'unkept'): NodeMessage => ({
  kind: 'rejected',
  command,
  refusal: { reason },
});

/**
 * What players answer to Mage's Workshop (L9) without being asked. It stands beside the log, where nobody but its owner
 * learns of it; once it is used it is a move like any other.
 */
export class StandingAnswers {
  readonly #world: StandingWorld;
  readonly #running: () => RunningHost;

  constructor(world: StandingWorld, running: () => RunningHost) {
    this.#world = world;
    this.#running = running;
  }

  /** Whoever shares a chair is asked: what one of them leaves the others would see. */
  async set(peer: Peer, seats: readonly number[], { command, order }: Command): Promise<void> {
    const { store, served, peers, broke } = this.#world;
    if (seats.length !== 1) {
      peer.send(rejected(command, 'nothing'));
      return;
    }
    try {
      await store.setStanding(served.table, peer.person.id, order);
    } catch (error) {
      broke(error);
      peer.send(rejected(command, 'unkept'));
      return;
    }
    peer.send({ kind: 'acked', command, n: this.#running().host.seq });
    for (const { person, send } of peers.values())
      if (person.id === peer.person.id) send({ kind: 'standing', order });
    this.look();
  }

  /** Whoever comes back is told what they have left. */
  async tell(peer: Peer, seats: readonly number[]): Promise<void> {
    const { store, served, broke } = this.#world;
    if (seats.length !== 1) return;
    try {
      const order = await store.standingOf(served.table, peer.person.id);
      if (order) peer.send({ kind: 'standing', order });
    } catch (error) {
      broke(error);
    }
  }

  /** If the game asks somebody who has left an answer, that is their answer. */
  look(): void {
    const { game } = this.#running().host;
    const seat = workshopAsks(game.state);
    const person = seat === null ? null : this.#world.gathering.chairs[seat]!.person;
    if (person === null || game.table.seats[seat!]?.kind !== 'person') return;
    void this.#answerFor(person);
  }

  async #answerFor(person: string): Promise<void> {
    const { store, served, clock, broke } = this.#world;
    const { seq, game } = this.#running().host;
    try {
      const order = await store.standingOf(served.table, person);
      const answer = order && standingAnswer(game.state, order);
      // A thought about a moment that has passed is dropped.
      if (answer) this.#running().receive({ kind: 'thought', seq, answer, at: clock() });
    } catch (error) {
      broke(error);
    }
  }
}
