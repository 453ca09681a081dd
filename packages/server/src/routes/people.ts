import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { LADDERS } from '@rowan/table';
import type { Node } from '../node.ts';
import { foldName } from '../people/fold-name.ts';
import type { HistoryWish, PastGame } from '../store/ratings.ts';
import type { Person } from '../store/store.ts';
import { COUNTS, refuse } from './common.ts';

const CURSOR = /^(\d{1,16})\.([\w-]{22})$/;
const LONGEST_ASKED = 100;
const MOST_RANKS = 1_000_000;

const time = z.string().check(z.regex(/^\d{1,16}$/));
const name = z.string().check(z.maxLength(LONGEST_ASKED));

/** Everything may be left out. */
const asked = z.object({
  /** By name; `mine` are those of whoever asks. */
  player: z.optional(name),
  mine: z.optional(z.literal('yes')),
  result: z.optional(z.enum(['won', 'lost'])),
  players: z.optional(z.enum(COUNTS)),
  from: z.optional(time),
  to: z.optional(time),
  cursor: z.optional(z.string().check(z.regex(CURSOR))),
});

const rung = z.object({
  ladder: z.optional(z.enum(LADDERS)),
  players: z.optional(z.enum(COUNTS)),
  from: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
});

const numberIn = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text);

function cursorIn(text: string | undefined): HistoryWish['after'] {
  const [, at, table] = CURSOR.exec(text ?? '') ?? [];
  return table === undefined ? null : { at: Number(at), table };
}

/** Who asks, if they may look something up once more. */
async function known(
  node: Node,
  { person }: FastifyRequest,
  reply: FastifyReply,
): Promise<Person | null> {
  if (!person) await refuse(reply, 401, 'noSession');
  else if (await node.mayLookUp(person.id)) return person;
  else await refuse(reply, 429, 'tooMany');
  return null;
}

/** Games as the page shows them: people by their names, never by what they are called inside. */
async function shown({ store }: Node, viewer: string, games: readonly PastGame[]) {
  const people = games.flatMap(({ seats }) =>
    seats.flatMap(({ person }) => (person === null ? [] : [person])),
  );
  const ids = [...new Set(people)];
  const [names, guests] = await Promise.all([store.namesOf(ids), store.guestsAmong(ids)]);
  return games.map(({ seats, ...game }) => ({
    ...game,
    seats: seats.map(({ person, ...seat }) => ({
      ...seat,
      name: person === null ? '' : (names.get(person) ?? ''),
      guest: person !== null && guests.has(person),
      mine: person === viewer,
    })),
  }));
}

/** Whose games are asked for: null for everybody's, undefined for nobody's. */
async function playerIn(
  { store }: Node,
  viewer: string,
  { player, mine }: z.infer<typeof asked>,
): Promise<string | null | undefined> {
  if (mine === 'yes') return viewer;
  return player === undefined ? null : (await store.accountBy(foldName(player)))?.id;
}

/** One page of games that are over, and where the next begins. */
async function history(node: Node, request: FastifyRequest, reply: FastifyReply) {
  const person = await known(node, request, reply);
  if (!person) return reply;
  const parsed = asked.safeParse(request.query);
  if (!parsed.success) return refuse(reply, 400, 'malformed');
  const { result = null, players, from, to, cursor } = parsed.data;
  const player = await playerIn(node, person.id, parsed.data);
  if (player === undefined) return refuse(reply, 404, 'nobody');
  const most = node.limits.historyPage;
  const found = await node.store.history({
    viewer: person.id,
    // How it ended is asked of somebody: of whoever asks, where nobody else is named.
    player: player ?? (result === null ? null : person.id),
    result,
    players: numberIn(players),
    from: numberIn(from),
    to: numberIn(to),
    after: cursorIn(cursor),
    most: most + 1,
  });
  const games = found.slice(0, most);
  const last = games.at(-1);
  return {
    games: await shown(node, person.id, games),
    next: last && found.length > games.length ? `${last.at}.${last.table}` : null,
  };
}

/** Somebody with an account, as everybody may know them; guests, and whoever is gone, have no profile. */
async function profile(node: Node, request: FastifyRequest, reply: FastifyReply) {
  const person = await known(node, request, reply);
  if (!person) return reply;
  const asks = name.safeParse((request.params as { readonly name?: unknown }).name);
  const { store } = node;
  const account = asks.success ? await store.accountBy(foldName(asks.data)) : null;
  if (!account) return refuse(reply, 404, 'nobody');
  const own = account.id === person.id;
  const [ratings, results, together] = await Promise.all([
    store.ratingsFor(account.id),
    store.tallyOf(account.id, person.id),
    own ? null : store.headToHead(person.id, account.id),
  ]);
  return { name: account.name, own, ratings, results, together };
}

/** One page of a ladder, from a rank on. */
async function ladder(node: Node, request: FastifyRequest, reply: FastifyReply) {
  const person = await known(node, request, reply);
  if (!person) return reply;
  const parsed = rung.safeParse(request.query);
  if (!parsed.success) return refuse(reply, 400, 'malformed');
  const { ladder: of = 'people', players = '2', from = '0' } = parsed.data;
  const first = Math.min(MOST_RANKS, Number(from));
  const most = node.limits.ladderPage;
  const found = await node.store.ladder({ ladder: of, players: Number(players) }, first, most + 1);
  const page = found.slice(0, most);
  const names = await node.store.namesOf(page.map((one) => one.person));
  return {
    ranks: page.map(({ person: who, ...rating }, i) => ({
      ...rating,
      rank: first + i + 1,
      name: names.get(who) ?? '',
      own: who === person.id,
    })),
    next: found.length > page.length ? first + page.length : null,
  };
}

/** People, how their games ended, and how strong they seem. */
export function peopleRoutes(app: FastifyInstance, node: Node): void {
  app.get('/api/people/:name', (request, reply) => profile(node, request, reply));
  app.get('/api/history', (request, reply) => history(node, request, reply));
  app.get('/api/ladder', (request, reply) => ladder(node, request, reply));
}
