import {
  COUNCIL_CARDS,
  OVERRUN,
  DISTRICTS,
  HERO_CLASSES,
  MEEPLES,
  monstersAt,
  notationOfBonusCondition,
  notationOfCard,
  notationOfEffects,
  notationOfSpot,
  orderAt,
} from '@rowan/cards';
import {
  GUARD_SEAT,
  noMeeples,
  slotPlace,
  total,
  SLOT,
  type Place,
  type QuestProgress,
} from '@rowan/rules';
import type { Ink } from '../ink.ts';
import { districtName, meepleCounts, meepleLetters } from '../names.ts';
import { GAME, NAMES } from '../strings.ts';
import { SCREEN } from '../strings-play.ts';
import { seatName } from '../tellers.ts';
import { displayWidth, padded, textTable } from '../text-table.ts';
import type { Sight } from './answer-text.ts';
import { progressText } from './progress-text.ts';

export interface Screen extends Sight {
  readonly ink: Ink;
  /** Of the Quests in hand, where it can be counted. */
  readonly progress: readonly QuestProgress[];
}

export const WIDTH = 100;
const LEFT = 12;
const COLUMN = (WIDTH - LEFT) / 2;
const DOT = ' · ';

/** Cut off what does not fit; colours are not used in such cells. */
const fitted = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text;

/** The board as the player sees it, at most 100 columns wide. */
export function screenLines(screen: Screen): string[] {
  const { view, ink } = screen;
  const head = SCREEN.head(
    GAME.round(view.round, view.lastRound),
    GAME.council(view.council, COUNCIL_CARDS),
    view.monsterDeck,
  );
  return [
    ink.bold(`━━━ ${head} `.padEnd(WIDTH, '━')),
    ...DISTRICTS.flatMap((_, district) => districtLines(screen, district)),
    ...marketLines(screen),
    ...councilLines(screen),
    '',
    ...playerLines(screen),
    '',
    ...ownLines(screen),
  ];
}

function districtLines(screen: Screen, district: number): string[] {
  const { ink } = screen;
  const cell = (place: Place): string => {
    const text = fitted(`${notationOfSpot(place)} ${locationText(screen, place)}`, COLUMN - 2);
    return padded(text, COLUMN);
  };
  const indent = ' '.repeat(LEFT);
  return [
    padded(ink.bold(districtName(district)), LEFT) + monstersText(screen, district),
    `${indent}${cell(district)}${fitted(towerText(screen, district), COLUMN - 2)}`.trimEnd(),
    `${indent}${cell(slotPlace(district, 0))}${cell(slotPlace(district, 1))}`.trimEnd(),
  ];
}

/** With every effect if there is room, else without. */
function monstersText(screen: Screen, district: number): string {
  const full = monsterNames(screen, district, true);
  if (full.length === 0) return screen.ink.dim(SCREEN.free);
  const overrun = OVERRUN[full.length]!;
  const flees = overrun > 0 ? `  ${screen.ink.yellow(SCREEN.overrun(overrun))}` : '';
  const brief = monsterNames(screen, district, false).join(DOT);
  const lines = [full.join(DOT) + flees, brief + flees, brief];
  return lines.find((line) => displayWidth(line) <= WIDTH - LEFT) ?? brief;
}

function monsterNames({ catalogue, view, ink }: Screen, district: number, full: boolean): string[] {
  const slots = monstersAt(view.monsters, district);
  return slots.flatMap((monster, slot) => {
    const card = catalogue.monsters[monster];
    if (!card) return [];
    const gives = full && card.gives.length > 0 ? `, ${notationOfEffects(card.gives)}` : '';
    return [`${slot + 1} ${ink.red(card.name)} ${card.strength} (${card.vp} VP${gives})`];
  });
}

function locationText({ catalogue, view, ink, seat }: Screen, place: Place): string {
  if (place < SLOT) {
    const card = catalogue.startingLocations[place]!;
    return `${card.name}: ${notationOfCard(card)}`;
  }
  const slot = place - SLOT;
  const order = catalogue.guard.orders[orderAt(view.orders, place)];
  if (order) return GAME.order(order.name);
  const tile = catalogue.tiles[view.built[slot]!];
  if (!tile) return SCREEN.vacant(notationOfEffects(catalogue.slots[slot]!.gives));
  const crown = view.crowns.find((holding) => holding.place === place);
  const who = crown?.seat === seat ? SCREEN.you : NAMES.seat(crown?.seat ?? 0);
  const held = crown ? ` [${who}: ${meepleLetters(ink, crown.units)}]` : '';
  const stock = tile.stock ? SCREEN.stock(view.stock[slot]!, tile.stock.meeple) : '';
  return `${tile.name}${held}${stock}: ${notationOfCard(tile)}`;
}

function towerText({ catalogue, view }: Screen, district: number): string {
  const room = catalogue.rooms[view.towers[district]!.at(-1) ?? -1];
  return room ? `${SCREEN.tower} ${room.name}: ${notationOfCard(room)}` : '';
}

/** Two to a line. */
function inPairs(title: string, cells: readonly string[]): string[] {
  return cells.flatMap((cell, i) => {
    if (i % 2 === 1) return [];
    const head = padded(i === 0 ? title : '', LEFT);
    const [left, right = ''] = [cell, cells[i + 1]].map((text = '') => fitted(text, COLUMN - 2));
    return [`${head}${padded(left!, COLUMN)}${right}`.trimEnd()];
  });
}

function marketLines({ catalogue, view, ink }: Screen): string[] {
  const tiles = view.market.map((tile) => catalogue.tiles[tile]!);
  return inPairs(
    ink.bold(SCREEN.market),
    tiles.map((tile) => `${tile.name}: ${notationOfCard(tile)}`),
  );
}

function councilLines({ catalogue, view, ink }: Screen): string[] {
  const overlords = catalogue.overlords.map(({ name, strength, vp }, i) => {
    const token = catalogue.bonusTokens[view.tokens[i]!];
    const bonus = token
      ? SCREEN.token(`${token.vp}: ${notationOfBonusCondition(token.condition)}`)
      : '';
    return `${i + 1} ${name} ${strength} (${vp}${bonus})`;
  });
  const { name, strength, vp } = catalogue.henchman;
  return inPairs(ink.bold(SCREEN.council), [...overlords, `${name} ${strength} (${vp})`]);
}

function playerLines({ view, ink, seat: own }: Screen): string[] {
  const rows = view.seats.map((player, seat) => [
    seatName({ solo: view.guard !== null, ink }, seat) + (seat === own ? ` (${SCREEN.you})` : ''),
    `${player.vp}`,
    meepleCounts(ink, player.tavern),
    meepleCounts(ink, player.lodgings),
    `${total(player.bag)}`,
    player.levels.map((level, i) => `${HERO_CLASSES[i]!}${level}`).join(' '),
    GAME.quests(player.hand.length, player.completed.length),
    `${player.pile.length}`,
  ]);
  const heading = GAME.players.map((text) => ink.dim(text));
  const table = textTable([heading, ...rows], ['left', 'right', 'left', 'left', 'right']);
  return [...table.split('\n'), ...guardLines({ view, ink })];
}

function guardLines({ view, ink }: Pick<Screen, 'view' | 'ink'>): string[] {
  const { guard } = view;
  if (!guard) return [];
  const board = noMeeples();
  for (const meeple of guard.board) if (meeple >= 0) board[meeple]! += 1;
  const [sword, prey] = [NAMES.districts[guard.sword]!, NAMES.types[guard.prey]!];
  const text = GAME.guard(sword, prey, meepleCounts(ink, board), guard.kept.length);
  return [`${seatName({ solo: true, ink }, GUARD_SEAT)} ${guard.vp} VP, ${text}`];
}

function ownLines(screen: Screen): string[] {
  const { view, seat, ink } = screen;
  const { tavern, lodgings, bag } = view.seats[seat]!;
  const head = (text: string): string => padded(ink.bold(text), LEFT);
  const zones = [
    meepleCounts(ink, tavern),
    `${ink.bold(SCREEN.lodgings)} ${meepleCounts(ink, lodgings)}`,
    `${ink.bold(SCREEN.bag(total(bag)))} ${meepleCounts(ink, bag)}`,
    `${SCREEN.odds} ${oddsText(screen)}`,
  ];
  return [
    head(SCREEN.tavern) + zones.slice(0, 2).join('   '),
    head('') + zones.slice(2).join('   '),
    head(SCREEN.heroes) + heroesText(screen),
    ...boostLines(screen).map((text) => head(SCREEN.boosts) + text),
    ...questLines(screen),
  ];
}

/** D5: an empty bag takes the Lodgings first. */
function oddsText({ view, seat }: Screen): string {
  const { bag, lodgings } = view.seats[seat]!;
  const from = total(bag) > 0 ? bag : lodgings;
  const all = total(from);
  return from
    .flatMap((n, i) => (n > 0 ? [`${MEEPLES[i]!} ${Math.round((100 * n) / all)} %`] : []))
    .join(DOT);
}

function heroesText({ catalogue, view, seat }: Screen): string {
  const { levels } = view.seats[seat]!;
  const heroes = catalogue.heroes.map(({ unit, levels: faces }, i) =>
    SCREEN.hero(unit, levels[i]!, faces[levels[i]! - 1]!.cv),
  );
  return heroes.join(DOT);
}

function boostLines({ view, seat }: Screen): string[] {
  const { boosts, pairs, against } = view.seats[seat]!;
  const units = boosts.flatMap((n, unit) => (n > 0 ? [SCREEN.boost(MEEPLES[unit]!, n)] : []));
  const paired = pairs.flatMap((by, i) =>
    i % 3 === 0 ? [SCREEN.pair(MEEPLES[by]!, MEEPLES[pairs[i + 1]!]!, pairs[i + 2]!)] : [],
  );
  const types = against.flatMap((n, type) =>
    n > 0 ? [SCREEN.against(NAMES.types[type]!, n)] : [],
  );
  const all = [...units, ...paired, ...types];
  return all.length > 0 ? [all.join(DOT)] : [];
}

function questLines(screen: Screen): string[] {
  const { catalogue, view, seat, ink } = screen;
  const { hand } = view.seats[seat]!;
  const lines = hand.map((index) => {
    const card = catalogue.quests[index]!;
    const progress = screen.progress.find(({ quest }) => quest === index);
    const now = progress ? `  [${SCREEN.now(progressText(progress))}]` : '';
    return fitted(`${card.name}: ${notationOfCard(card)}`, WIDTH - LEFT - now.length) + now;
  });
  if (lines.length === 0) lines.push(ink.dim(SCREEN.noQuests));
  return lines.map((line, i) => padded(i === 0 ? ink.bold(SCREEN.quests) : '', LEFT) + line);
}
