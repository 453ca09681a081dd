import type { Notice, PushAddress } from '../store/notices.ts';
import type { NodeStore } from '../store/store.ts';
import type { Channel } from './channel.ts';
import type { Push } from './push.ts';

/** Tells all browsers of somebody. Where one has gone, nothing is sent any more. */
export class PushChannel implements Channel {
  readonly name = 'push';
  readonly #push: Push;
  readonly #store: NodeStore;

  constructor(push: Push, store: NodeStore) {
    this.#push = push;
    this.#store = store;
  }

  async tell(notice: Notice): Promise<'done' | 'again'> {
    const addresses = await this.#store.addressesOf(notice.person);
    const sent = await Promise.all(addresses.map((address) => this.#send(address, notice)));
    return sent.includes('failed') ? 'again' : 'done';
  }

  async #send(address: PushAddress, { table, due, wish }: Notice) {
    const { language } = wish;
    const outcome = await this.#push.send(address, { kind: 'turn', table, due, language });
    if (outcome === 'gone') await this.#store.unsubscribe(address.endpoint);
    return outcome;
  }
}
