import { builtIn } from '@rowan/cards';
import {
  hear,
  newChair,
  packed,
  type Chair,
  type ChairMessage,
  type HostMessage,
} from '@rowan/protocol';
import { completeView, joinView, playOf, sampleAnswer, type Below } from '@rowan/rules';

type Command = Extract<ChairMessage, { command: number }>;
export type Reply = Extract<HostMessage, { kind: 'acked' | 'rejected' }>;

/** Somebody with a real chair, who plays by lot and says again what was not answered. */
export class SimulatedClient {
  readonly name: string;
  readonly seats: readonly number[];
  readonly chair: Chair;
  readonly replies: Reply[] = [];
  readonly open = new Map<number, Command>();
  #command = 0;
  readonly #below: Below;

  constructor(name: string, seats: readonly number[], below: Below) {
    this.name = name;
    this.seats = seats;
    this.chair = newChair('table', name, packed);
    this.#below = below;
  }

  /** What it says first over a new connection, or where it heard nothing for long. */
  begin(): ChairMessage[] {
    const effects = hear(this.chair, { kind: 'back' });
    const said = effects.flatMap((effect) => (effect.kind === 'say' ? [effect.message] : []));
    return [...said, ...this.open.values()];
  }

  hears(message: HostMessage): ChairMessage[] {
    if (message.kind === 'acked' || message.kind === 'rejected') {
      if (this.open.delete(message.command)) this.replies.push(message);
      return [];
    }
    const effects = hear(this.chair, { kind: 'heard', message });
    return effects.some(({ kind }) => kind === 'say') ? this.begin() : [];
  }

  /** Something that it may say now, if it may say anything. */
  act(): ChairMessage | null {
    const { known } = this.chair;
    const [seat] = this.seats;
    if (!known || seat === undefined || this.open.size > 1) return null;
    const { takeback, seq: at, shown } = known;
    const command = this.#command + 1;
    if (takeback?.seat === seat && takeback.undo > 0 && this.#below(4) === 0)
      return this.#say({ kind: 'undo', command, at });
    if (shown.waiting?.seat !== seat) return null;
    const view = joinView(shown, seat, known.places.get(seat)!.overlay);
    const state = completeView(builtIn, view);
    const answer = sampleAnswer(playOf(builtIn, state), this.#below);
    return this.#say({ kind: 'move', command, at, decision: view.decision!.id, answer });
  }

  #say(command: Command): Command {
    this.#command = command.command;
    this.open.set(command.command, command);
    return command;
  }
}
