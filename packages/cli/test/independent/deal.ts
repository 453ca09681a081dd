import { DISTRICTS, TYPES, kindOf, type Catalogue } from './catalogue.ts';
import { chanceOf } from './chance.ts';
import {
  X,
  countsOf,
  drawMeeples,
  drawQuests,
  monstersIn,
  move,
  newSeat,
  newTurn,
  nothing,
  type Game,
  type Guard,
} from './game.ts';
import { judgeDrawn } from './quests.ts';
import { Inconsistency, alike, type Fields, type Reader } from './reader.ts';

/** docs/transcript.md, section 4. */

const indices = <T>(list: readonly T[], kept: (card: T) => boolean = () => true): number[] =>
  list.flatMap((card, index) => (kept(card) ? [index] : []));

function emptyGame(setup: Fields, rules: number, reader: Reader): Game {
  const options = setup['setup'] as Fields;
  const players = options['players'] as number;
  const catalogue = setup['catalogue'] as unknown as Catalogue;
  return {
    reader,
    rules,
    judgeDrawn,
    catalogue,
    chance: chanceOf(options['key'] as string),
    players,
    towersOn: options['towers'] as boolean,
    supply: Object.entries(catalogue.supply).reduce(
      (counts, [letter, n]) => counts.with(kindOf(letter), n),
      nothing(),
    ),
    seats: Array.from({ length: players }, newSeat),
    guard: null,
    monsters: Array.from({ length: 12 }, () => -1),
    monsterDeck: [],
    tokens: [],
    market: [],
    tileDeck: [],
    built: Array.from({ length: 8 }, () => -1),
    stock: Array.from({ length: 8 }, () => 0),
    orders: [-1, -1, -1, -1],
    crowns: [],
    towers: [[], [], [], []],
    questDeck: [],
    discards: [],
    first: 0,
    active: 0,
    round: 1,
    turns: 0,
    council: 0,
    lastRound: 0,
    quiet: 0,
    defeatThisRound: false,
    turn: newTurn(),
  };
}

function setUpGuard(game: Game, advanced: boolean): Guard {
  const { catalogue, chance } = game;
  const hunts = chance.shuffle(
    9,
    indices(catalogue.quests, ({ prey }) => prey !== undefined),
  );
  const letters = [...catalogue.guard.bag];
  if (advanced) {
    const rescues = indices(catalogue.rooms, ({ family }) => family === 'rescue');
    const { needs, gives } = catalogue.rooms[chance.shuffle(10, rescues)[0]!]!;
    for (const need of needs) if (typeof need === 'string' && need !== 'U') letters.push(need);
    for (const effect of gives) if (effect.kind === 'gain') letters.push(effect.meeple!);
  }
  const bag = nothing();
  move(game, game.supply, bag, countsOf(letters));
  game.orders = chance.shuffle(8, indices(catalogue.guard.orders)).slice(0, 4);
  return {
    bag,
    board: catalogue.guard.board.map(() => -1),
    waiting: nothing(),
    prestige: nothing(),
    line: [],
    units: 0,
    acting: false,
    sword: 0,
    prey: TYPES.indexOf(catalogue.quests[hunts[0]!]!.prey!),
    vp: 0,
    pile: [],
    rooms: [],
    kept: [],
  };
}

function stackMonsters(game: Game): number[] {
  const { catalogue, chance, players } = game;
  return [3, 2, 1].flatMap((level) => {
    const stream = level - 1;
    const cards = chance.shuffle(
      stream,
      indices(catalogue.monsters, (m) => m.level === level && (players >= 3 || !m.threePlus)),
    );
    const depth = level === 1 ? 4 : level === 2 ? 8 : Math.floor(cards.length / 2);
    return cards.toSpliced(chance.next(stream, depth + 1).roll, 0, -1);
  });
}

/** S4, D2: into the lowest free slot of the district. */
export function settleMonster(game: Game, monster: number, district: number): void {
  const slot = district * 3 + monstersIn(game, district);
  game.monsters[slot] = monster;
  game.reader.event({ kind: 'monsterArrived', monster, place: 16 + slot });
}

export const clockwise = (from: number): number[] => [0, 1, 2, 3].map((i) => (from + i) % 4);

export const homeOf = (game: Game, monster: number): number =>
  DISTRICTS.indexOf(game.catalogue.monsters[monster]!.district);

function dealMonsters(game: Game): void {
  for (let i = 0; i < 6; i++) {
    const monster = game.monsterDeck.pop()!;
    const free = clockwise(homeOf(game, monster)).find((d) => monstersIn(game, d) < 3)!;
    settleMonster(game, monster, free);
  }
}

function setUpSeat(game: Game, seat: number, help: readonly string[]): void {
  const own = game.seats[seat]!;
  drawQuests(game, seat, 2, { rule: 'S7' });
  move(game, game.supply, own.bag, countsOf(['P'.repeat(7), 'XXX', ...help].join('')));
  for (const letter of help) own.levels[kindOf(letter) - 1] = 2;
  drawMeeples(game, seat, 4, { rule: 'S7' });
}

function firstPlayer(game: Game): number {
  const corruption = game.seats.map(({ tavern }) => tavern[X]!);
  const tied = indices(corruption, (n) => n === Math.max(...corruption));
  return tied.length === 1 ? tied[0]! : tied[game.chance.next(7, tied.length).roll]!;
}

function dealCards(game: Game): Fields {
  const { catalogue, chance, players } = game;
  const solo = players === 1;
  game.tokens = chance.shuffle(3, indices(catalogue.bonusTokens)).slice(0, 3);
  game.monsterDeck = stackMonsters(game);
  const monsters = [...game.monsterDeck];
  dealMonsters(game);
  const tiles = chance.shuffle(
    4,
    indices(catalogue.tiles, (tile) => !(solo && tile.notSolo)),
  );
  game.tileDeck = tiles.slice(0, -4);
  game.market = tiles.slice(-4).reverse();
  if (game.towersOn) {
    const rooms = chance.shuffle(5, indices(catalogue.rooms));
    const each = Math.floor(rooms.length / 4);
    game.towers = [0, 1, 2, 3].map((t) => rooms.slice(t * each, (t + 1) * each));
  }
  const towers = game.towers.map((rooms) => [...rooms]);
  const quests = chance.shuffle(
    6,
    indices(catalogue.quests, ({ prey }) => !(solo && prey)),
  );
  game.questDeck = [...quests];
  return { monsters, tiles, towers, quests };
}

/** Deals the game from the key alone and compares it with what the setup line says. */
export function deal(setup: Fields, rules: number, reader: Reader): Game {
  const game = emptyGame(setup, rules, reader);
  const { players, catalogue } = game;
  const { advanced, hiredHelp } = setup['setup'] as Fields;
  if (players === 1) game.guard = setUpGuard(game, advanced === true);
  const piles = dealCards(game);
  for (let seat = 0; seat < players; seat++) setUpSeat(game, seat, hiredHelp as readonly string[]);
  if (players > 1) game.first = firstPlayer(game);
  game.active = game.first;
  const decks: Fields = {
    ...piles,
    tokens: game.tokens,
    orders: game.orders,
    prey: game.guard?.prey ?? null,
    firstPlayer: game.first,
  };
  for (const [name, pile] of Object.entries(decks)) {
    if (!alike(pile, (setup['decks'] as Fields)[name]))
      throw new Inconsistency(1, `decks.${name}: the key gives ${JSON.stringify(pile)}`);
  }
  if (catalogue.quests.length === 0) reader.fail('no Quests');
  return game;
}
