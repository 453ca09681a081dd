import { createInterface } from 'node:readline';
import { folded } from '../fold.ts';

/** Where a person reads and types. */
export interface Terminal {
  print(line: string): void;
  /** The next line, or null when there is none any more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/** Lines typed ahead, or piped in, wait until they are asked for. */
export function openTerminal(
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Terminal {
  const lines: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let closed = false;
  const typed = Boolean((input as { isTTY?: boolean }).isTTY);
  const reader = createInterface({
    input,
    output,
    terminal: Boolean((output as { isTTY?: boolean }).isTTY),
  });
  /** What is piped in does not appear by itself. */
  const echo = <T extends string | null>(line: T): T => {
    if (!typed && line !== null) output.write(`${line}\n`);
    return line;
  };
  const give = (line: string | null): void => {
    const next = waiting;
    waiting = null;
    next?.(line);
  };
  reader.on('line', (line) => (waiting ? give(line) : lines.push(line)));
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    closed = true;
    give(null);
  });
  return {
    print: (line) =>
      void output.write(`${folded(line, (output as { columns?: number }).columns)}\n`),
    ask: (prompt) => {
      reader.setPrompt(prompt);
      reader.prompt();
      const ready = lines.shift();
      if (ready !== undefined) return Promise.resolve(echo(ready));
      if (closed) return Promise.resolve(null);
      return new Promise<string | null>((resolve) => (waiting = resolve)).then(echo);
    },
    close: () => reader.close(),
  };
}
