import { DEAL_MODES, type DealMode } from '@rowan/table';

/** Deals of the day are games like others; their id tells the day. */
export interface Deal {
  readonly date: string;
  readonly mode: DealMode;
}

export const dealId = (date: string, mode: DealMode): string => `deal-${date}-${mode}`;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
export const isDate = (text: string): boolean =>
  DATE.test(text) && !Number.isNaN(Date.parse(text)) && text >= '2020-01-01';

/** Which deal a game is; null for any other game. */
export function dealIn(id: string): Deal | null {
  const [, date = '', mode] = /^deal-(\d{4}-\d{2}-\d{2})-(\w+)$/.exec(id) ?? [];
  const known = DEAL_MODES.find((one) => one === mode);
  return known && isDate(date) ? { date, mode: known } : null;
}

/** VP after each turn, the last at the end of the game. */
export type DealPoints = readonly number[];

/** Turns that a line may have, and points at any of them. */
const MOST_TURNS = 60;
const MOST_POINTS = 1000;

/** Numbers as a link keeps them: `m` stands for minus. */
const written = (n: number): string => String(n).replace('-', 'm');

const read = (text: string): number =>
  /^m?\d{1,4}$/.test(text) ? Number(text.replace('m', '-')) : Number.NaN;

export const writtenLine = (line: DealPoints): string => line.map(written).join('-');

export function parseLine(text: string | undefined): DealPoints | null {
  const line = (text ?? '').split('-').map(read);
  const sound = line.every((n) => Math.abs(n) < MOST_POINTS) && line.length <= MOST_TURNS;
  return sound ? line : null;
}
