import type { Program } from '@rowan/table';

/** A session, by the hash of its token. */
export interface NewSession {
  readonly hash: string;
  readonly at: number;
  /** It is a program's. */
  readonly program?: Program | null;
}

export const sessionRow = (account: string, { hash, at, program = null }: NewSession) => ({
  hash,
  account,
  created: at,
  seen: at,
  program: program ? 1 : 0,
  budget: program?.budget ?? null,
});
