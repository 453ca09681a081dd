import { catalogueHash, parseCatalogue, type Catalogue } from '@rowan/cards';
import {
  apply,
  parseSetup,
  startGame,
  type Answer,
  type Applied,
  type DecisionKind,
  type GameState,
  type Rejection,
} from '@rowan/rules';
import { firstDifference, type Difference } from './difference.ts';
import {
  TRANSCRIPT_FORMAT,
  endLine,
  moveLine,
  setupLine,
  stopLine,
  type SetupLine,
  type TranscriptLine,
} from './transcript.ts';

/** One line of a transcript, confirmed, and the state it led to. */
export interface TranscriptStep extends Applied {
  readonly line: TranscriptLine;
}

/** The line that should stand somewhere. */
export type ExpectedLine =
  | { readonly n: number; readonly seat: number; readonly kind: DecisionKind }
  | 'end';

/** What is wrong with a line; clients find the words. */
export type TranscriptFault =
  | { readonly code: 'malformed'; readonly message: string }
  | { readonly code: 'noObject' }
  | { readonly code: 'noSetup'; readonly format: number }
  | { readonly code: 'badSetup'; readonly field: string; readonly rule: string }
  | { readonly code: 'badSeats'; readonly n: number }
  | { readonly code: 'badCatalogue'; readonly path: string; readonly reason: string }
  | { readonly code: 'wrongHash'; readonly found: unknown; readonly expected: string }
  | { readonly code: 'refused'; readonly rejection: Rejection }
  | ({ readonly code: 'differs' } & Difference)
  | { readonly code: 'wrongType'; readonly found: unknown; readonly expected: ExpectedLine }
  | { readonly code: 'afterEnd' }
  | { readonly code: 'missing'; readonly expected: ExpectedLine };

/** Thrown at the first line that the engine does not confirm; lines count from 1. */
export class BrokenTranscript extends Error {
  override readonly name = 'BrokenTranscript';
  readonly line: number;
  readonly fault: TranscriptFault;

  constructor(line: number, fault: TranscriptFault) {
    super(`line ${line}: ${fault.code}`);
    this.line = line;
    this.fault = fault;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** A line of the file as it came. */
interface RawLine {
  readonly number: number;
  readonly fields: Fields;
}

function parseLine(text: string, index: number): RawLine {
  const number = index + 1;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BrokenTranscript(number, { code: 'malformed', message: (error as Error).message });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BrokenTranscript(number, { code: 'noObject' });
  return { number, fields: value as Fields };
}

export const transcriptLines = (text: string): readonly string[] =>
  text.replace(/\r?\n$/, '').split('\n');

/** Re-executes a transcript line by line; throws at the first thing that the engine does not confirm. */
export function* readTranscript(lines: readonly string[]): Generator<TranscriptStep, void> {
  const { catalogue, step: first } = readSetup(parseLine(lines[0] ?? '', 0));
  let step: TranscriptStep = first;
  yield step;
  for (let i = 1; i < lines.length; i++) {
    step = readLine(catalogue, step, parseLine(lines[i]!, i));
    yield step;
  }
  if (!isLast(step.line)) {
    const fault: TranscriptFault = { code: 'missing', expected: expectedAt(step.state) };
    throw new BrokenTranscript(lines.length + 1, fault);
  }
}

const isLast = ({ type }: TranscriptLine): boolean => type === 'end' || type === 'stop';

const expectedAt = ({ decision }: GameState): ExpectedLine =>
  decision ? { n: decision.id + 1, seat: decision.seat, kind: decision.kind } : 'end';

function readSetup({ number, fields }: RawLine): { catalogue: Catalogue; step: TranscriptStep } {
  if (fields['type'] !== 'setup' || fields['format'] !== TRANSCRIPT_FORMAT)
    throw new BrokenTranscript(number, { code: 'noSetup', format: TRANSCRIPT_FORMAT });
  const catalogue = catalogueOf(number, fields);
  const setup = parseSetup(fields['setup']);
  if (!setup.ok) {
    const { code: field, rule } = setup.error;
    throw new BrokenTranscript(number, { code: 'badSetup', field, rule });
  }
  const seats = seatsOf(number, fields['seats'], setup.value.players);
  const start = startGame(catalogue, setup.value);
  const line: SetupLine = setupLine({ catalogue, setup: setup.value, seats }, start);
  return { catalogue, step: confirm(number, fields, { ...start, line }) };
}

function catalogueOf(number: number, fields: Fields): Catalogue {
  const parsed = parseCatalogue(fields['catalogue']);
  if (!parsed.ok) {
    const { path, code: reason } = parsed.errors[0]!;
    throw new BrokenTranscript(number, { code: 'badCatalogue', path, reason });
  }
  const expected = catalogueHash(parsed.value);
  const found = fields['catalogueHash'];
  if (found !== expected)
    throw new BrokenTranscript(number, { code: 'wrongHash', found, expected });
  return parsed.value;
}

function seatsOf(number: number, value: unknown, players: number): readonly string[] {
  const named =
    Array.isArray(value) && value.every((name): name is string => typeof name === 'string');
  if (!named || value.length !== players)
    throw new BrokenTranscript(number, { code: 'badSeats', n: players });
  return value;
}

function readLine(catalogue: Catalogue, before: TranscriptStep, raw: RawLine): TranscriptStep {
  const { number, fields } = raw;
  const { state } = before;
  const { decision } = state;
  const found = fields['type'];
  if (isLast(before.line)) throw new BrokenTranscript(number, { code: 'afterEnd' });
  if (decision && found === 'stop')
    return confirm(number, fields, { state, events: [], line: stopLine(state) });
  if (found !== (decision ? 'move' : 'end')) {
    const expected = expectedAt(state);
    throw new BrokenTranscript(number, { code: 'wrongType', found, expected });
  }
  if (!decision) return confirm(number, fields, { state, events: [], line: endLine(state) });
  const answer = fields['answer'] as Answer;
  const applied = carryOut(catalogue, state, raw);
  return confirm(number, fields, { ...applied, line: moveLine(decision, answer, applied) });
}

function carryOut(catalogue: Catalogue, state: GameState, { number, fields }: RawLine): Applied {
  const { seat, decision, answer } = fields;
  // The engine judges whatever it is given; the casts only satisfy its signature.
  const move = { seat: seat as number, decision: decision as number, answer: answer as Answer };
  const result = apply(catalogue, state, move);
  if (result.ok) return result.value;
  throw new BrokenTranscript(number, { code: 'refused', rejection: result.error });
}

/** The line in the file must be the line the engine would have written. */
function confirm(number: number, fields: Fields, step: TranscriptStep): TranscriptStep {
  const difference = firstDifference(step.line, fields);
  if (!difference) return step;
  throw new BrokenTranscript(number, { code: 'differs', ...difference });
}
