import {
  COUNCIL_CARDS,
  DISTRICTS,
  HERO_CLASSES,
  monstersAt,
  orderAt,
  type Catalogue,
} from '@rowan/cards';
import {
  GUARD_SEAT,
  SLOT,
  noMeeples,
  slotPlace,
  total,
  type GameState,
  type GuardState,
  type Place,
} from '@rowan/rules';
import type { Ink } from './ink.ts';
import { meepleCounts, meepleLetters } from './names.ts';
import { GAME, NAMES } from './strings.ts';
import { seatName } from './tellers.ts';
import { padded, textTable } from './text-table.ts';

/** What is shown, and in which colours. */
export interface Showing {
  readonly catalogue: Catalogue;
  readonly state: GameState;
  readonly ink: Ink;
}

const WIDTH = 78;
const DOT = ' · ';

const seatOf = ({ state, ink }: Showing, seat: number): string =>
  seatName({ solo: state.guard !== null, ink }, seat);

/** The city and everybody's meeples, a screen high. */
export function boardLines(showing: Showing): readonly string[] {
  const { state, ink, catalogue } = showing;
  const title = `━━━ ${GAME.round(state.round, state.lastRound)} `;
  const market = state.market.map((tile) => catalogue.tiles[tile]!.name);
  return [
    ink.bold(title.padEnd(WIDTH, '━')),
    ...DISTRICTS.flatMap((_, district) => districtLines(showing, district)),
    ink.dim(GAME.market(market) + DOT + GAME.council(state.council, COUNCIL_CARDS)),
    '',
    ...playerLines(showing),
  ];
}

function districtLines(showing: Showing, district: number): string[] {
  const { ink, catalogue, state } = showing;
  const slots = monstersAt(state.monsters, district);
  const monsters = slots.flatMap((monster) => {
    const card = catalogue.monsters[monster];
    return card ? [`${ink.red(card.name)} ${card.strength}`] : [];
  });
  const room = catalogue.rooms[state.towers[district]!.at(-1) ?? -1];
  const locations = [district, slotPlace(district, 0), slotPlace(district, 1)].map((place) =>
    locationText(showing, place),
  );
  const name = padded(ink.bold(NAMES.districts[district]), 12);
  const tower = room ? `  ${ink.dim(GAME.room)}${room.name}` : '';
  return [
    `${name}${ink.dim(GAME.monsters)}${monsters.join(DOT) || GAME.empty}`,
    `${' '.repeat(12)}${ink.dim(GAME.locations)}${locations.join(DOT)}${tower}`,
  ];
}

function locationText(showing: Showing, place: Place): string {
  const { catalogue, state, ink } = showing;
  if (place < SLOT) return catalogue.startingLocations[place]!.name;
  const slot = place - SLOT;
  const order = catalogue.guard.orders[orderAt(state.orders, place)];
  if (order) return GAME.order(order.name);
  const tile = catalogue.tiles[state.built[slot]!];
  if (!tile) return GAME.empty;
  const crown = state.crowns.find((holding) => holding.place === place);
  if (!crown) return tile.name;
  return tile.name + GAME.crown(seatOf(showing, crown.seat), meepleLetters(ink, crown.units));
}

function playerLines(showing: Showing): string[] {
  const { state, ink } = showing;
  const rows = state.players.map((player, seat) => [
    seatOf(showing, seat),
    `${player.vp}`,
    meepleCounts(ink, player.tavern),
    meepleCounts(ink, player.lodgings),
    `${total(player.bag)}`,
    player.levels.map((level, i) => `${HERO_CLASSES[i]}${level}`).join(' '),
    GAME.quests(player.hand.length, player.completed.length),
    `${player.pile.length}`,
  ]);
  const heading = GAME.players.map((text) => ink.dim(text));
  const table = textTable([heading, ...rows], ['left', 'right', 'left', 'left', 'right']);
  return [...table.split('\n'), ...(state.guard ? [guardLine(showing, state.guard)] : [])];
}

function guardLine(showing: Showing, guard: GuardState): string {
  const board = noMeeples();
  for (const meeple of guard.board) if (meeple >= 0) board[meeple]! += 1;
  const text = GAME.guard(
    NAMES.districts[guard.sword]!,
    NAMES.types[guard.prey]!,
    meepleCounts(showing.ink, board),
    guard.kept.length,
  );
  return `${seatOf(showing, GUARD_SEAT)} ${guard.vp} VP, ${text}`;
}
