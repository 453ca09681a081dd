#!/usr/bin/env node
// The packages are TypeScript source, so the launcher registers tsx before it loads the program.
import { register } from 'tsx/esm/api';

const args = process.argv.slice(2);
const unregister = register();
if (args[0] === 'serve') {
  // A server runs for long: it is bundled first, and then there is no compiler in its way.
  const { prepare } = await import('../scripts/prepare.ts');
  process.exitCode = await prepare(args);
  await unregister();
  const asksOnly = args.includes('--help') || args.includes('-h');
  if (process.exitCode === 0 && !asksOnly) await import('../dist/serve.js');
} else await import('../src/main.ts');
