import type { Notice, PushAddress } from '../store/notices.ts';
import type { NodeStore } from '../store/store.ts';
import { quietUntil } from './quiet.ts';
import type { Push } from './push.ts';

interface OutboxWorld {
  readonly store: NodeStore;
  readonly clock: () => number;
  readonly push: Push;
  /** Whether somebody is at a table just now: then they see it themselves. */
  readonly isHere: (table: string, person: string) => Promise<boolean>;
  readonly broke: (error: unknown) => void;
}

/** Notices that are looked after at once, and how often one is tried. */
const AT_ONCE = 20;
const MOST_TRIES = 8;
/** Milliseconds before the second try; each further one waits twice as long. */
const AGAIN = 30_000;

/** Tells people who are not there that it is their turn. It looks once more before it does. */
export class Outbox {
  readonly #world: OutboxWorld;
  #busy = false;

  constructor(world: OutboxWorld) {
    this.#world = world;
  }

  async look(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const { store, clock } = this.#world;
      for (const notice of await store.dueNotices(clock(), AT_ONCE)) await this.#send(notice);
    } catch (error) {
      this.#world.broke(error);
    } finally {
      this.#busy = false;
    }
  }

  async #send(notice: Notice): Promise<void> {
    const { store, clock, isHere } = this.#world;
    const { id, table, person, wish, attempts } = notice;
    if (!notice.stands || (await isHere(table, person))) {
      await store.settleNotice(id);
      return;
    }
    const until = quietUntil(clock(), wish);
    if (until !== null) {
      await store.putOff(id, until, attempts);
      return;
    }
    const addresses = await store.addressesOf(person);
    const sent = await Promise.all(addresses.map((address) => this.#push(address, notice)));
    if (sent.includes(false) && attempts + 1 < MOST_TRIES)
      await store.putOff(id, clock() + AGAIN * 2 ** attempts, attempts + 1);
    else await store.settleNotice(id);
  }

  /** Whether it needs not be tried again. Where a browser has gone, nothing is sent any more. */
  async #push(address: PushAddress, { table, due, wish }: Notice): Promise<boolean> {
    const outcome = await this.#world.push.send(address, {
      kind: 'turn',
      table,
      due,
      language: wish.language,
    });
    if (outcome === 'gone') await this.#world.store.unsubscribe(address.endpoint);
    return outcome !== 'failed';
  }
}
