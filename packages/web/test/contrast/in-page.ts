/** Runs in the page: its texts, and the pixels behind them. */

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export interface Run {
  readonly text: string;
  readonly where: string;
  readonly colour: Colour;
  readonly need: number;
  readonly rect: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

const LARGE = 24;
const LARGE_BOLD = 18.66;
/** Pixels at the lower edge of what fades out. */
const FADE = 26;

function rgba(css: string): Colour {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
  return [r!, g!, b!, a! / 255];
}

const opacityOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

function pathOf(element: Element): string {
  const own = element.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? '';
  const section = element.closest('[aria-label]')?.getAttribute('aria-label') ?? '';
  return `${section.slice(0, 40)} ${element.tagName.toLowerCase()}.${own}`;
}

const ASIDE = '.unseen, :disabled, [aria-disabled=true] button, option, [inert]';

function isSeen(element: Element, x: number, y: number): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (element.closest(ASIDE)) return false;
  const top = document.elementFromPoint(x, y);
  // What takes no clicks is not found at its own point; whatever holds it is.
  return top !== null && (top.contains(element) || element.contains(top));
}

/** The whole line is inside of all that scrolls or fades around it; a line that is cut can be scrolled to. */
function isWhole(element: Element | null, top: number, bottom: number): boolean {
  if (!element) return true;
  const { overflowY, maskImage } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const fade = maskImage === 'none' ? 0 : FADE;
  const scrolls = overflowY !== 'visible' && overflowY !== 'clip';
  if (scrolls && (top < box.top - 1 || bottom > box.bottom - fade + 1)) return false;
  return isWhole(element.parentElement, top, bottom);
}

function canBeRead(element: Element, { x, y, width, height }: DOMRect): boolean {
  const [middle, centre] = [x + width / 2, y + height / 2];
  const inside = middle >= 0 && centre >= 0 && middle < innerWidth && centre < innerHeight;
  if (width < 3 || height < 3 || !inside) return false;
  return isSeen(element, middle, centre) && isWhole(element, y, y + height);
}

function runsOf(node: Node, element: Element): Run[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { fontSize, fontWeight, color } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= LARGE || (Number(fontWeight) >= 700 && size >= LARGE_BOLD);
  return [...range.getClientRects()]
    .filter((rect) => canBeRead(element, rect))
    .map(({ x, y, width, height }) => {
      const [r, g, b, a] = rgba(color);
      return {
        text: node.textContent!.trim().slice(0, 40),
        where: pathOf(element),
        colour: [r, g, b, a * opacityOf(element)],
        need: isLarge ? 3 : 4.5,
        rect: { x, y, width, height },
      };
    });
}

/** Every line of text that can be read on the page. */
export function collect(): Run[] {
  const runs: Run[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element || element.closest('script, style, svg')) continue;
    runs.push(...runsOf(node, element));
  }
  return runs;
}

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

const light = (r: number, g: number, b: number): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

function ratiosOf(data: Uint8ClampedArray, [r, g, b, a]: Colour): number[] {
  const ratios: number[] = [];
  for (let i = 0; i < data.length; i += 4) {
    const [br, bg, bb] = [data[i]!, data[i + 1]!, data[i + 2]!];
    const mix = (own: number, behind: number): number => own * a + behind * (1 - a);
    const [front, back] = [light(mix(r, br), mix(g, bg), mix(b, bb)), light(br, bg, bb)];
    ratios.push((Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05));
  }
  return ratios;
}

async function canvasOf(png: string): Promise<OffscreenCanvasRenderingContext2D> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0);
  return context;
}

/** Of each run the contrast with most of what is behind it: half of the pixels have more. */
export async function measure(runs: readonly Run[], png: string): Promise<number[]> {
  const context = await canvasOf(png);
  const { canvas } = context;
  return runs.map(({ rect, colour }) => {
    const [x, y] = [Math.max(0, Math.round(rect.x)), Math.max(0, Math.round(rect.y))];
    const width = Math.max(1, Math.min(canvas.width - x, Math.round(rect.width)));
    const height = Math.max(1, Math.min(canvas.height - y, Math.round(rect.height)));
    const ratios = ratiosOf(context.getImageData(x, y, width, height).data, colour);
    return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 21;
  });
}
