import {
  GUARD_SEAT,
  VP_SOURCES,
  type Catalogue,
  type SeatIndex,
  type VpSource,
} from '@rowan/cards';
import { playOf } from './apply.ts';
import { questMet } from './conditions.ts';
import { guardQuestVp, setVp, type SetVp } from './scoring.ts';
import { type GameState } from './state.ts';

export interface QuestScore {
  readonly quest: number;
  /** What it would bring if the game ended now: its VP, or the penalty. */
  readonly vp: number;
}

export interface SeatScore {
  readonly seat: SeatIndex;
  /** VP on the track now. */
  readonly vp: number;
  readonly bySource: Readonly<Record<VpSource, number>>;
  /** Still to come if the game ended now; empty once it is over. */
  readonly quests: readonly QuestScore[];
  readonly sets: readonly SetVp[];
  readonly total: number;
}

const bySource = (ledger: readonly number[]): Record<VpSource, number> =>
  Object.fromEntries(VP_SOURCES.map((source, i) => [source, ledger[i]!])) as Record<
    VpSource,
    number
  >;

const sum = (items: readonly { readonly vp: number }[]): number =>
  items.reduce((n, { vp }) => n + vp, 0);

/** Itemised scores, live and final, the Guard's last; with all hands known. */
export function score(catalogue: Catalogue, state: GameState): SeatScore[] {
  const g = playOf(catalogue, state);
  const over = state.phase === 'over';
  const seat = (
    index: number,
    side: { vp: number; ledger: number[]; rooms: number[] },
    open: QuestScore[],
  ): SeatScore => {
    const quests = over ? [] : open;
    const sets = over ? [] : setVp(g, side.rooms);
    const total = side.vp + sum(quests) + sum(sets);
    return { seat: index, vp: side.vp, bySource: bySource(side.ledger), quests, sets, total };
  };
  const scores = state.players.map((player, index) =>
    seat(
      index,
      player,
      player.hand.map((quest) => {
        const card = g.cards.catalogue.quests[quest]!;
        const met =
          card.kind === 'end' && questMet(g, quest, { seat: index, place: -1, resolved: 0 });
        return { quest, vp: met ? card.vp : -card.penalty };
      }),
    ),
  );
  if (state.guard) {
    const kept = state.guard.kept.map((quest) => ({ quest, vp: guardQuestVp(g, quest) }));
    scores.push(seat(GUARD_SEAT, state.guard, kept));
  }
  return scores;
}
