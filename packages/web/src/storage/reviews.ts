import { createStore, del, entries, get, set } from 'idb-keyval';
import type { Brings, LuckSummary, ReviewedMove, Warning } from '@rowan/table';

/** A reviewed move, with what the better one is sure to bring. */
export interface ToldMove extends ReviewedMove {
  readonly brings: Brings | null;
  /** What the plan that was played gave away without need, as it is said in play; not in reviews of earlier versions. */
  readonly warnings?: readonly Warning[];
}

/** What was found out about a game: it holds for the state the game ended in, and for this way of judging. */
export interface KeptReview {
  readonly format: typeof FORMAT;
  readonly hash: string;
  readonly moves: readonly ToldMove[];
  /** Moves at which there was no choice. */
  readonly none: readonly number[];
  /** What was luck, by seat; not there before it was looked for. */
  readonly luck?: readonly LuckSummary[] | null;
}

/** Another way of judging gets another number: what was kept before is judged anew. */
export const FORMAT = 2;

export const reviewStore = createStore('rowan-reviews', 'reviews');

/** All of them as they lie there, by game. */
export const rawReviews = (): Promise<[string, unknown][]> => entries(reviewStore);

const isReview = (value: unknown): value is KeptReview => {
  const { format, hash, moves, none } = Object(value) as Partial<KeptReview>;
  const lists = Array.isArray(moves) && Array.isArray(none);
  return format === FORMAT && typeof hash === 'string' && lists;
};

/** What is kept of a game; null where nothing is, or nothing can be read. */
export async function keptReview(id: string): Promise<KeptReview | null> {
  const value = await get<unknown>(id, reviewStore).catch(() => null);
  return isReview(value) ? value : null;
}

/** A device that keeps nothing shows a review all the same. */
export const keepReview = (id: string, review: KeptReview): Promise<void> =>
  set(id, review, reviewStore).catch(() => undefined);

export const forgetReview = (id: string): Promise<void> =>
  del(id, reviewStore).catch(() => undefined);
