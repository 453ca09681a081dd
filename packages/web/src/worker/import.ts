import { builtIn, catalogueHash } from '@rowan/cards';
import type { Move } from '@rowan/rules';
import {
  BrokenTranscript,
  readTranscript,
  totalsOf,
  transcriptLines,
  type SetupLine,
  type TranscriptFault,
  type TranscriptStep,
} from '@rowan/table';
import type { Imported } from './imported.ts';

export type ImportFault = TranscriptFault | { readonly code: 'otherCards' };

export type ImportResult =
  | { readonly ok: true; readonly game: Imported }
  | { readonly ok: false; readonly line: number; readonly fault: ImportFault };

export type Progress = (done: number, of: number) => void;

/** How many lines are read between two reports. */
const STRIDE = 8;

function moveOf({ line }: TranscriptStep): Move | null {
  if (line.type !== 'move') return null;
  const { seat, decision, answer } = line;
  return { seat, decision, answer };
}

function gathered(steps: readonly TranscriptStep[]): Imported {
  const { setup, seats } = steps[0]!.line as SetupLine;
  const { state } = steps.at(-1)!;
  return {
    setup,
    seats,
    moves: steps.flatMap((step) => moveOf(step) ?? []),
    round: state.round,
    vp: totalsOf(state),
    over: state.phase === 'over',
  };
}

/** Plays a transcript again, line by line; every event and every hash in it has to agree. */
export function importTranscript(text: string, progress: Progress): ImportResult {
  const lines = transcriptLines(text);
  const steps: TranscriptStep[] = [];
  try {
    for (const step of readTranscript(lines)) {
      steps.push(step);
      if (steps.length === 1 && (step.line as SetupLine).catalogueHash !== catalogueHash(builtIn))
        return { ok: false, line: 1, fault: { code: 'otherCards' } };
      if (steps.length % STRIDE === 0) progress(steps.length, lines.length);
    }
  } catch (error) {
    if (!(error instanceof BrokenTranscript)) throw error;
    return { ok: false, line: error.line, fault: error.fault };
  }
  return { ok: true, game: gathered(steps) };
}
