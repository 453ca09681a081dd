import type { BotLevel } from '@rowan/cards';
import type { ClockRule, Ladder, Pace } from '@rowan/table';

/** Why something that was asked of the server came to nothing. */
export type Trouble =
  | 'offline'
  | 'noServer'
  | 'name'
  | 'tooMany'
  | 'noTable'
  | 'needsLink'
  | 'nameTaken'
  | 'nameRefused'
  | 'passphrase'
  | 'wrong'
  | 'hasAccount'
  | 'seats'
  | 'noSession'
  | 'nobody'
  | 'account'
  | 'rated'
  | 'unkept'
  | 'noMail'
  | 'address'
  | 'unsent'
  | 'noLink'
  | 'url'
  | 'broken';

export type Told<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble };

const KNOWN: ReadonlySet<string> = new Set([
  'name',
  'tooMany',
  'noTable',
  'nameTaken',
  'nameRefused',
  'passphrase',
  'wrong',
  'hasAccount',
  'seats',
  'noSession',
  'nobody',
  'account',
  'rated',
  'unkept',
  'noMail',
  'address',
  'unsent',
  'noLink',
  'url',
] satisfies Trouble[]);

const troubled = (trouble: Trouble): { readonly ok: false; readonly trouble: Trouble } => ({
  ok: false,
  trouble,
});

/** A copy of the page that lies on a plain server of files has nobody to ask. */
async function read<T>(response: Response): Promise<Told<T>> {
  if (!response.headers.get('content-type')?.includes('json')) return troubled('noServer');
  const body = (await response.json()) as T & { readonly error?: string };
  if (response.ok) return { ok: true, value: body };
  return troubled(KNOWN.has(body.error ?? '') ? (body.error as Trouble) : 'broken');
}

export async function call<T>(path: string, body?: object): Promise<Told<T>> {
  const sent: RequestInit = body
    ? {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    : {};
  try {
    return await read<T>(await fetch(`./api/${path}`, { ...sent, cache: 'no-store' }));
  } catch {
    return troubled('offline');
  }
}

export type WishedSeat =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly bot: BotLevel };

export interface ListedTable {
  readonly id: string;
  readonly round: number;
  readonly vp: readonly number[];
  readonly over: boolean;
  readonly stage: 'gather' | 'play' | 'over';
  readonly pace: Pace;
  /** The game waits for this person. */
  readonly yours: boolean;
}

/** A table that everybody may enter. */
export interface PublicTable {
  readonly id: string;
  /** By name. */
  readonly owner: string;
  readonly guest: boolean;
  readonly players: number;
  readonly towers: boolean;
  readonly pace: Pace;
  readonly clock: ClockRule;
  readonly free: number;
  readonly round: number;
  readonly rated: Ladder | null;
  readonly coach: boolean;
}

export interface LobbyPage {
  readonly tables: readonly PublicTable[];
  readonly next: string | null;
}

/** What of the lobby is asked for; what is left out makes no difference. */
export interface LobbyWish {
  readonly stage?: 'gather' | 'play';
  readonly players?: string;
  readonly towers?: 'yes' | 'no';
  readonly pace?: Pace;
  readonly rated?: Ladder | 'no';
  readonly coach?: 'yes' | 'no';
  readonly cursor?: string;
}

interface TableWish {
  readonly seats: readonly WishedSeat[];
  readonly towers: boolean;
  readonly public: boolean;
  readonly pace: Pace;
  readonly clock: ClockRule;
  readonly rated: Ladder | null;
  readonly coach: boolean;
}

interface Me {
  readonly name: string | null;
  readonly guest: boolean;
}
export const whoAmI = (): Promise<Told<Me>> => call('session');
export const signIn = (name: string): Promise<Told<{ readonly name: string }>> =>
  call('session', { name });
interface Opened {
  readonly table: string;
  readonly invite?: string;
}
export const openTable = (wish: TableWish): Promise<Told<Opened>> => call('tables', wish);
/** Without a secret one gets to tables of everybody, and to those one has been to. */
export const enterTable = (table: string, secret: string | null): Promise<Told<unknown>> =>
  call(`tables/${table}/enter`, secret === null ? {} : { secret });
export const openRematch = (table: string): Promise<Told<Opened>> =>
  call(`tables/${table}/rematch`, {});
export const lobby = (wish: LobbyWish): Promise<Told<LobbyPage>> =>
  call(`lobby?${new URLSearchParams({ ...wish }).toString()}`);
export const myTables = (): Promise<Told<{ readonly tables: readonly ListedTable[] }>> =>
  call('tables');

/** Somebody who plays at this device beside whoever is signed in. */
export interface Companion {
  readonly beside: number;
  readonly name: string;
}
export const companions = (): Promise<Told<{ readonly people: readonly Companion[] }>> =>
  call('beside');
export const bringBeside = (name: string): Promise<Told<Companion>> => call('beside', { name });

const PREFIX = 'rowan:link:';

/** The secret of a table's link stays on this device, so that it can be sent on. */
export function keepLink(table: string, secret: string): void {
  try {
    localStorage.setItem(PREFIX + table, secret);
  } catch {
    // Then it has to be sent on from where it came.
  }
}

function secretOf(table: string): string | null {
  try {
    return localStorage.getItem(PREFIX + table);
  } catch {
    return null;
  }
}

/** The link to a table, with its secret behind the `#`, which never leaves a browser. */
export function linkTo(table: string): string | null {
  const secret = secretOf(table);
  return secret && new URL(`./#/t/${table}/${secret}`, document.baseURI).href;
}

/** The secret in the link by which somebody came. */
export const secretInLink = (hash: string): string | null =>
  /^#\/t\/[\w-]+\/([\w-]{22})$/.exec(hash)?.[1] ?? null;
