import { catalogueHash, parseCatalogue, type Catalogue } from '@rowan/cards';
import {
  apply,
  parseSetup,
  startGame,
  type Answer,
  type Applied,
  type GameState,
} from '@rowan/rules';
import { firstDifference } from './difference.ts';
import { FailedCheck } from './errors.ts';
import type { Step } from './record.ts';
import { REPLAY } from './strings.ts';
import {
  TRANSCRIPT_FORMAT,
  endLine,
  moveLine,
  setupLine,
  type TranscriptLine,
} from './transcript.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A line of the file as it came; its number counts from 1. */
interface RawLine {
  readonly number: number;
  readonly fields: Fields;
}

const broken = (line: number, what: string): FailedCheck =>
  new FailedCheck(REPLAY.atLine(line, what));

function parseLine(text: string, index: number): RawLine {
  const number = index + 1;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw broken(number, REPLAY.malformed((error as Error).message));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw broken(number, REPLAY.noObject);
  return { number, fields: value as Fields };
}

/** Re-executes a transcript; throws at the first thing in it that the engine does not confirm. */
export function replayTranscript(text: string): { catalogue: Catalogue; steps: readonly Step[] } {
  const lines = text
    .replace(/\r?\n$/, '')
    .split('\n')
    .map(parseLine);
  const { catalogue, step: first } = replaySetup(lines[0]!);
  const steps = [first];
  for (const line of lines.slice(1)) steps.push(replayLine(catalogue, steps.at(-1)!, line));
  const last = steps.at(-1)!;
  if (last.line.type !== 'end')
    throw broken(lines.length + 1, REPLAY.missing(expectedAt(last.state)));
  return { catalogue, steps };
}

const expectedAt = ({ decision }: GameState): string =>
  decision ? REPLAY.aMove(decision.id + 1, decision.seat, decision.kind) : REPLAY.theEnd;

function replaySetup({ number, fields }: RawLine): { catalogue: Catalogue; step: Step } {
  if (fields['type'] !== 'setup' || fields['format'] !== TRANSCRIPT_FORMAT)
    throw broken(number, REPLAY.noSetup(TRANSCRIPT_FORMAT));
  const catalogue = catalogueOf(number, fields);
  const setup = parseSetup(fields['setup']);
  if (!setup.ok) throw broken(number, REPLAY.badSetup(setup.error.code, setup.error.rule));
  const seats = seatsOf(number, fields['seats'], setup.value.players);
  const start = startGame(catalogue, setup.value);
  const line = setupLine({ catalogue, setup: setup.value, seats }, start);
  return { catalogue, step: confirm(number, fields, { ...start, line }) };
}

function catalogueOf(number: number, fields: Fields): Catalogue {
  const parsed = parseCatalogue(fields['catalogue']);
  if (!parsed.ok) {
    const { path, code } = parsed.errors[0]!;
    throw broken(number, REPLAY.badCatalogue(path, code));
  }
  const found = catalogueHash(parsed.value);
  if (fields['catalogueHash'] !== found)
    throw broken(number, REPLAY.wrongHash(JSON.stringify(fields['catalogueHash']), found));
  return parsed.value;
}

function seatsOf(number: number, value: unknown, players: number): readonly string[] {
  const named =
    Array.isArray(value) && value.every((name): name is string => typeof name === 'string');
  if (!named || value.length !== players) throw broken(number, REPLAY.badSeats(players));
  return value;
}

function replayLine(catalogue: Catalogue, before: Step, { number, fields }: RawLine): Step {
  if (before.line.type === 'end') throw broken(number, REPLAY.afterEnd);
  const { state } = before;
  const wanted = state.decision ? 'move' : 'end';
  if (fields['type'] !== wanted)
    throw broken(number, REPLAY.wrongType(JSON.stringify(fields['type']), expectedAt(state)));
  if (state.decision === null)
    return confirm(number, fields, { state, events: [], line: endLine(state) });
  const answer = fields['answer'] as Answer;
  const applied = carryOut(catalogue, state, { number, fields });
  return confirm(number, fields, { ...applied, line: moveLine(state.decision, answer, applied) });
}

function carryOut(catalogue: Catalogue, state: GameState, { number, fields }: RawLine): Applied {
  const { seat, decision, answer } = fields;
  // The engine judges whatever it is given; the casts only satisfy its signature.
  const move = { seat: seat as number, decision: decision as number, answer: answer as Answer };
  const result = apply(catalogue, state, move);
  if (result.ok) return result.value;
  const { code, rule, facts } = result.error;
  throw broken(number, REPLAY.refused(code, rule, JSON.stringify(facts ?? {})));
}

/** The line in the file must be the line the engine would have written. */
function confirm(number: number, fields: Fields, step: Step): Step {
  const difference = firstDifference(step.line satisfies TranscriptLine, fields);
  if (!difference) return step;
  const { path, expected, found } = difference;
  throw broken(number, REPLAY.differs(path, JSON.stringify(found), JSON.stringify(expected)));
}
