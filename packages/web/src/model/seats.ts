import { BOT_LEVELS, GUARD_SEAT, USUAL_BOT, type BotLevel } from '@rowan/cards';
import type { GameView, ToldEvent } from '@rowan/rules';
import type { Seat } from '@rowan/table';
import { t } from '../text/text.ts';

/** Bots are called after what grows in the woods, each level after its own; the same in every language. */
const TREES: Readonly<Record<BotLevel, readonly string[]>> = {
  squire: ['Hazel', 'Sorrel', 'Linden', 'Bryony'],
  captain: ['Alder', 'Laurel', 'Myrtle', 'Aspen'],
  marshal: ['Ilex', 'Acacia', 'Tamarix', 'Olive'],
  earl: ['Sequoia', 'Quercus', 'Tamarind', 'Thuja'],
};

/** Whose turn it is. One that has ended is still shown as theirs until the next has begun. */
export function actingSeat(view: GameView, happened: readonly ToldEvent[] | undefined): number {
  const last = happened?.at(-1);
  if (view.guard?.acting) return GUARD_SEAT;
  return last?.kind === 'turnEnded' && !view.decision ? last.seat : view.active;
}

export const levelName = (level: BotLevel): string => t(`bot.${level}`);

export const levelOf = (bot: string | undefined): BotLevel | undefined =>
  BOT_LEVELS.find((one) => one === bot);

/** What a bot is, in the words of the language spoken now; persons have no title. */
export function titleOf(seat: Seat | undefined): string {
  const level = seat?.kind === 'bot' ? levelOf(seat.bot) : undefined;
  return level ? levelName(level) : '';
}

/** Games were once kept with a bot's title for its name. */
const givenName = (seat: Seat): string => (seat.name === titleOf(seat) ? '' : seat.name.trim());

const personName = (seats: readonly Seat[], index: number): string =>
  seats.filter(({ kind }) => kind === 'person').length === 1
    ? t('setup.you')
    : t('seat.player', { n: index + 1 });

/** How everybody at the table is called. Whoever was given no name gets one, a bot one that nobody else has. */
export function namesOf(seats: readonly Seat[]): readonly string[] {
  const names = seats.map(givenName);
  for (const [i, seat] of seats.entries()) {
    const trees = TREES[levelOf(seat.bot) ?? USUAL_BOT];
    const free = trees.find((tree) => !names.includes(tree));
    names[i] ||= (seat.kind === 'bot' && free) || personName(seats, i);
  }
  return names;
}

export const nameIn = (seats: readonly Seat[], index: number): string =>
  namesOf(seats)[index] ?? '';

/** Who plays on a seat, the Royal Guard among them. */
export function seatName(
  { seats, view }: { readonly seats: readonly Seat[]; readonly view: Pick<GameView, 'guard'> },
  seat: number,
): string {
  return view.guard && seat === GUARD_SEAT ? t('guard') : nameIn(seats, seat);
}

/** Name and title in one line. */
export function fullName(seats: readonly Seat[], index: number): string {
  const title = titleOf(seats[index]);
  const name = nameIn(seats, index);
  return title ? t('seat.titled', { name, title }) : name;
}
