import { libraryOf } from '@rowan/cards/editions';
import { shelf, shelfWith } from '@rowan/engines';
import { hash } from '@rowan/rules';
import { parseOldGame } from '@rowan/protocol';
import {
  UNPINNED,
  editionFor,
  lastState,
  type Pin,
  type PlayedGame,
  type Shelf,
} from '@rowan/table';
import { laterCards } from '@rowan/testkit';
import { fixturesOf, textOf, type Fixture } from '@rowan/testkit/fixtures';
import { describe, expect, test } from 'vitest';
import { parseRoute } from '../src/base/routes.ts';
import { unpack } from '../src/worker/link.ts';
import { historyAt } from './saved.ts';

const saveIn = (fixture: Fixture): PlayedGame => {
  const game = parseOldGame(JSON.parse(textOf(fixture)));
  if (!game) throw new Error('no game of an earlier version');
  return game.save;
};

/** The hash of the last state of a game, played again as it is pinned. */
async function hashOf(game: PlayedGame, pin: Pin, from: Shelf): Promise<string> {
  const edition = await editionFor(pin, from);
  if (!edition.ok) return edition.error.code;
  return hash(lastState(historyAt(game, edition.value)));
}

describe('saves of the page', () => {
  test.each(fixturesOf('saves'))('$file comes to its hash', async (fixture) => {
    expect(await hashOf(saveIn(fixture), UNPINNED, shelf)).toBe(fixture.hash);
  });
});

const lettersIn = (fixture: Fixture): string => {
  const route = parseRoute(textOf(fixture));
  if (route.page !== 'shared') throw new Error('no shared game');
  return route.id;
};

/** The hash of the last state of a link's game, or why it is refused. */
async function hashIn(fixture: Fixture, from: Shelf): Promise<string> {
  const unpacked = await unpack(lettersIn(fixture), from);
  if (!unpacked.ok) return unpacked.fault;
  const { pin, setup, moves } = unpacked.game;
  return hashOf({ table: { setup, seats: [] }, moves }, pin, from);
}

describe('links of the page', () => {
  const links = fixturesOf('links');
  const LATER = laterCards(25);

  test.each(links)('$file comes to its hash', async (fixture) => {
    expect(await hashIn(fixture, shelf)).toBe(fixture.hash);
  });

  test('bring everybody who sat at the table', async () => {
    for (const fixture of links) {
      const unpacked = await unpack(lettersIn(fixture), shelf);
      if (!unpacked.ok) throw new Error(unpacked.fault);
      const { pin, setup, seats } = unpacked.game;
      expect(pin).toEqual(UNPINNED);
      expect(seats).toHaveLength(setup.players);
    }
  });

  test.each(LATER)('open with their own cards in a later version: $changed', async (later) => {
    const from = shelfWith(libraryOf(later.catalogue));
    for (const fixture of links) expect(await hashIn(fixture, from)).toBe(fixture.hash);
  });

  test.each(LATER)('do not open with later cards: $changed', async ({ catalogue }) => {
    for (const fixture of links)
      expect(['refused', 'differs']).toContain(
        await hashIn(
          fixture,
          shelfWith(() => Promise.resolve(catalogue)),
        ),
      );
  });
});
