import { Serwist, type PrecacheEntry, type SerwistGlobalConfig } from 'serwist';

declare global {
  interface WorkerGlobalScope extends SerwistGlobalConfig {
    /** Every file of the app with its version; the build writes it here. */
    readonly __SW_MANIFEST: (PrecacheEntry | string)[];
  }
}

declare const self: ServiceWorkerGlobalScope;

/**
 * The whole app lies in the cache, so that it plays without a network. A new version waits until the page asks
 * for it: nobody's game changes under their hands.
 */
const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true, ignoreURLParametersMatching: [/.*/] },
  skipWaiting: false,
  clientsClaim: true,
});

serwist.addEventListeners();

/** What a node sends: codes, which become words here. */
interface Notice {
  readonly kind: 'turn';
  readonly table: string;
  readonly due: number | null;
  readonly language: string;
}

/** The app's texts lie elsewhere; these few have to be there while no page is. */
const WORDS: Readonly<
  Record<string, { readonly turn: string; readonly until: string; readonly open: string }>
> = {
  en: { turn: 'It is your turn', until: 'Until', open: 'A table waits for you.' },
  de: { turn: 'Du bist dran', until: 'Bis', open: 'Ein Tisch wartet auf dich.' },
  fr: { turn: 'À vous de jouer', until: 'Jusqu’à', open: 'Une table vous attend.' },
};

function textOf({ due, language }: Notice): string {
  const words = WORDS[language] ?? WORDS['en']!;
  if (due === null) return words.open;
  const when = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return `${words.open} ${words.until} ${new Intl.DateTimeFormat(language, when).format(due)}.`;
}

self.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice?.kind !== 'turn') return;
  const shown = self.registration.showNotification((WORDS[notice.language] ?? WORDS['en']!).turn, {
    body: textOf(notice),
    tag: notice.table,
    lang: notice.language,
    data: notice.table,
  });
  event.waitUntil(shown);
});

/** Opens the table, in a page that is open or in a new one. */
async function openTable(table: string): Promise<void> {
  const url = new URL(`./#/t/${table}`, self.registration.scope).href;
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const opened = page ? await page.navigate(url).catch(() => null) : null;
  await (opened ? opened.focus() : self.clients.openWindow(url));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data)));
});
