import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import bundled from '@sparticuz/chromium';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Tests run as any user and without a network beyond this machine. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts a headless Chromium: the system's own, or else the one that comes from npm. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ args: ARGUMENTS, ...(systemChromium() ?? (await bundledChromium())) });
}

/** A Chromium that keeps what it knows in a folder, and can be killed. */
export interface KillableChromium {
  readonly browser: Browser;
  /** Ends the process at once, as a crash or an empty battery would; resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts a headless Chromium on a folder of its own, which outlives it. */
export async function startChromium(folder: string): Promise<KillableChromium> {
  const { executablePath, env } = systemChromium() ?? (await bundledChromium());
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const started = spawn(executablePath!, [...ARGUMENTS, ...own, 'about:blank'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its processes form a group, which is killed as one.
    detached: true,
  });
  const gone = new Promise<void>((resolve) => started.once('exit', () => resolve()));
  const killGroup = (): void => {
    if (started.exitCode === null && started.signalCode === null)
      process.kill(-started.pid!, 'SIGKILL');
  };
  process.once('exit', killGroup);
  const browser = await chromium.connectOverCDP(await addressOf(started));
  const kill = async (): Promise<void> => {
    process.off('exit', killGroup);
    killGroup();
    await gone;
  };
  return { browser, kill };
}

/** Where a started browser can be spoken to; it says so itself. */
function addressOf({ stderr }: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr.on('data', (words: Buffer) => {
      said += words.toString();
      const [, address] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    stderr.once('end', () => reject(new Error(`Chromium did not start: ${said}`)));
  });
}

function systemChromium(): LaunchOptions | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const executablePath = folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  return executablePath === undefined ? undefined : { executablePath };
}

/** The browser from npm brings the libraries and fonts that a bare machine lacks. */
async function bundledChromium(): Promise<LaunchOptions> {
  const folder = join(tmpdir(), 'rowan-chromium-147.0.0');
  if (!existsSync(folder)) await unpackTo(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    },
  };
}

/** Test files run side by side, so the folder appears under its name only when it is complete. */
async function unpackTo(folder: string): Promise<void> {
  const staging = await mkdtemp(`${folder}-`);
  // The package unpacks its libraries only when it believes to be on such a runtime.
  const unpacking = { TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  await withEnvironment(unpacking, () => bundled.executablePath());
  await writeFile(join(staging, 'fonts', 'fonts.conf'), fontsIn(folder));
  await rename(staging, folder).catch(async (error: unknown) => {
    await rm(staging, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
}

/** The package looks for its fonts where it would have unpacked them itself; a page without any font crashes. */
const fontsIn = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

async function withEnvironment<T>(
  values: Readonly<Record<string, string>>,
  action: () => Promise<T>,
): Promise<T> {
  const saved = { ...process.env };
  Object.assign(process.env, values);
  try {
    return await action();
  } finally {
    for (const name of Object.keys(values)) restore(name, saved[name]);
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
