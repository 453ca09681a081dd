import type { Page } from 'playwright-core';
import { atRest } from './axe.ts';

/** Contrast as it is painted: the colour of every text against the pixels that lie behind it. */

interface Run {
  readonly text: string;
  readonly where: string;
  readonly colour: readonly [number, number, number, number];
  readonly need: number;
  readonly rect: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface Faint {
  readonly text: string;
  readonly where: string;
  readonly ratio: number;
  readonly need: number;
}

const LARGE = 24;
const LARGE_BOLD = 18.66;

/** Every line of text that can be read on the page. */
function collect({ large, largeBold }: { large: number; largeBold: number }): Run[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
  const rgba = (css: string): [number, number, number, number] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r!, g!, b!, a! / 255];
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const pathOf = (element: Element): string => {
    const own = element.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? '';
    const section = element.closest('[aria-label]')?.getAttribute('aria-label') ?? '';
    return `${section.slice(0, 40)} ${element.tagName.toLowerCase()}.${own}`;
  };
  const isSeen = (element: Element, x: number, y: number): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest('.unseen, :disabled, [aria-disabled=true] button, option, [inert]'))
      return false;
    const top = document.elementFromPoint(x, y);
    // What takes no clicks is not found at its own point; whatever holds it is.
    return top !== null && (top.contains(element) || element.contains(top));
  };
  const FADE = 26;
  /** The whole line is inside of all that scrolls or fades around it; a line that is cut can be scrolled to. */
  const isWhole = (element: Element | null, top: number, bottom: number): boolean => {
    if (!element) return true;
    const { overflowY, maskImage } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const fade = maskImage === 'none' ? 0 : FADE;
    const clips = overflowY !== 'visible' && overflowY !== 'clip';
    if (clips && (top < box.top - 1 || bottom > box.bottom - fade + 1)) return false;
    return isWhole(element.parentElement, top, bottom);
  };
  const runs: Run[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || !element || element.closest('script, style, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const bold = Number(style.fontWeight) >= 700;
    for (const { x, y, width, height } of range.getClientRects()) {
      const [middle, centre] = [x + width / 2, y + height / 2];
      if (width < 3 || height < 3 || middle < 0 || centre < 0) continue;
      if (middle >= innerWidth || centre >= innerHeight || !isSeen(element, middle, centre))
        continue;
      if (!isWhole(element, y, y + height)) continue;
      const [r, g, b, a] = rgba(style.color);
      runs.push({
        text: text.slice(0, 40),
        where: pathOf(element),
        colour: [r, g, b, a * opacityOf(element)],
        need: size >= large || (bold && size >= largeBold) ? 3 : 4.5,
        rect: { x, y, width, height },
      });
    }
  }
  return runs;
}

/** Of each run the contrast with most of what is behind it: half of the pixels have more. */
async function measure({ runs, png }: { runs: readonly Run[]; png: string }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
    willReadFrequently: true,
  })!;
  canvas.drawImage(image, 0, 0);
  const linear = (channel: number): number => {
    const c = channel / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  const light = (r: number, g: number, b: number): number =>
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  return runs.map(({ rect, colour: [r, g, b, a] }) => {
    const [x, y] = [Math.max(0, Math.round(rect.x)), Math.max(0, Math.round(rect.y))];
    const width = Math.max(1, Math.min(image.width - x, Math.round(rect.width)));
    const height = Math.max(1, Math.min(image.height - y, Math.round(rect.height)));
    const { data } = canvas.getImageData(x, y, width, height);
    const ratios: number[] = [];
    for (let i = 0; i < data.length; i += 4) {
      const [br, bg, bb] = [data[i]!, data[i + 1]!, data[i + 2]!];
      const mix = (own: number, behind: number): number => own * a + behind * (1 - a);
      const [front, back] = [light(mix(r, br), mix(g, bg), mix(b, bb)), light(br, bg, bb)];
      ratios.push((Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05));
    }
    return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 21;
  });
}

const BARE = `* { color: transparent !important; -webkit-text-fill-color: transparent !important;
  transition: none !important; animation: none !important; caret-color: transparent !important; }`;

/** A page that has just come to the front may have no picture of itself yet. */
async function pictureOf(page: Page, tries = 5): Promise<Buffer> {
  try {
    return await page.screenshot({ animations: 'disabled' });
  } catch (error) {
    if (tries === 1) throw error;
    await page.bringToFront();
    await page.waitForTimeout(500);
    return pictureOf(page, tries - 1);
  }
}

/** The page without its texts. */
async function behind(page: Page): Promise<string> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, BARE);
  const png = await pictureOf(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return png.toString('base64');
}

const rounded = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** Texts of the page that are too faint for AA, each kind once, and how many were measured. */
export async function contrastOf(
  page: Page,
): Promise<{ readonly measured: number; readonly faint: readonly Faint[] }> {
  await atRest(page);
  const runs = await page.evaluate(collect, { large: LARGE, largeBold: LARGE_BOLD });
  if (runs.length === 0) throw new Error('no text can be seen on this page');
  const ratios = await page.evaluate(measure, { runs, png: await behind(page) });
  const all = runs.map(({ text, where, need }, i) => ({ text, where, need, ratio: ratios[i]! }));
  const faint = new Map<string, Faint>();
  for (const one of all.filter(({ ratio, need }) => ratio < need))
    if (!faint.has(`${one.where} ${one.text}`))
      faint.set(`${one.where} ${one.text}`, { ...one, ratio: rounded(one.ratio) });
  return { measured: all.length, faint: [...faint.values()] };
}
