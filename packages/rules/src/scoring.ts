import { GUARD_SEAT, P, type RoomSetId } from '@rowan/cards';
import { questMet } from './conditions.ts';
import { award, type Play } from './play.ts';
import { everywhere } from './possessions.ts';

export interface SetVp {
  readonly set: RoomSetId;
  readonly rooms: number;
  readonly vp: number;
}

/** F4: VP of the Room sets a player or the Guard has completed. */
export function setVp(g: Play, rooms: readonly number[]): SetVp[] {
  const sets: SetVp[] = [];
  if (rooms.length === 0) return sets;
  for (const { id, ladder } of g.cards.catalogue.roomSets) {
    let n = 0;
    for (const room of rooms) if (g.cards.catalogue.rooms[room]!.family === id) n++;
    if (n > 0) sets.push({ set: id, rooms: n, vp: ladder[Math.min(n, ladder.length) - 1]! });
  }
  return sets;
}

/** E4: End of Game Quests, Room sets, penalties. */
function scorePlayer(g: Play, seat: number): void {
  const player = g.state.players[seat]!;
  const at = { seat, place: -1, resolved: 0 };
  for (const quest of player.hand.slice()) {
    const card = g.cards.catalogue.quests[quest]!;
    if (card.kind !== 'end' || !questMet(g, quest, at)) continue;
    player.hand.splice(player.hand.indexOf(quest), 1);
    player.completed.push(quest);
    g.log?.push({ kind: 'questCompleted', seat, quest, place: -1 });
    award(g, seat, card.vp, { by: 'quests', source: { card: 'quest', index: quest } });
  }
  scoreSets(g, seat, player.rooms);
  for (const quest of player.hand) {
    const { penalty } = g.cards.catalogue.quests[quest]!;
    award(g, seat, -penalty, { by: 'penalties', source: { card: 'quest', index: quest } });
  }
}

function scoreSets(g: Play, seat: number, rooms: readonly number[]): void {
  for (const { vp } of setVp(g, rooms)) award(g, seat, vp, { by: 'sets', source: { rule: 'F4' } });
}

/** G4: what a Quest is worth to the Guard. */
export const guardQuestVp = (g: Play, quest: number): number =>
  g.cards.catalogue.guard.questVp[g.cards.catalogue.quests[quest]!.kind];

/** G9 */
function scoreGuard(g: Play): void {
  const { guard } = g.state;
  if (!guard) return;
  for (const quest of guard.kept) {
    const vp = guardQuestVp(g, quest);
    g.log?.push({ kind: 'questScored', seat: GUARD_SEAT, quest, vp });
    award(g, GUARD_SEAT, vp, { by: 'quests', source: { card: 'quest', index: quest } });
  }
  scoreSets(g, GUARD_SEAT, guard.rooms);
}

/** E5, G9: most VP; of the tied the fewest Peasants; the Guard wins ties. */
function winnersOf(g: Play): number[] {
  const { players, guard } = g.state;
  if (guard) return [players[0]!.vp > guard.vp ? 0 : GUARD_SEAT];
  const best = Math.max(...players.map(({ vp }) => vp));
  const tied = players.flatMap(({ vp }, seat) => (vp === best ? [seat] : []));
  const peasants = tied.map((seat) => everywhere(g.state, seat)[P]!);
  const fewest = Math.min(...peasants);
  return tied.filter((_, i) => peasants[i] === fewest);
}

export function finishGame(g: Play): void {
  const { state } = g;
  for (let seat = 0; seat < state.players.length; seat++) scorePlayer(g, seat);
  scoreGuard(g);
  state.phase = 'over';
  state.winners = winnersOf(g);
  if (!g.log) return;
  const totals = state.players.map(({ vp }) => vp);
  if (state.guard) totals.push(state.guard.vp);
  g.log.push({ kind: 'gameEnded', totals, winners: state.winners.slice() });
}
