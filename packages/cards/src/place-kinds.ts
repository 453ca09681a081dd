import { HENCHMAN, MONSTER, OVERLORD, SLOT, TOWER, type Place } from './board.ts';

/** What kind of place a place is. */

export const isStart = (place: Place): boolean => place < SLOT;
export const isLocation = (place: Place): boolean => place < TOWER;
export const isSlot = (place: Place): boolean => place >= SLOT && place < TOWER;
export const isTower = (place: Place): boolean => place >= TOWER && place < MONSTER;
/** A Monster slot, an Overlord or the Henchman: something to fight. */
export const isFoe = (place: Place): boolean => place >= MONSTER;
export const isMonster = (place: Place): boolean => place >= MONSTER && place < OVERLORD;
export const isCouncil = (place: Place): boolean => place >= OVERLORD;
export const isOverlord = (place: Place): boolean => place >= OVERLORD && place < HENCHMAN;
