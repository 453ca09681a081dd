import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MOST_BESIDE } from '@rowan/table';
import type { Node } from '../node.ts';
import { foldName } from '../people/fold-name.ts';
import { parseName } from '../people/names.ts';
import { refuse } from './common.ts';

/** Somebody sits down beside whoever asks: they are known by this name, and by their number. */
async function bring(node: Node, { person, body }: FastifyRequest, reply: FastifyReply) {
  if (!person) return refuse(reply, 401, 'noSession');
  const name = parseName((body as { readonly name?: unknown } | null)?.name);
  if (name === null) return refuse(reply, 400, 'name');
  if (node.isRefused(name)) return refuse(reply, 400, 'nameRefused');
  const { store } = node;
  if ((await store.ownerOf(foldName(name))) !== null) return refuse(reply, 409, 'nameTaken');
  const known = await store.companionsOf(person.id);
  const again = known.find((one) => one.name === name);
  if (again) return again;
  if (known.length >= MOST_BESIDE) return refuse(reply, 429, 'tooMany');
  const companion = { beside: (known.at(-1)?.beside ?? 0) + 1, name };
  await store.bring(person.id, companion, node.clock());
  return companion;
}

/** Who plays at somebody's device beside them. */
export function besideRoutes(app: FastifyInstance, node: Node): void {
  app.get('/api/beside', async ({ person }, reply) => {
    if (!person) return refuse(reply, 401, 'noSession');
    return { people: await node.store.companionsOf(person.id) };
  });
  app.post('/api/beside', (request, reply) => bring(node, request, reply));
}
