import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { LADDERS, PACES } from '@rowan/table';
import type { Node } from '../node.ts';
import type { LobbyWish, PublicTable } from '../store/store.ts';
import { COUNTS, refuse } from './common.ts';

const DAY = 86_400_000;

const CURSOR = /^(\d{1,16})\.([\w-]{22})$/;

/** Everything may be left out. */
const asked = z.object({
  stage: z.optional(z.enum(['gather', 'play'])),
  players: z.optional(z.enum(COUNTS)),
  towers: z.optional(z.enum(['yes', 'no'])),
  pace: z.optional(z.enum(PACES)),
  rated: z.optional(z.enum([...LADDERS, 'no'])),
  coach: z.optional(z.enum(['yes', 'no'])),
  cursor: z.optional(z.string().check(z.regex(CURSOR))),
});

function cursorIn(text: string | undefined): LobbyWish['after'] {
  const [, created, id] = CURSOR.exec(text ?? '') ?? [];
  return id === undefined ? null : { created: Number(created), id };
}

const cursorOf = ({ created, id }: PublicTable): string => `${created}.${id}`;

/** One page of public tables, and where the next begins. */
async function lobby(node: Node, { query, person, ip }: FastifyRequest, reply: FastifyReply) {
  if (!person) return refuse(reply, 401, 'noSession');
  if (!(await node.mayList(ip))) return refuse(reply, 429, 'tooMany');
  const parsed = asked.safeParse(query);
  if (!parsed.success) return refuse(reply, 400, 'malformed');
  const {
    stage = 'gather',
    players,
    towers,
    coach,
    pace = null,
    rated = null,
    cursor,
  } = parsed.data;
  const { store, limits, clock } = node;
  const found = await store.lobby({
    stage,
    players: players === undefined ? null : Number(players),
    towers: towers === undefined ? null : towers === 'yes',
    pace,
    rated,
    coach: coach === undefined ? null : coach === 'yes',
    after: cursorIn(cursor),
    since: clock() - limits.lobbyDays * DAY,
    most: limits.lobbyPage + 1,
  });
  const tables = found.slice(0, limits.lobbyPage);
  const owners = [...new Set(tables.map(({ owner }) => owner))];
  const [names, guests] = await Promise.all([store.namesOf(owners), store.guestsAmong(owners)]);
  return {
    tables: tables.map(({ owner, ...table }) => ({
      ...table,
      owner: names.get(owner) ?? '',
      guest: guests.has(owner),
    })),
    next: found.length > tables.length ? cursorOf(tables.at(-1)!) : null,
  };
}

/** Lists of tables: one's own, those that wait for one first, and those of everybody. */
export function lobbyRoutes(app: FastifyInstance, node: Node): void {
  app.get('/api/lobby', (request, reply) => lobby(node, request, reply));
  app.get('/api/tables', async ({ person, ip }, reply) => {
    if (!person) return refuse(reply, 401, 'noSession');
    if (!(await node.mayList(ip))) return refuse(reply, 429, 'tooMany');
    return { tables: await node.store.tablesOf(person.id, node.limits.listedTables) };
  });
}
