/** How a count is met: at least or at most so many, or no fewer than the best other (Q7). */
export type Goal = 'least' | 'most' | 'lead';

export const reaches = (goal: Goal, have: number, need: number): boolean =>
  goal === 'most' ? have <= need : have >= need;
