import { createServer } from 'node:http';
import cookies from '@fastify/cookie';
import websockets from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@rowan/protocol';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { SESSION_DAYS } from './limits.ts';
import type { Node } from './node.ts';
import { securityHeaders } from './site/policy.ts';
import { siteOf } from './site/serve-folder.ts';
import { Unkept } from './store/database.ts';
import type { Person } from './store/store.ts';
import { hashOf } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}

/** What the node answers itself; all else are files of the page. */
const OURS = /^\/(?:api(?:\/|$)|ws(?:$|\?)|healthz$|readyz$)/;

const ONE_CLICK = /^\/api\/mail\/stop\/[\w-]{22}$/;

export interface HttpOptions {
  /** The folder with the built page; none: there is no page. */
  readonly site: string | null;
  /** Exactly these pages may speak to us; none: the page that we serve ourselves. */
  readonly origins: readonly string[];
  /** Proxies in front of us that tell whom they speak for. */
  readonly trustProxy: number;
}

/** Over https a cookie can be bound to this very host. */
const isSecure = ({ origins }: HttpOptions): boolean =>
  origins.some((origin) => origin.startsWith('https:'));
export const cookieName = (options: HttpOptions): string =>
  isSecure(options) ? '__Host-rowan' : 'rowan';

/** Whether a page of this origin may speak to us. */
function isAllowed(
  origin: string | undefined,
  host: string | undefined,
  origins: readonly string[],
): boolean {
  if (origin === undefined) return false;
  if (origins.length > 0) return origins.includes(origin);
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

export const cookieOptions = (options: HttpOptions) => ({
  path: '/',
  httpOnly: true,
  secure: isSecure(options),
  sameSite: 'lax' as const,
  maxAge: SESSION_DAYS * 86_400,
});

function asks({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** What a program says of itself; whoever has a cookie is a browser. */
const bearerOf = ({ headers }: FastifyRequest): string | null =>
  headers.cookie === undefined
    ? (/^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1] ?? null)
    : null;

/** Whoever changes something comes from our page, and says so in JSON. */
function guard(app: FastifyInstance, options: HttpOptions): void {
  const { origins } = options;
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host, upgrade } = request.headers;
    for (const [name, value] of Object.entries(securityHeaders(options.site ?? '', '.json')))
      void reply.header(name, value);
    void reply.header('cache-control', 'no-store');
    if (asks(request) && upgrade === undefined) return;
    // No page of another origin can say this for somebody; browsers send no bearer by themselves.
    if (origin === undefined && bearerOf(request) !== null) return;
    // A mail program says it for its reader, without a cookie; all it can do is end mails.
    if (ONE_CLICK.test(request.url) && request.headers.cookie === undefined) return;
    if (!isAllowed(origin, host, origins)) await reply.code(403).send({ error: 'origin' });
  });
}

/** Who asks, by their cookie or bearer. */
function knowPeople(app: FastifyInstance, node: Node, options: HttpOptions): void {
  app.decorateRequest('person', null);
  app.addHook('preValidation', async (request) => {
    const token = request.cookies[cookieName(options)] ?? bearerOf(request);
    request.person = token ? await node.store.personOf(hashOf(token), node.clock()) : null;
  });
}

/** The node's side of HTTP, with the files of the page beside it. */
export async function createHttp(
  node: Node,
  options: HttpOptions,
  routes: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const site = options.site === null ? null : siteOf(options.site);
  const app = fastify({
    trustProxy: (_, hop) => hop < options.trustProxy,
    bodyLimit: node.limits.bodyBytes,
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (site && !OURS.test(request.url ?? '')) site(request, response);
        else handler(request, response);
      }),
  });
  app.setErrorHandler(async (error: { statusCode?: number }, _, reply) => {
    const unkept = error instanceof Unkept;
    const { statusCode = unkept ? 503 : 500 } = error;
    if (statusCode >= 500) node.broke(error);
    const broken = unkept ? 'unkept' : 'broken';
    await reply.code(statusCode).send({ error: statusCode >= 500 ? broken : 'malformed' });
  });
  app.setNotFoundHandler(async (_, reply) => reply.code(404).send({ error: 'notFound' }));
  app.removeContentTypeParser('text/plain');
  await app.register(cookies);
  await app.register(websockets, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
  });
  guard(app, options);
  knowPeople(app, node, options);
  routes(app);
  return app;
}
