import type { Program } from '@rowan/table';
import { UserError } from '../errors.ts';
import { AGENTS } from '../strings-agents.ts';

/** How somebody from elsewhere gets to a table. */
export interface Wish {
  /** `https://rowan.example/#/t/TABLE/SECRET`; whoever was let in before needs no secret. */
  readonly link: string;
  /** Of a person or program that the server knows; without one it comes as a guest. */
  readonly token?: string | undefined;
  readonly name: string;
  /** Milliseconds that an answer takes, as the others are told; null where that is not known. */
  readonly budget?: number | null;
}

/** Who somebody is to a server, and where the table is. */
export interface Door {
  readonly base: string;
  readonly table: string;
  readonly headers: Readonly<Record<string, string>>;
}

const LINK = /^#\/t\/([\w-]{22})(?:\/([\w-]{22}))?$/;

function parseLink(link: string): { base: string; table: string; secret: string | undefined } {
  const url = URL.canParse(link) ? new URL(link) : null;
  const [, table, secret] = LINK.exec(url?.hash ?? '') ?? [];
  if (!url || table === undefined) throw new UserError(AGENTS.noLink(link));
  return { base: new URL('./', url).href, table, secret };
}

async function post(base: string, path: string, body: unknown, headers: Door['headers']) {
  const response = await fetch(new URL(path, base), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch((error: Error) => {
    throw new UserError(AGENTS.noServer(base, error.message));
  });
  if (!response.ok) throw new UserError(AGENTS.notLetIn(response.status, await response.text()));
  return response;
}

/** A guest is known by a cookie, which a page of the server would have got. */
async function guest(base: string, name: string, program: Program): Promise<Door['headers']> {
  const { origin } = new URL(base);
  const response = await post(base, 'api/session', { name, program }, { origin });
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0]!;
  return { origin, cookie };
}

/** Goes through the door: as whom the token names, or as a new guest with the secret of the link. */
export async function enter({ link, token, name, budget = null }: Wish): Promise<Door> {
  const { base, table, secret } = parseLink(link);
  const headers =
    token === undefined
      ? await guest(base, name, { budget })
      : { authorization: `Bearer ${token}` };
  if (secret !== undefined) await post(base, `api/tables/${table}/enter`, { secret }, headers);
  return { base, table, headers };
}
