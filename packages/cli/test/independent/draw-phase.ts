import { clockwise, homeOf, settleMonster } from './deal.ts';
import { runEffects } from './effects.ts';
import {
  X,
  activeSeat,
  countsOf,
  drawMeeples,
  has,
  monstersIn,
  move,
  moveAll,
  sum,
  type Game,
} from './game.ts';
import { resetBoard } from './guard-board.ts';
import { questsInDraw } from './quests.ts';

/** docs/transcript.md, sections 6.12 to 6.16. */

export function slide(game: Game, district: number): void {
  const slots = game.monsters.slice(district * 3, district * 3 + 3).filter((m) => m >= 0);
  const monsters = [0, 1, 2].map((slot) => slots[slot] ?? -1);
  game.monsters.splice(district * 3, 3, ...monsters);
  game.reader.event({ kind: 'monstersSlid', district, monsters });
}

export function refill(game: Game, n: number): void {
  let due = n;
  while (due > 0 && game.monsterDeck.length > 0) {
    const card = game.monsterDeck.pop()!;
    if (card < 0) councilArrives(game);
    else {
      settleMonster(game, card, districtFor(game, card));
      due -= 1;
    }
  }
}

function districtFor(game: Game, monster: number): number {
  const { reader, active, guard } = game;
  const [own, ...others] = clockwise(homeOf(game, monster));
  if (monstersIn(game, own!) < 3) return own!;
  const free = others.filter((district) => monstersIn(game, district) < 3);
  if (free.length === 1 || guard?.acting) return free[0]!;
  const chosen = reader.mustAnswer('overflow', active)['district'] as number;
  if (!free.includes(chosen)) reader.fail(`district ${chosen} has no room`);
  return chosen;
}

function councilArrives(game: Game): void {
  const { reader, seats, active, guard, supply } = game;
  game.council += 1;
  reader.event({ kind: 'councilArrived', n: game.council });
  if (game.council >= 3) return beginFinalRounds(game, 'E1');
  const order = seats.map((_, i) => (active + i) % seats.length);
  for (const seat of order) {
    const n = Math.min(1, supply[X]!);
    supply[X]! -= n;
    seats[seat]!.bag[X]! += n;
    reader.event({ kind: 'corrupted', seat, n });
  }
  if (guard) resetBoard(game, guard, 'G8');
  for (const seat of guard?.acting ? order : order.slice(1))
    drawMeeples(game, seat, 1, { rule: 'D3' });
}

export function beginFinalRounds(game: Game, rule: string): void {
  if (game.lastRound > 0) return;
  game.lastRound = game.round + 2;
  game.reader.event({ kind: 'finalRoundsBegan', rule, lastRound: game.lastRound });
}

function drawEffects(game: Game): void {
  const { reader, active: seat, catalogue, turn } = game;
  const used = new Set<number>();
  const own = activeSeat(game);
  for (;;) {
    const answer = reader.answer('drawEffect', seat);
    if (!answer || answer['quest'] === null) return;
    const quest = answer['quest'] as number;
    const effect = catalogue.quests[quest]?.gives?.find(({ kind }) => kind === 'drawPhase');
    const inForce = own.completed.includes(quest) && !turn.fresh.includes(quest);
    if (!effect || !inForce || used.has(quest)) return reader.fail(`no effect of Quest ${quest}`);
    if (!has(own.tavern, countsOf(effect.have!))) reader.fail('the effect needs more meeples');
    used.add(quest);
    const exhausted = countsOf(effect.exhaust!);
    move(game, own.tavern, own.lodgings, exhausted);
    reader.event({ kind: 'drawEffectUsed', seat, quest, exhausted });
    runEffects(game, effect.gives ?? [], { card: 'quest', index: quest });
  }
}

export function drawPhase(game: Game): void {
  const { reader, turn, active: seat } = game;
  const own = activeSeat(game);
  if (turn.won.length > 0) {
    for (let district = 0; district < 4; district++) slide(game, district);
    refill(game, turn.won.length);
  }
  drawMeeples(game, seat, 4 + Math.min(game.council, 2) + turn.granted, { rule: 'D4' });
  drawEffects(game);
  questsInDraw(game);
  while (game.market.length < 4 && game.tileDeck.length > 0) {
    const tile = game.tileDeck.pop()!;
    game.market.push(tile);
    reader.event({ kind: 'tileTurnedUp', tile });
  }
  if (sum(own.held) === 0) return;
  reader.event({ kind: 'heldReturned', seat, units: own.held });
  moveAll(game, own.held, own.tavern);
}
