import { set } from 'idb-keyval';
import { OPENED, rowBy, storeFaults } from '@rowan/testkit/store-laws';
import { makeBackup, parseBackup, restore, type Restored } from '../../src/storage/backup.ts';
import { keepFriendLines } from '../../src/storage/friends.ts';
import { learntHere } from '../../src/storage/learnt.ts';
import { rememberPuzzles } from '../../src/storage/puzzle-memory.ts';
import { reviewStore } from '../../src/storage/reviews.ts';
import { deviceStore } from '../../src/storage/rows.ts';
import { studyStore } from '../../src/storage/studies.ts';

/** What runs inside the browser: the page's own storage, without the page. */

export const deviceFaults = (): Promise<Readonly<Record<string, string>>> =>
  storeFaults(deviceStore);

const FACTS = { round: 1, vp: [0, 0], over: false };

export const create = (table: string): Promise<string> => deviceStore.create(table, OPENED, FACTS);

/** Resolves when the other page is as far; neither begins much earlier. */
function together(): Promise<void> {
  const channel = new BroadcastChannel('race');
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      if (data === 'here') channel.postMessage('here too');
      resolve();
    });
    channel.postMessage('here');
  });
}

/** Appends as many rows as it wins up to a number, side by side with others; resolves with those it won. */
export async function race(table: string, writer: string, last: number): Promise<number[]> {
  await together();
  const won: number[] = [];
  for (let seq = 2; seq <= last; seq++) {
    const outcome = await deviceStore.append(table, rowBy(writer, seq), FACTS);
    if (outcome === 'won') won.push(seq);
  }
  return won;
}

export const backUp = async (): Promise<string> => JSON.stringify(await makeBackup());

/** A study of that many positions, a review, puzzles that were tried, and a friend's line. */
export async function learn(
  nodes: number,
  tried: Readonly<Record<string, boolean>>,
): Promise<void> {
  const lines = Array.from({ length: nodes }, (_, parent) => ({ parent: parent - 1, name: '' }));
  await set('s1', { study: { nodes: lines }, at: 0, updated: 1 }, studyStore);
  await set('g1', { format: 2, hash: 'ab', moves: [], none: [] }, reviewStore);
  rememberPuzzles({ rating: 1000 + nodes, streak: 1, best: nodes, tried });
  keepFriendLines({ '2026-01-01 solo': `${nodes}` });
}

export const learnt = async (): Promise<string> => JSON.stringify(await learntHere());

export const bringBack = (text: string): Promise<Restored> => restore(parseBackup(text)!);
