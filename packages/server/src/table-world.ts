import { saltsDue, seatsOf, type NodeMessage, type Role } from '@rowan/protocol';
import type { Result } from '@rowan/rules';
import {
  hostOf,
  termsOf,
  type Game,
  type Gathering,
  type LoadFault,
  type Shelf,
} from '@rowan/table';
import type { Limits } from './limits.ts';
import type { NodeStore, Person, Standing } from './store/store.ts';
import type { Thinkers } from './think/thinkers.ts';

/** A connection at a table. */
export interface Peer {
  readonly id: string;
  readonly client: string;
  readonly person: Person;
  readonly send: (message: NodeMessage) => void;
}

/** What a table needs from its node. */
export interface TableWorld {
  /** The node, as others know it. */
  readonly node: string;
  readonly store: NodeStore;
  readonly limits: Limits;
  readonly thinkers: Thinkers;
  /** The rules and cards of games. */
  readonly shelf: Shelf;
  readonly clock: () => number;
  /** When the node began: what it did not see is nobody's fault. */
  readonly startedAt: number;
  /** Whether somebody may do something once more. */
  readonly may: {
    readonly talk: (person: string) => Promise<boolean>;
    readonly report: (person: string) => Promise<boolean>;
  };
  /** Something of our own went wrong: the table is read anew for whoever comes next. */
  readonly broke: (error: unknown) => void;
}

/** What is known of a table when it wakes. */
export interface Known {
  readonly gathering: Gathering;
  readonly names: ReadonlyMap<string, string>;
  readonly guests: ReadonlySet<string>;
  readonly next: string | null;
}

/** A log that cannot be followed is a fault of ours, not of whoever came. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export const valueOf = <T>(result: Result<T, LoadFault>): T => {
  if (!result.ok) throw new Unreadable(`a log cannot be followed: ${result.error.code}`);
  return result.value;
};

export const personsIn = ({ opened, chairs }: Gathering): string[] => [
  opened.owner,
  ...chairs.flatMap(({ person }) => (person === null ? [] : [person])),
];

/** The seats of whoever comes; where it counts, a program does not play for a person, nor they for it. */
export function seatsFor(
  gathering: Gathering,
  { id, program }: Pick<Person, 'id' | 'program'>,
): number[] {
  const seats = seatsOf(gathering, id);
  const isOwn = (seat: number): boolean =>
    Boolean(gathering.chairs[seat]!.program) === (program !== null);
  return termsOf(gathering).rated === null ? seats : seats.filter(isOwn);
}

export const rolesIn = (gathering: Gathering, person: Person): Role[] => [
  seatsFor(gathering, person).length === 0 ? 'watcher' : 'sitter',
  ...(gathering.opened.owner === person.id ? ['owner' as const] : []),
];

/** What everybody at a table is told of it. */
export function agreedOn(gathering: Gathering, { id }: Pick<Person, 'id'>) {
  const { commitment, owner } = gathering.opened;
  const { pace, rated, coach } = termsOf(gathering);
  const programs = gathering.chairs.map(({ program }) => program ?? null);
  return { kind: 'about', commitment, owner: owner === id, pace, rated, coach, programs } as const;
}

/** What lists show of a table before its deal. */
export const gatheringStanding = (gathering: Gathering): Standing => ({
  stage: gathering.closed ? 'over' : 'gather',
  free: gathering.chairs.filter(({ kind, person }) => kind === 'person' && person === null).length,
  waits: null,
  due: saltsDue(gathering),
});

/** Whether a bot has to answer, at a table at which somebody waits for it. */
export function isBots({ state, table }: Game): boolean {
  const persons = table.seats.some(({ kind }) => kind === 'person');
  return persons && state.decision !== null && table.seats[state.decision.seat]?.kind === 'bot';
}

/** Who goes on with a game: whoever wrote the last row thinks for the bot, and others after a while. */
export function goesOn(
  game: Game,
  due: number | null,
  { node, clock, limits }: Pick<TableWorld, 'node' | 'clock' | 'limits'>,
): Pick<Standing, 'due' | 'claim'> {
  if (!isBots(game)) return { due };
  const until = clock() + limits.claimFor;
  return { due: until, claim: { by: node, until } };
}

/** What lists show of a game, and whom it waits for. */
export function gameStanding({ state }: Game, { chairs }: Gathering): Omit<Standing, 'due'> {
  const waits = state.decision ? (chairs[state.decision.seat]?.person ?? null) : null;
  const stage = state.phase === 'over' ? 'over' : 'play';
  return { stage, free: 0, waits: waits === null ? null : hostOf(waits) };
}
