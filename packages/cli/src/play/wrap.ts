/** Lines of at most `width` characters, broken at spaces; later ones indented. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else
      line =
        line === '' ? indent.slice(0, lines.length > 0 ? undefined : 0) + word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}
