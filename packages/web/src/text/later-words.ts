import all from './en.json';

/** English whole. In the built app `words.ts` gets only what is read first. */
export const allMessages = all;
