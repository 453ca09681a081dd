import { describe, expect, it } from 'vitest';
import { FRESH, type Course } from '../src/screens/tutorial/course.ts';
import { START, parseMemory, type Memory } from '../src/screens/tutorial/memory.ts';

const course: Course = {
  done: ['tavern'],
  told: [],
  shown: { undo: [1, 2] },
  current: 'undo',
  decision: 4,
  remark: 'praise',
};
const MEMORY: Memory = { lesson: 1, course };

describe('what the tutorial remembers', () => {
  it('is read again', () => {
    expect(parseMemory(JSON.parse(JSON.stringify(MEMORY)))).toEqual(MEMORY);
    expect(parseMemory({ lesson: 2, course: {} })).toEqual({ lesson: 2, course: FRESH });
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['text', 'lesson 2'],
    ['a lesson below the first', { lesson: -1, course }],
    ['a lesson without a number', { lesson: 'end', course }],
    ['steps that are no list', { lesson: 1, course: { ...course, done: 'tavern' } }],
    ['steps without names', { lesson: 1, course: { ...course, told: [7] } }],
    ['turns that are no list', { lesson: 1, course: { ...course, shown: { undo: 1 } } }],
    ['a decision without a number', { lesson: 1, course: { ...course, decision: '4' } }],
    ['an unknown remark', { lesson: 1, course: { ...course, remark: 'well' } }],
  ])('%s: it begins anew', (_, kept) => {
    expect(parseMemory(kept)).toEqual(START);
  });
});
