import { USUAL_BOT, type BotLevel } from '@rowan/cards';
import type { Seat } from '@rowan/table';
import { namesOf } from '../../model/seats.ts';

/** A place at the table while it is being set up. */
export interface Chair {
  readonly kind: 'person' | 'bot' | 'nobody';
  readonly name: string;
  readonly colour: number;
  readonly bot: BotLevel;
}

export const NOBODY: Chair = { kind: 'nobody', name: '', colour: 0, bot: USUAL_BOT };

export const seatsOf = (chairs: readonly Chair[]): Seat[] =>
  chairs.flatMap(({ kind, name, colour, bot }): Seat[] => {
    if (kind === 'nobody') return [];
    return kind === 'bot' ? [{ kind, name, colour, bot }] : [{ kind, name, colour }];
  });

/** How everybody is called, chair by chair; an empty one has no name. */
export function calledOf(chairs: readonly Chair[]): string[] {
  const names = [...namesOf(seatsOf(chairs))];
  return chairs.map(({ kind }) => (kind === 'nobody' ? '' : names.shift()!));
}

/** The chairs after one was changed; whoever had its new colour takes the old one. */
export function seated(chairs: readonly Chair[], index: number, next: Chair): Chair[] {
  const before = chairs[index]!.colour;
  return chairs.map((chair, i) => {
    if (i === index) return next;
    return chair.colour === next.colour ? { ...chair, colour: before } : chair;
  });
}
