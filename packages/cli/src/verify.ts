import { isDeepStrictEqual } from 'node:util';
import { transcriptLines, type Fairness, type TranscriptStep } from '@rowan/table';
import { FailedCheck } from './errors.ts';
import { replayTranscript } from './replay.ts';
import { REPLAY, VERIFY } from './strings.ts';

/** What of a transcript agrees with the engine: all of it, or else it is refused. */
export interface Verified {
  readonly rules: number;
  readonly catalogue: string;
  readonly catalogueName: string;
  readonly moves: number;
  readonly events: number;
  /** From the streams of the key, the shuffles of the deal among them. */
  readonly draws: number;
  /** Re-derived one from the other. */
  readonly states: number;
  readonly hashes: number;
  readonly over: boolean;
  readonly hash: string;
  /** How the key came about, where the file says so. */
  readonly fairness: VerifiedDeal | null;
}

interface VerifiedDeal {
  readonly commitment: string;
  readonly salts: number;
  readonly withheld: number;
  /** It is the commitment that somebody kept from before the game: only then anything is proven to them. */
  readonly kept: boolean;
}

/** The deal as the file tells it was checked already; here it is held against what was kept. */
function dealOf(fairness: Fairness | undefined, kept: string | undefined): VerifiedDeal | null {
  if (kept !== undefined && !fairness) throw new FailedCheck(REPLAY.atLine(1, VERIFY.noCommitment));
  if (!fairness) return null;
  const { commitment, salts } = fairness;
  if (kept !== undefined && kept !== commitment)
    throw new FailedCheck(REPLAY.atLine(1, VERIFY.otherCommitment(commitment, kept)));
  const committed = salts.filter((one) => one !== null);
  return {
    commitment,
    salts: committed.length,
    withheld: committed.filter(({ salt }) => salt === null).length,
    kept: kept !== undefined,
  };
}

/** `replay` passes over what is no part of an answer; here nothing may stand there that the game does not say. */
function checkAnswer({ line }: TranscriptStep, text: string, number: number): void {
  if (line.type !== 'move') return;
  const { answer } = JSON.parse(text) as { readonly answer: unknown };
  if (isDeepStrictEqual(answer, JSON.parse(JSON.stringify(line.answer)))) return;
  throw new FailedCheck(REPLAY.atLine(number, VERIFY.moreInAnswer(JSON.stringify(answer))));
}

/** Re-executes a transcript; throws at the first thing in it that the engine would not have written. */
export async function verifyTranscript(text: string, kept?: string): Promise<Verified> {
  const lines = transcriptLines(text);
  let [at, events, states] = [0, 0, 0];
  let last: TranscriptStep | undefined;
  const { deal, moves, state } = await replayTranscript(text, (step) => {
    checkAnswer(step, lines[at]!, at + 1);
    at += 1;
    events += step.events.length;
    if (step.line.type === 'setup' || step.line.type === 'move') states += 1;
    last = step;
  });
  return {
    rules: deal.rules,
    catalogue: deal.catalogueHash,
    catalogueName: deal.catalogue.name,
    moves: moves.length,
    events,
    draws: state.draws.reduce((sum, n) => sum + n, 0),
    states,
    hashes: at,
    over: last!.line.type === 'end',
    hash: last!.line.hash,
    fairness: dealOf(deal.fairness, kept),
  };
}
