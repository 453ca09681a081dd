import {
  PROTOCOL,
  parseTableMessage,
  type ClientMessage,
  type TableMessage,
} from '@rowan/protocol';
import { startWorker } from '../worker/start-worker.ts';

/** A way to a table: the one in this device's worker, or one far away. */
export interface Connection {
  send(message: ClientMessage): void;
  close(): void;
}

export type Listener = (message: TableMessage) => void;
export type Connect = (table: string, listen: Listener) => Connection;

/** A table in a worker of this page, which plays offline and stores its game on the device. */
export function connectLocally(table: string, listen: Listener): Connection {
  const worker = startWorker('table');
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parseTableMessage(data);
    if (message) listen(message);
  });
  worker.addEventListener('error', () => listen({ kind: 'failed', reason: 'broken' }));
  const send = (message: ClientMessage): void => worker.postMessage(message);
  send({ kind: 'join', protocol: PROTOCOL, table });
  return { send, close: () => worker.terminate() };
}
