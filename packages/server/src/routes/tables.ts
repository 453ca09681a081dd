import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseLife, seatOf } from '@rowan/protocol';
import { gatherRows, type Gathering } from '@rowan/table';
import type { Node } from '../node.ts';
import { fits, isFair, makeTable, planOf, rematchPlan, wish, type Made } from '../open-table.ts';
import type { Person } from '../store/store.ts';
import { transcriptFor } from '../transcript.ts';
import { hashOf } from '../tokens.ts';
import { noTable, refuse, tableIn } from './common.ts';

/** Without a secret one gets to public tables, and to those one has been to. */
const link = z.object({ secret: z.optional(z.string().check(z.regex(/^[\w-]{22}$/))) });

/** Keeps a new table, if its owner has not too many. */
async function keep(
  { store, limits }: Node,
  { table }: Made,
  { guest }: Person,
): Promise<'won' | 'taken' | 'tooMany'> {
  const most = guest ? limits.openTablesAPerson : limits.openTablesAnAccount;
  const open = await store.openTables(table.owner);
  return open >= most ? 'tooMany' : store.openTable(table);
}

async function open(node: Node, { person, body }: FastifyRequest, reply: FastifyReply) {
  if (!person) return refuse(reply, 401, 'noSession');
  const parsed = wish.safeParse(body);
  if (!parsed.success || !fits(parsed.data)) return refuse(reply, 400, 'malformed');
  const bots = parsed.data.seats.filter(({ kind }) => kind === 'bot').length;
  const persons = parsed.data.seats.length - bots;
  if (bots > node.limits.botsATable || persons < 2) return refuse(reply, 400, 'seats');
  if (!isFair(parsed.data)) return refuse(reply, 400, 'rated');
  if (parsed.data.rated && person.guest) return refuse(reply, 403, 'account');
  const made = makeTable(person.id, planOf(parsed.data), node.clock());
  if ((await keep(node, made, person)) === 'tooMany') return refuse(reply, 429, 'tooMany');
  return { table: made.table.id, invite: made.invite };
}

async function enter(node: Node, request: FastifyRequest, reply: FastifyReply) {
  const { person, params, body } = request;
  if (!person) return refuse(reply, 401, 'noSession');
  if (!(await node.mayTry(request.ip))) return refuse(reply, 429, 'tooMany');
  const id = tableIn(params);
  const parsed = link.safeParse(body);
  if (!parsed.success || id === null) return noTable(reply);
  const { secret } = parsed.data;
  const admitted = await node.store.admit(
    id,
    person.id,
    secret === undefined ? null : hashOf(secret),
  );
  return admitted ? { table: id } : noTable(reply);
}

/** Who sat at a table that is over; null for any other. */
async function finished(node: Node, table: string): Promise<Gathering | null> {
  const rows = parseLife(await node.store.read(table, 0));
  const gathered = rows.ok && rows.value.at(-1)?.said.kind === 'ended' && gatherRows(rows.value);
  return gathered && gathered.ok ? gathered.value.gathering : null;
}

/** Whoever sat at a table that is over may ask for another game; the first opens it for all. */
async function rematch(node: Node, { person, params }: FastifyRequest, reply: FastifyReply) {
  const id = tableIn(params);
  const there = person && id && (await node.store.enter(id, person.id)) !== null;
  const gathering = there ? await finished(node, id) : null;
  if (!there || !gathering || seatOf(gathering, person.id) === null) return noTable(reply);
  const known = await node.store.rematchOf(id);
  if (known !== null) return { table: known };
  const plan = rematchPlan(gathering);
  const { table, invite } = makeTable(person.id, plan, node.clock());
  const members = plan.sitting!.flatMap((one) => (one.person === null ? [] : [one.person]));
  const kept = await keep(node, { table: { ...table, after: id, members }, invite }, person);
  if (kept === 'tooMany') return refuse(reply, 429, 'tooMany');
  if (kept === 'taken') return { table: (await node.store.rematchOf(id))! };
  await node.tables.rematched(id, table.id);
  return { table: table.id, invite };
}

async function transcript(node: Node, { person, params }: FastifyRequest, reply: FastifyReply) {
  const id = tableIn(params);
  const secret = person && id ? await node.store.enter(id, person.id) : null;
  const text = secret === null ? null : await transcriptFor(node.store, id!, secret);
  if (text === null) return noTable(reply);
  void reply.header('content-disposition', `attachment; filename="rowan-${id}.jsonl"`);
  return reply.type('application/jsonl').send(text);
}

/** Tables: a new one, the way in, the next one, and what happened. */
export function tableRoutes(app: FastifyInstance, node: Node): void {
  app.post('/api/tables', (request, reply) => open(node, request, reply));
  app.post('/api/tables/:id/enter', (request, reply) => enter(node, request, reply));
  app.post('/api/tables/:id/rematch', (request, reply) => rematch(node, request, reply));
  app.get('/api/tables/:id/transcript', (request, reply) => transcript(node, request, reply));
}
