import { MEEPLES, builtIn } from '@rowan/cards';
import { type EventKind, type EventOf, type GameEvent, type Source } from '@rowan/rules';
import { cardId, districtName, letters, placeName } from '../names.ts';

/** The main events as a playthrough writes them; null for those that follow from the others. */

const quest = (index: number): string => cardId('quest', index);
const monster = (index: number): string => cardId('monster', index);
const letter = (meeple: number): string => MEEPLES[meeple]!;

const LISTS: {
  readonly [K in Extract<Source, { card: string }>['card']]: readonly { id: string }[];
} = {
  start: builtIn.startingLocations,
  tile: builtIn.tiles,
  slot: builtIn.slots,
  room: builtIn.rooms,
  monster: builtIn.monsters,
  overlord: builtIn.overlords,
  henchman: [builtIn.henchman],
  token: builtIn.bonusTokens,
  quest: builtIn.quests,
  hero: builtIn.heroes,
  prestige: builtIn.prestige,
  order: builtIn.guard.orders,
  spot: builtIn.guard.board,
};

const by = (source: Source): string =>
  'card' in source ? LISTS[source.card][source.index]!.id : source.rule;

const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

type Write<K extends EventKind> = (event: EventOf<K>) => string | null;

const silent = (): null => null;

/** The numbers behind each fight of a plan. */
function writePlan({
  places,
  boosts,
  forgePlace,
  forgeCv,
}: EventOf<'planConfirmed'>): string | null {
  const fights = places.flatMap(({ place, cv, strength }) =>
    cv === undefined ? [] : [`${placeName(place)} CV ${cv} against ${strength}`],
  );
  const turn = boosts.flatMap((n, unit) => (n === 0 ? [] : [`${MEEPLES[unit]} ${signed(n)}`]));
  const forge = forgePlace < 0 ? [] : [`forge ${signed(forgeCv)}`];
  const parts = [...turn, ...forge, ...fights];
  return parts.length > 0 ? parts.join(', ') : null;
}

const writers: { readonly [K in EventKind]: Write<K> } = {
  turnStarted: silent,
  turnEnded: silent,
  drew: ({ seat, meeple }) => `seat ${seat + 1} draws ${letter(meeple)}`,
  bagRefilled: ({ seat, meeples }) => `seat ${seat + 1} refills the bag: ${letters(meeples)}`,
  vpChanged: ({ seat, n, total, source }) =>
    `seat ${seat + 1} ${signed(n)} VP, now ${total} (${by(source)})`,
  gained: ({ meeple, source }) => `gained ${letter(meeple)} (${by(source)})`,
  notGained: ({ meeple, source }) => `no ${letter(meeple)} to gain (${by(source)})`,
  returned: ({ meeple, source }) => `returned ${letter(meeple)} (${by(source)})`,
  cleansed: ({ from, source }) => `cleansed: ${from} (${by(source)})`,
  questsDrawn: ({ seat, quests }) =>
    `seat ${seat + 1} draws Quests: ${quests.map(quest).join(', ') || 'none'}`,
  questDiscarded: (event) => `discarded ${quest(event.quest)}`,
  questsReshuffled: ({ count }) => `${count} Quests reshuffled`,
  questCompleted: (event) => `seat ${event.seat + 1} completed ${quest(event.quest)}`,
  questDeclined: (event) => `declined ${quest(event.quest)}`,
  constructed: ({ tile, place, stock }) =>
    `built ${cardId('tile', tile)} at ${placeName(place)}${stock > 0 ? `, stock ${stock}` : ''}`,
  assignedToCapitol: silent,
  levelledUp: ({ unit, level }) => `${letter(unit)} at level ${level}`,
  abilityUsed: ({ unit, level }) => `ability of ${letter(unit)} ${level}`,
  planConfirmed: writePlan,
  overran: ({ place, due, n }) => `overrun ${placeName(place)}: ${n} of ${due} P`,
  crownTaken: ({ place, from, units }) =>
    `took ${placeName(place)} from seat ${from + 1}: ${letters(units)}`,
  crownReturned: ({ place, units }) => `back from ${placeName(place)}: ${letters(units)}`,
  activated: ({ place, source }) => `activated ${by(source)} at ${placeName(place)}`,
  roomTaken: ({ seat, room }) => `seat ${seat + 1} took ${cardId('room', room)}`,
  roomTurnedUp: ({ room, district }) => `${cardId('room', room)} up in ${districtName(district)}`,
  defeated: ({ seat, place, source }) =>
    `seat ${seat + 1} defeated ${by(source)} at ${placeName(place)}`,
  drawGranted: ({ n, source }) => `${n} more to draw (${by(source)})`,
  held: ({ meeple, place }) => `held ${letter(meeple)} at ${placeName(place)}`,
  heldReturned: ({ units }) => `held ${letters(units)} back in the Tavern`,
  boostGained: ({ source }) => `boost of ${by(source)}`,
  backToBag: ({ seat, meeples }) => `seat ${seat + 1} back to bag: ${letters(meeples) || 'none'}`,
  cleanedUp: silent,
  monstersSlid: silent,
  monsterArrived: (event) => `${monster(event.monster)} at ${placeName(event.place)}`,
  councilArrived: ({ n }) => `Dark Council ${n}`,
  corrupted: ({ seat, n }) => `seat ${seat + 1} +${n} X`,
  drawEffectUsed: (event) => `used ${quest(event.quest)}`,
  tileTurnedUp: ({ tile }) => `market: ${cardId('tile', tile)}`,
  finalRoundsBegan: ({ lastRound }) => `last round: ${lastRound}`,
  guardPlaced: ({ meeple, spot }) =>
    `Guard ${letter(meeple)} on ${builtIn.guard.board[spot]?.id ?? 'the prestige area'}`,
  guardWaited: ({ meeple }) => `Guard ${letter(meeple)} waits`,
  guardOrdered: ({ order, district }) => `${cardId('order', order)} in ${districtName(district)}`,
  guardCould: ({ not }) => `Guard could not ${not}`,
  guardReset: ({ meeples }) => `Guard board back to bag: ${letters(meeples)}`,
  swordTurned: ({ to }) => `sword to ${districtName(to)}`,
  questKept: (event) => `Guard kept ${quest(event.quest)}`,
  questScored: (event) => `Guard scored ${quest(event.quest)}`,
  gameEnded: silent,
};

const writeEvent = (event: GameEvent): string | null =>
  (writers[event.kind] as (event: GameEvent) => string | null)(event);

const heading = ({ round, turn, seat }: EventOf<'turnStarted'>): readonly string[] => [
  '',
  `round ${round}, turn ${turn}, seat ${seat + 1}`,
];

/** One line for each event that is told, draws of a seat in a row on one; a turn begins with a heading. */
export function writeEvents(events: readonly GameEvent[]): readonly string[] {
  const lines: string[] = [];
  let last: GameEvent | undefined;
  for (const event of events) {
    const text = writeEvent(event);
    if (event.kind === 'turnStarted') lines.push(...heading(event));
    else if (event.kind === 'drew' && last?.kind === 'drew' && last.seat === event.seat)
      lines.push(`${lines.pop()}${letter(event.meeple)}`);
    else if (text !== null) lines.push(`    ${text}`);
    last = event;
  }
  return lines;
}
