import type { FastifyInstance } from 'fastify';
import type { Node } from '../node.ts';
import { hashOf, newToken } from '../tokens.ts';
import { programIn, refuse } from './common.ts';

/** For a program that plays in the name of whoever asks: told once, kept as a hash. */
export function tokenRoutes(app: FastifyInstance, node: Node): void {
  app.post('/api/tokens', async ({ person, ip, body }, reply) => {
    if (!person) return refuse(reply, 401, 'noSession');
    if (!(await node.maySignIn(ip))) return refuse(reply, 429, 'tooMany');
    const token = newToken(32);
    const program = programIn(body) ?? { budget: null };
    await node.store.addSession(person.id, { hash: hashOf(token), at: node.clock(), program });
    return { token };
  });
}
