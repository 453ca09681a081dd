import { displayWidth } from './text-table.ts';

const MORE = '  ';
/** Drawn to the edge, wherever that is. */
const RULER = /━{2,}(?=[^━]*$)/u;

/** Pieces of a word that is too long for any line; one with colours is left to the terminal. */
function pieces(word: string, width: number): string[] {
  if (word.length <= width || displayWidth(word) !== word.length) return [word];
  return Array.from({ length: Math.ceil(word.length / width) }, (_, i) =>
    word.slice(i * width, (i + 1) * width),
  );
}

const shortRuler = (line: string, width: number): string => {
  const over = displayWidth(line) - width;
  return line.replace(RULER, (ruler) => ruler.slice(0, Math.max(1, ruler.length - over)));
};

function foldedLine(text: string, width: number): string[] {
  if (displayWidth(text) <= width) return [text];
  const line = shortRuler(text, width);
  const own = /^ */.exec(line)![0];
  const indent = (own + MORE).slice(0, Math.floor(width / 3));
  const lines: string[] = [];
  let open = own.slice(0, indent.length);
  let empty = true;
  for (const word of line.slice(own.length).split(' ')) {
    for (const piece of pieces(word, width - indent.length)) {
      if (!empty && displayWidth(open) + 1 + displayWidth(piece) > width) {
        lines.push(open.trimEnd());
        open = indent;
        empty = true;
      }
      open += empty ? piece : ` ${piece}`;
      empty = false;
    }
  }
  return [...lines, open.trimEnd()];
}

/** Lines that fit into so many columns, broken between words; on no terminal they stay as they are. */
export const folded = (text: string, columns: number | undefined): string =>
  columns
    ? text
        .split('\n')
        .flatMap((line) => foldedLine(line, columns))
        .join('\n')
    : text;

/** Prints lines on stdout, as wide as it is. */
export function printLines(lines: Iterable<string>): void {
  for (const line of lines) console.log(folded(line, process.stdout.columns));
}
