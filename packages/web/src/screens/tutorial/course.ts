import type { Predicate, Situation } from './situation.ts';
import { turnsEnded } from './situation.ts';
import type { Filling, SayKey } from './words.ts';

/** How a lesson goes: pure, from one situation to the next. Nothing here ever forbids a move. */

export const TOPICS = [
  'tavern',
  'construct',
  'signs',
  'location',
  'overrun',
  'undo',
  'combat',
  'level',
  'quests',
  'allies',
  'council',
  'end',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface CourseStep {
  readonly id: string;
  readonly topic: Topic;
  /** The lesson from which on this is spoken of. */
  readonly from: number;
  readonly when: Predicate;
  readonly say: (situation: Situation) => SayKey;
  readonly fill?: (situation: Situation) => Filling;
  /** Selectors, best first: everything that the first one with a match finds is ringed. */
  readonly point: (situation: Situation) => readonly string[];
  /** Without it, the step only tells, and is done when it was read. */
  readonly done?: Predicate;
}

type Remark = 'praise' | 'fine' | null;

export interface Course {
  /** Steps that were read or done. */
  readonly done: readonly string[];
  /** Steps that were explained often enough, or skipped. */
  readonly told: readonly string[];
  /** Turns in which a step was shown, by its id. */
  readonly shown: Readonly<Record<string, readonly number[]>>;
  readonly current: string | null;
  readonly decision: number | null;
  readonly remark: Remark;
}

export const FRESH: Course = {
  done: [],
  told: [],
  shown: {},
  current: null,
  decision: null,
  remark: null,
};

/** In how many turns the coach comes back to a step before letting it be. */
const PATIENCE = 2;
/** Turns of one lesson, after which it is enough. */
const LONGEST = 3;

const settled = ({ done, told }: Course, id: string): boolean =>
  done.includes(id) || told.includes(id);

const union = (list: readonly string[], ids: readonly string[]): readonly string[] => [
  ...new Set([...list, ...ids]),
];

/** What was done by now, asked for or not. */
const newlyDone = (script: readonly CourseStep[], course: Course, s: Situation): string[] =>
  script
    .filter(({ id, from, done }) => !course.done.includes(id) && from <= s.lesson && done?.(s))
    .map(({ id }) => id);

/** A kind word: for what was asked, or for what was done instead. */
function remarkOn(
  current: CourseStep | undefined,
  next: CourseStep | undefined,
  now: Course,
  moved: boolean,
): Remark {
  if (!current?.done) return moved ? null : now.remark;
  if (now.done.includes(current.id)) return 'praise';
  if (next === current) return null;
  return moved ? 'fine' : now.remark;
}

/** Steps that were shown in so many turns that the learner knows them. */
const wornOut = (course: Course): string[] =>
  Object.entries(course.shown)
    .filter(([id, turns]) => turns.length > PATIENCE && !settled(course, id))
    .map(([id]) => id);

function show(course: Course, step: CourseStep | undefined, s: Situation): Course {
  const current = step?.id ?? null;
  if (current === null) return { ...course, current };
  const turns = course.shown[current] ?? [];
  const { turns: turn } = s.view;
  if (turns.includes(turn)) return { ...course, current };
  return { ...course, current, shown: { ...course.shown, [current]: [...turns, turn] } };
}

const nextStep = (
  script: readonly CourseStep[],
  course: Course,
  s: Situation,
): CourseStep | undefined =>
  script.find((step) => step.from <= s.lesson && !settled(course, step.id) && step.when(s));

/** The course after the situation has changed. */
export function follow(script: readonly CourseStep[], course: Course, s: Situation): Course {
  const decision = s.view.decision?.id ?? null;
  const moved = course.decision !== null && decision !== course.decision;
  const current = script.find(({ id }) => id === course.current);
  const read = moved && current && !current.done ? [current.id] : [];
  const done = union(course.done, [...newlyDone(script, course, s), ...read]);
  const told = union(course.told, wornOut({ ...course, done }));
  const now = { ...course, done, told, decision };
  const next = nextStep(script, now, s);
  const shown = show({ ...now, remark: remarkOn(current, next, now, moved) }, next, s);
  return wornOut(shown).length > 0 ? follow(script, shown, s) : shown;
}

/** The learner has read it, or wants to go on without it. */
export function passOver(script: readonly CourseStep[], course: Course, s: Situation): Course {
  const current = script.find(({ id }) => id === course.current);
  if (!current) return course;
  const list = current.done ? 'told' : 'done';
  const passed = {
    ...course,
    [list]: union(course[list], [current.id]),
    current: null,
    remark: null,
  };
  return follow(script, passed, s);
}

export type TopicState = 'open' | 'learnt' | 'told';

export function topicState(
  script: readonly CourseStep[],
  course: Course,
  topic: Topic,
): TopicState {
  const steps = script.filter((step) => step.topic === topic);
  if (!steps.every(({ id }) => settled(course, id))) return 'open';
  return steps.some(({ id }) => course.told.includes(id)) ? 'told' : 'learnt';
}

/** Nothing of these topics is left, or the lesson has gone on for long enough. */
export const lessonOver = (
  script: readonly CourseStep[],
  course: Course,
  topics: readonly Topic[],
  s: Situation,
): boolean =>
  s.view.phase === 'over' ||
  turnsEnded(s) >= LONGEST ||
  topics.every((topic) => topicState(script, course, topic) !== 'open');
