import type { Terminal } from '../play/terminal.ts';

/** A terminal without a screen: what is printed is collected, and what is asked waits until somebody says a line. */
export class Dialogue implements Terminal {
  #lines: string[] = [];
  #answer: ((line: string | null) => void) | null = null;
  #watchers: (() => void)[] = [];
  #over = false;
  /** Why nothing came of it. */
  #failure: string | null = null;

  print(line: string): void {
    this.#lines.push(line);
  }

  ask(): Promise<string | null> {
    const asked = new Promise<string | null>((resolve) => (this.#answer = resolve));
    this.#wake();
    return asked;
  }

  /** Nothing is asked any more. */
  close(): void {
    this.#over = true;
    this.#wake();
  }

  /** It cannot go on. */
  fail(words: string): void {
    this.#failure = words;
    this.print(words);
    this.close();
  }

  get failure(): string | null {
    return this.#failure;
  }

  get isOver(): boolean {
    return this.#over;
  }

  /** Somebody has to say something before it goes on. */
  get isAsking(): boolean {
    return this.#answer !== null;
  }

  #wake(): void {
    for (const watch of this.#watchers.splice(0)) watch();
  }

  /** All that was printed since the last time. */
  #taken(): string {
    return this.#lines.splice(0).join('\n').trim();
  }

  /** What is printed until something is asked, it is over, or so many milliseconds have passed. */
  async heard(patience: number): Promise<string> {
    if (!this.isAsking && !this.#over)
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, patience);
        this.#watchers.push(() => {
          clearTimeout(late);
          resolve();
        });
      });
    return this.#taken();
  }

  /** Says a line; it has to be asked for. */
  say(line: string, patience: number): Promise<string> {
    const answer = this.#answer;
    this.#answer = null;
    answer?.(line);
    return this.heard(patience);
  }

  /** Whoever asks gets no more answers. */
  leave(): void {
    this.#answer?.(null);
    this.#answer = null;
  }
}
