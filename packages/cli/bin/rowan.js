#!/usr/bin/env node
// The packages are TypeScript source, so the launcher registers tsx before it loads the program.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
