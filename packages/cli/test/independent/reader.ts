/** A transcript as one row of answers and events, read from the front. */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Fields = { readonly [key: string]: Json };

export interface Token {
  readonly line: number;
  /** The event's place in its line; −1 for the answer. */
  readonly at: number;
  readonly what: 'answer' | 'event';
  readonly seat: number;
  readonly kind: string;
  readonly fields: Fields;
}

/** The first thing in a transcript that cannot be. */
export class Inconsistency extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

export const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const other = b as Readonly<Record<string, unknown>>;
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && alike((a as typeof other)[key], other[key]))
  );
};

export class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get line(): number {
    return (this.#tokens[this.#next] ?? this.#tokens.at(-1))?.line ?? 1;
  }

  fail(message: string): never {
    throw new Inconsistency(this.line, message);
  }

  peek(): Token | undefined {
    return this.#tokens[this.#next];
  }

  /** The next event, whether or not an answer stands before it. */
  peekEvent(): Token | undefined {
    const token = this.peek();
    return token?.what === 'answer' ? this.#tokens[this.#next + 1] : token;
  }

  /** The next token must be exactly this event. */
  event(expected: { readonly kind: string; readonly [key: string]: unknown }): void {
    const token = this.peek();
    const found = token?.what === 'event' ? token.fields : undefined;
    if (!found || !alike(expected, found)) {
      const there = token ? `${token.what} ${JSON.stringify(token.fields)}` : 'the end';
      this.fail(`expected the event ${JSON.stringify(expected)}, found ${there}`);
    }
    this.#next += 1;
  }

  /** The next token, if it is an event of this kind; it stays where it is. */
  choice(kind: string): Fields | undefined {
    const token = this.peek();
    return token?.what === 'event' && token.kind === kind ? token.fields : undefined;
  }

  /** Takes the next token if it is an answer of this kind. */
  answer(kind: string, seat: number): Fields | undefined {
    const token = this.peek();
    if (token?.what !== 'answer' || token.kind !== kind) return undefined;
    if (token.seat !== seat) this.fail(`seat ${token.seat} answers for seat ${seat}`);
    this.#next += 1;
    return token.fields;
  }

  mustAnswer(kind: string, seat: number): Fields {
    return this.answer(kind, seat) ?? this.fail(`expected an answer of kind ${kind}`);
  }

  /** What seat orders next, of `of`, if the next token says so. */
  order(of: string, seat: number): number | undefined {
    const token = this.peek();
    if (token?.kind !== 'order' || token.fields['of'] !== of) return undefined;
    return this.mustAnswer('order', seat)['item'] as number;
  }
}

interface Line {
  readonly number: number;
  readonly fields: Fields;
}

const eventsOf = ({ number, fields }: Line): Token[] =>
  (fields['events'] as readonly Fields[]).map((event, at) => ({
    line: number,
    at,
    what: 'event',
    seat: (event['seat'] ?? -1) as number,
    kind: event['kind'] as string,
    fields: event,
  }));

function moveTokens(line: Line): Token[] {
  const { number, fields } = line;
  const answer = fields['answer'] as Fields;
  const of = fields['of'];
  return [
    {
      line: number,
      at: -1,
      what: 'answer',
      seat: fields['seat'] as number,
      kind: fields['kind'] as string,
      fields: of === undefined ? answer : { ...answer, of },
    },
    ...eventsOf(line),
  ];
}

/** The number of the rules; games of format 1 were played by number 0. */
function rulesOf({ format, rules }: Fields): number {
  if (format === 1) return 0;
  if (format === 2 && (rules === 0 || rules === 1)) return rules;
  throw new Inconsistency(1, 'expected format 1, or format 2 and rules 0 or 1');
}

/** Splits a transcript into its setup, its tokens and its end. */
export function readTranscript(text: string): {
  setup: Fields;
  rules: number;
  reader: Reader;
  end: Line;
} {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line, index) => ({ number: index + 1, fields: JSON.parse(line) as Fields }));
  const [first, ...rest] = lines;
  const end = rest.pop();
  if (first?.fields['type'] !== 'setup') throw new Inconsistency(1, 'expected the setup');
  const rules = rulesOf(first.fields);
  if (end?.fields['type'] !== 'end') throw new Inconsistency(lines.length, 'expected the end');
  rest.forEach(({ number, fields }, index) => {
    if (fields['type'] !== 'move' || fields['n'] !== index + 1 || fields['decision'] !== index)
      throw new Inconsistency(number, `expected move ${index + 1}`);
  });
  const tokens = [...eventsOf(first), ...rest.flatMap(moveTokens)];
  return { setup: first.fields, rules, reader: new Reader(tokens), end };
}
