import type { Notice } from '../store/notices.ts';
import type { NodeStore } from '../store/store.ts';
import type { Channel } from './channel.ts';
import { quietUntil } from './quiet.ts';

interface OutboxWorld {
  readonly store: NodeStore;
  readonly clock: () => number;
  /** Push, and whatever else was set up. */
  readonly channels: readonly Channel[];
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
      await store.putOff(id, until, notice);
      return;
    }
    const told = await this.#overAll(notice);
    if (told.length < this.#world.channels.length && attempts + 1 < MOST_TRIES)
      await store.putOff(id, clock() + AGAIN * 2 ** attempts, { attempts: attempts + 1, told });
    else await store.settleNotice(id);
  }

  /** Over which ways it has gone: each is taken once, and one that fails keeps no other from going. */
  async #overAll(notice: Notice): Promise<readonly string[]> {
    const went = await Promise.all(
      this.#world.channels.map(async (channel) => {
        if (notice.told.includes(channel.name)) return [channel.name];
        const outcome = await channel.tell(notice).catch((error: unknown) => {
          this.#world.broke(error);
          return 'again' as const;
        });
        return outcome === 'done' ? [channel.name] : [];
      }),
    );
    return went.flat();
  }
}
