import { fileURLToPath } from 'node:url';
import { launchChromium } from '@rowan/testkit/chromium';
import { build } from 'vite';
import type { PlayedGame } from './play-game.ts';

/** The engine and its games as one script for a browser. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('browser.ts', import.meta.url)),
        formats: ['iife'],
        name: 'proof',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the engine was not bundled');
  return chunk.code;
}

export interface ChromiumRun {
  readonly version: string;
  readonly games: readonly PlayedGame[];
}

const BATCH = 50;

/** Plays n games from a number on in a headless Chromium. */
export async function playInChromium(
  first: number,
  n: number,
  onProgress: (done: number) => void = () => {},
): Promise<ChromiumRun> {
  const script = await bundle();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const games: PlayedGame[] = [];
    while (games.length < n) {
      const to = Math.min(n, games.length + BATCH);
      const call = `proof.playGames(${first + games.length}, ${first + to})`;
      games.push(...(await page.evaluate<PlayedGame[]>(call)));
      onProgress(games.length);
    }
    return { version: browser.version(), games };
  } finally {
    await browser.close();
  }
}
