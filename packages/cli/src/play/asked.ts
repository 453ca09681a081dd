import { isCancel } from '@clack/prompts';
import type { Readable, Writable } from 'node:stream';
import { UserError } from '../errors.ts';
import { SETUP } from '../strings-play.ts';

/** Where a menu reads and writes, and what closes it. */
interface Menu {
  readonly input: Readable;
  readonly output: Writable;
  readonly signal: AbortSignal;
}

interface Key {
  readonly ctrl?: boolean;
  readonly name?: string;
}

/**
 * What was chosen in a menu; whoever leaves it begins no game. The menu itself knows Ctrl-C alone: after Ctrl-D, or
 * where the input ends, it would wait for ever.
 */
export async function asked<T>(
  ask: (menu: Menu) => Promise<T>,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<Exclude<T, symbol>> {
  const left = new AbortController();
  const leave = (): void => left.abort();
  const heed = (_: string, key: Key | undefined): void => {
    if (key?.ctrl && key.name === 'd') leave();
  };
  input.on('keypress', heed).once('end', leave);
  try {
    const answer = await ask({ input, output, signal: left.signal });
    if (isCancel(answer)) throw new UserError(SETUP.cancelled);
    return answer as Exclude<T, symbol>;
  } finally {
    input.off('keypress', heed).off('end', leave);
  }
}
