import { planAdvice, presentEdition } from '@rowan/table';
import { builtIn } from '@rowan/cards';
import {
  packed,
  hear,
  newChair,
  type Chair,
  type ChairEffect,
  type ChairInput,
  type Host,
  type PageMessage,
} from '@rowan/protocol';
import type { Below } from '@rowan/rules';
import { VIEWER, hostOf, toViewer, type Door } from './door.ts';
import { fault, type Tally } from './peek.ts';
import { pageProbesOf } from './probes.ts';
import type { World, Worlds } from './worlds.ts';

/** As it arrives over a wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A chair at the host of one world, and everything it did for its page. */
class Sitting {
  readonly told: string[] = [];
  readonly #door: Door;
  readonly #world: World;
  readonly #host: Host;
  readonly #chair: Chair = newChair('table', 'client of the viewer', packed);

  constructor(door: Door, world: World, seats: readonly number[]) {
    this.#door = door;
    this.#world = world;
    this.#host = hostOf(world);
    this.#chair.plans = planAdvice;
    this.#fromHost({ kind: 'attached', from: VIEWER, client: this.#chair.client, seats });
  }

  ask(message: PageMessage): void {
    this.#hear({ kind: 'asked', message });
  }

  #fromHost(input: Parameters<Door['receive']>[1]): void {
    const effects = this.#door.receive(this.#host, input);
    for (const message of toViewer(this.#door, this.#world, effects))
      this.#hear({ kind: 'heard', message: sent(message) });
  }

  #hear(input: ChairInput): void {
    for (const effect of hear(this.#chair, input)) this.#carryOut(effect);
  }

  #carryOut(effect: ChairEffect): void {
    this.told.push(JSON.stringify(effect));
    if (effect.kind === 'fetch') this.#hear({ kind: 'edition', edition: presentEdition(builtIn) });
    const message = effect.kind === 'say' ? this.#door.parse(sent(effect.message)) : null;
    if (message) this.#fromHost({ kind: 'said', from: VIEWER, message, at: 0 });
  }
}

/** Everything a page is told through its chair, whatever it asks, is the same in both worlds. */
export function sit(
  {
    door,
    worlds,
    seats,
    tally,
  }: { door: Door; worlds: Worlds; seats: readonly number[]; tally: Tally },
  below: Below,
): void {
  const [here, there] = worlds.map((world) => new Sitting(door, world, seats));
  for (const message of pageProbesOf(worlds[0].moment, below)) {
    here!.ask(message);
    there!.ask(message);
  }
  tally.told += here!.told.length;
  const at = here!.told.findIndex((told, i) => told !== there!.told[i]);
  if (at >= 0 || here!.told.length !== there!.told.length)
    fault(tally, `a page is told ${here!.told[at]} and ${there!.told[at]}`);
}
