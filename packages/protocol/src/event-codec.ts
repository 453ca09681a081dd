import type { EventKind, ToldEvent } from '@rowan/rules';
import {
  meeples,
  number,
  numbers,
  planned,
  source,
  text,
  vpSource,
  word,
  type Form,
} from './event-forms.ts';
import type { Json } from './patch.ts';

/** A run of events alike but for their last field: kind, fields in order, the last field of each further event. */
export type PackedRun = readonly [kind: number, ...values: Json[]];
export type PackedEvents = readonly PackedRun[];

type ToldOf<K extends EventKind> = Extract<ToldEvent, { kind: K }>;
type Fields<K extends EventKind> = {
  readonly [F in Exclude<keyof ToldOf<K>, 'kind'>]-?: Form<ToldOf<K>[F]>;
};

/**
 * Every kind of event and its fields, in the order of the wire: new kinds are added at the end, and the field that
 * differs most from event to event comes last.
 */
const FORMS: { readonly [K in EventKind]: Fields<K> } = {
  turnStarted: { seat: number, round: number, turn: number },
  turnEnded: { seat: number },
  drew: { seat: number, source, meeple: number },
  bagRefilled: { seat: number, meeples },
  vpChanged: { seat: number, n: number, total: number, by: vpSource, source },
  gained: {
    seat: number,
    from: word({ supply: 0, tile: 1 }),
    to: word({ place: 0, lodgings: 1, bag: 2 }),
    source,
    meeple: number,
  },
  notGained: { seat: number, source, meeple: number },
  returned: { seat: number, place: number, source, meeple: number },
  cleansed: { seat: number, source, from: word({ tavern: 0, lodgings: 1, board: 2, none: 3 }) },
  questsDrawn: { seat: number, source, quests: numbers },
  questDiscarded: { seat: number, source, quest: number },
  questsReshuffled: { count: number },
  questCompleted: { seat: number, place: number, quest: number },
  questDeclined: { seat: number, place: number, quest: number },
  constructed: { seat: number, tile: number, place: number, stock: number },
  assignedToCapitol: { seat: number, units: meeples, levelUp: number },
  levelledUp: { seat: number, unit: number, level: number, cost: number },
  abilityUsed: { seat: number, unit: number, level: number, exhausted: meeples, givenUp: meeples },
  planConfirmed: {
    seat: number,
    places: planned,
    recruit: number,
    forgePlace: number,
    forgeUnit: number,
    forgeCv: number,
    boosts: meeples,
  },
  overran: { seat: number, place: number, due: number, n: number },
  crownTaken: { seat: number, place: number, from: number, units: meeples },
  crownReturned: { seat: number, place: number, units: meeples },
  activated: { seat: number, place: number, source },
  roomTaken: { seat: number, district: number, room: number },
  roomTurnedUp: { district: number, room: number },
  defeated: { seat: number, place: number, source, vp: number, rule: text },
  drawGranted: { seat: number, n: number, source },
  held: { seat: number, place: number, source, meeple: number },
  heldReturned: { seat: number, units: meeples },
  boostGained: { seat: number, source },
  backToBag: { seat: number, meeples, source },
  cleanedUp: { seat: number, phase: word({ development: 0, main: 1 }), meeples },
  monstersSlid: { district: number, monsters: numbers },
  monsterArrived: { monster: number, place: number },
  councilArrived: { n: number },
  corrupted: { seat: number, n: number },
  drawEffectUsed: { seat: number, quest: number, exhausted: meeples },
  tileTurnedUp: { tile: number },
  finalRoundsBegan: { rule: text, lastRound: number },
  guardPlaced: { seat: number, meeple: number, spot: number },
  guardWaited: { seat: number, meeple: number },
  guardOrdered: { seat: number, order: number, district: number },
  guardCould: { seat: number, not: text },
  guardReset: { seat: number, rule: text, meeples },
  swordTurned: { seat: number, to: number },
  questKept: { seat: number, quest: number, source },
  questScored: { seat: number, quest: number, vp: number },
  gameEnded: { totals: numbers, winners: numbers },
};

/** The kinds in the order of their numbers. */
const EVENT_KINDS = Object.keys(FORMS) as readonly EventKind[];

interface Layout {
  readonly number: number;
  readonly names: readonly string[];
  readonly forms: readonly Form<Json>[];
}

const LAYOUTS: ReadonlyMap<string, Layout> = new Map(
  EVENT_KINDS.map((kind, i) => [
    kind,
    {
      number: i,
      names: Object.keys(FORMS[kind]),
      forms: Object.values(FORMS[kind]),
    },
  ]),
);

type Run = [kind: number, ...values: Json[]];

function packEvent(event: ToldEvent): Run {
  const { number: kind, names, forms } = LAYOUTS.get(event.kind)!;
  const fields = event as unknown as Readonly<Record<string, Json>>;
  const run: Run = [kind];
  for (let i = 0; i < names.length; i++) run.push(forms[i]!.pack(fields[names[i]!]!));
  return run;
}

function continues(run: Run, next: Run): boolean {
  for (let i = 0; i < next.length - 1; i++) if (run[i] !== next[i]) return false;
  return true;
}

/** Events for the wire; the dice behind a draw are left out. */
export function packEvents(events: readonly ToldEvent[]): PackedEvents {
  const runs: Run[] = [];
  for (const event of events) {
    const next = packEvent(event);
    const run = runs.at(-1);
    if (run && continues(run, next)) run.push(next.at(-1)!);
    else runs.push(next);
  }
  return runs;
}

function unpackRun([number, ...values]: PackedRun): ToldEvent[] {
  const kind = EVENT_KINDS[number]!;
  const { names, forms } = LAYOUTS.get(kind)!;
  const shared = names.slice(0, -1).map((name, i) => [name, forms[i]!.unpack(values[i]!)]);
  return values.slice(shared.length).map((last) => {
    const own = [names.at(-1), forms.at(-1)!.unpack(last)];
    return { kind, ...Object.fromEntries([...shared, own]) } as ToldEvent;
  });
}

export const unpackEvents = (packed: PackedEvents): ToldEvent[] => packed.flatMap(unpackRun);
