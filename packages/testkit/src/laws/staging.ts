import {
  shown,
  untold,
  type Applied,
  type GameState,
  type GameView,
  type Viewer,
} from '@rowan/rules';
import { MOST_DECISIONS, moveOf, type Course } from '../course.ts';
import type { Engine } from '../engine.ts';
import { deepFreeze } from '../freeze.ts';
import { luckOf } from '../luck.ts';
import { hold, holdSame, quietly, show, type Law } from './law.ts';

/** A move shown event by event ends where the game stands. */

const viewersOf = ({ players }: GameState): Viewer[] => [
  ...players.keys(),
  'spectator',
  'omniscient',
];

interface Move extends Applied {
  readonly viewer: Viewer;
}

/** What the viewer is shown after the events of a move; it must be what is seen then. */
function folded(engine: Engine, before: GameView, { events, state, viewer }: Move): GameView {
  const told = engine.viewEvents(events, viewer);
  const staged = quietly(`folding for ${viewer}`, () =>
    told.reduce((now, event) => engine.fold(now, event), before),
  );
  const seen = engine.view(state, viewer);
  const wanted = JSON.stringify(shown(seen));
  const reached = [staged, ...untold(engine.catalogue, staged)];
  if (!reached.some((view) => JSON.stringify(shown(view)) === wanted))
    holdSame(
      `staged for ${viewer} after ${told.map(({ kind }) => kind).join(', ')}`,
      shown(staged),
      shown(seen),
    );
  return staged;
}

/** Holds the law against one move. */
export function holdStaged(engine: Engine, before: GameState, after: Applied): void {
  for (const viewer of viewersOf(before))
    folded(engine, deepFreeze(engine.view(before, viewer)), { ...after, viewer });
}

function sampled({ engine, state, below }: Parameters<Law>[0]): Applied {
  const answer = engine.sample(state, below);
  const result = engine.apply(state, moveOf(state, answer));
  hold(result.ok, () => `the sampled ${show(answer)} was refused`);
  return result.value;
}

/** For each viewer the events of a move lead from one view to the next. */
export const eventsLeadOn: Law = (situation) =>
  holdStaged(situation.engine, situation.state, sampled(situation));

/** They do so through a whole game, with no other view than the first. */
export function eventsTellTheGame(engine: Engine, { setup, luck }: Course): void {
  const below = luckOf(luck);
  let state = engine.newGame(setup);
  const staged = new Map(viewersOf(state).map((viewer) => [viewer, engine.view(state, viewer)]));
  for (let i = 0; i < MOST_DECISIONS && state.decision !== null; i++) {
    const applied = sampled({ engine, state, below });
    for (const [viewer, view] of staged)
      staged.set(viewer, folded(engine, view, { ...applied, viewer }));
    state = applied.state;
  }
}

/** Parts that are new objects though nothing in them is new; items of a list that grew or shrank have moved. */
function copies(old: unknown, now: unknown, path: string): string[] {
  if (old === now || typeof old !== 'object' || typeof now !== 'object' || !old || !now) return [];
  if (JSON.stringify(old) === JSON.stringify(now)) return [path];
  if (Array.isArray(old) && Array.isArray(now) && old.length !== now.length) return [];
  const before = new Map(Object.entries(old));
  return Object.entries(now).flatMap(([field, part]) =>
    copies(before.get(field), part, `${path}.${field}`),
  );
}

/** What an event does not change stays the very same object, so that it need not be drawn again. */
export const eventsTouchLittle: Law = (situation) => {
  const { engine, state } = situation;
  const { events } = sampled(situation);
  for (const viewer of viewersOf(state)) {
    let view = engine.view(state, viewer);
    for (const event of engine.viewEvents(events, viewer)) {
      const next = engine.fold(view, event);
      const copied = copies(view, next, event.kind);
      hold(copied.length === 0, () => `copied for nothing: ${copied.join(', ')}`);
      view = next;
    }
  }
};
