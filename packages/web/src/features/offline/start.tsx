import { render } from 'preact';
import { goOffline } from './offline.ts';
import { Update } from './Update.tsx';

/** Everything about being offline, beside the app itself. */
export async function startOffline(): Promise<void> {
  const corner = document.createElement('div');
  document.body.append(corner);
  render(<Update />, corner);
  await goOffline();
}
