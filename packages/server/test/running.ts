import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Running, type ServerOptions } from '../src/start.ts';

/** A node of the test's own, with a folder that goes when it stops. */
export interface TestNode extends Running {
  readonly folder: string;
  readonly faults: unknown[];
  /** Stops it, and forgets everything. */
  end(): Promise<void>;
}

/** Tests talk faster than anybody plays. */
const BUSY = {
  messagesASecond: 100_000,
  messagesAtOnce: 200_000,
  sessionsAnHour: 100_000,
  triesAMinute: 100_000,
  listsAMinute: 100_000,
};

export async function startNode(options: Partial<ServerOptions> = {}): Promise<TestNode> {
  const folder = mkdtempSync(join(tmpdir(), 'rowan-node-'));
  const faults: unknown[] = [];
  const running = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    pace: 0,
    report: (error) => faults.push(error),
    ...options,
    limits: { ...BUSY, ...options.limits },
  });
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopped ??= running.stop());
  const end = async (): Promise<void> => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const url = running.url.replace('localhost', '127.0.0.1');
  return { ...running, url, folder, faults, stop, end };
}
