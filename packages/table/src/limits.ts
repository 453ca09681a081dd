/** The most that is taken from outside: links, files and saves may have been made to do harm. */

/** Letters of a seat's name, as JavaScript counts them. */
export const LONGEST_NAME = 40;
export const MOST_COLOURS = 10;
export const MOST_MOVES = 20_000;
export const MOST_ROWS = 20_000;
/** Letters of a game's name. */
export const LONGEST_TITLE = 200;
/** Points of a seat, above or below none. */
export const MOST_VP = 10_000;
/** Commands that wait for the row under way. */
export const MOST_WAITING = 8;
/** Letters of a packed game, and what they may grow to in bytes. */
export const LONGEST_LINK = 64_000;
export const LARGEST_UNPACKED = 2_000_000;
/** Levels of lists and objects in one another; a catalogue in a transcript has nine. */
export const DEEPEST = 32;
/** Megabytes of a file with a transcript. */
export const LARGEST_TRANSCRIPT = 64;
/** Positions of a study, and letters of a note in it. */
export const MOST_NODES = 2000;
export const LONGEST_NOTE = 4000;
/** Bytes of a file with a study. */
export const LARGEST_STUDY = 4_000_000;
