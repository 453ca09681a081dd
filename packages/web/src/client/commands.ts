import { createStore } from 'zustand/vanilla';
import { noteTrouble } from '../base/report.ts';
import { change, settings } from '../base/settings.ts';
import { soon } from '../base/soon.ts';
import type { TextKey } from '../text/text.ts';
import { confirm, redo, undo } from './actions.ts';
import type { Game } from './game.ts';
import { dismissLook } from './inspector.ts';
import { skip } from './pace.ts';

const coaching = soon(() => import('./ask-coach.ts'));

/** One list of what can be done from anywhere: buttons, keys and menus all read it. */

export interface Command {
  readonly id: CommandId;
  readonly text: TextKey;
  readonly icon: string;
  readonly keys: readonly string[];
  readonly enabled: (game: Game) => boolean;
  readonly run: (game: Game) => void;
}

export type CommandId =
  | 'confirm'
  | 'undo'
  | 'redo'
  | 'restart'
  | 'hint'
  | 'cancel'
  | 'skip'
  | 'sound'
  | 'theme'
  | 'rules'
  | 'signs'
  | 'menu'
  | 'now';

/** Panels that lie over the board; one at a time. */
type Panel = 'menu' | 'now' | 'how' | 'rules' | 'cards' | 'signs' | 'score' | null;
interface Panels {
  readonly open: Panel;
  /** The paragraph or the card that was asked for. */
  readonly rule: string | null;
  readonly card: string | null;
}
const SHUT: Panels = { open: null, rule: null, card: null };
export const panels = createStore<Panels>(() => SHUT);
export const shutPanels = (): void => panels.setState(SHUT);
export const openRule = (rule: string): void => panels.setState({ open: 'rules', rule });
export const openCard = (card: string | null): void => panels.setState({ open: 'cards', card });

const toggle = (panel: Exclude<Panel, null>): void =>
  panels.setState(({ open }) => ({ open: open === panel ? null : panel, rule: null }));

const always = (): boolean => true;
const idle = ({ state }: Game): boolean => !state.playing;

export const COMMANDS: Readonly<Record<CommandId, Command>> = {
  confirm: {
    id: 'confirm',
    text: 'command.confirm',
    icon: 'check',
    keys: ['c'],
    enabled: ({ state }) => !state.playing && Boolean(state.view?.decision),
    run: confirm,
  },
  undo: {
    id: 'undo',
    text: 'command.undo',
    icon: 'undo',
    keys: ['z', 'Backspace'],
    enabled: (game) =>
      idle(game) && (game.state.undo > 0 || game.state.interaction.past.length > 0),
    run: undo,
  },
  redo: {
    id: 'redo',
    text: 'command.redo',
    icon: 'redo',
    keys: ['y'],
    enabled: (game) =>
      idle(game) && (game.state.redo > 0 || game.state.interaction.future.length > 0),
    run: redo,
  },
  restart: {
    id: 'restart',
    text: 'command.restart',
    icon: 'restart',
    keys: ['r'],
    enabled: (game) => COMMANDS.undo.enabled(game),
    run: (game) => game.restart(),
  },
  hint: {
    id: 'hint',
    text: 'command.hint',
    icon: 'hint',
    keys: ['i'],
    enabled: (game) => game.coached && idle(game) && Boolean(game.state.view?.decision),
    run: (game) => void coaching().then(({ askCoach }) => askCoach(game), noteTrouble),
  },
  cancel: {
    id: 'cancel',
    text: 'command.cancel',
    icon: 'close',
    keys: ['Escape'],
    enabled: always,
    run: (game) => {
      if (panels.getState().open) panels.setState({ open: null });
      else if (!dismissLook()) game.interact({ ...game.state.interaction, source: null });
    },
  },
  skip: {
    id: 'skip',
    text: 'command.skip',
    icon: 'skip',
    keys: ['s'],
    enabled: ({ state }) => state.playing,
    run: skip,
  },
  sound: {
    id: 'sound',
    text: 'command.sound',
    icon: 'sound-on',
    keys: ['m'],
    enabled: always,
    run: () => change({ sound: !settings.getState().sound }),
  },
  theme: {
    id: 'theme',
    text: 'command.theme',
    icon: 'theme',
    keys: ['t'],
    enabled: always,
    run: () => change({ theme: settings.getState().theme === 'night' ? 'day' : 'night' }),
  },
  rules: {
    id: 'rules',
    text: 'command.rules',
    icon: 'help',
    keys: ['?', 'h'],
    enabled: always,
    run: () => toggle('rules'),
  },
  signs: {
    id: 'signs',
    text: 'command.signs',
    icon: 'legend',
    keys: ['l'],
    enabled: always,
    run: () => toggle('signs'),
  },
  menu: {
    id: 'menu',
    text: 'command.menu',
    icon: 'menu',
    keys: [],
    enabled: always,
    run: () => toggle('menu'),
  },
  now: {
    id: 'now',
    text: 'command.now',
    icon: 'list',
    keys: ['d'],
    enabled: always,
    run: () => toggle('now'),
  },
};
