import { goTo } from '../base/routes.ts';

/** Further than any game goes: the replay opens at its last move. */
const LATEST = 99_999;

/** The end of the address where a game is to be handed on. */
export const SHARING = '/share';

/** Where a game is looked at again, from its latest move backwards; or to be shared. */
export const lookBack = (id: string, share = false): void =>
  goTo(`/replay/${id}/${LATEST}${share ? SHARING : ''}`);

/** Only games of this device have a replay. */
export const hasReplay = (): boolean => location.hash.startsWith('#/game/');
