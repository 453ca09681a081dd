import { builtIn, parseCatalogue, type CatalogueError, type ErrorCode } from '@rowan/cards';
import { expect, test } from 'vitest';
import type { Loose } from './mutate.ts';

export const errorsOf = (value: unknown): readonly CatalogueError[] => {
  const result = parseCatalogue(value);
  return result.ok ? [] : result.errors;
};

type Fault = readonly [what: string, mutated: Loose, path: string, code: ErrorCode];

/** Each fault gives exactly this one error. */
export const faults = (rows: readonly Fault[]): void => {
  test.each(rows)('%s', (_, mutated, path, code) => {
    expect(errorsOf(mutated).map((error) => [error.path, error.code])).toEqual([[path, code]]);
  });
};

const indexOf = (cards: readonly { readonly id: string }[], id: string): number =>
  cards.findIndex((card) => card.id === id);

/** The path of a card, by its id. */
export const tile = (id: string): string => `tiles[${indexOf(builtIn.tiles, id)}]`;
export const quest = (id: string): string => `quests[${indexOf(builtIn.quests, id)}]`;
export const room = (id: string): string => `rooms[${indexOf(builtIn.rooms, id)}]`;
export const monster = (id: string): string => `monsters[${indexOf(builtIn.monsters, id)}]`;
