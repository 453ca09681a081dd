import type { Catalogue } from '@rowan/cards';
import type { Bots } from './ask-bot.ts';
import { hintOf } from './hint.ts';
import type { Report } from './thinker.ts';
import { PROTOCOL, type ClientMessage, type TableMessage, type Update } from '@rowan/protocol';
import {
  NO_OPTIONS,
  explain,
  fewestUnits,
  optionsOf,
  questProgress,
  type AskBot,
  type Explained,
  type Table,
} from '@rowan/table';
import type { PlanAnswer } from '@rowan/rules';

/** The strongest bot gives the hints. */
const COACH = 'earl';
const NO_PLAN: PlanAnswer = { kind: 'plan', places: [] };

interface Surroundings {
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly bots: Bots;
  readonly send: (message: TableMessage) => void;
  readonly store: (table: Table) => Promise<void>;
}

/** One table and the one device around it, at which all its persons sit. */
export class Host {
  readonly #table: Table;
  readonly #around: Surroundings;
  #viewer: number;
  #running = false;
  #outbox: Promise<void> = Promise.resolve();

  constructor(table: Table, around: Surroundings) {
    this.#table = table;
    this.#around = around;
    this.#viewer = Math.max(
      0,
      table.setup.seats.findIndex(({ kind }) => kind === 'person'),
    );
  }

  welcome(): void {
    const { setup, seats } = this.#table.setup;
    const { key: _key, ...open } = setup;
    const { catalogue, id: table } = this.#around;
    this.#around.send({
      kind: 'welcome',
      protocol: PROTOCOL,
      table,
      catalogue,
      setup: open,
      seats,
    });
    this.#around.send(this.#news(0));
    void this.#runBots();
  }

  receive(message: ClientMessage): void {
    switch (message.kind) {
      case 'join':
        this.welcome();
        return;
      case 'move':
        this.#move(message);
        return;
      case 'undo':
        if (this.#table.undo(message.seat)) this.#overtake(this.#table.steps.length);
        return;
      case 'redo':
        if (this.#table.redo(message.seat)?.ok) this.#overtake(this.#table.steps.length - 1);
        return;
      case 'explain':
      case 'fill':
        this.#advise(message);
        return;
      case 'hint':
        void this.#hint(message.request);
    }
  }

  #move({ command, seat, decision, answer }: Extract<ClientMessage, { kind: 'move' }>): void {
    const before = this.#table.steps.length;
    const played = this.#table.play({ seat, decision, answer }, command);
    if (!played.ok) {
      this.#around.send({ kind: 'rejected', command, rejection: played.error });
      return;
    }
    this.#overtake(before);
  }

  #explained(plan: PlanAnswer): Explained | null {
    const { state } = this.#table;
    return state.decision?.kind === 'plan' ? explain(this.#around.catalogue, state, plan) : null;
  }

  #advise(message: Extract<ClientMessage, { kind: 'explain' | 'fill' }>): void {
    const { catalogue, send } = this.#around;
    const { state } = this.#table;
    const { request, plan } = message;
    if (message.kind === 'explain') {
      send({ kind: 'explained', request, explained: this.#explained(plan) });
      return;
    }
    const open = state.decision?.kind === 'plan';
    const filled = open ? fewestUnits(catalogue, state, plan, message.place) : null;
    send({ kind: 'filled', request, plan: filled });
  }

  /** What the coach would do in the viewer's place, from what the viewer sees. */
  async #hint(request: number): Promise<void> {
    const { bots, send, catalogue } = this.#around;
    const { state } = this.#table;
    const viewer = this.#viewer;
    const view = this.#table.viewFor(viewer);
    const report = ({ iterations, share, candidates }: Report): void =>
      send({ kind: 'thinking', thought: { seat: viewer, iterations, share, candidates } });
    const own = this.#table.waitingFor === viewer;
    const thought = own ? await bots.think(COACH, view, view.decisions, report) : null;
    send({ kind: 'hinted', request, hint: thought && hintOf(catalogue, state, thought) });
  }

  /** Somebody has changed the game: what bots were thinking of is no longer there. */
  #overtake(from: number): void {
    this.#around.bots.stop();
    this.#publish(from);
    void this.#runBots();
  }

  /** What happened is told once it is stored: nothing that was seen is ever lost or comes out differently. */
  #publish(from: number): void {
    const { store, send } = this.#around;
    const news = this.#news(from);
    // A device that keeps nothing still plays.
    const stored = store(this.#table).catch(() => undefined);
    this.#outbox = this.#outbox.then(() => stored).then(() => send(news));
  }

  /** The view is that of the person who decides; while bots play, that of the last one who did. */
  #news(from: number): Update {
    const table = this.#table;
    const seat = table.waitingFor;
    if (seat !== null && table.seatAt(seat)?.kind === 'person') this.#viewer = seat;
    const own = seat === this.#viewer;
    return {
      kind: 'update',
      from,
      steps: table.eventsFrom(from, this.#viewer),
      view: table.viewFor(this.#viewer),
      options: own ? optionsOf(this.#around.catalogue, table.state) : NO_OPTIONS,
      explained: own ? this.#explained(NO_PLAN) : null,
      progress: questProgress(this.#around.catalogue, table.state, this.#viewer),
      undo: table.undoable(this.#viewer),
      redo: table.redoable(this.#viewer),
    };
  }

  /** Others see that a bot thinks and how far it is, not what it thinks of. */
  readonly #ask: AskBot = async ({ bot, seat, view, seed }) => {
    const { bots, send } = this.#around;
    const thought = await bots.think(bot, view, seed, ({ iterations, share, candidates }) =>
      send({
        kind: 'thinking',
        thought: {
          seat,
          iterations,
          share,
          candidates: candidates.map(({ value }) => ({ value })),
        },
      }),
    );
    return thought?.best ?? null;
  };

  async #runBots(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      while (this.#table.botToMove() !== null) {
        if (!(await this.#table.playBot(this.#ask))) continue;
        this.#publish(this.#table.steps.length - 1);
      }
    } catch {
      this.#around.send({ kind: 'failed', reason: 'broken' });
    } finally {
      this.#running = false;
    }
  }
}
