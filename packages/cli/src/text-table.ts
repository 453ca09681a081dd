import { stripVTControlCharacters } from 'node:util';

export type Align = 'left' | 'right';

/** Columns padded to the widest cell, two spaces between them; a missing alignment is left. */
export function textTable(
  rows: readonly (readonly string[])[],
  align: readonly Align[] = [],
): string {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, i) => Math.max(all[i] ?? 0, displayWidth(cell))),
    [],
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => padded(cell, widths[i]!, align[i] ?? 'left'))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** Columns a text takes on a terminal, colours not counted. */
export const displayWidth = (text: string): number => stripVTControlCharacters(text).length;

export function padded(text: string, width: number, align: Align = 'left'): string {
  const space = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return align === 'left' ? text + space : space + text;
}
