import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres, type PostgresServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the address of a PostgreSQL is told; it is started when the first test asks. */
    readonly postgresDoor: number;
  }
}

/** One PostgreSQL for a whole run, and none where no test wants it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresServer> | null = null;
  const door = createServer((socket) => {
    started ??= startPostgres();
    started.then(
      ({ url }) => socket.end(url),
      (error: unknown) => socket.destroy(error as Error),
    );
    socket.on('error', () => undefined);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  project.provide('postgresDoor', (door.address() as AddressInfo).port);
  return async () => {
    door.close();
    await (await started)?.stop();
  };
}
