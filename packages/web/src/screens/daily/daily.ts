import { PRESENT, DEAL_MODES, dealOf, type DealMode } from '@rowan/table';
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
}

function resultOf(entry: TableEntry): DealResult | null {
  const [, date = '', mode] = /^deal-(\d{4}-\d{2}-\d{2})-(\w+)$/.exec(entry.id) ?? [];
  const known = DEAL_MODES.find((one) => one === mode);
  if (!known || !isDate(date)) return null;
  const { vp, over } = entry;
  const won = over && vp.slice(1).every((rival) => rival < vp[0]!);
  return { date, mode: known, vp, over, won };
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

/** A friend's result in a link: the date, the mode and the VP at the end. */
export interface DealLink {
  readonly date: string;
  readonly friend: { readonly mode: DealMode; readonly vp: number } | null;
}

export const linkOf = ({ date, mode, vp }: DealResult): string =>
  `#/daily/${date}_${mode}_${vp[0]}`;

export function parseLink(id: string | undefined, today: string): DealLink {
  const [date = '', mode, vp] = (id ?? '').split('_');
  const known = DEAL_MODES.find((one) => one === mode);
  if (!isDate(date) || date > today) return { date: today, friend: null };
  const points = Number(vp);
  const friend = known && Number.isInteger(points) && Math.abs(points) < 1000;
  return { date, friend: friend ? { mode: known, vp: points } : null };
}
