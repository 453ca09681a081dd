import { lessonOver, type Course } from './course.ts';
import { LESSONS } from './lessons.ts';
import { SCRIPT } from './script.ts';
import { develops, draftOf, isSound, plans, type Situation } from './situation.ts';
import { AT } from './targets.ts';
import type { Filling, SayKey } from './words.ts';

/** What the bubble shows now. */
export interface Speech {
  readonly key: SayKey;
  readonly filling: Filling;
  readonly point: readonly string[];
  /** Read it, do it, go on with the game, or go on to the next lesson. */
  readonly kind: 'tell' | 'do' | 'go' | 'lesson';
}

const go = (key: SayKey, point: readonly string[]): Speech => ({
  key,
  filling: {},
  point,
  kind: 'go',
});

/** Where there is nothing to teach, how to go on. */
function goOn(s: Situation): Speech {
  if (!s.view.decision) return go('go.watch', []);
  if (develops(s)) return go('go.develop', AT.confirm());
  if (!plans(s)) return go('go.choice', AT.choices());
  if (draftOf(s).length > 0 && !isSound(s)) return go('go.short', AT.wrong());
  return draftOf(s).length === 0 ? go('go.plan', []) : go('go.carry', AT.confirm());
}

const ENDS: readonly SayKey[] = ['lesson.0', 'lesson.1', 'lesson.2'];

export function speechOf(course: Course, s: Situation): Speech {
  const topics = LESSONS[s.lesson]?.topics ?? [];
  if (lessonOver(SCRIPT, course, topics, s))
    return { key: ENDS[s.lesson] ?? 'lesson.2', filling: {}, point: [], kind: 'lesson' };
  const step = SCRIPT.find(({ id }) => id === course.current);
  if (!step) return goOn(s);
  return {
    key: step.say(s),
    filling: step.fill?.(s) ?? {},
    point: step.point(s),
    kind: step.done ? 'do' : 'tell',
  };
}
