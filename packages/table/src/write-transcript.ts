import type { History } from './history.ts';
import {
  endLine,
  moveLine,
  setupLine,
  stopLine,
  type Dealing,
  type TranscriptLine,
} from './transcript.ts';
import type { Seat } from './types.ts';

/**
 * A bot goes by its name in the registry, so that whoever reads the transcript knows it again; a person without
 * a name is just a person.
 */
const seatName = ({ kind, name, bot }: Seat): string =>
  kind === 'bot' && bot ? bot : name || kind;

/** A table's game as the lines of a transcript, up to now or up to so many moves. */
export function* transcriptOf(
  { engine, catalogue, table, steps }: History,
  moves: number = steps.length - 1,
): Generator<TranscriptLine> {
  const seats = table.seats.map(seatName);
  const dealing: Dealing = { engine, catalogue, setup: table.setup, seats };
  yield setupLine(dealing, steps[0]!);
  for (let n = 1; n <= moves; n++) {
    const step = steps[n]!;
    yield moveLine(steps[n - 1]!.state.decision!, step.move!.answer, step);
  }
  const { state } = steps[moves]!;
  yield state.decision ? stopLine(state) : endLine(state);
}
