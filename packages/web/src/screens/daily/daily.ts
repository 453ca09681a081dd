import { PRESENT, DEAL_MODES, dealOf, type DealMode } from '@rowan/table';
import { friendLines, keepFriendLines } from '../../storage/friends.ts';
import { isDamaged, type Entry, type TableEntry } from '../../storage/entry.ts';

/** Deals of the day are games like others; their id tells the day. */

export const dealId = (date: string, mode: DealMode): string => `deal-${date}-${mode}`;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const isDate = (text: string): boolean =>
  DATE.test(text) && !Number.isNaN(Date.parse(text)) && text >= '2020-01-01';

const two = (n: number): string => String(n).padStart(2, '0');

/** The date on the player's own calendar. */
export const dateOf = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;

export const setupOf = (date: string, mode: DealMode) => dealOf(date, mode, PRESENT);

/** What came of a deal: VP of all, the player's first; the game may still be under way. */
export interface DealResult {
  readonly date: string;
  readonly mode: DealMode;
  readonly vp: readonly number[];
  readonly over: boolean;
  readonly won: boolean;
  /** It was dealt by the rules and with the cards of this version: others can be asked to play it. */
  readonly present: boolean;
}

function resultOf(entry: TableEntry): DealResult | null {
  const [, date = '', mode] = /^deal-(\d{4}-\d{2}-\d{2})-(\w+)$/.exec(entry.id) ?? [];
  const known = DEAL_MODES.find((one) => one === mode);
  if (!known || !isDate(date)) return null;
  const { vp, over } = entry;
  const won = over && vp.slice(1).every((rival) => rival < vp[0]!);
  const { rules, catalogue } = entry.pin;
  const present = rules === PRESENT.rules && catalogue === PRESENT.catalogue;
  return { date, mode: known, vp, over, won, present };
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
  readonly line: readonly number[];
}

/** Turns that a line may have, and points at any of them. */
const MOST_TURNS = 60;
const MOST_POINTS = 1000;

/** Numbers as a link keeps them: `m` stands for minus. */
const written = (n: number): string => String(n).replace('-', 'm');

const read = (text: string): number =>
  /^m?\d{1,4}$/.test(text) ? Number(text.replace('m', '-')) : Number.NaN;

function parseLine(text: string | undefined): readonly number[] | null {
  const line = (text ?? '').split('-').map(read);
  const sound = line.every((n) => Math.abs(n) < MOST_POINTS) && line.length <= MOST_TURNS;
  return sound ? line : null;
}

/** By which rules and cards a line was played, in few letters: on one day they make another deal. */
const EDITION = `${PRESENT.rules}${PRESENT.catalogue.slice(0, 6)}`;

export const linkOf = ({ date, mode, vp }: DealResult, line: readonly number[]): string =>
  `#/daily/${date}_${mode}_${(line.length > 0 ? line : [vp[0]!]).map(written).join('-')}_${EDITION}`;

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
export function rememberFriend(date: string, { mode, line }: Friend): void {
  const key = `${date} ${mode}`;
  const { [key]: _, ...others } = friendLines();
  keepFriendLines({ ...others, [key]: line.map(written).join('-') });
}

export function recallFriend(date: string, mode: DealMode): Friend | null {
  const kept = friendLines()[`${date} ${mode}`];
  const line = typeof kept === 'string' ? parseLine(kept) : null;
  return line && { mode, line };
}
