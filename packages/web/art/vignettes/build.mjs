import { all, Scene } from './lib.mjs';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
const here = dirname(fileURLToPath(import.meta.url));
for (const f of fs.readdirSync(join(here, 'src')).sort()) await import(join(here, 'src', f));
const worst = [];
for (const [path, mood, fn] of all) {
  const s = new Scene(path, mood);
  fn(s);
  const t = s.svg(),
    f = join(here, path + '.svg');
  fs.mkdirSync(dirname(f), { recursive: true });
  fs.writeFileSync(f, t);
  const cap = path.startsWith('council') ? 6000 : 3500;
  if (Buffer.byteLength(t) > cap) worst.push(`${path} ${Buffer.byteLength(t)}`);
  if (/NaN|undefined/.test(t)) console.log('BAD', path);
}
console.log(
  all.length,
  'vignettes;',
  worst.length ? 'too big: ' + worst.join(', ') : 'all within size',
);
