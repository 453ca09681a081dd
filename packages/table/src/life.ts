import { parseSetup, type Result, type Setup } from '@rowan/rules';
import type { Edition, Shelf } from './engine.ts';
import { fairKey, type Fairness } from './fairness.ts';
import {
  editionFor,
  follow,
  followOn,
  gapIn,
  type EachRow,
  type LoadFault,
  type Loaded,
} from './load.ts';
import { movedRows, standingMoves, type Opening, type Row, type Said } from './log.ts';
import type { Pin } from './pin.ts';
import type { Program } from './rating.ts';
import { USUAL_TERMS, type Terms } from './terms.ts';
import type { Seat } from './types.ts';

/**
 * The whole life of a table to which people come from elsewhere: it is opened with a commitment, chairs are taken and
 * left, everybody gets ready, salts are opened and the game is dealt; from then on its rows are those of any game. The
 * key stands in no row: it follows from the secret and the salts.
 */
export type LifeSaid =
  | Opened
  | {
      readonly kind: 'sat';
      readonly seat: number;
      readonly person: string;
      /** Not themselves, but a program in their name. */
      readonly program?: Program;
    }
  | { readonly kind: 'left'; readonly seat: number }
  /** The hash of a salt; null: not ready any more. */
  | { readonly kind: 'readied'; readonly seat: number; readonly hash: string | null }
  /** Nobody comes or goes any more, and salts are opened. */
  | { readonly kind: 'started' }
  | { readonly kind: 'dealt'; readonly salts: readonly (string | null)[] }
  | { readonly kind: 'closed'; readonly secret: string }
  | Exclude<Said, { readonly kind: 'opened' | 'dealt' }>;

/** Tables of before had agreed on less. */
type AgreedTerms = Pick<Terms, 'pace' | 'public' | 'clock'> & Partial<Terms>;

interface Opened {
  readonly kind: 'opened';
  readonly pin: Pin;
  readonly setup: Omit<Setup, 'key'>;
  /** Chairs of persons are open at first. */
  readonly seats: readonly Seat[];
  readonly owner: string;
  readonly commitment: string;
  readonly terms?: AgreedTerms;
}

export type LifeRow = Omit<Row, 'said'> & { readonly said: LifeSaid };

/** A chair before the deal. Who sits there is told by an id; names live elsewhere. */
export interface GatherChair extends Pick<Seat, 'kind' | 'colour' | 'bot'> {
  readonly person: string | null;
  readonly program?: Program | undefined;
  /** Of the salt of whoever is ready. */
  readonly hash: string | null;
}

/** A table before its first move. */
export interface Gathering {
  readonly opened: Opened;
  readonly chairs: readonly GatherChair[];
  /** When salts were asked for. */
  readonly startedAt: number | null;
  readonly salts: readonly (string | null)[] | null;
  readonly closed: boolean;
}

export const openGathering = (opened: Opened): Gathering => ({
  opened,
  chairs: opened.seats.map(({ kind, colour, bot }) => ({
    kind,
    colour,
    ...(bot ? { bot } : {}),
    person: null,
    hash: null,
  })),
  startedAt: null,
  salts: null,
  closed: false,
});

export const termsOf = ({ opened }: Gathering): Terms => ({ ...USUAL_TERMS, ...opened.terms });

const withChair = (
  gathering: Gathering,
  seat: number,
  patch: Partial<GatherChair>,
): Gathering | null =>
  gathering.chairs[seat]?.kind === 'person' && gathering.startedAt === null && !gathering.closed
    ? {
        ...gathering,
        chairs: gathering.chairs.map((chair, i) => (i === seat ? { ...chair, ...patch } : chair)),
      }
    : null;

/** Everybody who has to be there is, and is ready. */
export const isReady = ({ chairs }: Gathering): boolean =>
  chairs.every(({ kind, hash }) => kind === 'bot' || hash !== null);

/** The table after a row before its first move; null for a row that has no place there. */
export function foldGathering(gathering: Gathering, { said, at }: LifeRow): Gathering | null {
  if (gathering.salts) return null;
  switch (said.kind) {
    case 'sat':
      return gathering.chairs[said.seat]?.person === null
        ? withChair(gathering, said.seat, {
            person: said.person,
            program: said.program,
            hash: null,
          })
        : null;
    case 'left':
      return withChair(gathering, said.seat, { person: null, program: undefined, hash: null });
    case 'readied':
      return gathering.chairs[said.seat]?.person
        ? withChair(gathering, said.seat, { hash: said.hash })
        : null;
    case 'started':
      return isReady(gathering) && gathering.startedAt === null && !gathering.closed
        ? { ...gathering, startedAt: at }
        : null;
    case 'dealt':
      return gathering.startedAt === null ? null : { ...gathering, salts: said.salts };
    case 'closed':
      return { ...gathering, closed: true };
    case 'opened':
    case 'moved':
    case 'undone':
    case 'redone':
    case 'ended':
    case 'handed':
    case 'tookBack':
    case 'paused':
    case 'resumed':
      return null;
  }
}

const fault = (error: LoadFault): Result<never, LoadFault> => ({ ok: false, error });

/** What the rows up to the deal say, and the row that deals; −1 as long as there is none. */
export interface Gathered {
  readonly gathering: Gathering;
  readonly dealt: number;
}

/** Follows a table up to its deal. */
export function gatherRows(rows: readonly LifeRow[]): Result<Gathered, LoadFault> {
  const gap = gapIn(rows);
  if (gap !== null) return fault({ code: 'gap', row: gap });
  const first = rows[0]?.said;
  if (first?.kind !== 'opened') return fault({ code: 'unreadable', row: 0 });
  let gathering = openGathering(first);
  for (const row of rows.slice(1)) {
    const next = foldGathering(gathering, row);
    if (!next) return fault({ code: 'unreadable', row: row.seq });
    gathering = next;
    if (next.salts) return { ok: true, value: { gathering, dealt: row.seq } };
  }
  return { ok: true, value: { gathering, dealt: -1 } };
}

/** What somebody who serves a table knows beside its rows. */
export interface Served {
  readonly table: string;
  readonly secret: string;
  /** Whoever has none is just a person. */
  readonly nameOf: (person: string) => string;
}

/** Who sits where, by name. */
export const seatsIn = ({ opened, chairs }: Gathering, nameOf: Served['nameOf']): readonly Seat[] =>
  opened.seats.map((seat, i) => {
    const { person } = chairs[i]!;
    return person === null ? seat : { ...seat, name: nameOf(person) };
  });

function openingIn(gathering: Gathering, served: Served): Opening | null {
  const { pin, setup } = gathering.opened;
  const { table, secret, nameOf } = served;
  const key = fairKey(secret, { table, pin, setup, salts: gathering.salts ?? [] });
  const parsed = parseSetup({ ...setup, key });
  return parsed.ok ? { pin, setup: parsed.value, seats: seatsIn(gathering, nameOf) } : null;
}

/** Follows a table that was dealt to its last row. */
export async function loadLife(
  rows: readonly LifeRow[],
  served: Served,
  shelf: Shelf,
  each?: EachRow,
): Promise<Result<Loaded, LoadFault>> {
  const gathered = gatherRows(rows);
  if (!gathered.ok) return gathered;
  const { gathering, dealt } = gathered.value;
  const opening = dealt < 0 ? null : openingIn(gathering, served);
  if (!opening) return fault({ code: 'unreadable', row: 0 });
  const edition = await editionFor(opening.pin, shelf);
  if (!edition.ok) return edition;
  // All rows behind the deal are those of a game.
  return followAll(edition.value, opening, rows.slice(dealt + 1) as readonly Row[], each);
}

/** Follows a game through everything that all agreed to take back: it goes on from the moves that stand. */
function followAll(
  edition: Edition,
  opening: Opening,
  rows: readonly Row[],
  each?: EachRow,
): Result<Loaded, LoadFault> {
  const at = rows.findLastIndex(({ said }) => said.kind === 'tookBack');
  if (at < 0) return follow(edition, opening, rows, each);
  const before = followAll(edition, opening, rows.slice(0, at), each);
  if (!before.ok) return before;
  const moves = standingMoves(rows.slice(0, at + 1));
  const again = follow(edition, opening, movedRows(moves, 0, 0));
  if (!again.ok) return again;
  const { seats } = before.value.game.table;
  const game = { ...again.value.game, table: { ...again.value.game.table, seats } };
  const sealed = { ...again.value, game: { ...game, base: game.state, tail: [] } };
  each?.(rows[at]!, sealed.game);
  return followOn(sealed, rows.slice(at + 1), each);
}

/** What is told of the deal when the game is over. */
export const fairnessOf = (
  { opened, chairs, salts }: Gathering,
  { table, secret }: Pick<Served, 'table' | 'secret'>,
): Fairness => ({
  scheme: 1,
  table,
  commitment: opened.commitment,
  secret,
  salts: chairs.map(({ kind, hash }, i) =>
    kind === 'bot' || hash === null ? null : { hash, salt: salts?.[i] ?? null },
  ),
});
