import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

z.config({ jitless: true });

export const refuse = (reply: FastifyReply, code: number, error: string): FastifyReply =>
  reply.code(code).send({ error });

/** Of what is private and what does not exist the same is told. */
export const noTable = (reply: FastifyReply): FastifyReply => refuse(reply, 404, 'noTable');

const TABLE_ID = /^[\w-]{22}$/;

/** The table that a path names; null for what names none. */
export function tableIn(params: unknown): string | null {
  const { id } = params as { readonly id: string };
  return TABLE_ID.test(id) ? id : null;
}
