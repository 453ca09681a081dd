import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useStore } from '../../../base/use-store.ts';
import type { Review, ReviewState } from '../../../client/review.ts';
import type { ToldMove } from '../../../storage/reviews.ts';
import { useReplayState } from '../context.ts';

/** Null where a game is only looked at. */
export const ReviewContext = createContext<Review | null>(null);

export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('a part of a review stands outside one');
  return review;
}

export const useReviewState = <P>(part: (state: ReviewState) => P): P =>
  useStore(useReview().store, part);

/** Whose decisions are reviewed: those of the eyes that look. */
export function useReviewedSeat(): number | null {
  const seat = useReplayState(({ eyes }) => eyes.seat);
  return typeof seat === 'number' ? seat : null;
}

export function useMoves(): readonly ToldMove[] {
  const seat = useReviewedSeat();
  return useReviewState(({ moves }) => moves).filter((move) => move.seat === seat);
}

/** The decision that is shown, if it was reviewed. */
export function useSelected(): ToldMove | null {
  const at = useReplayState((state) => state.at);
  return useMoves().find((move) => move.at === at) ?? null;
}
