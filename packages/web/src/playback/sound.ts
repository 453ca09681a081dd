import type { EventKind, ToldEvent, GameView } from '@rowan/rules';
import type * as zzfx from 'zzfx';
import { noteTrouble } from '../base/report.ts';
import { settings } from '../base/settings.ts';

/** Wood on wood, bag rattle, saw rasp, bell: numbers for the synthesiser, in its own order. */
const SOUNDS: Partial<Readonly<Record<EventKind, readonly (number | undefined)[]>>> = {
  drew: [0.35, 0.1, 190, 0, 0.01, 0.05, 4, 1.6, -6, 0, 0, 0, 0, 1.2],
  planConfirmed: [0.5, 0.05, 150, 0, 0.02, 0.12, 4, 2, -4, 0, 0, 0, 0, 0.8],
  gained: [0.4, 0.05, 320, 0, 0.02, 0.1, 1, 1.4, 0, 0, 90, 0.04],
  vpChanged: [0.3, 0, 620, 0, 0.03, 0.16, 1, 1.8, 0, 0, 180, 0.05],
  crownTaken: [0.45, 0, 494, 0.01, 0.1, 0.3, 1, 1.6, 0, 0, 247, 0.06],
  roomTaken: [0.5, 0.05, 260, 0.01, 0.07, 0.22, 4, 1.9, -2, 0, 130, 0.06],
  defeated: [0.7, 0.1, 90, 0.01, 0.08, 0.24, 3, 1.5, -2, 0, 0, 0, 0, 2.4],
  monsterArrived: [0.45, 0.1, 70, 0.02, 0.06, 0.2, 2, 1.2, 2, 0, 0, 0, 0, 0.6],
  constructed: [0.6, 0.05, 210, 0, 0.03, 0.13, 4, 2.4, -3, 0, 0, 0, 0.09, 0.9],
  levelledUp: [0.5, 0, 440, 0.02, 0.14, 0.3, 1, 1.6, 0, 0, 220, 0.08],
  questCompleted: [0.55, 0, 523, 0.02, 0.2, 0.38, 1, 1.7, 0, 0, 261, 0.09],
  councilArrived: [0.9, 0, 65, 0.1, 0.5, 0.9, 1, 0.4, 0, 0, 0, 0, 0.2, 0.5],
  turnStarted: [0.4, 0, 587, 0.01, 0.06, 0.4, 0, 1, 0, 0, 196, 0.07],
  gameEnded: [0.6, 0, 392, 0.05, 0.4, 0.7, 1, 1.7, 0, 0, 196, 0.14],
};

type Synthesiser = typeof zzfx;
let player: Promise<Synthesiser> | null = null;

/** The synthesiser is loaded with the first sound, which comes after the first touch. */
const load = (): Promise<Synthesiser> => (player ??= import('zzfx'));

/** As loud as the synthesiser is by itself at 60 per cent. */
const LOUDEST = 0.5;

async function ring(parameters: readonly (number | undefined)[]): Promise<void> {
  const { ZZFX } = await load();
  ZZFX.volume = (LOUDEST * settings.getState().volume) / 100;
  ZZFX.play(...parameters);
}

/** How loud it is now, to be heard while it is being chosen. */
export const ringOnce = (): Promise<void> => ring(SOUNDS.vpChanged!);

/** Nobody else's turn is rung in. */
const isMute = (event: ToldEvent, { viewer }: GameView): boolean =>
  event.kind === 'turnStarted' && event.seat !== viewer;

export function sound(event: ToldEvent, view: GameView): void {
  const parameters = SOUNDS[event.kind];
  if (!parameters || !settings.getState().sound || document.hidden || isMute(event, view)) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  void ring(parameters).catch(noteTrouble);
}
