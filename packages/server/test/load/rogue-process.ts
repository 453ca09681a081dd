import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface RogueOrders {
  readonly port: number;
  /** Sessions that some of them have. */
  readonly tokens: readonly string[];
  readonly count: number;
}

export interface RogueReport {
  readonly opened: number;
  readonly refused: number;
}

/**
 * Has them come in a process of their own: what thousands of connections cost whoever opens them must not delay the
 * honest people beside, whose waiting for the server is measured. Gives a way to end it.
 */
export function rage(orders: RogueOrders): () => Promise<RogueReport> {
  const child = fork(join(import.meta.dirname, 'rogues-main.ts'));
  child.send(orders);
  return async () => {
    const told = once(child, 'message');
    child.send('end');
    const [report] = (await told) as [RogueReport];
    return report;
  };
}
