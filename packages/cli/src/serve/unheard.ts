import { UserError } from '../errors.ts';
import { SERVE } from '../strings-serve.ts';
import { PORT, type ServeOptions } from './options.ts';

/** Why nothing listens, in one line. */
export function unheard(error: unknown, { host, port }: ServeOptions): UserError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const why = SERVE.troubles[code];
  if (why === undefined) return new UserError(SERVE.cannotStart(message));
  const other = port === PORT ? PORT + 1 : PORT;
  return new UserError(SERVE.cannotListen(SERVE.where(host, port), why, other));
}
