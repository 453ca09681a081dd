/** Rectangles of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;
export const isEmpty = (box: Box): boolean => widthOf(box) <= 0 || heightOf(box) <= 0;

export const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** By how much one sticks out of the other, on the side where it does so most. */
export const beyond = (inner: Box, outer: Box): number =>
  Math.max(
    outer.left - inner.left,
    outer.top - inner.top,
    inner.right - outer.right,
    inner.bottom - outer.bottom,
  );

export const middleOf = ({ left, top, right, bottom }: Box): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

export const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

export const told = ({ left, top, right, bottom }: Box): string =>
  `${[left, top, right, bottom].map(Math.round).join(' ')}`;
