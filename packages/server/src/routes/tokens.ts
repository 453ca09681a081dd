import type { FastifyInstance } from 'fastify';
import type { Node } from '../node.ts';
import { hashOf, newToken } from '../tokens.ts';
import { refuse } from './common.ts';

/** For a program that plays in the name of whoever asks: told once, kept as a hash. */
export function tokenRoutes(app: FastifyInstance, node: Node): void {
  app.post('/api/tokens', async ({ person, ip }, reply) => {
    if (!person) return refuse(reply, 401, 'noSession');
    if (!(await node.maySignIn(ip))) return refuse(reply, 429, 'tooMany');
    const token = newToken(32);
    await node.store.addSession(person.id, hashOf(token), node.clock());
    return { token };
  });
}
