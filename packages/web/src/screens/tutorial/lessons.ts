import type { Place, Setup } from '@rowan/rules';
import { PRESENT, type PlayedGame, type Seat } from '@rowan/table';
import { USUAL_BOT } from '@rowan/cards';
import { YOU, botSeat, layDown } from '../../client/new-game.ts';
import { LESSON, readEntry } from '../../storage/games.ts';
import type { Topic } from './course.ts';

/** A lesson is a real game: a setup and the moves up to where the learner takes over. */
export interface Position {
  readonly setup: Setup;
  readonly moves: PlayedGame['moves'];
  readonly prey?: Place;
  /** The Quest that its defeat completes. */
  readonly quest?: number;
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
    topics: ['tavern', 'construct', 'signs', 'location', 'overrun', 'undo', 'combat'],
    load: () => import('./lessons/city.json').then(positionOf),
  },
  {
    id: 'band',
    topics: ['level', 'quests', 'council', 'allies'],
    load: () => import('./lessons/band.json').then(positionOf),
  },
  { id: 'end', topics: ['end'], load: () => import('./lessons/end.json').then(positionOf) },
];

const SEATS: readonly Seat[] = [YOU, botSeat(USUAL_BOT, 1)];

export const gameOf = ({ id }: Lesson): string => `${LESSON}${id}`;

/** A device that cannot be asked has no lesson under way. */
const isThere = (id: string): Promise<boolean> =>
  readEntry(id).then(
    (entry) => entry !== null,
    () => false,
  );

/** Lays the lesson's position on the device, unless the learner is in the middle of it. */
export async function layOut(lesson: Lesson, anew: boolean): Promise<Position> {
  const position = await lesson.load();
  const id = gameOf(lesson);
  const { setup, moves } = position;
  if (!anew && (await isThere(id))) return position;
  const table = { setup, seats: SEATS };
  await layDown({ id, pin: PRESENT, table, moves, round: 1, vp: [0, 0], over: false });
  return position;
}
