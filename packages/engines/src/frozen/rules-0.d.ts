// Written by `npm run freeze-rules`.
import type { Bundle } from '../bundle.ts';

export declare const bundle: Bundle;
