import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpOptions } from '../http.ts';
import type { Node } from '../node.ts';
import { isMailAddress, type LinkKind } from '../notify/mail.ts';
import { foldName } from '../people/fold-name.ts';
import { isPassphrase } from '../people/passphrase.ts';
import type { MailLink } from '../store/letters.ts';
import { hashOf, newToken } from '../tokens.ts';
import { letIn, refuse } from './common.ts';

const fieldsOf = ({ body }: FastifyRequest): Readonly<Record<string, unknown>> =>
  (body ?? {}) as Readonly<Record<string, unknown>>;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a secret of a mail is good for; null where it was used, is too old, or never was one. */
const linkBy = (node: Node, kind: LinkKind, token: unknown): Promise<MailLink | null> =>
  node.store.useLink(hashOf(`${kind}:${textIn(token)}`), node.clock(), kind === 'stop');

/** Somebody with an account says where they get mail, and is asked there whether it is theirs. */
async function setMail(node: Node, request: FastifyRequest, reply: FastifyReply) {
  const { person } = request;
  if (!person) return refuse(reply, 401, 'noSession');
  if (!node.ways.mail) return refuse(reply, 404, 'noMail');
  if (person.guest) return refuse(reply, 403, 'noAccount');
  const { address } = fieldsOf(request);
  if (typeof address !== 'string' || !isMailAddress(address)) return refuse(reply, 400, 'address');
  if (!(await node.ways.mayMail(person.id))) return refuse(reply, 429, 'tooMany');
  await node.store.setMail(person.id, address);
  const wish = await node.store.wishOf(person.id);
  try {
    await node.ways.mail.ask('confirm', { person: person.id, name: person.name, address, ...wish });
  } catch (error) {
    node.broke(error);
    return refuse(reply, 502, 'unsent');
  }
  return { ok: true };
}

/** Whoever has lost their passphrase gets a link, if they have confirmed an address; nobody else learns whether. */
async function askRecovery(node: Node, request: FastifyRequest, reply: FastifyReply) {
  const { store, ways } = node;
  const { mail } = ways;
  if (!mail) return refuse(reply, 404, 'noMail');
  if (!(await node.mayTryPass(`address:${request.ip}`))) return refuse(reply, 429, 'tooMany');
  const account = await store.accountBy(foldName(textIn(fieldsOf(request)['name'])));
  const send = async (): Promise<void> => {
    const box = account && (await store.mailOf(account.id));
    if (!account || !box?.confirmed || !(await node.ways.mayMail(account.id))) return;
    await mail.ask('recover', { person: account.id, ...box, ...(await store.wishOf(account.id)) });
  };
  // The answer is the same, and as soon, whatever comes of it.
  void send().catch(node.broke);
  return { ok: true };
}

async function newPassphrase(
  node: Node,
  options: HttpOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { token, passphrase } = fieldsOf(request);
  if (!isPassphrase(passphrase)) return refuse(reply, 400, 'passphrase');
  const link = await linkBy(node, 'recover', token);
  if (!link) return refuse(reply, 404, 'noLink');
  await node.store.setPass(link.account, await node.hashing.hash(passphrase), null);
  await letIn(node, options, reply, link.account);
  return { ok: true };
}

async function confirm(node: Node, request: FastifyRequest, reply: FastifyReply) {
  const link = await linkBy(node, 'confirm', fieldsOf(request)['token']);
  const theirs = link && (await node.store.confirmMail(link.account, link.address));
  return theirs ? { ok: true } : refuse(reply, 404, 'noLink');
}

/** Ends mails about turns, by the secret of any of them. It may be said again. */
async function stop(node: Node, token: unknown, reply: FastifyReply) {
  const link = await linkBy(node, 'stop', token);
  if (!link) return refuse(reply, 404, 'noLink');
  await node.store.setTurns(link.account, false);
  return { ok: true };
}

async function setHook(node: Node, request: FastifyRequest, reply: FastifyReply) {
  const { person } = request;
  if (!person) return refuse(reply, 401, 'noSession');
  if (!node.ways.hooks) return refuse(reply, 404, 'noHooks');
  const { url } = fieldsOf(request);
  if (typeof url !== 'string' || !node.ways.hooks.takes(url)) return refuse(reply, 400, 'url');
  const secret = newToken(32);
  await node.store.setHook(person.id, { url, secret });
  return { secret };
}

/** Ways to people beside their browsers; what has not been set up says so. */
export function mailRoutes(app: FastifyInstance, node: Node, options: HttpOptions): void {
  app.get('/api/account/ways', async ({ person }, reply) => {
    if (!person) return refuse(reply, 401, 'noSession');
    const [box, hook] = await Promise.all([
      node.store.mailOf(person.id),
      node.store.hookOf(person.id),
    ]);
    return {
      mail: node.ways.mail !== null,
      box: box && { address: box.address, confirmed: box.confirmed, turns: box.turns },
      hooks: node.ways.hooks !== null,
      hook: hook && { url: hook.url, fails: hook.fails, off: hook.off },
    };
  });
  type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  const own = (path: string, work: (person: string, request: FastifyRequest) => Promise<void>) => {
    app.post(path, async (request, reply) => {
      if (!request.person) return refuse(reply, 401, 'noSession');
      await work(request.person.id, request);
      return { ok: true };
    });
  };
  const post = (path: string, handler: Handler): void => void app.post(path, handler);
  post('/api/account/mail', (request, reply) => setMail(node, request, reply));
  own('/api/account/mail/remove', (person) => node.store.setMail(person, null));
  own('/api/account/mail/turns', (person, request) =>
    node.store.setTurns(person, fieldsOf(request)['on'] === true),
  );
  post('/api/account/hook', (request, reply) => setHook(node, request, reply));
  own('/api/account/hook/remove', (person) => node.store.setHook(person, null));
  post('/api/mail/confirm', (request, reply) => confirm(node, request, reply));
  post('/api/mail/recover', (request, reply) => askRecovery(node, request, reply));
  post('/api/mail/passphrase', (request, reply) => newPassphrase(node, options, request, reply));
  post('/api/mail/stop', (request, reply) => stop(node, fieldsOf(request)['token'], reply));
  // What mail programs press for their reader (RFC 8058): a form, from nowhere.
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
  app.post('/api/mail/stop/:token', ({ params }, reply) =>
    stop(node, (params as { token: string }).token, reply),
  );
}
