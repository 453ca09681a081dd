import { PROTOCOL, type PageMessage, type TableMessage } from '@rowan/protocol';
import { startWorker } from '../worker/start-worker.ts';
import { carriedRows } from './carried.ts';

/** A way to a table: the one in this device's worker, or one far away. */
export interface Connection {
  send(message: PageMessage): void;
  close(): void;
}

export type Listener = (message: TableMessage) => void;
export type Connect = (table: string, listen: Listener) => Connection;

/** A table in a worker of this page, which plays offline and keeps its game on the device. */
export function connectLocally(table: string, listen: Listener): Connection {
  const worker = startWorker('table');
  worker.addEventListener('message', ({ data }: MessageEvent<TableMessage>) => listen(data));
  worker.addEventListener('error', () => listen({ kind: 'failed', failure: { reason: 'broken' } }));
  worker.postMessage({ kind: 'open', table, carried: carriedRows(table) });
  const send = (message: PageMessage): void => worker.postMessage(message);
  send({ kind: 'join', protocol: PROTOCOL });
  return { send, close: () => worker.terminate() };
}
