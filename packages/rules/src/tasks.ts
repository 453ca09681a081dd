import { PLACES, type Place } from '@rowan/cards';
import type { Task } from './state.ts';

type PlainOf<T extends Task> = T extends Task ? (keyof T extends 'do' ? T['do'] : never) : never;
type Plain = PlainOf<Task>;

const plain = <D extends Plain>(kind: D): { readonly do: D } => ({ do: kind });

/** Tasks without a detail, made once: nothing ever changes a task. */
export const TASK: { readonly [D in Plain]: { readonly do: D } } = {
  startTurn: plain('startTurn'),
  develop: plain('develop'),
  cleanUp: plain('cleanUp'),
  draw: plain('draw'),
  refill: plain('refill'),
  drawMeeples: plain('drawMeeples'),
  drawEffects: plain('drawEffects'),
  endTurn: plain('endTurn'),
};

/** Q4: level Quests are judged. */
export const LEVELS: Task = { do: 'checkpoint', place: -1 };

const DONE: readonly Task[] = Array.from({ length: PLACES }, (_, place) => ({
  do: 'placeDone',
  place,
}));

export const placeDoneTask = (place: Place): Task => DONE[place]!;
