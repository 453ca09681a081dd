import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { hashOf } from '../tokens.ts';
import { Unkept } from '../store/database.ts';
import type { PushAddress } from '../store/notices.ts';
import type { NodeStore } from '../store/store.ts';

/** What goes to a device: codes, which it puts into words itself. */
interface PushMessage {
  readonly kind: 'turn';
  readonly table: string;
  readonly due: number | null;
  readonly language: string;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Seconds for which a push service keeps a notice: after a day it is news no more. */
const TTL = 86_400;
/** Milliseconds that a push service has to answer. */
const PATIENCE = 10_000;

/** Keys by which push services know this server; made once, and kept for its owner alone. */
export function pushKeysIn(folder: string | null): Keys {
  if (folder === null) return webPush.generateVAPIDKeys();
  const file = join(folder, 'push-keys.json');
  if (!existsSync(file))
    writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  return JSON.parse(readFileSync(file, 'utf8')) as Keys;
}

/** Keys that all nodes of one database share; the first node makes them. */
export async function sharedPushKeys(store: Pick<NodeStore, 'setting'>): Promise<Keys> {
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  return JSON.parse(await store.setting('push-keys', made)) as Keys;
}

/** Push services are elsewhere, and reached safely: nobody makes us talk to machines around us. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  const named = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname);
  const near = /(?:^|\.)(?:local|internal|localhost|lan|home|arpa)$/.test(hostname);
  return protocol === 'https:' && named && !near && username === '';
}

/** The way to browsers that are not open. */
export class Push {
  #keys: Keys | null;
  readonly #contact: string;
  readonly #isService: (address: string) => boolean;

  /** Null: a database that is away just now has them. */
  constructor(keys: Keys | null, contact: string, isService = isPushService) {
    this.#keys = keys;
    this.#contact = contact;
    this.#isService = isService;
  }

  get key(): string {
    if (!this.#keys) throw new Unkept('keys of push services are not known yet');
    return this.#keys.publicKey;
  }

  learn(keys: Keys): void {
    this.#keys = keys;
  }

  takes(address: string): boolean {
    return this.#isService(address);
  }

  /** `gone`: that browser takes nothing any more. */
  async send(
    { endpoint, p256dh, auth }: PushAddress,
    message: PushMessage,
  ): Promise<'sent' | 'gone' | 'failed'> {
    if (!this.#keys) return 'failed';
    const subscription = { endpoint, keys: { p256dh, auth } };
    const details = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
      TTL,
      // A newer notice of a table takes the place of one that waits.
      topic: hashOf(message.table).slice(0, 32),
      vapidDetails: { subject: this.#contact, ...this.#keys },
    });
    try {
      const { status } = await fetch(details.endpoint, {
        method: 'POST',
        headers: details.headers as Record<string, string>,
        body: details.body && new Uint8Array(details.body),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }
}
