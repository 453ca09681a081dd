import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { keyFromSeed } from '@rowan/rules';
import { Table, totalsOf, type BotQuestion, type Seat } from '@rowan/table';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../src/client/saves.ts';

export const YOU: Seat = { kind: 'person', name: '', colour: 0 };
export const bot = (colour: number, name = ''): Seat => ({
  kind: 'bot',
  name,
  colour,
  bot: 'squire',
});

const answer = ({ view, seed }: BotQuestion) =>
  botOf('greedy').answer({ catalogue: builtIn, view, seed, budget: { iterations: 1 } });

/** A game that quick bots played on all seats, up to so many moves or to its end. */
export async function playedGame(
  seats: readonly Seat[],
  seed: string,
  moves = Infinity,
): Promise<{ readonly table: Table; readonly game: SavedGame }> {
  const setup = {
    players: seats.length,
    towers: true,
    hiredHelp: [],
    advanced: false,
    key: keyFromSeed(seed),
  };
  const bots = seats.map((seat): Seat => ({ ...seat, kind: 'bot', bot: 'greedy' }));
  const played = new Table(builtIn, { setup, seats: bots });
  while (
    played.steps.length <= moves &&
    (await played.playBot((asked) => Promise.resolve(answer(asked))))
  );
  const table = new Table(builtIn, { setup, seats });
  for (const { move } of played.steps.slice(1)) table.play(move!);
  const { state, over } = table;
  return {
    table,
    game: {
      id: seed.replaceAll(/\W/g, '-'),
      save: table.save(),
      updated: Date.now(),
      round: state.round,
      vp: totalsOf(state),
      over,
    },
  };
}

/** Lays a game on the page's device. */
export const putGame = (page: Page, game: SavedGame): Promise<void> =>
  page.evaluate(
    (saved) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('rowan');
        // The app makes its shelf with its first look; whoever comes earlier has to.
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(saved, saved.id);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
        opening.addEventListener('error', () => reject(new Error('no games are kept')));
      }),
    game,
  );

export const readGames = (page: Page): Promise<SavedGame[]> =>
  page.evaluate(
    () =>
      new Promise<SavedGame[]>((resolve) => {
        const opening = indexedDB.open('rowan');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('games').objectStore('games').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result as SavedGame[]);
          });
        });
      }),
  );
