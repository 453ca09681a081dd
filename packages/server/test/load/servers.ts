import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Servers in processes of their own, each on the one core that all of them share. */

const HOOK = join(import.meta.dirname, 'hook.js');
const RUN = ['--expose-gc', '--import', HOOK];

export interface Usage {
  readonly cpu: NodeJS.CpuUsage;
  readonly memory: NodeJS.MemoryUsage;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isHeard(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  const heard = await new Promise<boolean>((resolve) => {
    // A port that nobody listens on may be given to whoever calls it, who then hears themselves.
    socket.on('connect', () => resolve(socket.localPort !== port));
    socket.on('error', () => resolve(false));
  });
  socket.destroy();
  return heard;
}

export class ServerProcess {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.#child = child;
  }

  /** Starts a program with its arguments; it is not waited for. */
  static launch(port: number, program: readonly string[], core: string | null): ServerProcess {
    const { npm_lifecycle_event: _, ...env } = process.env;
    const command = [
      ...(core ? ['taskset', '-c', core] : []),
      process.execPath,
      ...RUN,
      ...program,
    ];
    const child = spawn(command[0]!, command.slice(1), {
      env: { ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new ServerProcess(port, child);
  }

  /** Resolves once it listens. */
  async listening(): Promise<this> {
    while (!(await isHeard(this.port))) {
      if (this.#child.exitCode !== null) throw new Error('a server ended before it began');
      await delay(20);
    }
    return this;
  }

  async usage(tidy = false): Promise<Usage> {
    const told = once(this.#child, 'message');
    this.#child.send(tidy ? 'tidy' : 'tell');
    const [usage] = (await told) as [Usage];
    return usage;
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}
