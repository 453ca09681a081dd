import { PRESENT, DEAL_MODES, dealOf, type DealMode } from '@rowan/table';
import {
  dealId,
  dealIn,
  isDate,
  parseLine,
  writtenLine,
  type Deal,
  type DealPoints,
} from '../../model/deals.ts';
import { friendLine, keepFriendLine } from '../../storage/friends.ts';
import { isDamaged, type Entry, type TableEntry } from '../../storage/entry.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** The date on the player's own calendar. */
export const dateOf = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;

export const setupOf = (date: string, mode: DealMode) => dealOf(date, mode, PRESENT);

/** What came of a deal: VP of all, the player's first; the game may still be under way. */
export interface DealResult extends Deal {
  readonly vp: readonly number[];
  readonly over: boolean;
  readonly won: boolean;
  /** It was dealt by the rules and with the cards of this version: others can be asked to play it. */
  readonly present: boolean;
}

function resultOf(entry: TableEntry): DealResult | null {
  const deal = dealIn(entry.id);
  if (!deal) return null;
  const { vp, over } = entry;
  const won = over && vp.slice(1).every((rival) => rival < vp[0]!);
  const { rules, catalogue } = entry.pin;
  const present = rules === PRESENT.rules && catalogue === PRESENT.catalogue;
  return { ...deal, vp, over, won, present };
}

export const resultsOf = (entries: readonly Entry[]): DealResult[] =>
  entries.flatMap((entry) => (isDamaged(entry) ? [] : (resultOf(entry) ?? [])));

/** Days in a row up to this one, or the one before it, on which a deal was played to its end. */
export function streakOf(results: readonly DealResult[], today: string): number {
  const days = new Set(results.filter(({ over }) => over).map(({ date }) => date));
  const before = (date: string): string =>
    dateOf(new Date(Date.parse(`${date}T12:00`) - 86_400_000));
  let day = days.has(today) ? today : before(today);
  let n = 0;
  for (; days.has(day); day = before(day)) n += 1;
  return n;
}

/** A friend's line in a link: the date, the mode, and the VP after each turn. */
export interface DealLink {
  readonly date: string;
  readonly friend: Friend | null;
  /** The friend played another deal on that day, by other rules or with other cards. */
  readonly other?: true;
}

export interface Friend {
  readonly mode: DealMode;
  /** The last are those of the end. */
  readonly line: DealPoints;
}

/** By which rules and cards a line was played, in few letters: on one day they make another deal. */
const EDITION = `${PRESENT.rules}${PRESENT.catalogue.slice(0, 6)}`;

export const linkOf = ({ date, mode, vp }: DealResult, line: DealPoints): string =>
  `#/daily/${date}_${mode}_${writtenLine(line.length > 0 ? line : [vp[0]!])}_${EDITION}`;

export function parseLink(id: string | undefined, today: string): DealLink {
  const [date = '', mode, points, edition] = (id ?? '').split('_');
  const known = DEAL_MODES.find((one) => one === mode);
  if (!isDate(date) || date > today) return { date: today, friend: null };
  const line = parseLine(points);
  // A link without one comes from a version that did not tell.
  if (known && line && edition && edition !== EDITION) return { date, friend: null, other: true };
  return { date, friend: known && line ? { mode: known, line } : null };
}

/** The line of a friend is there again after one's own game. */
export const rememberFriend = (date: string, { mode, line }: Friend): void =>
  keepFriendLine(dealId(date, mode), line);

export function recallFriend(date: string, mode: DealMode): Friend | null {
  const line = friendLine(dealId(date, mode));
  return line && { mode, line };
}
