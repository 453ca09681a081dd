// Worker threads load this file: the packages are TypeScript source, so tsx comes first.
import { register } from 'tsx/esm/api';

register();
await import('./copy.ts');
