import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { BOT_LEVELS, MOST_PLAYERS } from '@rowan/cards';
import { commitmentOf, PRESENT, type LifeRow, type Seat } from '@rowan/table';
import { cookieName, cookieOptions, type HttpOptions } from './http.ts';
import type { Node } from './node.ts';
import { parseName } from './people/names.ts';
import { transcriptFor } from './transcript.ts';
import { hashOf, newId, newSecret, newToken } from './tokens.ts';

z.config({ jitless: true });

const seat = z.union([
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('bot'), bot: z.enum(BOT_LEVELS) }),
]);

/** What a table is opened with. */
const wish = z.object({
  towers: z.boolean(),
  seats: z.array(seat).check(z.minLength(2), z.maxLength(MOST_PLAYERS)),
});

const link = z.object({ secret: z.string().check(z.regex(/^[\w-]{22}$/)) });
const tableId = /^[\w-]{22}$/;

const refuse = (reply: FastifyReply, code: number, error: string): FastifyReply =>
  reply.code(code).send({ error });

/** Of what is private and what does not exist the same is told. */
const noTable = (reply: FastifyReply): FastifyReply => refuse(reply, 404, 'noTable');

function sessionRoutes(app: FastifyInstance, node: Node, options: HttpOptions): void {
  app.get('/api/session', async ({ person }) => ({ name: person?.name ?? null }));
  app.post('/api/session', async (request, reply) => {
    const name = parseName((request.body as { readonly name?: unknown } | null)?.name);
    if (name === null) return refuse(reply, 400, 'name');
    if (request.person) {
      await node.store.rename({ id: request.person.id, name });
      return { name };
    }
    if (!(await node.maySignIn(request.ip))) return refuse(reply, 429, 'tooMany');
    const token = newToken(32);
    await node.store.signIn({ id: newId(), name }, hashOf(token), node.clock());
    void reply.setCookie(cookieName(options), token, cookieOptions(options));
    return { name };
  });
}

/** The first row of a table, with its commitment. */
function openedRow(
  table: { readonly id: string; readonly owner: string; readonly secret: string },
  { seats: wanted, towers }: z.infer<typeof wish>,
  at: number,
): LifeRow {
  const seats = wanted.map((one, colour): Seat =>
    one.kind === 'bot'
      ? { kind: 'bot', name: '', colour, bot: one.bot }
      : { kind: 'person', name: '', colour },
  );
  const setup = { players: seats.length, towers, hiredHelp: [], advanced: false };
  const { owner } = table;
  const commitment = commitmentOf(table.id, table.secret);
  const said = { kind: 'opened', pin: PRESENT, setup, seats, owner, commitment } as const;
  return { seq: 0, at, by: null, command: null, said };
}

async function open(node: Node, request: FastifyRequest, reply: FastifyReply) {
  const { person } = request;
  if (!person) return refuse(reply, 401, 'noSession');
  const parsed = wish.safeParse(request.body);
  if (!parsed.success) return refuse(reply, 400, 'malformed');
  const bots = parsed.data.seats.filter(({ kind }) => kind === 'bot').length;
  const persons = parsed.data.seats.length - bots;
  if (bots > node.limits.botsATable || persons < 2) return refuse(reply, 400, 'seats');
  if ((await node.store.openTables(person.id)) >= node.limits.openTablesAPerson)
    return refuse(reply, 429, 'tooMany');
  const [id, secret, invite] = [newId(), newSecret(), newToken(16)];
  const table = { id, owner: person.id, secret };
  const row = openedRow(table, parsed.data, node.clock());
  await node.store.openTable({ ...table, invite: hashOf(invite), row });
  return { table: id, invite };
}

async function enter(node: Node, request: FastifyRequest, reply: FastifyReply) {
  const { person, params, body } = request;
  if (!person) return refuse(reply, 401, 'noSession');
  if (!(await node.mayTry(request.ip))) return refuse(reply, 429, 'tooMany');
  const { id } = params as { readonly id: string };
  const parsed = link.safeParse(body);
  if (!parsed.success || !tableId.test(id)) return noTable(reply);
  const admitted = await node.store.admit(id, person.id, hashOf(parsed.data.secret));
  return admitted ? { table: id } : noTable(reply);
}

function tableRoutes(app: FastifyInstance, node: Node): void {
  app.post('/api/tables', (request, reply) => open(node, request, reply));
  app.post('/api/tables/:id/enter', (request, reply) => enter(node, request, reply));
  app.get('/api/tables', async ({ person }, reply) => {
    if (!person) return refuse(reply, 401, 'noSession');
    return { tables: await node.store.tablesOf(person.id, node.limits.listedTables) };
  });
  app.get('/api/tables/:id/transcript', async ({ person, params }, reply) => {
    const { id } = params as { readonly id: string };
    const secret = person && tableId.test(id) ? await node.store.enter(id, person.id) : null;
    const text = secret === null ? null : await transcriptFor(node.store, id, secret);
    if (text === null) return noTable(reply);
    void reply.header('content-disposition', `attachment; filename="rowan-${id}.jsonl"`);
    return reply.type('application/jsonl').send(text);
  });
}

function healthRoutes(app: FastifyInstance, node: Node): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    if (node.draining) return refuse(reply, 503, 'draining');
    await node.store.openTables('');
    return { ok: true };
  });
}

/** Everything that a node answers, in one place. */
export function addRoutes(app: FastifyInstance, node: Node, options: HttpOptions): void {
  sessionRoutes(app, node, options);
  tableRoutes(app, node);
  healthRoutes(app, node);
  app.get('/ws', { websocket: true }, (socket, request) =>
    node.connect(socket, request.person, request.ip),
  );
}
