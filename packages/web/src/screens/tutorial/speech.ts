import { AT } from '../../guide/targets.ts';
import { lessonOver, type Course } from './course.ts';
import { LESSONS } from './lessons.ts';
import { SCRIPT } from './script.ts';
import { develops, draftOf, isSound, mayLevelUp, plans, type Situation } from './situation.ts';
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

/** The Development Phase, with all that can still be done in it. */
function develop(s: Situation): Speech {
  const tile = s.interaction.source?.kind === 'tile';
  const more = s.options.offers.some(({ answer }) => 'do' in answer && answer.do !== 'end');
  if (s.view.turn.construct)
    return tile ? go('construct.slot', AT.slots()) : go('construct.tile', AT.tiles());
  if (s.view.turn.assigned && mayLevelUp(s)) return go('level.now', AT.rise());
  return go(more ? 'go.develop.more' : 'go.develop', AT.confirm());
}

/** Where there is nothing to teach, how to go on. */
function goOn(s: Situation): Speech {
  if (develops(s)) return develop(s);
  if (!plans(s)) return go('go.choice', AT.choices());
  if (draftOf(s).length > 0 && !isSound(s)) return go('go.short', AT.wrong());
  return draftOf(s).length === 0 ? go('go.plan', []) : go('go.carry', AT.confirm());
}

const ENDS: readonly SayKey[] = ['lesson.0', 'lesson.1', 'lesson.2'];

/** How a lesson ends: the last one with who has won. */
function ending({ lesson, view }: Situation): Speech {
  const points = view.seats.map(({ vp }) => vp);
  const mine = points[0] ?? 0;
  const theirs = Math.max(...points.slice(1));
  const won = typeof view.viewer === 'number' && view.winners.includes(view.viewer);
  const last = won ? 'lesson.won' : 'lesson.lost';
  const key = view.phase === 'over' ? last : (ENDS[lesson] ?? 'lesson.2');
  return { key, filling: { mine, theirs }, point: [], kind: 'lesson' };
}

/** While things happen, whatever was said before is over. */
export const WATCH: Speech = go('go.watch', []);

export function speechOf(course: Course, s: Situation): Speech {
  const topics = LESSONS[s.lesson]?.topics ?? [];
  if (lessonOver(SCRIPT, course, topics, s)) return ending(s);
  if (!s.view.decision) return WATCH;
  const step = SCRIPT.find(({ id }) => id === course.current);
  if (!step) return goOn(s);
  return {
    key: step.say(s),
    filling: step.fill?.(s) ?? {},
    point: step.point(s),
    kind: step.done ? 'do' : 'tell',
  };
}
