import { builtIn } from '@rowan/cards';
import {
  packed,
  openHost,
  receive,
  type Effect,
  type Host,
  type HostMessage,
} from '@rowan/protocol';
import type { Move } from '@rowan/rules';
import {
  PRESENT,
  dealtGame,
  openingRows,
  type Opening,
  type Seat,
  presentEdition,
} from '@rowan/table';
import type { Recorded } from './games.ts';

const SEATS: readonly Seat[] = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name, colour) => ({
  kind: 'person',
  name,
  colour,
}));

const connectionOf = (seat: number): string => `connection ${seat}`;
/** As long as the names of clients are. */
const clientOf = (seat: number): string => `${seat}`.repeat(22);

/** A table at which four persons sit, each at a device of their own. */
export function openTable({ setup }: Recorded): Host {
  const opening: Opening = {
    pin: { ...PRESENT },
    setup: { ...setup },
    seats: SEATS.map((seat) => ({ ...seat })),
  };
  const { game, events } = dealtGame(presentEdition(builtIn), opening);
  const host = openHost({ game, opening, steps: [events] }, openingRows(opening, 0), packed);
  SEATS.forEach((_, seat) => {
    const facts = { from: connectionOf(seat), client: clientOf(seat), seats: [seat] };
    receive(host, { kind: 'attached', ...facts });
  });
  return host;
}

/** Says a move and lets it be written; all that the host wants done afterwards. */
export function playMove(host: Host, { seat, decision, answer }: Move): Effect[] {
  const message = { kind: 'move', command: host.seq, at: host.seq, decision, answer } as const;
  const said = receive(host, { kind: 'said', from: connectionOf(seat), message, at: 0 });
  if (said[0]?.kind !== 'append') throw new Error(`not written: ${JSON.stringify(said)}`);
  return receive(host, { kind: 'appended' });
}

/** Everything that a move sends, to one and to all, each as often as it is written down. */
export const messagesOf = (effects: readonly Effect[]): HostMessage[] =>
  effects.flatMap((effect) =>
    effect.kind === 'send' || effect.kind === 'publish' ? [effect.message] : [],
  );

/** Bytes that reach one seat. */
export function bytesTo(effects: readonly Effect[], seat: number): number {
  let bytes = 0;
  for (const effect of effects) {
    const arrives =
      effect.kind === 'publish' || (effect.kind === 'send' && effect.to === connectionOf(seat));
    if (arrives) bytes += Buffer.byteLength(JSON.stringify(effect.message));
  }
  return bytes;
}

/** Mean bytes for one seat and move. */
export function meanBytes(games: readonly Recorded[]): number {
  let [sum, n] = [0, 0];
  for (const game of games) {
    const host = openTable(game);
    for (const move of game.moves) {
      const effects = playMove(host, move);
      for (const seat of SEATS.keys()) sum += bytesTo(effects, seat);
      n += SEATS.length;
    }
  }
  return sum / n;
}
