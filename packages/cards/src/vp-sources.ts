/** Where victory points come from; the order of a player's `ledger`. */
export const VP_SOURCES = [
  'monsters',
  'rangers',
  'council',
  'tokens',
  'locations',
  'slots',
  'quests',
  'rooms',
  'sets',
  'levels',
  'penalties',
  'orders',
] as const;
export type VpSource = (typeof VP_SOURCES)[number];
