/** Windows in which the whole game is measured. */

export interface Size {
  readonly width: number;
  readonly height: number;
  /** Held in hands: everything that is touched is as large as a fingertip. */
  readonly touch: boolean;
}

const sized =
  (touch: boolean) =>
  (text: string): Size => {
    const [width = 0, height = 0] = text.split('×').map(Number);
    return { width, height, touch };
  };

export const nameOf = ({ width, height }: Size): string => `${width}×${height}`;

export const DESKS: readonly Size[] = [
  '1024×600',
  '1280×632',
  '1366×600',
  '1366×650',
  '1366×768',
  '1536×730',
  '1920×1080',
  '2560×1300',
].map(sized(false));

export const HANDS: readonly Size[] = [
  '360×640',
  '390×664',
  '390×844',
  '412×915',
  '844×390',
  '768×1024',
  '820×1180',
].map(sized(true));

/** Here the main button alone is looked for. */
export const MORE_HANDS: readonly Size[] = ['375×667', '412×732', '640×360'].map(sized(true));

export const sizeOf = (name: string): Size => {
  const size = [...DESKS, ...HANDS, ...MORE_HANDS].find((one) => nameOf(one) === name);
  if (!size) throw new Error(`no such size: ${name}`);
  return size;
};
