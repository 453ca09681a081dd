// Written by `npm run freeze-cards`.

export type LoadEdition = () => Promise<{ readonly default: unknown }>;

/** Catalogues of earlier versions and of this one. */
export const FROZEN: ReadonlyMap<string, LoadEdition> = new Map<string, LoadEdition>([
  ['780f0e7bc390a342', () => import('./780f0e7bc390a342.json', { with: { type: 'json' } })],
  ['dbcd1baad38bb51e', () => import('./dbcd1baad38bb51e.json', { with: { type: 'json' } })],
]);
