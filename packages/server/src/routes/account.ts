import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cookieName, cookieOptions, type HttpOptions } from '../http.ts';
import { HANDOVER_MINUTES, LONGEST_PASSPHRASE, RECOVERY_CODES } from '../limits.ts';
import type { Node } from '../node.ts';
import { foldName } from '../people/fold-name.ts';
import { parseName } from '../people/names.ts';
import { cleanCode, isPassphrase, newCode } from '../people/passphrase.ts';
import { hashOf } from '../tokens.ts';
import { letIn, refuse } from './common.ts';

/** Everything that an account is asked with; what a request needs it asks for itself. */
const asked = z.object({
  name: z.optional(z.string()),
  passphrase: z.optional(z.string().check(z.maxLength(LONGEST_PASSPHRASE))),
  old: z.optional(z.string().check(z.maxLength(LONGEST_PASSPHRASE))),
  code: z.optional(z.string().check(z.maxLength(40))),
});
type Asked = z.infer<typeof asked>;

const MINUTE = 60_000;

class Accounts {
  readonly #node: Node;
  readonly #options: HttpOptions;

  constructor(node: Node, options: HttpOptions) {
    this.#node = node;
    this.#options = options;
  }

  tokenOf({ cookies }: FastifyRequest): string | null {
    return cookies[cookieName(this.#options)] ?? null;
  }

  letIn(reply: FastifyReply, person: string): Promise<void> {
    return letIn(this.#node, this.#options, reply, person);
  }

  async #newCodes(person: string): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(3));
    const hashes = codes.map((code) => hashOf(`recover:${person}:${cleanCode(code)}`));
    await this.#node.store.setCodes(person, hashes);
    return codes;
  }

  /** A guest gets a passphrase; everything that was theirs stays theirs. */
  async register({ person }: FastifyRequest, reply: FastifyReply, given: Asked) {
    const { store, hashing, isRefused } = this.#node;
    if (!person) return refuse(reply, 401, 'noSession');
    const name = parseName(given.name);
    if (name === null) return refuse(reply, 400, 'name');
    if (isRefused(name)) return refuse(reply, 400, 'nameRefused');
    if (!isPassphrase(given.passphrase)) return refuse(reply, 400, 'passphrase');
    if (!person.guest) return refuse(reply, 409, 'hasAccount');
    const pass = await hashing.hash(given.passphrase);
    const won = await store.register(person.id, { name, folded: foldName(name), pass });
    if (!won) return refuse(reply, 409, 'nameTaken');
    await this.#node.tables.renamed(person.id, name);
    return { name, codes: await this.#newCodes(person.id) };
  }

  async signIn(request: FastifyRequest, reply: FastifyReply, given: Asked) {
    const folded = foldName(given.name ?? '');
    if (!(await this.#mayTry(request, folded))) return refuse(reply, 429, 'tooMany');
    const account = await this.#node.store.accountBy(folded);
    const fits = await this.#node.hashing.fits(given.passphrase ?? '', account?.pass ?? null);
    if (!account || !fits) return refuse(reply, 403, 'wrong');
    await this.letIn(reply, account.id);
    return { name: account.name };
  }

  async #mayTry({ ip }: FastifyRequest, folded: string): Promise<boolean> {
    const { mayTryPass } = this.#node;
    return (await mayTryPass(`address:${ip}`)) && mayTryPass(`name:${folded}`);
  }

  /** Whoever has lost the passphrase has codes on paper. */
  async recover(request: FastifyRequest, reply: FastifyReply, given: Asked) {
    const { store, hashing } = this.#node;
    const folded = foldName(given.name ?? '');
    if (!(await this.#mayTry(request, folded))) return refuse(reply, 429, 'tooMany');
    if (!isPassphrase(given.passphrase)) return refuse(reply, 400, 'passphrase');
    const account = await store.accountBy(folded);
    const hash = hashOf(`recover:${account?.id ?? ''}:${cleanCode(given.code ?? '')}`);
    if (!account || !(await store.useCode(account.id, hash))) return refuse(reply, 403, 'wrong');
    await store.setPass(account.id, await hashing.hash(given.passphrase), null);
    await this.letIn(reply, account.id);
    return { name: account.name };
  }

  /** Whether somebody knows their own passphrase. */
  async #isOwn(person: string, passphrase: string | undefined): Promise<boolean> {
    return this.#node.hashing.fits(passphrase ?? '', await this.#node.store.passOf(person));
  }

  async change(request: FastifyRequest, reply: FastifyReply, given: Asked) {
    const { person } = request;
    if (!person) return refuse(reply, 401, 'noSession');
    if (!(await this.#mayTry(request, person.id))) return refuse(reply, 429, 'tooMany');
    if (!isPassphrase(given.passphrase)) return refuse(reply, 400, 'passphrase');
    if (!(await this.#isOwn(person.id, given.old))) return refuse(reply, 403, 'wrong');
    const pass = await this.#node.hashing.hash(given.passphrase);
    const token = this.tokenOf(request);
    await this.#node.store.setPass(person.id, pass, token && hashOf(token));
    return { codes: await this.#newCodes(person.id) };
  }

  async signOut(request: FastifyRequest, reply: FastifyReply) {
    const token = this.tokenOf(request);
    if (token) await this.#node.store.endSession(hashOf(token));
    void reply.clearCookie(cookieName(this.#options), cookieOptions(this.#options));
    return { ok: true };
  }

  /** A code that makes another device the same person. */
  async offer({ person }: FastifyRequest, reply: FastifyReply) {
    if (!person) return refuse(reply, 401, 'noSession');
    const code = newCode(2);
    const until = this.#node.clock() + HANDOVER_MINUTES * MINUTE;
    await this.#node.store.offer(person.id, hashOf(`handover:${cleanCode(code)}`), until);
    return { code, until };
  }

  async take({ ip }: FastifyRequest, reply: FastifyReply, given: Asked) {
    if (!(await this.#node.mayTry(ip))) return refuse(reply, 429, 'tooMany');
    const hash = hashOf(`handover:${cleanCode(given.code ?? '')}`);
    const person = await this.#node.store.takeOffer(hash, this.#node.clock());
    if (person === null) return refuse(reply, 403, 'wrong');
    await this.letIn(reply, person);
    return { ok: true };
  }
}

/** Accounts: a passphrase for whoever wants to be known elsewhere, too. */
export function accountRoutes(app: FastifyInstance, node: Node, options: HttpOptions): void {
  const accounts = new Accounts(node, options);
  type Handler = (request: FastifyRequest, reply: FastifyReply, given: Asked) => Promise<unknown>;
  const post = (path: string, handler: Handler): void => {
    app.post(path, async (request, reply) => {
      const parsed = asked.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, 'malformed');
      return handler(request, reply, parsed.data);
    });
  };
  post('/api/account', (...given) => accounts.register(...given));
  post('/api/account/sign-in', (...given) => accounts.signIn(...given));
  post('/api/account/recover', (...given) => accounts.recover(...given));
  post('/api/account/passphrase', (...given) => accounts.change(...given));
  post('/api/account/sign-out', (request, reply) => accounts.signOut(request, reply));
  post('/api/account/handover', (request, reply) => accounts.offer(request, reply));
  post('/api/session/handover', (...given) => accounts.take(...given));
}
