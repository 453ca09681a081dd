import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { hashOf } from '../tokens.ts';
import type { PushAddress } from '../store/notices.ts';

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
  readonly #keys: Keys;
  readonly #contact: string;
  readonly #isService: (address: string) => boolean;

  constructor(keys: Keys, contact: string, isService = isPushService) {
    this.#keys = keys;
    this.#contact = contact;
    this.#isService = isService;
  }

  get key(): string {
    return this.#keys.publicKey;
  }

  takes(address: string): boolean {
    return this.#isService(address);
  }

  /** `gone`: that browser takes nothing any more. */
  async send(
    { endpoint, p256dh, auth }: PushAddress,
    message: PushMessage,
  ): Promise<'sent' | 'gone' | 'failed'> {
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
