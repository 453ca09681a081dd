import type { Catalogue } from '@rowan/cards';
import {
  BrokenTranscript,
  readTranscript,
  transcriptLines,
  type ExpectedLine,
  type SetupLine,
  type TranscriptFault,
  type TranscriptStep,
} from '@rowan/table';
import { FailedCheck } from './errors.ts';
import { REPLAY } from './strings.ts';

const expectedText = (line: ExpectedLine): string =>
  line === 'end' ? REPLAY.theEnd : REPLAY.aMove(line.n, line.seat, line.kind);

function faultText(fault: TranscriptFault): string {
  switch (fault.code) {
    case 'malformed':
      return REPLAY.malformed(fault.message);
    case 'noObject':
      return REPLAY.noObject;
    case 'noSetup':
      return REPLAY.noSetup(fault.format);
    case 'badSetup':
      return REPLAY.badSetup(fault.field, fault.rule);
    case 'badSeats':
      return REPLAY.badSeats(fault.n);
    case 'badCatalogue':
      return REPLAY.badCatalogue(fault.path, fault.reason);
    case 'wrongHash':
      return REPLAY.wrongHash(JSON.stringify(fault.found), fault.expected);
    case 'refused': {
      const { code, rule, facts } = fault.rejection;
      return REPLAY.refused(code, rule, JSON.stringify(facts ?? {}));
    }
    case 'differs':
      return REPLAY.differs(
        fault.path,
        JSON.stringify(fault.found),
        JSON.stringify(fault.expected),
      );
    case 'wrongType':
      return REPLAY.wrongType(JSON.stringify(fault.found), expectedText(fault.expected));
    case 'afterEnd':
      return REPLAY.afterEnd;
    case 'missing':
      return REPLAY.missing(expectedText(fault.expected));
  }
}

/** Re-executes a transcript; throws at the first thing in it that the engine does not confirm. */
export function replayTranscript(text: string): {
  catalogue: Catalogue;
  steps: readonly TranscriptStep[];
} {
  try {
    const steps = [...readTranscript(transcriptLines(text))];
    const { catalogue } = steps[0]!.line as SetupLine;
    return { catalogue, steps };
  } catch (error) {
    if (!(error instanceof BrokenTranscript)) throw error;
    throw new FailedCheck(REPLAY.atLine(error.line, faultText(error.fault)));
  }
}
