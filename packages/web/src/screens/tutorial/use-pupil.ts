import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../../base/use-store.ts';
import { panels } from '../../client/commands.ts';
import { useGameState } from '../../client/context.ts';
import type { GameView } from '@rowan/rules';
import type { PageState } from '../../client/page-state.ts';
import { follow, passOver, type Course } from './course.ts';
import { LESSONS, type Position } from './lessons.ts';
import { remember, type Memory } from './memory.ts';
import { SCRIPT } from './script.ts';
import { isExplained, type Situation } from './situation.ts';

/** The learner, as the bubble sees them. */
export interface Pupil {
  readonly course: Course;
  readonly situation: Situation;
  readonly last: boolean;
  readonly over: boolean;
  /** Things happen that nobody is asked about. */
  readonly watching: boolean;
  readonly pass: () => void;
  readonly next: () => void;
  readonly again: () => void;
}

export interface Studies {
  readonly memory: Memory;
  readonly position: Position;
  readonly next: (course: Course) => void;
  readonly again: () => void;
}

/** What is built or risen shows at once; the coach need not fall silent for it. */
const isDeveloping = (view: GameView | null): boolean =>
  view !== null && view.active === view.viewer && view.phase === 'development';

function situationOf(state: PageState, lesson: number, position: Position): Situation | null {
  const { view, welcome, options, interaction, explained, redo, steps } = state;
  if (!view || !welcome) return null;
  return {
    lesson,
    view,
    catalogue: welcome.catalogue,
    options,
    interaction,
    explained,
    redo,
    events: steps.slice(position.moves.length + 1).flat(),
    prey: position.prey ?? null,
    quest: position.quest ?? null,
  };
}

/** The score waits until the learner asks for it: first the coach has the word. */
function useQuietEnd(over: boolean): void {
  const open = useStore(panels, (state) => state.open);
  const [greeted, setGreeted] = useState(false);
  useEffect(() => {
    if (!over || open !== 'score' || greeted) return;
    setGreeted(true);
    panels.setState({ open: null });
  }, [over, open, greeted]);
}

/** Follows the game and keeps in mind what was learnt; null until there is something to see. */
export function usePupil({ memory, position, next, again }: Studies): Pupil | null {
  const { lesson } = memory;
  const [course, setCourse] = useState(memory.course);
  const state = useGameState((all) => all);
  const now = situationOf(state, lesson, position);
  const settled = useRef<Situation | null>(null);
  const calm = now !== null && !state.playing && isExplained(now);
  if (calm) settled.current = now;
  const situation = settled.current;
  const over = state.view?.phase === 'over' && !state.playing;
  const keep = (learnt: Course): void => {
    setCourse(learnt);
    remember({ lesson, course: learnt });
  };
  useEffect(() => {
    if (situation && calm) keep(follow(SCRIPT, course, situation));
  }, [state]);
  useQuietEnd(over);
  if (!situation) return null;
  return {
    course,
    situation,
    over,
    watching: state.playing && !isDeveloping(state.view),
    last: lesson === LESSONS.length - 1,
    pass: () => keep(passOver(SCRIPT, course, situation)),
    next: () => next(course),
    again,
  };
}
