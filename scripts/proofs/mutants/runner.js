// A process of its own that runs tests: the rest is TypeScript source, so tsx comes first.
import { register } from 'tsx/esm/api';

register();
await import('./runner.ts');
