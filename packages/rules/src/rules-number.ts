/** The number of these rules: a game is played to its end by the rules it was begun with. */
export const RULES_NUMBER = 1;
