import { GUARD, P, award, everywhere, type Game } from './game.ts';
import { scoreQuest } from './guard-board.ts';
import { endQuestMet } from './quests.ts';

/** docs/transcript.md, section 11. */

function scoreSets(game: Game, seat: number, rooms: readonly number[]): void {
  for (const { id, ladder } of game.catalogue.roomSets) {
    const n = rooms.filter((room) => game.catalogue.rooms[room]!.family === id).length;
    if (n > 0)
      award(game, seat, ladder[Math.min(n, ladder.length) - 1]!, {
        by: 'sets',
        source: { rule: 'F4' },
      });
  }
}

function scoreSeat(game: Game, seat: number): void {
  const own = game.seats[seat]!;
  for (const quest of own.hand.filter((index) => endQuestMet(game, index, seat))) {
    own.hand = own.hand.filter((other) => other !== quest);
    own.completed.push(quest);
    game.reader.event({ kind: 'questCompleted', seat, quest, place: -1 });
    award(game, seat, game.catalogue.quests[quest]!.vp, {
      by: 'quests',
      source: { card: 'quest', index: quest },
    });
  }
  scoreSets(game, seat, own.rooms);
  for (const index of own.hand) {
    const { penalty } = game.catalogue.quests[index]!;
    award(game, seat, -penalty, { by: 'penalties', source: { card: 'quest', index } });
  }
}

function winnersOf(game: Game): number[] {
  const { seats, guard } = game;
  if (guard) return [seats[0]!.vp > guard.vp ? 0 : GUARD];
  const best = Math.max(...seats.map(({ vp }) => vp));
  const tied = seats.flatMap(({ vp }, seat) => (vp === best ? [seat] : []));
  const peasants = tied.map((seat) => everywhere(game, seat)[P]!);
  return tied.filter((_, i) => peasants[i] === Math.min(...peasants));
}

export interface Outcome {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

export function finish(game: Game): Outcome {
  const { seats, guard, reader } = game;
  for (let seat = 0; seat < seats.length; seat++) scoreSeat(game, seat);
  for (const index of guard?.kept ?? []) scoreQuest(game, index, { card: 'quest', index });
  if (guard) scoreSets(game, GUARD, guard.rooms);
  const totals = [...seats.map(({ vp }) => vp), ...(guard ? [guard.vp] : [])];
  const winners = winnersOf(game);
  reader.event({ kind: 'gameEnded', totals, winners });
  return { totals, winners };
}
