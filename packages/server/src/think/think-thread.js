// Worker threads load this file: the packages are TypeScript source, so tsx comes first.
import { register } from 'tsx/esm/api';

register();
const tasks = await import('./think-tasks.ts');

export const think = tasks.think;
