import { builtIn } from '@rowan/cards';

/** Hands out the catalogue where there is no table to ask. */
postMessage(builtIn);
