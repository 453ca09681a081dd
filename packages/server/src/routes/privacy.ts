import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseLife, seatOf } from '@rowan/protocol';
import { gatherRows } from '@rowan/table';
import { cookieName, cookieOptions, type HttpOptions } from '../http.ts';
import type { Node } from '../node.ts';
import type { SeatResult } from '../ratings/result.ts';
import { transcriptFor } from '../transcript.ts';
import { refuse } from './common.ts';

interface OwnTable {
  readonly table: string;
  readonly seat: number | null;
  /** How it ended for them. */
  readonly result: Omit<SeatResult, 'person'> | null;
  /** Of a game that is over. */
  readonly transcript: string | null;
}

type Results = ReadonlyMap<string, Omit<SeatResult, 'person'>>;

/** What somebody has at one table. */
async function ownTable(
  node: Node,
  person: string,
  table: string,
  results: Results,
): Promise<OwnTable> {
  const rows = parseLife(await node.store.read(table, 0));
  const gathered = rows.ok ? gatherRows(rows.value) : null;
  const seat = gathered?.ok ? seatOf(gathered.value.gathering, person) : null;
  const secret = seat === null ? null : await node.store.enter(table, person);
  const transcript = secret === null ? null : await transcriptFor(node.store, table, secret);
  const result = results.get(table) ?? null;
  return { table, seat, result, transcript };
}

/** Everything that is kept of whoever asks. */
async function exported(node: Node, { person }: FastifyRequest, reply: FastifyReply) {
  if (!person) return refuse(reply, 401, 'noSession');
  if (!(await node.mayExport(person.id))) return refuse(reply, 429, 'tooMany');
  const kept = (await node.store.keptOf(person.id))!;
  const results = await node.store.resultsOf(person.id);
  const tables: OwnTable[] = [];
  for (const table of kept.tables) tables.push(await ownTable(node, person.id, table, results));
  void reply.header('content-disposition', 'attachment; filename="rowan-account.json"');
  const ratings = await node.store.ratingsFor(person.id);
  return { ...kept, id: person.id, ratings, tables };
}

/** Whoever goes says their name once more, so that nobody goes by mistake. */
async function forget(
  node: Node,
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpOptions,
) {
  const { person, body } = request;
  if (!person) return refuse(reply, 401, 'noSession');
  const { name } = (body ?? {}) as { readonly name?: unknown };
  if (name !== person.name) return refuse(reply, 403, 'wrong');
  await node.store.forget(person.id);
  await node.tables.renamed(person.id, '');
  node.cutOff(person.id);
  void reply.clearCookie(cookieName(options), cookieOptions(options));
  return { ok: true };
}

/** What is kept of somebody is theirs: to take along, and to have it forgotten. */
export function privacyRoutes(app: FastifyInstance, node: Node, options: HttpOptions): void {
  app.get('/api/account/export', (request, reply) => exported(node, request, reply));
  app.post('/api/account/delete', (request, reply) => forget(node, request, reply, options));
}
