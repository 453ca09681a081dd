import { words } from '../../text/words.ts';
import { call, type Told } from './api.ts';

/** How it stands with notices on this device. */
export type PushState =
  /** They can be had. */
  | 'offer'
  | 'on'
  /** The browser was told not to show any. */
  | 'refused'
  /** They were on, and the browser has forgotten. */
  | 'expired'
  /** Here they work only for apps on the home screen. */
  | 'install'
  | 'none';

export interface NoticeWish {
  readonly key: string;
  readonly language: string;
  readonly zone: string;
  readonly quiet: readonly [number, number] | null;
}

const PREFIX = 'rowan:push';
const kept = (): string | null => localStorage.getItem(PREFIX);

const isApple = (): boolean => /iP(?:hone|ad|od)/.test(navigator.userAgent);

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!('PushManager' in globalThis) || !navigator.serviceWorker)
    return isApple() ? 'install' : 'none';
  if (Notification.permission === 'denied') return 'refused';
  if (await subscription().catch(() => null)) return 'on';
  return kept() ? 'expired' : 'offer';
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const noticeWish = (): Promise<Told<NoticeWish>> => call('notices');
export const keepWish = (quiet: NoticeWish['quiet']): Promise<Told<unknown>> =>
  call('notices', { language: words().language, zone: zone(), quiet });

/**
 * Mails and programs say things in the language and at the time of whoever gets them, also of somebody who never asked
 * for notices here: whenever both are other than the server knows, it is told.
 */
export async function keepPlace(): Promise<void> {
  const wish = await noticeWish();
  if (!wish.ok) return;
  const { language, zone: known, quiet } = wish.value;
  if (language !== words().language || known !== zone()) await keepWish(quiet);
}

/** Asks the browser, and tells the server where notices go. Only ever after somebody pressed for it. */
export async function turnOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const wish = await noticeWish();
  const registration = await navigator.serviceWorker.ready;
  if (!wish.ok) return 'offer';
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(wish.value.key),
  });
  const { endpoint, keys } = made.toJSON();
  const told = await call('push', { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] });
  if (!told.ok) return 'offer';
  await keepWish(wish.value.quiet);
  localStorage.setItem(PREFIX, 'on');
  return 'on';
}

export async function turnOff(): Promise<PushState> {
  const made = await subscription();
  if (made) await call('push/remove', { endpoint: made.endpoint });
  await made?.unsubscribe();
  localStorage.removeItem(PREFIX);
  return pushState();
}
