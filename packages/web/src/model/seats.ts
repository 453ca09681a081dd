import type { Seat } from '@rowan/table';
import { BOTS, FIRST_BOT, botName, type BotName } from '../client/bots.ts';
import { t } from '../text/text.ts';

/** Bots are called after what grows in the woods, each level after its own; the same in every language. */
const TREES: Readonly<Record<BotName, readonly string[]>> = {
  squire: ['Hazel', 'Sorrel', 'Linden', 'Bryony'],
  captain: ['Alder', 'Laurel', 'Myrtle', 'Aspen'],
  marshal: ['Ilex', 'Acacia', 'Tamarix', 'Olive'],
  earl: ['Sequoia', 'Quercus', 'Tamarind', 'Thuja'],
};

const levelOf = ({ bot }: Seat): BotName | undefined => BOTS.find((one) => one === bot);

/** What a bot is, in the words of the language spoken now; persons have no title. */
export function titleOf(seat: Seat | undefined): string {
  const level = seat?.kind === 'bot' ? levelOf(seat) : undefined;
  return level ? botName(level) : '';
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
    const trees = TREES[levelOf(seat) ?? FIRST_BOT];
    const free = trees.find((tree) => !names.includes(tree));
    names[i] ||= (seat.kind === 'bot' && free) || personName(seats, i);
  }
  return names;
}

export const nameIn = (seats: readonly Seat[], index: number): string =>
  namesOf(seats)[index] ?? '';

/** Name and title in one line. */
export function fullName(seats: readonly Seat[], index: number): string {
  const title = titleOf(seats[index]);
  const name = nameIn(seats, index);
  return title ? t('seat.titled', { name, title }) : name;
}
