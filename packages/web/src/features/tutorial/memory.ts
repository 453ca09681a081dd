import { FRESH, type Course } from './course.ts';

/** Where the learner is, kept on the device so that the tutorial can be left and resumed. */
export interface Memory {
  readonly lesson: number;
  readonly course: Course;
}

const KEY = 'rowan:tutorial';
export const START: Memory = { lesson: 0, course: FRESH };

export function recall(): Memory {
  try {
    const { lesson, course } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>;
    return { lesson: lesson ?? 0, course: { ...FRESH, ...course } };
  } catch {
    return START;
  }
}

export function remember(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // A browser that keeps nothing starts from the beginning.
  }
}
