import { catalogueHash, parseCatalogue, type Catalogue } from '@rowan/cards';
import {
  fail,
  ok,
  parseSetup,
  type Applied,
  type Decision,
  type DecisionKind,
  type GameState,
  type Move,
  type Rejection,
  type Result,
} from '@rowan/rules';
import { firstDifference, type Difference } from './difference.ts';
import type { Edition, Engine, Engines } from './engine.ts';
import { checkFairness, parseFairness, type Fairness, type FairnessFault } from './fairness.ts';
import { LONGEST_NAME } from './limits.ts';
import { parseJson, type JsonFault } from './parse-json.ts';
import { isName } from './parse-seats.ts';
import { UNPINNED, pinOf } from './pin.ts';
import {
  TRANSCRIPT_FORMAT,
  endLine,
  moveLine,
  setupLine,
  stopLine,
  type Dealing,
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
  | JsonFault
  | { readonly code: 'noObject' }
  | { readonly code: 'noSetup'; readonly format: number }
  | { readonly code: 'otherRules'; readonly found: unknown }
  | { readonly code: 'badSetup'; readonly field: string; readonly rule: string }
  | { readonly code: 'badSeats'; readonly n: number; readonly longest: number }
  | { readonly code: 'badCatalogue'; readonly path: string; readonly reason: string }
  | { readonly code: 'wrongHash'; readonly found: unknown; readonly expected: string }
  | { readonly code: 'refused'; readonly rejection: Rejection }
  | { readonly code: 'unfair'; readonly why: FairnessFault['code'] }
  | ({ readonly code: 'differs' } & Difference)
  | { readonly code: 'wrongType'; readonly found: unknown; readonly expected: ExpectedLine }
  | { readonly code: 'afterEnd' }
  | { readonly code: 'missing'; readonly expected: ExpectedLine };

/** The first line that the engine does not confirm; lines count from 1. */
export interface BrokenLine {
  readonly line: number;
  readonly fault: TranscriptFault;
}

/** A game that holds: how it was dealt, its moves, and where they led. */
export interface ReadGame {
  readonly engine: Engine;
  readonly deal: SetupLine;
  readonly moves: readonly Move[];
  readonly state: GameState;
}

type Fields = Readonly<Record<string, unknown>>;
type Read<T> = Result<T, TranscriptFault>;

function parseLine(text: string): Read<Fields> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  const plain = typeof value === 'object' && value !== null && !Array.isArray(value);
  return plain ? ok(value as Fields) : fail({ code: 'noObject' });
}

export const transcriptLines = (text: string): readonly string[] =>
  text.replace(/\r?\n$/, '').split('\n');

/** Re-executes a transcript by its own rules, line by line, to its end or to the first line that does not hold. */
export async function readTranscript(
  lines: readonly string[],
  engines: Engines,
  onStep: (step: TranscriptStep) => void = () => {},
): Promise<Result<ReadGame, BrokenLine>> {
  const first = readRules(parseLine(lines[0] ?? ''));
  if (!first.ok) return fail({ line: 1, fault: first.error });
  const { rules, fields } = first.value;
  const engine = typeof rules === 'number' ? await engines(rules) : null;
  if (!engine) return fail({ line: 1, fault: { code: 'otherRules', found: rules } });
  return readLines(engine, fields, { lines, onStep });
}

interface Reading {
  readonly lines: readonly string[];
  readonly onStep: (step: TranscriptStep) => void;
}

function readLines(
  engine: Engine,
  fields: Fields,
  { lines, onStep }: Reading,
): Result<ReadGame, BrokenLine> {
  const first = readSetup(engine, fields);
  if (!first.ok) return fail({ line: 1, fault: first.error });
  const deal = first.value.line;
  const edition = { engine, catalogue: deal.catalogue };
  const moves: Move[] = [];
  let step: TranscriptStep = first.value;
  onStep(step);
  for (let i = 1; i < lines.length; i++) {
    const read = readLine(edition, step, parseLine(lines[i]!));
    if (!read.ok) return fail({ line: i + 1, fault: read.error });
    step = read.value;
    moves.push(...moveOf(step.line));
    onStep(step);
  }
  if (isLast(step.line)) return ok({ engine, deal, moves, state: step.state });
  const fault: TranscriptFault = { code: 'missing', expected: expectedAt(step.state) };
  return fail({ line: lines.length + 1, fault });
}

function moveOf(line: TranscriptLine): readonly Move[] {
  if (line.type !== 'move') return [];
  const { seat, decision, answer } = line;
  return [{ seat, decision, answer }];
}

const isLast = ({ type }: TranscriptLine): boolean => type === 'end' || type === 'stop';

const expectedAt = ({ decision }: GameState): ExpectedLine =>
  decision ? { n: decision.id + 1, seat: decision.seat, kind: decision.kind } : 'end';

/** Format 1 did not say by which rules it was played. */
const rulesIn = ({ format, rules }: Fields): unknown => (format === 1 ? UNPINNED.rules : rules);

/** The setup line as the format of the file has it. */
function written(line: SetupLine, format: unknown): object {
  if (format === TRANSCRIPT_FORMAT) return line;
  const { rules: _, ...rest } = line;
  return { ...rest, format: 1 };
}

type SetupStep = TranscriptStep & { readonly line: SetupLine };

/** By which rules the game was played, from its first line. */
function readRules(
  parsed: Read<Fields>,
): Read<{ readonly rules: unknown; readonly fields: Fields }> {
  if (!parsed.ok) return parsed;
  const fields = parsed.value;
  const { type, format } = fields;
  if (type !== 'setup' || (format !== 1 && format !== TRANSCRIPT_FORMAT))
    return fail({ code: 'noSetup', format: TRANSCRIPT_FORMAT });
  return ok({ rules: rulesIn(fields), fields });
}

function readSetup(engine: Engine, fields: Fields): Read<SetupStep> {
  const dealing = readDealing(engine, fields);
  if (!dealing.ok) return dealing;
  const fairness = readFairness(engine, dealing.value, fields['fairness']);
  if (!fairness.ok) return fairness;
  const start = engine.startGame(dealing.value.catalogue, dealing.value.setup);
  const line = { ...setupLine(dealing.value, start), ...fairness.value };
  const difference = firstDifference(written(line, fields['format']), fields);
  return difference ? fail({ code: 'differs', ...difference }) : ok({ ...start, line });
}

/** Where a game says how its key came about, it came about that way. */
function readFairness(
  engine: Engine,
  { catalogue, setup }: Dealing,
  given: unknown,
): Read<{ readonly fairness?: Fairness }> {
  if (given === undefined) return ok({});
  const fairness = parseFairness(given);
  if (!fairness) return fail({ code: 'unfair', why: 'unreadable' });
  const checked = checkFairness(fairness, { pin: pinOf({ engine, catalogue }), setup });
  return checked.ok ? ok({ fairness }) : fail({ code: 'unfair', why: checked.error.code });
}

/** What the deal follows from. */
function readDealing(engine: Engine, fields: Fields): Read<Dealing> {
  const catalogue = readCatalogue(fields);
  if (!catalogue.ok) return catalogue;
  const setup = parseSetup(fields['setup']);
  if (!setup.ok) return fail({ code: 'badSetup', field: setup.error.code, rule: setup.error.rule });
  const { seats } = fields;
  const n = setup.value.players;
  if (!Array.isArray(seats) || seats.length !== n || !seats.every(isName))
    return fail({ code: 'badSeats', n, longest: LONGEST_NAME });
  return ok({ engine, catalogue: catalogue.value, setup: setup.value, seats });
}

function readCatalogue({ catalogue, catalogueHash: found }: Fields): Read<Catalogue> {
  const parsed = parseCatalogue(catalogue);
  if (!parsed.ok) {
    const { path, code: reason } = parsed.errors[0]!;
    return fail({ code: 'badCatalogue', path, reason });
  }
  const expected = catalogueHash(parsed.value);
  return found === expected ? ok(parsed.value) : fail({ code: 'wrongHash', found, expected });
}

function readLine(
  edition: Edition,
  before: TranscriptStep,
  parsed: Read<Fields>,
): Read<TranscriptStep> {
  if (!parsed.ok) return parsed;
  const fields = parsed.value;
  const { state } = before;
  const { decision } = state;
  const found = fields['type'];
  if (isLast(before.line)) return fail({ code: 'afterEnd' });
  if (decision && found === 'stop')
    return confirm(fields, { state, events: [], line: stopLine(state) });
  if (found !== (decision ? 'move' : 'end'))
    return fail({ code: 'wrongType', found, expected: expectedAt(state) });
  if (!decision) return confirm(fields, { state, events: [], line: endLine(state) });
  return readMove({ ...edition, state, decision }, fields);
}

interface Asked extends Edition {
  readonly state: GameState;
  readonly decision: Decision;
}

function readMove(
  { engine, catalogue, state, decision }: Asked,
  fields: Fields,
): Read<TranscriptStep> {
  // The engine judges whatever it is given; the cast only satisfies its signature.
  const applied = engine.apply(catalogue, state, fields as unknown as Move);
  if (!applied.ok) return fail({ code: 'refused', rejection: applied.error });
  const { answer, ...rest } = applied.value;
  const step = { ...rest, line: moveLine(decision, answer, rest) };
  // What is no part of an answer is passed over: it plays no part in the game.
  return confirm({ ...fields, answer }, step);
}

/** The line in the file must be the line the engine would have written. */
function confirm(fields: Fields, step: TranscriptStep): Read<TranscriptStep> {
  const difference = firstDifference(step.line, fields);
  return difference ? fail({ code: 'differs', ...difference }) : ok(step);
}
