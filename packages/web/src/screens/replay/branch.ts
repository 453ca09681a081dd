import type { Line } from '@rowan/bots';
import { beginStudy } from '../../client/begin-study.ts';
import { keptIdOf } from '../../client/keep-imported.ts';
import { nameOfSeats } from '../../model/game-names.ts';
import { keepSeen } from '../../storage/games.ts';
import { t } from '../../text/text.ts';
import type { SourceFault } from '../../worker/study-service.ts';
import type { Replay } from './replay.ts';

/** What came from elsewhere becomes a game of this device. */
export async function keepGame(replay: Replay): Promise<void> {
  const { id } = replay.game.state;
  const kept = keptIdOf(id);
  await keepSeen(id, kept);
  location.replace(`#/replay/${kept}/${replay.state.at}`);
}

/** The moment that is shown becomes a study, with what was played and what was better where that is known. */
export async function studyFrom(
  replay: Replay,
  { played, better }: { readonly played?: Line; readonly better?: Line } = {},
): Promise<SourceFault | null> {
  const { info, at } = replay.state;
  replay.pause();
  const of = info?.name ?? nameOfSeats(info?.seats ?? []);
  const lines = [
    ...(played ? [{ name: t('study.played'), line: played }] : []),
    ...(better ? [{ name: t('study.better'), line: better }] : []),
  ];
  const name = t('games.branch', { name: of, at });
  return beginStudy({ game: replay.game.state.id, at, name, lines });
}
