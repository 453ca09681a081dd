import {
  GUARD,
  X,
  award,
  moveAll,
  nothing,
  sum,
  takeFrom,
  takeQuest,
  type Game,
  type Guard,
  type Source,
} from './game.ts';

/** docs/transcript.md, section 10: the Guard's meeples and Quests. */

const seat = GUARD;

export function resetBoard(game: Game, guard: Guard, rule: string): void {
  const meeples = nothing().map(
    (_, kind) =>
      guard.board.filter((meeple) => meeple === kind).length +
      guard.waiting[kind]! +
      guard.prestige[kind]!,
  );
  guard.board = guard.board.map(() => -1);
  guard.waiting = nothing();
  guard.prestige = nothing();
  game.reader.event({ kind: 'guardReset', seat, meeples, rule });
  moveAll(game, meeples, guard.bag);
}

export function drawLine(game: Game, guard: Guard, n: number): void {
  for (let i = 0; i < n; i++) {
    if (sum(guard.bag) === 0) resetBoard(game, guard, 'G3');
    const of = sum(guard.bag);
    if (of === 0) return;
    const { k, roll } = game.chance.next(11, of);
    const meeple = takeFrom(guard.bag, roll);
    guard.line.push(meeple);
    if (meeple !== X) guard.units += 1;
    const source = { rule: 'G2' };
    game.reader.event({ kind: 'drew', seat, meeple, stream: 11, k, of, roll, source });
  }
}

export const boardCorruption = ({ board, waiting }: Guard): number =>
  board.filter((meeple) => meeple === X).length + waiting[X]!;

export function guardGain(game: Game, guard: Guard, meeple: number, source: Source): void {
  const { reader, supply } = game;
  if (supply[meeple] === 0) return reader.event({ kind: 'notGained', seat, meeple, source });
  supply[meeple]! -= 1;
  guard.bag[meeple]! += 1;
  reader.event({ kind: 'gained', seat, meeple, from: 'supply', to: 'bag', source });
}

export function keepQuest(game: Game, guard: Guard, source: Source): void {
  const quest = takeQuest(game);
  if (quest === undefined) return;
  guard.kept.push(quest);
  game.reader.event({ kind: 'questKept', seat, quest, source });
}

const questVp = (game: Game, quest: number): number =>
  game.catalogue.guard.questVp[game.catalogue.quests[quest]!.kind]!;

export function scoreQuest(game: Game, quest: number, source: Source): void {
  const vp = questVp(game, quest);
  game.reader.event({ kind: 'questScored', seat, quest, vp });
  award(game, seat, vp, { by: 'quests', source });
}

export function purify(game: Game, guard: Guard, source: Source): void {
  const spot = guard.board.indexOf(X);
  if (spot >= 0) guard.board[spot] = -1;
  else guard.waiting[X]! -= 1;
  game.supply[X]! += 1;
  game.reader.event({ kind: 'cleansed', seat, from: 'board', source });
}
