import { turnFrom } from './marks.ts';
import type { Replay } from './replay.ts';

/** What can be done with a replay, by the name of its button. */
export type Control =
  | 'start'
  | 'turnBack'
  | 'back'
  | 'toggle'
  | 'on'
  | 'turnOn'
  | 'end'
  | 'mineBack'
  | 'mineOn';

export const KEYS: Readonly<Record<Control, readonly string[]>> = {
  start: ['Home'],
  turnBack: ['PageUp'],
  back: ['ArrowLeft'],
  toggle: [' ', 'k'],
  on: ['ArrowRight'],
  turnOn: ['PageDown'],
  end: ['End'],
  mineBack: ['['],
  mineOn: [']'],
};

const own = ({ state }: Replay): number | undefined =>
  typeof state.eyes.seat === 'number' ? state.eyes.seat : undefined;

/** Where a control leads; null where it leads nowhere. */
export function goal(replay: Replay, control: Control): number | null {
  const { at, info } = replay.state;
  const marks = info?.marks ?? [];
  const within = (to: number): number | null => (to < 0 || to > replay.length ? null : to);
  switch (control) {
    case 'start':
      return at > 0 ? 0 : null;
    case 'end':
      return at < replay.length ? replay.length : null;
    case 'back':
      return within(at - 1);
    case 'on':
      return within(at + 1);
    case 'toggle':
      return at;
    case 'turnBack':
      return turnFrom(marks, at, -1);
    case 'turnOn':
      return turnFrom(marks, at, 1);
    case 'mineBack':
      return turnFrom(marks, at, -1, own(replay));
    case 'mineOn':
      return turnFrom(marks, at, 1, own(replay));
  }
}

export function use(replay: Replay, control: Control): void {
  const to = goal(replay, control);
  if (to === null) return;
  if (control === 'toggle') replay.toggle();
  else if (control === 'on') replay.step(1);
  else if (control === 'back') replay.step(-1);
  else replay.seek(to);
}

/** Fields and open dialogs keep their keys; a focused button keeps its space bar. */
function taken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog')) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'range' || key === ' ';
  return target instanceof HTMLButtonElement && key === ' ';
}

export function listenToReplayKeys(replay: Replay): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || taken(event)) return;
    const found = Object.entries(KEYS).find(([, keys]) => keys.includes(event.key));
    if (!found) return;
    event.preventDefault();
    use(replay, found[0] as Control);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
