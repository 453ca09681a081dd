import { shutPanels } from './commands.ts';
import { forgetLooks } from './inspector.ts';
import { hush } from './narration.ts';

/** What the page remembers beside its state: what was read out, looked at and looked up. */
export function forget(): void {
  hush();
  forgetLooks();
  shutPanels();
}
