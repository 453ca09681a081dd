import { isFields } from '@rowan/protocol';
import { besideId } from '@rowan/table';
import { friendLines, keepFriendLines } from './friends.ts';
import { joined, parseMemory, recallPuzzles, rememberPuzzles } from './puzzle-memory.ts';
import { rawReviews, reviewStore } from './reviews.ts';
import { rawStudies, studyStore } from './studies.ts';
import { get, set } from 'idb-keyval';

/** A thing as it lies on the device, readable or not, under its id. */
type RawThing = readonly [id: string, value: unknown];

/** What was learnt beside the games: studies, reviews, puzzles, and lines of friends. */
export interface Learnt {
  readonly studies: readonly RawThing[];
  readonly reviews: readonly RawThing[];
  readonly puzzles: unknown;
  readonly friends: unknown;
}

export async function learntHere(): Promise<Learnt> {
  const [studies, reviews] = await Promise.all([rawStudies(), rawReviews()]);
  return { studies, reviews, puzzles: recallPuzzles(), friends: friendLines() };
}

const isThing = (value: unknown): value is RawThing =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';

const thingsIn = (value: unknown): RawThing[] =>
  Array.isArray(value) ? value.filter(isThing) : [];

/** What a backup has of it; one of an earlier version has nothing. */
export function parseLearnt(value: unknown): Learnt | null {
  if (!isFields(value)) return null;
  const { studies, reviews, puzzles, friends } = value;
  return { studies: thingsIn(studies), reviews: thingsIn(reviews), puzzles, friends };
}

const text = (value: unknown): string => JSON.stringify(value) ?? '';

/** The positions of a study; of one that cannot be read, itself. */
function nodesIn(kept: unknown): readonly string[] {
  const { study } = Object(kept) as { study?: { nodes?: unknown } };
  const nodes = study?.nodes;
  return Array.isArray(nodes) ? nodes.map(text) : [text(kept)];
}

const isPart = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length <= whole.length && part.every((node, i) => node === whole[i]);

/** A study that is there stays; one that has grown in the backup goes on; another one stands beside it. */
async function restoreStudy([id, kept]: RawThing): Promise<boolean> {
  for (let n = 1; ; n++) {
    const there: unknown = await get(besideId(id, n), studyStore);
    if (there !== undefined && isPart(nodesIn(kept), nodesIn(there))) return false;
    if (there !== undefined && !isPart(nodesIn(there), nodesIn(kept))) continue;
    await set(besideId(id, n), kept, studyStore);
    return true;
  }
}

/** Brings it back; how many studies are there that were not. */
export async function restoreLearnt({
  studies,
  reviews,
  puzzles,
  friends,
}: Learnt): Promise<number> {
  let brought = 0;
  for (const study of studies) brought += (await restoreStudy(study)) ? 1 : 0;
  for (const [id, review] of reviews)
    if ((await get(id, reviewStore)) === undefined) await set(id, review, reviewStore);
  rememberPuzzles(joined(recallPuzzles(), parseMemory(puzzles)));
  if (isFields(friends)) keepFriendLines({ ...friends, ...friendLines() });
  return brought;
}
