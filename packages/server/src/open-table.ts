import * as z from 'zod/mini';
import { BOT_LEVELS, MOST_PLAYERS } from '@rowan/cards';
import {
  LADDERS,
  NO_CLOCK,
  PACES,
  PRESENT,
  commitmentOf,
  termsOf,
  type GatherChair,
  type Gathering,
  type LifeRow,
  type LifeSaid,
  type Seat,
  type Terms,
} from '@rowan/table';
import type { NewTable } from './store/store.ts';
import { hashOf, newId, newSecret, newToken } from './tokens.ts';

const seat = z.union([
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('bot'), bot: z.enum(BOT_LEVELS) }),
]);

const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** From a quarter of a minute to two hours, and from a day to two weeks. */
const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('turn'), seconds: between(15, 7200) }),
  z.object({ kind: z.literal('bank'), seconds: between(60, 7200), increment: between(0, 300) }),
  z.object({ kind: z.literal('days'), days: between(1, 14) }),
]);

/** What a table is opened with. */
export const wish = z.object({
  towers: z.boolean(),
  seats: z.array(seat).check(z.minLength(2), z.maxLength(MOST_PLAYERS)),
  public: z.optional(z.boolean()),
  pace: z.optional(z.enum(PACES)),
  clock: z.optional(clock),
  rated: z.optional(z.nullable(z.enum(LADDERS))),
  coach: z.optional(z.boolean()),
});

/** Days are for those who come by, seconds for those who are there. */
export const fits = ({ pace = 'live', clock: { kind } = NO_CLOCK }: Wish): boolean =>
  kind === 'none' || (kind === 'days') === (pace === 'async');

/** Where it counts everybody plays for themselves: without the coach, and no bot of the house tips the scales. */
export const isFair = ({ rated = null, coach = false, seats }: Wish): boolean =>
  rated === null || (!coach && seats.every(({ kind }) => kind === 'person'));

export type Wish = z.infer<typeof wish>;

interface Planned {
  readonly seats: readonly Seat[];
  readonly towers: boolean;
  readonly terms: Terms;
  /** Who sits where from the beginning. */
  readonly sitting?: readonly Pick<GatherChair, 'person' | 'program'>[];
}

export interface Made {
  readonly table: NewTable;
  /** The secret of its link, which is told once. */
  readonly invite: string;
}

/** Seats with the colours of their places. */
const seatsOf = (wanted: Wish['seats']): Seat[] =>
  wanted.map((one, colour): Seat =>
    one.kind === 'bot'
      ? { kind: 'bot', name: '', colour, bot: one.bot }
      : { kind: 'person', name: '', colour },
  );

export const planOf = ({ seats, towers, public: shown = false, ...more }: Wish): Planned => ({
  seats: seatsOf(seats),
  towers,
  terms: {
    pace: more.pace ?? 'live',
    public: shown,
    clock: more.clock ?? NO_CLOCK,
    rated: more.rated ?? null,
    coach: more.coach ?? false,
  },
});

/** A new table with its commitment, and whoever sits there from the beginning. */
export function makeTable(owner: string, planned: Planned, at: number): Made {
  const [id, secret, invite] = [newId(), newSecret(), newToken(16)];
  const { seats, towers, terms, sitting = [] } = planned;
  const setup = { players: seats.length, towers, hiredHelp: [], advanced: false };
  const commitment = commitmentOf(id, secret);
  const said: LifeSaid[] = [
    { kind: 'opened', pin: PRESENT, setup, seats, owner, commitment, terms },
    ...sitting.flatMap(({ person, program }, place): LifeSaid[] =>
      person === null ? [] : [{ kind: 'sat', seat: place, person, ...(program && { program }) }],
    ),
  ];
  const rows = said.map((one, seq): LifeRow => ({ seq, at, by: null, command: null, said: one }));
  const table = { id, owner, secret, invite: hashOf(invite), rows };
  return { table, invite };
}

/** Everybody moves on by one seat, so that another begins. */
const turned = <T>(seats: readonly T[]): T[] => [seats.at(-1)!, ...seats.slice(0, -1)];

/** The same people and bots once more, each one seat further on and with their colours. */
export const rematchPlan = (gathering: Gathering): Planned => ({
  seats: turned(gathering.opened.seats),
  towers: gathering.opened.setup.towers,
  terms: { ...termsOf(gathering), public: false },
  sitting: turned(gathering.chairs),
});
