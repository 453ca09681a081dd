import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { serveFolder } from './static-server.ts';

const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');
const PORT = 4173;

if (!existsSync(join(DIST, 'index.html')) || process.argv.includes('--build'))
  await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });

const wanted = Number(process.env['PORT'] ?? PORT);
const { url } = await serveFolder(DIST, wanted);
console.log(`Rowan is on ${url}`);
