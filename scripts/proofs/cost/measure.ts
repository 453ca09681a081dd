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
  readonly former?: number;
}

export function heapPerTable(games: readonly Recorded[], n: number, former: Former | null): Heap {
  const gameAt = (i: number): Recorded => games[i % games.length]!;
  const held = (share: number): number => {
    const hold = heldAfter(share);
    return heapOfEach(n, (i) => hold(gameAt(i)));
  };
  const own = { middle: held(0.5), end: held(1) };
  if (!former) return own;
  const theirTable = (i: number): unknown => {
    const table = former.open(gameAt(i));
    for (const move of gameAt(i).moves) former.playMove(table, move);
    return table;
  };
  return { ...own, former: heapOfEach(Math.ceil(n / 10), theirTable) };
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
