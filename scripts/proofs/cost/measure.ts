import { heapOfEach } from './heap.ts';
import type { Former } from './former.ts';
import type { Recorded } from './games.ts';
import { openTable, playMove } from './table.ts';

/** A table is held after so many of its moves. */
function heldAfter(share: number) {
  return (game: Recorded): unknown => {
    const host = openTable(game);
    for (const move of game.moves.slice(0, Math.ceil(share * game.moves.length)))
      playMove(host, move);
    return host;
  };
}

export interface Heap {
  /** Bytes for each table in the middle of its game, and at the end. */
  readonly middle: number;
  readonly end: number;
}

export function heapPerTable(games: readonly Recorded[], n: number): Heap {
  const gameAt = (i: number): Recorded => games[i % games.length]!;
  const held = (share: number): number => {
    const hold = heldAfter(share);
    return heapOfEach(n, (i) => hold(gameAt(i)));
  };
  return { middle: held(0.5), end: held(1) };
}

/** Bytes for each table that the other checkout holds at the end of its game. */
export function formerHeap(former: Former, games: readonly Recorded[], n: number): number {
  return heapOfEach(n, (i) => {
    const game = games[i % games.length]!;
    const table = former.open(game);
    for (const move of game.moves) former.playMove(table, move);
    return table;
  });
}

/** Mean bytes that the other checkout would send to one seat after a move. */
export function formerBytes(former: Former, games: readonly Recorded[]): number {
  let [sum, n] = [0, 0];
  for (const game of games) {
    const table = former.open(game);
    for (const move of game.moves) {
      former.playMove(table, move);
      for (let seat = 0; seat < 4; seat++, n++)
        sum += Buffer.byteLength(JSON.stringify(former.update(table, seat)));
    }
  }
  return sum / n;
}
