/** What a line that was typed asks for. */
export type Input =
  | { readonly do: 'option'; readonly n: number }
  | { readonly do: 'confirm' | 'hint' | 'undo' | 'board' | 'help' | 'quit' | 'again' }
  | { readonly do: 'rule'; readonly id: string }
  | { readonly do: 'card'; readonly name: string }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'unknown'; readonly text: string };

const WORDS: Readonly<Record<string, Input>> = {
  '': { do: 'again' },
  y: { do: 'confirm' },
  ok: { do: 'confirm' },
  yes: { do: 'confirm' },
  h: { do: 'hint' },
  hint: { do: 'hint' },
  u: { do: 'undo' },
  undo: { do: 'undo' },
  b: { do: 'board' },
  '?': { do: 'help' },
  help: { do: 'help' },
  q: { do: 'quit' },
  quit: { do: 'quit' },
};

export function parseInput(line: string): Input {
  const text = line.trim();
  const word = text.toLowerCase();
  if (Object.hasOwn(WORDS, word)) return WORDS[word]!;
  if (/^\d+$/.test(text)) return { do: 'option', n: Number(text) };
  const [, id] = /^\?\s*([a-z]\d+)$/i.exec(text) ?? [];
  if (id !== undefined) return { do: 'rule', id: id.toUpperCase() };
  const [, name] = /^(?:i|info)\s+(.+)$/i.exec(text) ?? [];
  if (name !== undefined) return { do: 'card', name };
  if (text === '-' || text.includes('=')) return { do: 'type', text };
  return { do: 'unknown', text };
}
