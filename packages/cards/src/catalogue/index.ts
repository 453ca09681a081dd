import type { Catalogue } from '../types.ts';
import { bonusTokens, henchman, overlords } from './council.ts';
import { guard } from './guard.ts';
import { heroes, peasant, prestige } from './heroes.ts';
import { slots, startingLocations, tiles } from './locations.ts';
import { monsters, type MonsterId } from './monsters.ts';
import { quests, type QuestId } from './quests.ts';
import { rooms, roomSets } from './rooms.ts';

/** The catalogue that comes with the game. */
export const builtIn: Catalogue = {
  format: 1,
  name: 'Rowan',
  // C1
  supply: { P: 48, W: 18, M: 18, C: 18, K: 15, R: 5, L: 5, S: 5, X: 20 },
  peasant,
  heroes,
  prestige,
  startingLocations,
  slots,
  tiles,
  monsters,
  overlords,
  henchman,
  bonusTokens,
  quests,
  rooms,
  roomSets,
  guard,
};

/** The id of a card that comes with the game. */
export type BuiltInId =
  | MonsterId
  | QuestId
  | (
      | typeof peasant
      | typeof henchman
      | (typeof heroes)[number]
      | (typeof prestige)[number]
      | (typeof startingLocations)[number]
      | (typeof slots)[number]
      | (typeof tiles)[number]
      | (typeof overlords)[number]
      | (typeof bonusTokens)[number]
      | (typeof rooms)[number]
      | (typeof roomSets)[number]
      | (typeof guard.orders)[number]
      | (typeof guard.board)[number]
    )['id'];
