#!/usr/bin/env node
import { existsSync } from 'node:fs';

const args = process.argv.slice(2);
const isBuilt = existsSync(new URL('../dist/.stamp', import.meta.url));

/** The packages are TypeScript source, so tsx is registered before the program is loaded. */
async function registered() {
  const { register } = await import('tsx/esm/api');
  return register();
}

if (args[0] !== 'serve') {
  await registered();
  await import('../src/main.ts');
} else if (isBuilt && args.includes('--no-build')) {
  // Whoever comes back waits for it: nothing is loaded that would only be needed to build it.
  await import('../dist/serve.js');
} else {
  // A server runs for long: it is bundled first, and then there is no compiler in its way.
  const unregister = await registered();
  const { prepare } = await import('../scripts/prepare.ts');
  process.exitCode = await prepare(args);
  await unregister();
  const asksOnly = args.includes('--help') || args.includes('-h');
  if (process.exitCode === 0 && !asksOnly) await import('../dist/serve.js');
}
