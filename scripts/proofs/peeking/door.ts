import {
  packed,
  chronicleOf,
  openHost,
  parseChairMessage,
  receive,
  type ChairMessage,
  type Effect,
  type Host,
  type HostMessage,
  type Input,
} from '@rowan/protocol';
import type { World } from './worlds.ts';

/** A host as those outside meet it. Beside the real one stand broken ones. */
export interface Door {
  /** What arrived, as far as it is a message; null for what is turned away. */
  parse(value: unknown): ChairMessage | null;
  receive(host: Host, input: Input): Effect[];
  /** What happened so far, for somebody who just came. */
  chronicle: typeof chronicleOf;
}

export const realDoor: Door = { parse: parseChairMessage, receive, chronicle: chronicleOf };

export const VIEWER = 'viewer';
export const MOVER = 'mover';

/** The host of a world, with nobody attached yet. */
export const hostOf = ({ moment }: World): Host => openHost(moment, moment.rows, packed);

/** All that reaches the viewer, in its order. */
export function toViewer(
  { chronicle }: Door,
  { moment }: World,
  effects: readonly Effect[],
): HostMessage[] {
  return effects.flatMap((effect) => {
    if (effect.kind === 'publish') return [effect.message];
    if (effect.kind === 'send') return effect.to === VIEWER ? [effect.message] : [];
    if (effect.kind !== 'chronicle' || effect.to !== VIEWER) return [];
    return [chronicle(packed, moment, { seats: effect.seats, seq: effect.seq })];
  });
}
