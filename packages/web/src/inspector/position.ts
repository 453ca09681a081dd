interface Size {
  readonly width: number;
  readonly height: number;
}
type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface Position {
  readonly left: number;
  readonly top: number;
}

export interface Scene {
  /** What is looked at. */
  readonly at: Edges;
  /** What stands together with it. */
  readonly group: Edges;
  /** What has to be decided. */
  readonly decision: Edges | null;
  readonly card: Size;
  readonly screen: Size;
}

const GAP = 10;

const between = (least: number, n: number, most: number): number =>
  Math.max(least, Math.min(n, most));

/** Beside the group on the side where the thing is, else on the other; wholly on the screen. */
function beside({ at, group, card, screen }: Scene): number {
  const left = group.left - GAP - card.width;
  const right = group.right + GAP;
  const fits = { left: left >= GAP, right: right + card.width <= screen.width - GAP };
  const near = (at.left + at.right) / 2 < (group.left + group.right) / 2 ? 'left' : 'right';
  if (fits[near]) return near === 'left' ? left : right;
  if (fits.left || fits.right) return fits.left ? left : right;
  // Neither: as far aside as the screen allows, unless it would lie over the thing itself.
  const most = screen.width - card.width - GAP;
  const aside = near === 'left' ? between(GAP, left, most) : between(GAP, right, most);
  const covers = aside < at.right && aside + card.width > at.left;
  if (!covers) return aside;
  return at.right + GAP <= most ? at.right + GAP : Math.max(GAP, at.left - GAP - card.width);
}

/** Where the closer look lies: clear of its neighbours, and never over what has to be decided. */
export function positionFor(scene: Scene): Position {
  const { at, group, decision, card, screen } = scene;
  const above = group.top - GAP - card.height;
  // What lies along the lower edge is looked at from above.
  if (group.bottom > screen.height - 4 * GAP && above >= GAP)
    return { left: between(GAP, at.left - 20, screen.width - card.width - GAP), top: above };
  const left = beside(scene);
  const clear = !decision || left + card.width < decision.left || left > decision.right;
  const floor = clear ? screen.height : decision.top;
  return { left, top: between(GAP, at.top - 20, floor - card.height - GAP) };
}
