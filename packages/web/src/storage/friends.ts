import { dealIn, parseLine, writtenLine, type DealPoints } from '../model/deals.ts';

/** How friends fared with deals of a day, by date and way of playing, as links keep it. */

const KEY = 'rowan:friends';
/** So many lines of friends are remembered. */
const MOST_FRIENDS = 60;

export type FriendLines = Readonly<Record<string, unknown>>;

/** Whatever lies there: whoever reads a line looks at it first. */
export function friendLines(): FriendLines {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as FriendLines;
  } catch {
    return {};
  }
}

/** The latest stay. */
export function keepFriendLines(lines: FriendLines): void {
  const latest = Object.entries(lines).slice(-MOST_FRIENDS);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // What cannot be kept is known as long as the page is open.
  }
}

/** Under what a game has its friend's line; null for what is no deal of a day. */
function keyOf(game: string): string | null {
  const deal = dealIn(game);
  return deal && `${deal.date} ${deal.mode}`;
}

/** What a friend made of the deal that a game is; null where nobody sent a line. */
export function friendLine(game: string): DealPoints | null {
  const key = keyOf(game);
  const kept = key === null ? null : friendLines()[key];
  return typeof kept === 'string' ? parseLine(kept) : null;
}

export function keepFriendLine(game: string, line: DealPoints): void {
  const key = keyOf(game);
  if (key === null) return;
  const { [key]: _, ...others } = friendLines();
  keepFriendLines({ ...others, [key]: writtenLine(line) });
}
