import { shutPanels } from './commands.ts';
import { forgetLooks } from './inspector.ts';
import { narrate } from './narration.ts';

/** What the page remembers beside its state: what was read out, looked at and looked up. */
export function forget(): void {
  narrate([]);
  forgetLooks();
  shutPanels();
}
