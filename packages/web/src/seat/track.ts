/** Marks on the score track may not come nearer to each other than this share of it. */
export const APART = 0.075;

/** How long the track is: a little longer than the most VP on it. */
export const lengthFor = (vps: readonly number[]): number =>
  Math.ceil((Math.max(28, ...vps) + 2) / 10) * 10;

/**
 * Where each mark stands, as a share of the track: at its VP, or beside a mark that would hide it. Of equals the
 * first in the list stands first.
 */
export function marksOf(vps: readonly number[]): number[] {
  const most = lengthFor(vps);
  const order = vps.map((_, seat) => seat).toSorted((a, b) => vps[a]! - vps[b]! || a - b);
  const marks: number[] = [];
  let last = -APART;
  for (const seat of order) {
    last = Math.max(vps[seat]! / most, last + APART);
    marks[seat] = last;
  }
  return marks;
}
