import { engineBy } from '@rowan/engines';
import {
  readTranscript,
  transcriptLines,
  type ExpectedLine,
  type ReadGame,
  type TranscriptFault,
  type TranscriptStep,
} from '@rowan/table';
import { FailedCheck } from './errors.ts';
import { REPLAY } from './strings.ts';

const expectedText = (line: ExpectedLine): string =>
  line === 'end' ? REPLAY.theEnd : REPLAY.aMove(line.n, line.seat, line.kind);

type FaultOf<C extends TranscriptFault['code']> = Extract<TranscriptFault, { code: C }>;

const FAULTS: { readonly [C in TranscriptFault['code']]: (fault: FaultOf<C>) => string } = {
  malformed: ({ message }) => REPLAY.malformed(message),
  tooDeep: () => REPLAY.tooDeep,
  noObject: () => REPLAY.noObject,
  noSetup: ({ format }) => REPLAY.noSetup(format),
  otherRules: ({ found }) => REPLAY.otherRules(JSON.stringify(found)),
  badSetup: ({ field, rule }) => REPLAY.badSetup(field, rule),
  unfair: ({ why }) => REPLAY.unfair(why),
  badSeats: ({ n, longest }) => REPLAY.badSeats(n, longest),
  badCatalogue: ({ path, reason }) => REPLAY.badCatalogue(path, reason),
  wrongHash: ({ found, expected }) => REPLAY.wrongHash(JSON.stringify(found), expected),
  refused: ({ rejection: { code, rule, facts } }) =>
    REPLAY.refused(code, rule, JSON.stringify(facts)),
  differs: ({ path, found, expected }) =>
    REPLAY.differs(path, JSON.stringify(found), JSON.stringify(expected)),
  wrongType: ({ found, expected }) =>
    REPLAY.wrongType(JSON.stringify(found), expectedText(expected)),
  afterEnd: () => REPLAY.afterEnd,
  missing: ({ expected }) => REPLAY.missing(expectedText(expected)),
};

const faultText = <C extends TranscriptFault['code']>(fault: FaultOf<C> & { code: C }): string =>
  FAULTS[fault.code](fault);

/** Re-executes a transcript; throws at the first thing in it that the engine does not confirm. */
export async function replayTranscript(
  text: string,
  onStep: (step: TranscriptStep) => void,
): Promise<ReadGame> {
  const read = await readTranscript(transcriptLines(text), engineBy, onStep);
  if (read.ok) return read.value;
  const { line, fault } = read.error;
  throw new FailedCheck(REPLAY.atLine(line, faultText(fault)));
}
