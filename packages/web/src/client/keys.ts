import { isSlip } from '../base/slip.ts';
import { COMMANDS, panels, type CommandId } from './commands.ts';
import type { Game } from './game.ts';
import { followArrow, touchPieces } from './piece-keys.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

/** Commands that do not touch the game, for when something lies over the board. */
const ANYWHERE: ReadonlySet<CommandId> = new Set([
  'cancel',
  'rules',
  'signs',
  'menu',
  'sound',
  'theme',
]);

const covered = (): boolean => document.querySelector('dialog[open]') !== null;

/** A key that is held down goes on along the board and does nothing else: no command, no button again. */
function held(event: KeyboardEvent, over: boolean): void {
  const button = event.target instanceof HTMLElement && event.target.tagName === 'BUTTON';
  if ((button && event.key === 'Enter') || (!over && followArrow(event.key)))
    event.preventDefault();
}

/** Keys for everything. */
export function listenToKeys(game: Game): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    // Nothing is reached through the curtain.
    if (game.state.handTo !== null) return;
    const over = covered();
    if (event.repeat) return held(event, over);
    if (!over && touchPieces(event, panels.getState().open === 'now')) {
      event.preventDefault();
      return;
    }
    const command = Object.values(COMMANDS).find(({ keys }) => keys.includes(event.key));
    if (!command?.enabled(game) || (over && !ANYWHERE.has(command.id))) return;
    event.preventDefault();
    if (command.id !== 'confirm' || !isSlip(event)) command.run(game);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
