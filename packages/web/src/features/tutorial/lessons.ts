import type { Place, Setup } from '@rowan/rules';
import type { Save, Seat } from '@rowan/table';
import { FIRST_BOT } from '../../client/bots.ts';
import { YOU, botSeat } from '../../client/new-game.ts';
import { LESSON, readGame, writeGame } from '../../client/saves.ts';
import type { Topic } from './course.ts';

/** A lesson is a real game: a setup and the moves up to where the learner takes over. */
export interface Position {
  readonly setup: Setup;
  readonly moves: Save['moves'];
  readonly prey?: Place;
}

export interface Lesson {
  readonly id: string;
  readonly topics: readonly Topic[];
  readonly load: () => Promise<Position>;
}

const positionOf = (json: { readonly default: unknown }): Position => json.default as Position;

export const LESSONS: readonly Lesson[] = [
  {
    id: 'city',
    topics: ['tavern', 'construct', 'location', 'overrun', 'undo', 'combat'],
    load: () => import('./lessons/city.json').then(positionOf),
  },
  {
    id: 'band',
    topics: ['level', 'quests', 'council'],
    load: () => import('./lessons/band.json').then(positionOf),
  },
  { id: 'end', topics: ['end'], load: () => import('./lessons/end.json').then(positionOf) },
];

const SEATS: readonly Seat[] = [YOU, botSeat(FIRST_BOT, 1)];

export const gameOf = ({ id }: Lesson): string => `${LESSON}${id}`;

/** Lays the lesson's position on the device, unless the learner is in the middle of it. */
export async function layOut(lesson: Lesson, anew: boolean): Promise<Position> {
  const position = await lesson.load();
  const id = gameOf(lesson);
  const { setup, moves } = position;
  if (!anew && (await readGame(id))) return position;
  await writeGame({
    id,
    save: { format: 1, table: { setup, seats: SEATS }, moves },
    updated: Date.now(),
    round: 1,
    vp: [0, 0],
    over: false,
  });
  return position;
}
