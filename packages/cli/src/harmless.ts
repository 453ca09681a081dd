/** Characters that a terminal obeys instead of showing. */
const OBEYED = /[\p{Cc}\p{Bidi_Control}]/gu;
const SHOWN = '\u{FFFD}';

/** A name or a line from a file, to be shown and nothing more. Catalogues have no such names: they are refused. */
export const harmless = (text: string): string => text.replaceAll(OBEYED, SHOWN);

/** The same for a text of several lines. */
export const harmlessLines = (text: string): string => text.split('\n').map(harmless).join('\n');
