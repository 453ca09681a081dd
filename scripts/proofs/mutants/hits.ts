import type { Span } from './faults.ts';

/** The list in which a copy of the source notes what was evaluated, by number. */
export const HITS = '__hits';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Stretches inside of each other: what opens last closes first. */
function insertionsOf(spans: readonly Span[], first: number): readonly Insertion[] {
  const numbered = spans.map((span, i) => ({ ...span, number: first + i }));
  const opened = numbered.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const closed = numbered.toSorted((a, b) => a.end - b.end || b.start - a.start);
  const insertions: Insertion[] = [];
  let next = 0;
  for (const { start, number } of opened) {
    while (closed[next]!.end <= start) insertions.push({ at: closed[next++]!.end, text: ')' });
    insertions.push({ at: start, text: `(${HITS}[${number}]=1,` });
  }
  return [...insertions, ...closed.slice(next).map(({ end }) => ({ at: end, text: ')' }))];
}

/** The same file, which also notes in `HITS` which of these stretches were evaluated. */
export function noting(source: string, spans: readonly Span[], first: number): string {
  let text = '';
  let from = 0;
  for (const insertion of insertionsOf(spans, first)) {
    text += source.slice(from, insertion.at) + insertion.text;
    from = insertion.at;
  }
  return text + source.slice(from);
}
