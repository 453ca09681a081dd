import type {
  Appended,
  ClockRule,
  Ladder,
  LifeRow,
  Pace,
  Pin,
  Program,
  Row,
  Store,
  TableFacts,
} from '@rowan/table';
import type { GameResult } from '../ratings/result.ts';
import type { AccountStore } from './accounts.ts';
import type { SeatStore } from './beside.ts';
import type { LetterStore } from './letters.ts';
import type { KeepingStore } from './keeping.ts';
import type { Claim, NodesStore } from './nodes.ts';
import type { NoticeStore } from './notices.ts';
import type { RatingStore } from './ratings.ts';
import type { NewSession } from './sessions.ts';
import type { SocialStore } from './social.ts';

/** Somebody who came with a name. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Without a passphrase. */
  readonly guest: boolean;
  /** A program in the name of that person. */
  readonly program: Program | null;
}

type Named = Pick<Person, 'id' | 'name'>;

export interface NewTable {
  readonly id: string;
  readonly owner: string;
  readonly secret: string;
  /** The hash of the secret in its link. */
  readonly invite: string;
  /** From its opening on; a rematch begins with everybody seated. */
  readonly rows: readonly LifeRow[];
  /** Who is let in beside the owner. */
  readonly members?: readonly string[];
  /** The table whose people play again. */
  readonly after?: string;
}

/** How far a table is, as lists show it. */
export type Stage = 'gather' | 'play' | 'over';

/** What lists and notices need to know of a table after a row. */
export interface Standing {
  readonly stage: Stage;
  /** Chairs that nobody has taken. */
  readonly free: number;
  /** The person whose answer the game waits for. */
  readonly waits: string | null;
  /** When somebody has to look after it, though nobody comes. */
  readonly due: number | null;
  /** The node that goes on with it: no other does as long. */
  readonly claim?: Claim;
  /** Whoever is to be told that it is their turn, and from when on. */
  readonly notice?: { readonly person: string; readonly at: number } | null;
  /** How the game ended, with its last row. */
  readonly result?: GameResult | null;
}

interface ListedTable {
  readonly id: string;
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
  readonly touched: number;
  readonly stage: Stage;
  readonly pace: Pace;
  /** The game waits for whoever asks. */
  readonly yours: boolean;
}

/** A table that everybody may enter. */
export interface PublicTable {
  readonly id: string;
  readonly owner: string;
  readonly players: number;
  readonly towers: boolean;
  readonly pace: Pace;
  readonly clock: ClockRule;
  readonly free: number;
  readonly round: number;
  readonly created: number;
  readonly rated: Ladder | null;
  readonly coach: boolean;
}

/** Which public tables are asked for. */
export interface LobbyWish {
  readonly stage: 'gather' | 'play';
  readonly players: number | null;
  readonly towers: boolean | null;
  readonly pace: Pace | null;
  readonly rated: Ladder | 'no' | null;
  readonly coach: boolean | null;
  /** Behind this one, newest first. */
  readonly after: { readonly created: number; readonly id: string } | null;
  /** Touched since then. */
  readonly since: number;
  readonly most: number;
}

/** Where a node keeps its tables and who comes to them. */
export interface NodeStore
  extends
    Store,
    SocialStore,
    AccountStore,
    NoticeStore,
    NodesStore,
    SeatStore,
    LetterStore,
    RatingStore,
    KeepingStore {
  append(table: string, row: Row, facts: TableFacts, standing?: Standing): Promise<Appended>;
  /** All of a new table or nothing of it. */
  openTable(table: NewTable): Promise<'won' | 'taken'>;
  /** The secret of a table that this person may enter; null for one they may not, and for none at all. */
  enter(table: string, person: string): Promise<string | null>;
  /**
   * Lets a person in who has the secret of the link, or without one where the table is public; false where there is no
   * such table or link.
   */
  admit(table: string, person: string, invite: string | null): Promise<boolean>;
  /** Public tables, newest first. */
  lobby(wish: LobbyWish): Promise<readonly PublicTable[]>;
  /** The table at which the people of this one play again. */
  rematchOf(table: string): Promise<string | null>;
  /** How many tables of this owner are not over. */
  openTables(owner: string): Promise<number>;
  tablesOf(person: string, most: number): Promise<readonly ListedTable[]>;
  namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Those of them who have no passphrase. */
  guestsAmong(people: readonly string[]): Promise<ReadonlySet<string>>;
  signIn(person: Named, session: NewSession): Promise<void>;
  rename(person: Named): Promise<void>;
  /** Whose session this is; null for nobody's, or one that was not used for too long. */
  personOf(session: string, at: number): Promise<Person | null>;
  close(): Promise<void>;
}

/** What a list shows of a table that was not dealt yet. */
export const NO_FACTS: TableFacts = { round: 0, vp: [], over: false };

/** Rows of a whole life are kept like those of a game. */
export const asRow = (row: LifeRow): Row => row as Row;

/** Rules and cards of a game, as lists have them. */
export const pinName = ({ rules, catalogue }: Pin): string => `${rules}:${catalogue}`;
