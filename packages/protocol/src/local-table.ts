import type { Progress } from '@rowan/bots';
import type { Result } from '@rowan/rules';
import {
  loadGame,
  type BotQuestion,
  type Edition,
  type LoadFault,
  type Loaded,
  type PlanAdvice,
  type Row,
} from '@rowan/table';
import { hear, newChair, type Chair, type ChairEffect, type ChairInput } from './chair.ts';
import type { Codec } from './codec.ts';
import { openHost } from './host.ts';
import type { PageMessage, TableMessage, Thought } from './page.ts';
import { parseRows } from './parse-rows.ts';
import { plain } from './plain-codec.ts';
import { RunningHost, type HostWorld } from './run-host.ts';
import type { HostMessage } from './wire.ts';

/** What the coach is asked: a view, and by which rules it is played. */
type CoachQuestion = Pick<BotQuestion, 'rules' | 'view'>;

/** What a table and its one chair need from the world around them. */
export interface LocalWorld extends Omit<HostWorld, 'send'> {
  /** A name that no other chair of this table has. */
  readonly client: string;
  readonly tell: (message: TableMessage) => void;
  /** What the coach would do; null if it was stopped. */
  readonly coach: (
    question: CoachQuestion,
    report: (thought: Thought) => void,
  ) => Promise<Progress | null>;
  /** What the coach thinks of is no longer there. */
  readonly dismiss: () => void;
  /** Within one thread nothing has to be packed. */
  readonly codec?: Codec;
  /** Who advises on plans by the rules of this number: asked for once, when the first plan is near. */
  readonly plans: (rules: number) => Promise<PlanAdvice>;
}

type EffectOf<K extends ChairEffect['kind']> = Extract<ChairEffect, { kind: K }>;

const HERE = 'here';

/** A table and a chair at it for all its persons, in one thread. */
export class LocalTable {
  readonly #world: LocalWorld;
  readonly #chair: Chair;
  readonly #running: RunningHost;
  #plans: Promise<void> | null = null;

  constructor(world: LocalWorld, rows: readonly Row[], loaded: Loaded) {
    const { codec = plain } = world;
    this.#world = world;
    this.#chair = newChair(world.table, world.client, codec);
    const send = (_: string, message: HostMessage): void => this.#input({ kind: 'heard', message });
    this.#running = new RunningHost(openHost(loaded, rows, codec), { ...world, send });
  }

  /** Sits down on every chair of a person. */
  sitDown(): void {
    const { opening } = this.#running.host;
    const seats = opening.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const { client } = this.#world;
    this.#running.receive({ kind: 'attached', from: HERE, client, seats });
  }

  ask(message: PageMessage): void {
    if (message.kind === 'soon') void this.#loadPlans();
    else if (message.kind === 'whyNot' && !this.#chair.plans)
      void this.#loadPlans().then(() => this.#input({ kind: 'asked', message }));
    else this.#input({ kind: 'asked', message });
  }

  /** Reads what others may have written. */
  refresh(): void {
    this.#running.refresh();
  }

  #loadPlans(): Promise<void> {
    return (this.#plans ??= this.#world.plans(this.edition.engine.rules).then(
      (plans) => this.#input({ kind: 'plans', plans }),
      (error: unknown) => this.#broke(error),
    ));
  }

  /** The rules and cards of the game. */
  get edition(): Edition {
    const { engine, catalogue } = this.#running.host.game;
    return { engine, catalogue };
  }

  #broke(error: unknown): void {
    this.#world.broke(error);
    this.#world.tell({ kind: 'failed', failure: { reason: 'broken' } });
  }

  readonly #effects: { readonly [K in ChairEffect['kind']]: (effect: EffectOf<K>) => void } = {
    tell: ({ message }) => this.#world.tell(message),
    say: ({ message }) =>
      this.#running.receive({ kind: 'said', from: HERE, message, at: this.#world.clock() }),
    fetch: () => this.#input({ kind: 'edition', edition: this.edition }),
    planner: () => void this.#loadPlans(),
    think: (effect) => void this.#coach(effect),
    dismiss: () => this.#world.dismiss(),
  };

  #input(input: ChairInput): void {
    for (const effect of hear(this.#chair, input))
      (this.#effects[effect.kind] as (given: ChairEffect) => void)(effect);
  }

  async #coach({ request, view }: EffectOf<'think'>): Promise<void> {
    const report = (thought: Thought): void => this.#input({ kind: 'pondered', request, thought });
    const { rules } = this.edition.engine;
    const thinking = this.#world.coach({ rules, view }, report).catch((error: unknown) => {
      this.#world.broke(error);
      return null;
    });
    const [progress] = await Promise.all([thinking, this.#loadPlans()]);
    this.#input({ kind: 'thought', request, progress });
  }
}

/** Opens a table of the store and sits down at it; null where there is none. */
export async function openLocalTable(
  world: LocalWorld,
): Promise<Result<LocalTable | null, LoadFault>> {
  const parsed = parseRows(await world.store.read(world.table, 0));
  if (!parsed.ok) return parsed;
  if (parsed.value.length === 0) return { ok: true, value: null };
  const loaded = await loadGame(parsed.value, world.shelf);
  if (!loaded.ok) return loaded;
  const table = new LocalTable(world, parsed.value, loaded.value);
  table.sitDown();
  return { ok: true, value: table };
}
