import { engineBy } from '@rowan/engines';
import { packEvents, unpackEvents, type Chair } from '@rowan/protocol';
import { viewEvents, type GameEvent, type ToldEvent } from '@rowan/rules';
import { readTranscript, transcriptLines } from '@rowan/table';
import { keptOf, saltsIn } from './kept-tables.ts';
import type { Verified } from './remote-messages.ts';

const NOTHING: Verified = {
  kind: 'verified',
  kept: 'none',
  own: 'none',
  deal: false,
  seen: 'none',
  withheld: [],
};

const same = (a: unknown, b: unknown): 'same' | 'other' =>
  JSON.stringify(a) === JSON.stringify(b) ? 'same' : 'other';

/** What happened, as it would have been told to the one who looks. */
function toldTo(chair: Chair, steps: readonly (readonly GameEvent[])[]): Verified['seen'] {
  const { known } = chair;
  if (!known) return 'none';
  const [seat] = known.places.keys();
  const told = steps.map((events): readonly ToldEvent[] =>
    unpackEvents(packEvents(viewEvents(events, seat ?? 'spectator'))),
  );
  return same(told, seat === undefined ? known.steps : known.places.get(seat)!.steps);
}

/** Follows a finished game from what was promised before it to what was seen of it. */
export async function verifyTable(table: string, base: string, chair: Chair): Promise<Verified> {
  const response = await fetch(new URL(`api/tables/${table}/transcript`, base));
  if (!response.ok) return { ...NOTHING, failed: true };
  const steps: (readonly GameEvent[])[] = [];
  const lines = transcriptLines(await response.text());
  const read = await readTranscript(lines, engineBy, ({ line, events }) => {
    if (line.type === 'setup' || line.type === 'move') steps.push(events);
  });
  const fairness = read.ok ? read.value.deal.fairness : undefined;
  if (!fairness || fairness.table !== table) return NOTHING;
  const kept = await keptOf(table);
  const salts = kept ? saltsIn(kept) : [];
  const own = salts.map(({ seat }) => fairness.salts[seat]?.salt);
  return {
    kind: 'verified',
    kept: kept ? same(kept.commitment, fairness.commitment) : 'none',
    own:
      salts.length === 0
        ? 'none'
        : same(
            own,
            salts.map(({ salt }) => salt),
          ),
    deal: true,
    seen: toldTo(chair, steps),
    withheld: fairness.salts.flatMap((one, seat) => (one && one.salt === null ? [seat] : [])),
  };
}
