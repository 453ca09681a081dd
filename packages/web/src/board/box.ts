/** A rectangle of the city's drawing, in its units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where it lies on the page, grown by a margin on every side, or by another one to the left and right. */
export const boxStyle = (
  { x, y, w, h }: Box,
  margin = 0,
  aside = margin,
): Record<string, string> => ({
  left: `calc(var(--u) * ${x - aside})`,
  top: `calc(var(--u) * ${y - margin})`,
  width: `calc(var(--u) * ${w + aside * 2})`,
  height: `calc(var(--u) * ${h + margin * 2})`,
});
