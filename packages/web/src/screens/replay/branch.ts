import { goTo } from '../../base/routes.ts';
import { keptIdOf } from '../../client/keep-imported.ts';
import { layDown, newGameId } from '../../client/new-game.ts';
import { nameOfSeats } from '../../model/game-names.ts';
import { keepSeen } from '../../storage/games.ts';
import { t } from '../../text/text.ts';
import type { Replay } from './replay.ts';

/** What came from elsewhere becomes a game of this device. */
export async function keepGame(replay: Replay): Promise<void> {
  const { id } = replay.game.state;
  const kept = keptIdOf(id);
  await keepSeen(id, kept);
  location.replace(`#/replay/${kept}/${replay.state.at}`);
}

/** The moment that is shown becomes a game of its own, and play goes on there. */
export async function continueFrom(replay: Replay): Promise<void> {
  const { info, at } = replay.state;
  if (!info?.over) return;
  replay.pause();
  const id = newGameId();
  const branch = await replay.service.branch(at);
  const of = info.name ?? nameOfSeats(info.seats);
  const name = t('games.branch', { name: of, at });
  await layDown({ id, name, ...branch });
  goTo(`/game/${id}`);
}
