import type { Catalogue, SeatIndex } from '@rowan/cards';
import { playOf } from './apply.ts';
import type { Checkpoint } from './cards.ts';
import { questCount, type Count } from './conditions.ts';
import type { GameState } from './state.ts';

/** How far a Quest in hand has come; `met` is the engine's word, were it judged now. */
export interface QuestProgress extends Count {
  readonly quest: number;
}

/** Q3: levels, the Tavern and what counts at the end are states; deeds are done in one turn and show in the plan. */
const IS_DEED: { readonly [C in Checkpoint]: boolean } = {
  construct: true,
  places: true,
  level: false,
  tavern: false,
  end: false,
};

/** Progress of the Quests in a seat's hand, where it can be counted at any time: of public things alone (C5). */
export function questProgress(
  catalogue: Catalogue,
  state: GameState,
  seat: SeatIndex,
): QuestProgress[] {
  const g = playOf(catalogue, state);
  const at = { seat, place: -1, resolved: 0 };
  return state.players[seat]!.hand.filter((quest) => !IS_DEED[g.cards.checkpoints[quest]!]).map(
    (quest) => ({ quest, ...questCount(g, quest, at) }),
  );
}
