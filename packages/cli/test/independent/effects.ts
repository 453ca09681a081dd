import { kindOf, type Effect } from './catalogue.ts';
import {
  P,
  S,
  X,
  activeSeat,
  award,
  drawMeeples,
  drawQuests,
  has,
  isTower,
  move,
  moveOne,
  sum,
  type Assigned,
  type Game,
  type Source,
} from './game.ts';

/** docs/transcript.md, section 6, Effects. */

interface At {
  readonly source: Source;
  readonly place: number;
}

const VP_BY: Readonly<Record<string, string>> = {
  slot: 'slots',
  room: 'rooms',
  quest: 'quests',
  monster: 'monsters',
};

const vpBy = ({ card }: Source): string => VP_BY[card ?? ''] ?? 'locations';

function gain(game: Game, { meeple, from }: Effect, { source, place }: At): void {
  const { reader, supply, turn, stock, active: seat } = game;
  const kind = kindOf(meeple!);
  const left = from === 'tile' ? stock[place - 4]! : supply[kind]!;
  if (left === 0) return reader.event({ kind: 'notGained', seat, meeple: kind, source });
  if (from === 'tile') stock[place - 4]! -= 1;
  else supply[kind]! -= 1;
  const inDraw = turn.phase === 'draw';
  (inDraw ? activeSeat(game).lodgings : turn.gained)[kind]! += 1;
  const to = inDraw ? 'lodgings' : 'place';
  reader.event({ kind: 'gained', seat, meeple: kind, from, to, source });
}

export const assignedAt = (game: Game, place: number): Assigned | undefined =>
  game.turn.plan.find((assigned) => assigned.place === place);

/** The kinds that can be taken for a class at a place. */
export function takers({ units, as, overrun }: Assigned, kind: number): number[] {
  const real = units[kind]! + (kind === P ? overrun : 0);
  return [...(real > 0 ? [kind] : []), ...(as[kind]! > 0 ? [S] : [])];
}

export function takeUnit(game: Game, letter: string, to: 'supply' | 'hold', at: At): void {
  const assigned = assignedAt(game, at.place);
  const kind = kindOf(letter);
  if (!assigned) return game.reader.fail(`no Units at place ${at.place}`);
  const choices = takers(assigned, kind);
  if (choices.length === 0) return;
  const { active: seat, reader } = game;
  const meeple =
    choices.length > 1 ? (reader.mustAnswer('unit', seat)['unit'] as number) : choices[0]!;
  if (!choices.includes(meeple)) reader.fail(`no such Unit at place ${at.place}`);
  const zone = to === 'hold' ? activeSeat(game).held : game.supply;
  if (assigned.units[meeple]! > 0) moveOne(game, assigned.units, zone, meeple);
  else {
    assigned.overrun -= 1;
    zone[meeple]! += 1;
  }
  if (meeple === S) assigned.as[kind]! -= 1;
  reader.event({ kind: to === 'hold' ? 'held' : 'returned', seat, meeple, ...at });
}

function cleanse(game: Game, source: Source): void {
  const { reader, active: seat, supply } = game;
  const own = activeSeat(game);
  const zones = (['tavern', 'lodgings'] as const).filter((zone) => own[zone][X]! > 0);
  const answer = zones.length > 1 ? reader.mustAnswer('cleanse', seat)['from'] : zones[0];
  const from = zones.find((zone) => zone === answer);
  if (from) moveOne(game, own[from], supply, X);
  reader.event({ kind: 'cleansed', seat, from: from ?? 'none', source });
}

function discard(game: Game, n: number, source: Source): void {
  const { reader, active: seat, discards } = game;
  const { hand } = activeSeat(game);
  for (let left = Math.min(n, hand.length); left > 0; left--) {
    const asked = left < hand.length;
    const quest = asked ? (reader.mustAnswer('discardQuest', seat)['quest'] as number) : hand[0]!;
    if (!hand.includes(quest)) reader.fail(`Quest ${quest} is not in hand`);
    hand.splice(hand.indexOf(quest), 1);
    discards.push(quest);
    game.turn.eligible = game.turn.eligible.filter((other) => other !== quest);
    reader.event({ kind: 'questDiscarded', seat, quest, source });
  }
}

function backToBag(game: Game, { own = 0, others = 0 }: Effect, source: Source): void {
  const { seats, active, reader } = game;
  for (let i = 0; i < seats.length; i++) {
    const seat = (active + i) % seats.length;
    const { lodgings, bag } = seats[seat]!;
    const upTo = i === 0 ? own : others;
    if (sum(lodgings) === 0 || upTo === 0) continue;
    const meeples = reader.mustAnswer('backToBag', seat)['meeples'] as number[];
    if (sum(meeples) > upTo || !has(lodgings, meeples)) reader.fail('too many meeples to the bag');
    move(game, lodgings, bag, meeples);
    reader.event({ kind: 'backToBag', seat, meeples, source });
  }
}

function draw(game: Game, n: number, source: Source): void {
  const { active: seat, turn } = game;
  if (turn.phase !== 'main') return drawMeeples(game, seat, n, source);
  turn.granted += n;
  game.reader.event({ kind: 'drawGranted', seat, n, source });
}

type Run = (game: Game, effect: Effect, at: At) => void;

const RUNS: Readonly<Record<string, Run>> = {
  gain,
  return: (game, { unit }, at) => takeUnit(game, unit!, 'supply', at),
  hold: (game, { unit }, at) => takeUnit(game, unit!, 'hold', at),
  cleanse: (game, _effect, { source }) => cleanse(game, source),
  vp: (game, { n }, { source }) => award(game, game.active, n!, { by: vpBy(source), source }),
  vpPerCorruption: (game, { n }, { source, place }) => {
    const corruption = isTower(place) ? (assignedAt(game, place)?.units[X] ?? 0) : 0;
    award(game, game.active, n! * corruption, { by: vpBy(source), source });
  },
  quests: (game, effect, { source }) => {
    const drawn = drawQuests(game, game.active, effect.draw!, source);
    discard(game, effect.discard!, source);
    game.judgeDrawn(game, drawn);
  },
  discardQuest: (game, _effect, { source }) => discard(game, 1, source),
  draw: (game, { n }, { source }) => draw(game, n!, source),
  backToBag: (game, effect, { source }) => backToBag(game, effect, source),
};

/** Turn boosts and lasting boosts are no instant effects. */
export const isInstant = ({ kind }: Effect): boolean => kind in RUNS;

export function runEffects(
  game: Game,
  effects: readonly Effect[],
  source: Source,
  place = -1,
): void {
  for (const effect of effects) RUNS[effect.kind]?.(game, effect, { source, place });
}

/** Whether the player said so, and what comes later. */
export interface Turned {
  readonly asked: boolean;
  readonly later: readonly number[];
}

/** Takes simultaneous things one by one, in the order the player gives or the events show. */
export function inOrder(
  game: Game,
  of: string,
  items: readonly number[],
  run: (item: number, turned: Turned) => void,
): void {
  const { reader, active } = game;
  let left = [...items];
  while (left.length > 0) {
    const told = left.length > 1 ? reader.order(of, active) : undefined;
    const seen = shown(game, of);
    const item = told ?? left.find((one) => one === seen) ?? left[0]!;
    if (!left.includes(item)) reader.fail(`${item} is not to be ordered among ${left.join(', ')}`);
    left = left.filter((one) => one !== item);
    run(item, { asked: told !== undefined, later: left });
  }
}

/** The item that the next event belongs to. */
function shown(game: Game, of: string): number | undefined {
  const fields = game.reader.peekEvent()?.fields;
  const source = fields?.['source'] as Source | undefined;
  switch (of) {
    case 'places':
      return fields?.['place'] as number | undefined;
    case 'crowns':
      return source?.card === 'tile' ? 4 + game.built.indexOf(source.index!) : undefined;
    case 'monsters':
      return source?.card === 'monster' ? source.index : undefined;
    default:
      return source?.card === 'quest' ? source.index : (fields?.['quest'] as number | undefined);
  }
}
