import { describerOf } from '../describe.ts';
import { GERMAN_NAMES } from './german-names.ts';
import { GERMAN } from './german.ts';

export const names = GERMAN_NAMES;
export const describer = describerOf(GERMAN);
