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
