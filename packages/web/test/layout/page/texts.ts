import { boxOf, heightOf, isEmpty, widthOf, type Box } from './box.ts';
import { isShown, layerOf, rootOf, sightOf, type Sight } from './seen.ts';

/** A line of text as it stands in the window. */
export interface Line {
  readonly element: Element;
  readonly words: string;
  /** Where letters are: without the room above and below them. */
  readonly ink: Box;
  readonly sight: Sight;
  readonly layer: Element | null;
}

/** Shares of a line's height without letters. */
const ABOVE = 0.2;
const BELOW = 0.16;

const inkOf = (rect: Box): Box => ({
  ...boxOf(rect),
  top: rect.top + heightOf(rect) * ABOVE,
  bottom: rect.bottom - heightOf(rect) * BELOW,
});

/** One box for each line; pieces of the same line are one. */
function rowsOf(node: Text): Box[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter((rect) => !isEmpty(rect) && widthOf(rect) > 1);
}

const linesOf = (node: Text): Line[] => {
  const element = node.parentElement!;
  const layer = layerOf(element);
  return rowsOf(node).map((row) => {
    const ink = inkOf(row);
    return { element, words: node.data.trim(), ink, sight: sightOf(element, ink), layer };
  });
};

/** All text that can be seen, at least in part or by scrolling a little. */
export function lines(): Line[] {
  const walker = document.createTreeWalker(rootOf(), NodeFilter.SHOW_TEXT);
  const found: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.trim() && text.parentElement && isShown(text.parentElement))
      found.push(...linesOf(text));
  }
  return found.filter(({ sight }) => !isEmpty(sight.box) || sight.lost > 0);
}

/** How much larger than written something is shown. */
function scaleOf(element: Element): number {
  let scale = 1;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { transform, zoom, scale: own } = getComputedStyle(at);
    if (own !== 'none') scale *= Math.abs(Number.parseFloat(own));
    if (transform !== 'none') {
      const { a, b, c, d } = new DOMMatrix(transform);
      scale *= Math.sqrt(Math.abs(a * d - b * c));
    }
    scale *= Number(zoom) || 1;
  }
  return scale;
}

export const fontSizeOf = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
