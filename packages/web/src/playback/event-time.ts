import type { EventKind } from '@rowan/rules';

/** Time each kind of event is given to be seen, in milliseconds at normal speed. */
const TIME: Partial<Readonly<Record<EventKind, number>>> = {
  turnStarted: 260,
  drew: 90,
  bagRefilled: 240,
  vpChanged: 180,
  gained: 150,
  returned: 120,
  cleansed: 240,
  questsDrawn: 200,
  questCompleted: 700,
  constructed: 480,
  assignedToCapitol: 320,
  levelledUp: 480,
  abilityUsed: 260,
  planConfirmed: 520,
  overran: 220,
  crownTaken: 300,
  activated: 90,
  roomTaken: 340,
  defeated: 450,
  cleanedUp: 160,
  monstersSlid: 90,
  monsterArrived: 300,
  councilArrived: 1200,
  tileTurnedUp: 100,
  roomTurnedUp: 100,
  finalRoundsBegan: 700,
  guardPlaced: 420,
  guardOrdered: 420,
  swordTurned: 420,
  questKept: 220,
  questScored: 300,
};

/** What everybody waits for takes its time, whoever's turn it is. */
const SOLEMN: ReadonlySet<EventKind> = new Set<EventKind>(['councilArrived', 'finalRoundsBegan']);

/** Somebody else's turn takes no longer than about this, however much happens in it. */
const TURN = 2300;
/** A deed that is shorter than this is a blur. */
const DEED = 300;
const LEAST = 170;

/** How long each event of a game is shown: one's own in full, others' the shorter the more has come before them. */
export class EventTimes {
  #told = 0;

  of(kind: EventKind, own: boolean): number {
    if (kind === 'turnStarted' || kind === 'turnEnded') this.#told = 0;
    const time = TIME[kind] ?? 0;
    if (own || SOLEMN.has(kind)) return time;
    const shorter = time * Math.exp(-this.#told / TURN);
    this.#told += time;
    return time < DEED ? shorter : Math.max(LEAST, shorter);
  }
}
