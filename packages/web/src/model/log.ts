import {
  DISTRICTS,
  cardOf,
  districtOf,
  noMeeples,
  total,
  type AnyCard,
  type Catalogue,
  type Source,
} from '@rowan/cards';
import type { EventKind, GameView, ToldEvent, ToldOf } from '@rowan/rules';
import type { Seat } from '@rowan/table';
import { cardName, describer } from '../text/cards.ts';
import type { Values } from '../text/format.ts';
import { t, type TextKey } from '../text/text.ts';
import { guardSpotText, partyText, placeName, sourceName } from './labels.ts';
import { meepleName } from './meeples.ts';
import { seatName } from './seats.ts';
import type { Subject } from './subject.ts';

/** Events as lines of the log; the same lines are read out. */

export interface Telling {
  readonly catalogue: Catalogue;
  readonly view: GameView;
  readonly seats: readonly Seat[];
  /** What happened after the events that are told: it says what stood on a place that is empty now. */
  readonly later?: readonly ToldEvent[];
}

export interface LogLine {
  readonly text: string;
  readonly seat: number | null;
  /** What can be looked at from the line. */
  readonly subject?: Subject | undefined;
  readonly strong?: boolean;
}

/** What shows on the board as it happens and needs no words. */
type Untold =
  | 'turnEnded'
  | 'bagRefilled'
  | 'questsReshuffled'
  | 'questDeclined'
  | 'assignedToCapitol'
  | 'crownReturned'
  | 'activated'
  | 'roomTurnedUp'
  | 'drawGranted'
  | 'held'
  | 'heldReturned'
  | 'cleanedUp'
  | 'monstersSlid'
  | 'tileTurnedUp'
  | 'guardCould'
  | 'guardReset';

/** Each has its text under its own name; draws in a row are told together. */
type Told = Exclude<EventKind, Untold | 'drew'>;

type Said = {
  readonly values: Values;
  readonly subject?: Subject | undefined;
  /** Where the text is not that of the event's kind. */
  readonly key?: TextKey;
};
type Teller<K extends Told> = (event: ToldOf<K>, telling: Telling) => Said | null;

const quest = (index: number, { catalogue }: Telling): string =>
  cardName(catalogue.quests[index]) || t('quest.hidden');

const questSubject = (index: number): Subject | undefined =>
  index >= 0 ? { kind: 'quest', quest: index } : undefined;

const district = (index: number): string => t(`district.${DISTRICTS[index] ?? 'castle'}`);

/** The card on a place when a plan was confirmed, from what became of it. */
function cardNameIn({ catalogue, view, later = [] }: Telling, place: number): string {
  for (const event of later) {
    if (event.kind === 'turnEnded') break;
    if ((event.kind === 'defeated' || event.kind === 'activated') && event.place === place)
      return sourceName(catalogue, event.source);
  }
  return placeName(catalogue, view, place);
}

/** Where something came from, after what came. */
function fromOf(catalogue: Catalogue, source: Source): string {
  const name = sourceName(catalogue, source);
  return name && ` (${name})`;
}

const noteOf = (card: AnyCard | undefined): Subject | undefined =>
  card && { kind: 'note', title: cardName(card), text: describer().card(card) };

/** The card that something came from. */
function cardSubject(catalogue: Catalogue, source: Source): Subject | undefined {
  if (!('card' in source)) return undefined;
  if (source.card === 'monster') return { kind: 'monster', monster: source.index };
  if (source.card === 'quest') return questSubject(source.index);
  return noteOf(cardOf(catalogue, source));
}

const foeName = (event: ToldOf<'defeated'>, { catalogue }: Telling): string =>
  sourceName(catalogue, event.source);

/** Why the Guard did something: the spot that its meeple came to. */
function guardNote({ guard }: Catalogue, spot: number): Subject | undefined {
  const card = guard.board[spot];
  return card && { kind: 'note', title: t('guard'), text: guardSpotText(card) };
}

const tellers: { readonly [K in Told]: Teller<K> } = {
  turnStarted: ({ round }) => ({ values: { round } }),
  planConfirmed: ({ places }, telling) =>
    places.length === 0
      ? { key: 'log.planEmpty', values: {} }
      : {
          values: {
            plan: places
              .map(({ place, units }) => `${cardNameIn(telling, place)} (${partyText(units)})`)
              .join(' · '),
          },
        },
  vpChanged: ({ n, source }, { catalogue }) =>
    n === 0
      ? null
      : {
          values: { n: n > 0 ? `+${n}` : `−${-n}`, from: fromOf(catalogue, source) },
          subject: cardSubject(catalogue, source),
        },
  gained: ({ meeple, source }, { catalogue }) => ({
    values: { meeple: meepleName(meeple), from: fromOf(catalogue, source) },
    subject: { kind: 'meeple', meeple },
  }),
  notGained: ({ meeple }) => ({ values: { meeple: meepleName(meeple) } }),
  returned: ({ meeple }) => ({ values: { meeple: meepleName(meeple) } }),
  cleansed: ({ from }) => (from === 'none' ? null : { values: {} }),
  questsDrawn: ({ quests }, telling) => {
    if (quests.length === 0) return null;
    const known = quests.filter((index) => index >= 0);
    const names = known.map((index) => quest(index, telling)).join(', ');
    return known.length > 0
      ? { key: 'log.questsDrawnOwn', values: { names }, subject: questSubject(known[0]!) }
      : { values: { n: quests.length } };
  },
  questDiscarded: ({ quest: index }, telling) => ({
    values: { name: quest(index, telling) },
    subject: questSubject(index),
  }),
  questCompleted: ({ quest: index }, telling) => ({
    values: { name: quest(index, telling) },
    subject: questSubject(index),
  }),
  constructed: ({ tile, place }, { catalogue }) => ({
    values: { name: cardName(catalogue.tiles[tile]), district: district(districtOf(place)) },
    subject: { kind: 'tile', tile },
  }),
  levelledUp: ({ unit, level, cost }) => ({
    values: { hero: meepleName(unit), level, cost },
    subject: { kind: 'hero', unit },
  }),
  abilityUsed: ({ unit }) => ({
    values: { hero: meepleName(unit) },
    subject: { kind: 'hero', unit },
  }),
  overran: ({ n, place }, { catalogue, view }) =>
    n === 0
      ? null
      : {
          values: { n, name: placeName(catalogue, view, place) },
          subject: { kind: 'place', place },
        },
  crownTaken: ({ place }, { catalogue, view }) => ({
    values: { name: placeName(catalogue, view, place) },
    subject: { kind: 'place', place },
  }),
  roomTaken: ({ room, district: at }, { catalogue }) => ({
    values: { name: cardName(catalogue.rooms[room]), district: district(at) },
    subject: noteOf(catalogue.rooms[room]),
  }),
  defeated: (event, telling) => ({
    values: { name: foeName(event, telling), vp: event.vp },
    subject: cardSubject(telling.catalogue, event.source),
  }),
  backToBag: ({ meeples }) =>
    total(meeples) === 0 ? null : { values: { meeples: partyText(meeples) } },
  monsterArrived: ({ monster, place }, { catalogue }) => ({
    values: {
      name: cardName(catalogue.monsters[monster]),
      district: district(districtOf(place)),
    },
    subject: { kind: 'monster', monster },
  }),
  councilArrived: ({ n }) => ({ values: { n } }),
  corrupted: ({ n }) => (n === 0 ? null : { values: { n } }),
  boostGained: ({ source }, { catalogue }) => ({
    values: { from: fromOf(catalogue, source) },
    subject: cardSubject(catalogue, source),
  }),
  drawEffectUsed: ({ quest: index }, telling) => ({
    values: { name: quest(index, telling) },
    subject: questSubject(index),
  }),
  finalRoundsBegan: () => ({ values: {} }),
  guardPlaced: ({ meeple, spot }, { catalogue }) => ({
    values: { meeple: meepleName(meeple) },
    subject: guardNote(catalogue, spot),
  }),
  guardWaited: ({ meeple }) => ({ values: { meeple: meepleName(meeple) } }),
  guardOrdered: ({ order, district: at }, { catalogue }) => ({
    values: { name: cardName(catalogue.guard.orders[order]), district: district(at) },
    subject: noteOf(catalogue.guard.orders[order]),
  }),
  swordTurned: ({ to }) => ({ values: { district: district(to) } }),
  questKept: () => ({ values: {} }),
  questScored: ({ quest: index, vp }, telling) => ({
    values: { name: quest(index, telling), vp },
    subject: questSubject(index),
  }),
  gameEnded: () => ({ values: {} }),
};

const STRONG: ReadonlySet<EventKind> = new Set<EventKind>([
  'turnStarted',
  'councilArrived',
  'finalRoundsBegan',
  'gameEnded',
]);

/** Meeples drawn in a row make one line. */
function drawnLine(events: readonly ToldOf<'drew'>[], telling: Telling): LogLine {
  const { seat } = events[0]!;
  const counts = noMeeples();
  for (const { meeple } of events) counts[meeple]! += 1;
  return {
    seat,
    text: t('log.drew', { who: seatName(telling, seat), meeples: partyText(counts) }),
  };
}

const isTold = (event: ToldEvent): event is ToldOf<Told> => event.kind in tellers;

function lineOf(event: ToldEvent, telling: Telling): LogLine | null {
  if (!isTold(event)) return null;
  const said = (tellers[event.kind] as Teller<Told>)(event, telling);
  if (!said) return null;
  const seat = 'seat' in event ? event.seat : null;
  const who = seat === null ? '' : seatName(telling, seat);
  return {
    seat,
    text: t(said.key ?? `log.${event.kind}`, { who, ...said.values }),
    subject: said.subject,
    strong: STRONG.has(event.kind),
  };
}

export function linesOf(events: readonly ToldEvent[], around: Telling): LogLine[] {
  const lines: LogLine[] = [];
  const telling = { ...around, later: [...events, ...(around.later ?? [])] };
  let drawn: ToldOf<'drew'>[] = [];
  const flush = (): void => {
    if (drawn.length > 0) lines.push(drawnLine(drawn, telling));
    drawn = [];
  };
  for (const event of events) {
    if (event.kind === 'drew') {
      if (drawn.length > 0 && drawn[0]!.seat !== event.seat) flush();
      drawn.push(event);
      continue;
    }
    const line = lineOf(event, telling);
    if (!line) continue;
    flush();
    lines.push(line);
  }
  flush();
  return lines;
}
