/** Asks the browser not to clear away what is kept here; once there is something to keep, and never twice. */
let asked = false;

export function askToPersist(): void {
  if (asked || !('storage' in navigator)) return;
  asked = true;
  void navigator.storage.persist?.().catch(() => false);
}
