import { createStore } from 'zustand/vanilla';

/** A newer version of the app that has been fetched and waits. */
export const update = createStore<{ readonly waiting: ServiceWorker | null }>(() => ({
  waiting: null,
}));

const HOUR = 3_600_000;

/** Tells when a new worker is ready; the very first one replaces nothing. */
function watch(registration: ServiceWorkerRegistration): void {
  const { installing, waiting } = registration;
  if (waiting && navigator.serviceWorker.controller) update.setState({ waiting });
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller)
      update.setState({ waiting: installing });
  });
}

/** Keeps the app on the device, and looks for new versions now and then. */
export async function goOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return;
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
}

/** The new version takes over, and the page starts anew with it. */
export function useNewVersion(): void {
  const { waiting } = update.getState();
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

export const later = (): void => update.setState({ waiting: null });
