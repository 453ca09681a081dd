import picocolors from 'picocolors';

/** Colours for a terminal, or none for a file. */
export type Ink = ReturnType<typeof picocolors.createColors>;

export const inkFor = (stream: { readonly isTTY?: boolean }): Ink =>
  picocolors.createColors(Boolean(stream.isTTY) && picocolors.isColorSupported);

export const NO_INK: Ink = picocolors.createColors(false);
