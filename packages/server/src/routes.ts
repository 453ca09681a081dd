import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { HttpOptions } from './http.ts';
import type { Node } from './node.ts';
import { refuse } from './routes/common.ts';
import { besideRoutes } from './routes/beside.ts';
import { accountRoutes } from './routes/account.ts';
import { privacyRoutes } from './routes/privacy.ts';
import { lobbyRoutes } from './routes/lobby.ts';
import { sessionRoutes } from './routes/session.ts';
import { mailRoutes } from './routes/mail.ts';
import { noticeRoutes } from './routes/notices.ts';
import { peopleRoutes } from './routes/people.ts';
import { tableRoutes } from './routes/tables.ts';
import { tokenRoutes } from './routes/tokens.ts';

function healthRoutes(app: FastifyInstance, node: Node): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_, reply) =>
    (await node.isReady())
      ? { ok: true }
      : refuse(reply, 503, node.draining ? 'draining' : 'notReady'),
  );
}

/** The request by which a socket was opened is held no longer: it takes more room than the rest of a connection. */
function letGo(socket: WebSocket, { socket: stream }: IncomingMessage): void {
  socket.removeAllListeners('error');
  const { _httpMessage: reply } = stream as { _httpMessage?: ServerResponse | null };
  reply?.detachSocket(stream);
}

/** Everything that a node answers, in one place. */
export function addRoutes(app: FastifyInstance, node: Node, options: HttpOptions): void {
  sessionRoutes(app, node, options);
  besideRoutes(app, node);
  accountRoutes(app, node, options);
  privacyRoutes(app, node, options);
  tokenRoutes(app, node);
  tableRoutes(app, node);
  lobbyRoutes(app, node);
  noticeRoutes(app, node);
  peopleRoutes(app, node);
  mailRoutes(app, node, options);
  healthRoutes(app, node);
  app.get('/ws', { websocket: true }, (socket, request) => {
    letGo(socket, request.raw);
    node.connect(socket, request.person, request.ip);
  });
}
