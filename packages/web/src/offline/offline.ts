import { createStore } from 'zustand/vanilla';

/** Whether a newer version of the app is there, fetched by this page or taken in another tab. */
export const update = createStore<{ readonly ready: boolean }>(() => ({ ready: false }));

const HOUR = 3_600_000;

const tell = (): void => update.setState({ ready: true });

/** Tells when a new worker is ready; the very first one replaces nothing. */
function watch({ installing, waiting }: ServiceWorkerRegistration): void {
  if (waiting && navigator.serviceWorker.controller) tell();
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) tell();
  });
}

/** When another tab takes the new version, this one is left with parts that may be gone. */
function watchOthers(): void {
  let { controller } = navigator.serviceWorker;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controller) tell();
    ({ controller } = navigator.serviceWorker);
  });
}

/** Keeps the app on the device, and looks for new versions now and then. */
export async function goOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  watchOthers();
  const registration = await navigator.serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return;
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
}

const reload = (): void => location.reload();

/** The new version takes over, if it has not done so in another tab, and the page starts anew with it. */
export async function useNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Milliseconds in which a version may come; beyond them the page starts anew with what is there. */
const PATIENCE = 20_000;

/** Resolves once a worker that is being fetched is there, or is not to be had. */
const fetched = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    setTimeout(resolve, PATIENCE);
    look();
  });

/** The page is too old to go on: loaded anew it would come from the device as it is, so the new version is fetched first. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  if (registration?.installing) await fetched(registration.installing);
  await useNewVersion();
}

export const later = (): void => update.setState({ ready: false });
