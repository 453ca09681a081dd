import { HENCHMAN, OVERLORD, type Place } from './board.ts';

/** Numbers of the rules that stand on no card, each with its paragraph. */

/** T1: heroes rise to level 3. */
export const MAX_LEVEL = 3;
/** T1: Peasants that construct. */
export const MOST_BUILDERS = 2;
/** S7: a player's bag, and Quests. */
export const START_BAG = { P: 7, X: 3 } as const;
export const START_QUESTS = 2;
/** S7, D4: meeples drawn; one more after each of the first two Dark Council cards. */
export const DRAW = 4;
/** S4 */
export const START_MONSTERS = 6;
/** S5, D7 */
export const MARKET = 4;
/** S3: cards of each level among which a Dark Council card is shuffled; level 3 takes half. */
export const COUNCIL_DEPTH = [4, 8] as const;
/** C2: the third Dark Council card ends the game. */
export const COUNCIL_CARDS = 3;
/** E1 */
export const FINAL_ROUNDS = 2;

/** E3: Overlords and Henchman stand open in the final two rounds only. */
export const councilOpen = ({
  round,
  lastRound,
}: {
  readonly round: number;
  readonly lastRound: number;
}): boolean => lastRound > 0 && round > lastRound - FINAL_ROUNDS;

/** E3: each Overlord once a game; the Henchman comes back every turn. `fought` has one bit for each Overlord. */
export const foughtBefore = ({ fought }: { readonly fought: number }, place: Place): boolean =>
  place !== HENCHMAN && ((fought >> (place - OVERLORD)) & 1) === 1;

/** E6 */
export const QUIET_ROUNDS = 10;
/** T7: Peasants by number of Monsters in the district. */
export const OVERRUN = [0, 0, 1, 2] as const;
/** G2: meeples the Guard draws, and again for each prestige Unit. */
export const GUARD_DRAW = 2;
/** G2: Units drawn that turn the sword. */
export const GUARD_SWORD_UNITS = 2;
