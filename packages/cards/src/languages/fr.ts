import { describerOf } from '../describe.ts';
import { FRENCH_NAMES } from './french-names.ts';
import { FRENCH } from './french.ts';

export const names = FRENCH_NAMES;
export const describer = describerOf(FRENCH);
