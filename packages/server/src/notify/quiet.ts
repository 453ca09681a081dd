import type { NoticeWish } from '../store/notices.ts';

const MINUTE = 60_000;
const DAY = 1440;

/** The minute of the day where somebody lives. */
function minuteAt(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

/** Until when somebody does not want to be disturbed; null if they may be now. The night may lie between. */
export function quietUntil(
  now: number,
  { zone, quiet }: Omit<NoticeWish, 'language'>,
): number | null {
  if (!quiet) return null;
  const [from, to] = quiet;
  const length = (to - from + DAY) % DAY;
  const passed = (minuteAt(now, zone) - from + DAY) % DAY;
  return passed < length ? now + (length - passed) * MINUTE : null;
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
