import { newGameId, writeGame } from '../../client/saves.ts';
import { goTo } from '../../shell/routes.ts';
import { t } from '../../text/text.ts';
import { nameOfSeats } from '../games/names.ts';
import type { Replay } from './replay.ts';

/** The moment that is shown becomes a game of its own, and play goes on there. */
export async function continueFrom(replay: Replay): Promise<void> {
  const { info, at } = replay.state;
  if (!info) return;
  replay.pause();
  const id = newGameId();
  const { save, round, vp, over } = await replay.service.branch(at);
  const of = info.name ?? nameOfSeats(info.seats);
  const name = t('games.branch', { name: of, at });
  await writeGame({ id, name, save, updated: Date.now(), round, vp, over });
  goTo(`/game/${id}`);
}
