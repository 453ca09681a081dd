import type { FastifyReply } from 'fastify';
import { cookieName, cookieOptions, type HttpOptions } from '../http.ts';
import type { Node } from '../node.ts';
import { hashOf, newToken } from '../tokens.ts';
import * as z from 'zod/mini';
import { MOST_PLAYERS } from '@rowan/cards';
import type { Program } from '@rowan/table';

z.config({ jitless: true });

export const refuse = (reply: FastifyReply, code: number, error: string): FastifyReply =>
  reply.code(code).send({ error });

/** From now on this device is that person. */
export async function letIn(
  { store, clock }: Node,
  options: HttpOptions,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const token = newToken(32);
  await store.addSession(person, { hash: hashOf(token), at: clock() });
  void reply.setCookie(cookieName(options), token, cookieOptions(options));
}

/** Of what is private and what does not exist the same is told. */
export const noTable = (reply: FastifyReply): FastifyReply => refuse(reply, 404, 'noTable');

/** How many may sit at a table, as they stand in a query. */
export const COUNTS = Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => `${i + 2}`);

const TABLE_ID = /^[\w-]{22}$/;

/** The table that a path names; null for what names none. */
export function tableIn(params: unknown): string | null {
  const { id } = params as { readonly id: string };
  return TABLE_ID.test(id) ? id : null;
}

const HOUR = 3_600_000;
const program = z.object({
  program: z.object({ budget: z.nullable(z.int().check(z.minimum(0), z.maximum(HOUR))) }),
});

/** Who comes as a program says so, and how many milliseconds it takes for an answer. */
export function programIn(body: unknown): Program | null {
  const parsed = program.safeParse(body);
  return parsed.success ? parsed.data.program : null;
}
