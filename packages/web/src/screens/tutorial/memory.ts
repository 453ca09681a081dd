import { FRESH, type Course } from './course.ts';

/** Where the learner is, kept on the device so that the tutorial can be left and resumed. */
export interface Memory {
  readonly lesson: number;
  readonly course: Course;
}

const KEY = 'rowan:tutorial';
export const START: Memory = { lesson: 0, course: FRESH };

type Loose<T> = { readonly [K in keyof T]: unknown };

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(is);

const FIELDS: { readonly [K in keyof Course]: (value: unknown) => boolean } = {
  done: (value) => isListOf(value, isText),
  told: (value) => isListOf(value, isText),
  shown: (value) =>
    Object.values(Object(value) as object).every((turns) => isListOf(turns, isCount)),
  current: (value) => value === null || isText(value),
  decision: (value) => value === null || isCount(value),
  remark: (value) => value === null || value === 'praise' || value === 'fine',
};

const isCourse = (value: Loose<Course>): value is Course =>
  (Object.keys(FIELDS) as (keyof Course)[]).every((field) => FIELDS[field](value[field]));

/** What cannot be read begins anew. */
export function parseMemory(kept: unknown): Memory {
  const { lesson, course } = Object(kept) as Loose<Memory>;
  const read: Loose<Course> = { ...FRESH, ...(Object(course) as Partial<Loose<Course>>) };
  return isCount(lesson) && isCourse(read) ? { lesson, course: read } : START;
}

export function recall(): Memory {
  try {
    return parseMemory(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
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
