import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
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
