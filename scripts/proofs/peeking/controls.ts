import { builtIn } from '@rowan/cards';
import { receive, type Effect, type HostMessage } from '@rowan/protocol';
import type { Place, PlanAnswer } from '@rowan/rules';
import { explain, fewestUnits } from '@rowan/table';
import { MOVER, VIEWER, realDoor, type Door } from './door.ts';

/** Hosts that give something away, each in its own manner. All must be caught. */

const send = (to: string, message: unknown): Effect => ({
  kind: 'send',
  to,
  message: message as HostMessage,
});

interface Asking {
  readonly kind: string;
  readonly plan?: PlanAnswer;
  readonly place?: Place;
  readonly seat?: number;
}

const parseAnything: Door['parse'] = (value) =>
  realDoor.parse(value) ?? (isAsking(value) ? (value as never) : null);

const isAsking = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'explain' || value.kind === 'fill') &&
  'plan' in value;

/** Answers whoever asks from the full state, as if page and table trusted each other. */
const advising: Door = {
  ...realDoor,
  parse: parseAnything,
  receive: (host, input) => {
    if (input.kind !== 'said') return receive(host, input);
    const { kind, plan, place } = input.message as unknown as Asking;
    if (kind !== 'explain' && kind !== 'fill') return receive(host, input);
    const { state } = host.game;
    if (state.decision?.kind !== 'plan') return [send(input.from, { kind: 'explained' })];
    return [
      kind === 'explain'
        ? send(input.from, { kind, explained: explain(builtIn, state, plan!) })
        : send(input.from, { kind, plan: fewestUnits(builtIn, state, plan!, place!) }),
    ];
  },
};

/** Believes the seat that a move names. */
const believing: Door = {
  ...realDoor,
  parse: (value) => {
    const message = realDoor.parse(value);
    if (message?.kind !== 'move') return message;
    const { seat } = value as Asking;
    return seat === undefined ? message : ({ ...message, seat } as never);
  },
  receive: (host, input) => {
    const seat = input.kind === 'said' ? (input.message as unknown as Asking).seat : undefined;
    const peer =
      seat === undefined || input.kind !== 'said' ? undefined : host.peers.get(input.from);
    if (!peer || input.kind !== 'said') return receive(host, input);
    host.peers.set(input.from, { ...peer, seats: [...peer.seats, seat!] });
    const effects = receive(host, input);
    host.peers.set(input.from, peer);
    return effects;
  },
};

/** Sends what one seat learns to somebody else too. */
const misdelivering: Door = {
  ...realDoor,
  receive: (host, input) =>
    receive(host, input).flatMap((effect) =>
      effect.kind === 'send' && effect.to === MOVER && effect.message.kind === 'own'
        ? [effect, send(VIEWER, effect.message)]
        : [effect],
    ),
};

/** Says more about a refusal than that the decision is not the viewer's. */
const explaining: Door = {
  ...realDoor,
  receive: (host, input) =>
    receive(host, input).map((effect) => {
      const refused = effect.kind === 'send' && effect.message.kind === 'rejected';
      return refused && effect.to === VIEWER
        ? send(VIEWER, { ...effect.message, waitsFor: host.game.state.decision })
        : effect;
    }),
};

/** Tells the past as those at the table saw it together. */
const gossiping: Door = {
  ...realDoor,
  chronicle: (codec, steps, { seats, seq }) => {
    const everybody = realDoor.chronicle(codec, steps, { seats: [0, 1, 2, 3], seq });
    const { own } = everybody;
    return {
      ...everybody,
      own: seats.map((seat) => ({ seat, steps: own.flatMap((one) => one.steps) })),
    };
  },
};

export const CONTROLS = { advising, believing, misdelivering, explaining, gossiping } as const;
