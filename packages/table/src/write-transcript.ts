import type { Table } from './table.ts';
import {
  endLine,
  moveLine,
  setupLine,
  stopLine,
  type Seated,
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
  { catalogue, setup, steps }: Table,
  moves: number = steps.length - 1,
): Generator<TranscriptLine> {
  const seats = setup.seats.map(seatName);
  const seated: Seated = { catalogue, setup: setup.setup, seats };
  yield setupLine(seated, steps[0]!);
  for (let n = 1; n <= moves; n++) {
    const step = steps[n]!;
    yield moveLine(steps[n - 1]!.state.decision!, step.move!.answer, step);
  }
  const { state } = steps[moves]!;
  yield state.decision ? stopLine(state) : endLine(state);
}
