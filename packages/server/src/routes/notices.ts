import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Node } from '../node.ts';
import { isZone } from '../notify/quiet.ts';
import { refuse } from './common.ts';

const LANGUAGES = ['en', 'de', 'fr'] as const;
const minute = z.int().check(z.minimum(0), z.maximum(1439));
const key = z.string().check(z.regex(/^[\w-]{16,200}={0,2}$/));

const wish = z.object({
  language: z.enum(LANGUAGES),
  zone: z.string().check(z.maxLength(64)),
  quiet: z.nullable(z.tuple([minute, minute])),
});

const address = z.object({
  endpoint: z.string().check(z.maxLength(1000)),
  p256dh: key,
  auth: key,
});

async function setWish(node: Node, { person, body }: FastifyRequest, reply: FastifyReply) {
  if (!person) return refuse(reply, 401, 'noSession');
  const parsed = wish.safeParse(body);
  if (!parsed.success || !isZone(parsed.data.zone)) return refuse(reply, 400, 'malformed');
  await node.store.setWish(person.id, parsed.data);
  return { ok: true };
}

async function subscribe(node: Node, { person, body }: FastifyRequest, reply: FastifyReply) {
  if (!person) return refuse(reply, 401, 'noSession');
  const parsed = address.safeParse(body);
  if (!parsed.success || !node.ways.push.takes(parsed.data.endpoint))
    return refuse(reply, 400, 'malformed');
  const known = await node.store.addressesOf(person.id);
  const again = known.some(({ endpoint }) => endpoint === parsed.data.endpoint);
  if (!again && known.length >= node.limits.devicesAPerson) return refuse(reply, 429, 'tooMany');
  await node.store.subscribe(person.id, parsed.data, node.clock());
  return { ok: true };
}

async function unsubscribe(node: Node, { person, body }: FastifyRequest, reply: FastifyReply) {
  if (!person) return refuse(reply, 401, 'noSession');
  const { endpoint } = (body ?? {}) as { readonly endpoint?: unknown };
  const own = await node.store.addressesOf(person.id);
  const found = own.find((one) => one.endpoint === endpoint);
  if (found) await node.store.unsubscribe(found.endpoint);
  return { ok: true };
}

/** How somebody is told that it is their turn while they are away. */
export function noticeRoutes(app: FastifyInstance, node: Node): void {
  app.get('/api/notices', async ({ person }, reply) => {
    if (!person) return refuse(reply, 401, 'noSession');
    return { key: node.ways.push.key, ...(await node.store.wishOf(person.id)) };
  });
  app.post('/api/notices', (request, reply) => setWish(node, request, reply));
  app.post('/api/push', (request, reply) => subscribe(node, request, reply));
  app.post('/api/push/remove', (request, reply) => unsubscribe(node, request, reply));
}
