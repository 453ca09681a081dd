import type { FastifyInstance } from 'fastify';
import { cookieName, cookieOptions, type HttpOptions } from '../http.ts';
import type { Node } from '../node.ts';
import { foldName } from '../people/fold-name.ts';
import { parseName } from '../people/names.ts';
import { hashOf, newId, newToken } from '../tokens.ts';
import { programIn, refuse } from './common.ts';

/** Who one is: a guest with a name at once. */
export function sessionRoutes(app: FastifyInstance, node: Node, options: HttpOptions): void {
  app.get('/api/session', async ({ person }) => ({
    name: person?.name ?? null,
    guest: person?.guest ?? true,
  }));
  app.post('/api/session', async (request, reply) => {
    const name = parseName((request.body as { readonly name?: unknown } | null)?.name);
    if (name === null) return refuse(reply, 400, 'name');
    if (node.isRefused(name)) return refuse(reply, 400, 'nameRefused');
    const owner = await node.store.ownerOf(foldName(name));
    if (owner !== null && owner !== request.person?.id) return refuse(reply, 409, 'nameTaken');
    if (request.person && !request.person.guest) return refuse(reply, 409, 'hasAccount');
    if (request.person) {
      await node.store.rename({ id: request.person.id, name });
      await node.tables.renamed(request.person.id, name);
      return { name };
    }
    if (!(await node.maySignIn(request.ip))) return refuse(reply, 429, 'tooMany');
    const token = newToken(32);
    const program = programIn(request.body);
    const session = { hash: hashOf(token), at: node.clock(), program };
    await node.store.signIn({ id: newId(), name }, session);
    void reply.setCookie(cookieName(options), token, cookieOptions(options));
    return { name };
  });
}
