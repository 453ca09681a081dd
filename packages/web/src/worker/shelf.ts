import { shelfWith } from '@rowan/engines';
import { catalogues } from './catalogues.ts';

/** Rules and cards of this version and of all before it, and cards that came to this device with a game. */
export const shelf = shelfWith(catalogues);
