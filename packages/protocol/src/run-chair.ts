import type { Progress } from '@rowan/bots';
import type { BotQuestion, Pin, PlanAdvice } from '@rowan/table';
import type { ChairMessage } from './chair-messages.ts';
import type { ChairEffect, ChairInput } from './chair-effects.ts';
import { hear, newChair, type Chair } from './chair.ts';
import type { Codec } from './codec.ts';
import type { PageMessage, TableMessage, Thought } from './page.ts';

/** What the coach is asked: a view, and by which rules it is played. */
type CoachQuestion = Pick<BotQuestion, 'rules' | 'view'>;

/** What a chair needs from the world around it. */
export interface ChairWorld {
  readonly table: string;
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
  /** Who advises on plans by the rules of this number: asked for once, when the first plan is near. */
  readonly plans: (rules: number) => Promise<PlanAdvice>;
  /** Something of our own went wrong. */
  readonly broke: (error: unknown) => void;
}

/** The way from a chair to its host. */
export interface ChairWay {
  readonly say: (message: ChairMessage) => void;
  /** Brings the rules and cards of the game. */
  readonly fetch: (pin: Pin) => void;
}

/** What nobody can answer before somebody advises on plans: others may play when the page is opened. */
const ABOUT_PLANS: ReadonlySet<PageMessage['kind']> = new Set(['explain', 'fill', 'whyNot']);

type EffectOf<K extends ChairEffect['kind']> = Extract<ChairEffect, { kind: K }>;

/** A chair that runs: what it wants done is done, what comes of it is told to it. */
export class RunningChair {
  readonly chair: Chair;
  readonly #world: ChairWorld;
  readonly #way: ChairWay;
  #plans: Promise<void> | null = null;

  constructor(world: ChairWorld, codec: Codec, way: ChairWay) {
    this.#world = world;
    this.#way = way;
    this.chair = newChair(world.table, world.client, codec);
  }

  ask(message: PageMessage): void {
    if (message.kind === 'soon') void this.#loadPlans();
    else if (ABOUT_PLANS.has(message.kind) && !this.chair.plans)
      void this.#loadPlans().then(() => this.input({ kind: 'asked', message }));
    else this.input({ kind: 'asked', message });
  }

  /** By the rules of its game; it has none before it knows them. */
  get #rules(): number {
    return this.chair.edition!.engine.rules;
  }

  #loadPlans(): Promise<void> {
    if (!this.chair.edition) return Promise.resolve();
    return (this.#plans ??= this.#world.plans(this.#rules).then(
      (plans) => this.input({ kind: 'plans', plans }),
      (error: unknown) => this.#broke(error),
    ));
  }

  #broke(error: unknown): void {
    this.#world.broke(error);
    this.#world.tell({ kind: 'failed', failure: { reason: 'broken' } });
  }

  readonly #effects: { readonly [K in ChairEffect['kind']]: (effect: EffectOf<K>) => void } = {
    tell: ({ message }) => this.#world.tell(message),
    say: ({ message }) => this.#way.say(message),
    fetch: ({ pin }) => this.#way.fetch(pin),
    planner: () => void this.#loadPlans(),
    think: (effect) => void this.#coach(effect),
    dismiss: () => this.#world.dismiss(),
  };

  input(input: ChairInput): void {
    for (const effect of hear(this.chair, input))
      (this.#effects[effect.kind] as (given: ChairEffect) => void)(effect);
  }

  async #coach({ request, view }: EffectOf<'think'>): Promise<void> {
    const report = (thought: Thought): void => this.input({ kind: 'pondered', request, thought });
    const thinking = this.#world
      .coach({ rules: this.#rules, view }, report)
      .catch((error: unknown) => {
        this.#world.broke(error);
        return null;
      });
    const [progress] = await Promise.all([thinking, this.#loadPlans()]);
    this.input({ kind: 'thought', request, progress });
  }
}
