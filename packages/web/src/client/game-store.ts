import { createStore } from 'zustand/vanilla';
import type { Hint, MessageOf, TableMessage, Thought, Update, Welcome } from '@rowan/protocol';
import type { Answer, GameEvent, GameView, Place, PlanAnswer, Rejection } from '@rowan/rules';
import type { Explained, Options, QuestProgress } from '@rowan/table';
import { connectLocally, type Connect, type Connection } from './connection.ts';
import { keepDraft, momentOf, takeDraft, type Drafts } from './drafts.ts';
import { IDLE, type Interaction } from './interaction.ts';
import { share } from './share.ts';

export interface GameState {
  readonly id: string;
  readonly failure: MessageOf<'failed'>['reason'] | null;
  readonly welcome: Welcome | null;
  /** Everything that happened, one list of events a step: the log. */
  readonly steps: readonly (readonly GameEvent[])[];
  /** What the board shows: while events are played, the staged view between two real ones. */
  readonly view: GameView | null;
  /** Options of the open decision; none while events are played. */
  readonly options: Options;
  readonly progress: readonly QuestProgress[];
  readonly undo: number;
  readonly redo: number;
  readonly playing: boolean;
  readonly interaction: Interaction;
  readonly explained: Explained | null;
  readonly refusal: Rejection | null;
  /** The answer that is under way to the table; what comes of it is not yet known. */
  readonly sent: Answer | null;
  /** The coach's advice; `thinking` until it has one. */
  readonly hint: Hint | 'thinking' | null;
  /** How far the bot is that thinks now, for itself or for the coach. */
  readonly thought: Thought | null;
  /** The seat that has to take the device before its hand is shown. */
  readonly handTo: number | null;
  /** How many steps the viewer had seen when their last turn ended. */
  readonly seen: number;
}

const NO_OPTIONS: Options = { offers: [], targets: [] };

const EMPTY: Omit<GameState, 'id'> = {
  failure: null,
  welcome: null,
  steps: [],
  view: null,
  options: NO_OPTIONS,
  progress: [],
  undo: 0,
  redo: 0,
  playing: false,
  interaction: IDLE,
  explained: null,
  refusal: null,
  sent: null,
  hint: null,
  thought: null,
  handTo: null,
  seen: 0,
};

export type GameStore = ReturnType<typeof createGameStore>;

/** Plays an update on the board, then calls back. */
export type Playback = (
  update: Update,
  show: (view: GameView, told: readonly GameEvent[]) => void,
  from: GameView | null,
) => Promise<void>;

interface Around {
  readonly connect?: Connect;
  /** Where a half-made choice outlives the page; without them it does not. */
  readonly drafts?: Drafts;
}

type Waiting = (message: TableMessage) => void;

/** Plans that serve one place more, by place. */
interface Served {
  readonly plan: PlanAnswer | null;
  readonly by: ReadonlyMap<Place, Promise<PlanAnswer | null>>;
}

const NOTHING_SERVED: Served = { plan: null, by: new Map() };
/** Milliseconds in which a frame or two are drawn. */
const SOON = 30;

/** The page's side of one table: what it knows, what the player is putting together, what is asked. */
export class Game {
  readonly store: GameStore;
  readonly #connection: Connection;
  readonly #playback: Playback;
  readonly #drafts: Drafts | null;
  readonly #updates: Update[] = [];
  readonly #requests = new Map<number, Waiting>();
  #request = 0;
  #followUp: Answer | null = null;
  #served = NOTHING_SERVED;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #draining = false;
  /** Whether the last settled view was of the viewer's own turn. */
  #mine = false;

  constructor(id: string, playback: Playback, { connect = connectLocally, drafts }: Around = {}) {
    this.store = createGameStore(id);
    this.#playback = playback;
    this.#drafts = drafts ?? null;
    this.#connection = connect(id, (message) => this.#receive(message));
  }

  close(): void {
    clearTimeout(this.#soon);
    this.#connection.close();
  }

  #set(patch: Partial<GameState>): void {
    this.store.setState(patch);
  }

  get state(): GameState {
    return this.store.getState();
  }

  #receive(message: TableMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#set({ welcome: message });
        return;
      case 'update':
        this.#updates.push(message);
        void this.#drain();
        return;
      case 'rejected':
        this.#followUp = null;
        this.#set({ sent: null, refusal: message.rejection });
        return;
      case 'thinking':
        this.#set({ thought: message.thought });
        return;
      case 'hinted':
        this.#set({ thought: null });
        this.#answered(message);
        return;
      case 'explained':
      case 'filled':
        this.#answered(message);
        return;
      case 'failed':
        this.#set({ failure: message.reason });
    }
  }

  #answered(message: MessageOf<'explained' | 'filled' | 'hinted'>): void {
    this.#requests.get(message.request)?.(message);
    this.#requests.delete(message.request);
  }

  /** One update after the other reaches the board. */
  async #drain(): Promise<void> {
    if (this.#draining) return;
    this.#draining = true;
    for (let next = this.#updates.shift(); next; next = this.#updates.shift())
      await this.#show(next);
    this.#draining = false;
  }

  async #show(update: Update): Promise<void> {
    const { steps, view, welcome } = this.state;
    const jump = view === null || update.from !== steps.length;
    const switched = view !== null && view.viewer !== update.view.viewer;
    const handTo =
      this.#hotSeat(welcome) && (switched || view === null) ? update.view.viewer : null;
    const before = steps.slice(0, update.from);
    this.#set({
      options: NO_OPTIONS,
      interaction: IDLE,
      explained: null,
      refusal: null,
      sent: null,
      hint: null,
      thought: null,
    });
    if (!jump && !switched) {
      this.#set({ playing: true });
      const show = (staged: GameView, told: readonly GameEvent[]): void =>
        this.#set({ view: staged, steps: [...before, told] });
      await this.#playback(update, show, view);
    }
    this.#set({ steps: [...before, ...update.steps] });
    this.#settle(update, typeof handTo === 'number' ? handTo : null);
  }

  #settle(update: Update, handTo: number | null): void {
    const { options, explained = null, progress = [], undo, redo } = update;
    const view = share(this.state.view, update.view);
    const mine = view.active === view.viewer;
    const seen = this.#mine && !mine ? this.state.steps.length : this.state.seen;
    this.#mine = mine;
    this.#set({
      view,
      options,
      explained,
      progress,
      undo,
      redo,
      playing: this.#updates.length > 0,
      seen,
      ...(handTo === null ? {} : { handTo }),
    });
    this.#lookAheadSoon();
    this.#restore();
    this.#continue();
  }

  /** What was half made for this decision lies on the board again. */
  #restore(): void {
    const { id, view } = this.state;
    const draft = this.#drafts && view && takeDraft(this.#drafts, id, momentOf(view));
    if (draft) this.interact(draft);
  }

  #hotSeat(welcome: Welcome | null): boolean {
    return (welcome?.seats.filter(({ kind }) => kind === 'person').length ?? 0) > 1;
  }

  /** The second half of a move in two, once the first has come back. */
  #continue(): void {
    const answer = this.#followUp;
    this.#followUp = null;
    if (answer) this.answer(answer);
  }

  /** Answers the open decision; with `then`, the next one too. The page shows at once that it was heard. */
  answer(answer: Answer, then: Answer | null = null): void {
    const { view, playing, sent } = this.state;
    const decision = view?.decision;
    if (!decision || playing || sent) return;
    this.#followUp = then;
    this.#set({ sent: answer, refusal: null });
    this.#connection.send({
      kind: 'move',
      command: crypto.randomUUID(),
      seat: decision.seat,
      decision: decision.id,
      answer,
    });
  }

  undoMove(): void {
    const { view, undo, playing, sent } = this.state;
    if (undo > 0 && !playing && !sent && typeof view?.viewer === 'number')
      this.#connection.send({ kind: 'undo', seat: view.viewer });
  }

  redoMove(): void {
    const { view, redo, playing, sent } = this.state;
    if (redo > 0 && !playing && !sent && typeof view?.viewer === 'number')
      this.#connection.send({ kind: 'redo', seat: view.viewer });
  }

  /** What was sent can no longer be changed. */
  interact(interaction: Interaction): void {
    if (this.state.sent) return;
    const changed = interaction.plan !== this.state.interaction.plan;
    this.#set({ interaction, refusal: null });
    this.#keep();
    if (changed) this.#explain();
  }

  #keep(): void {
    const { id, view, interaction } = this.state;
    const moment = view && momentOf(view);
    if (this.#drafts && moment) keepDraft(this.#drafts, id, { moment, interaction });
  }

  refuse(refusal: Rejection | null): void {
    this.#set({ refusal });
  }

  advise(hint: GameState['hint']): void {
    this.#set({ hint });
  }

  takeDevice(): void {
    this.#set({ handTo: null });
  }

  /** Keeps the report on the plan in step with the plan. */
  #explain(): void {
    const { view, interaction } = this.state;
    if (view?.decision?.kind !== 'plan') return;
    void this.explain(interaction.plan).then((explained) => {
      if (this.state.interaction.plan !== interaction.plan) return;
      this.#set({ explained });
      this.#lookAheadSoon();
    });
  }

  /** What is to be seen now comes first. */
  #lookAheadSoon(): void {
    this.#served = NOTHING_SERVED;
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#lookAhead(), SOON);
  }

  /** Asks how each place in reach would be served, so that a click on it need not wait for the table. */
  #lookAhead(): void {
    const { explained, interaction } = this.state;
    const { plan } = interaction;
    const places = explained?.reachable ?? [];
    this.#served = { plan, by: new Map(places.map((place) => [place, this.#fill(plan, place)])) };
  }

  explain(plan: PlanAnswer): Promise<Explained | null> {
    return new Promise((resolve) => {
      const request = this.#ask((message) =>
        resolve(message.kind === 'explained' ? message.explained : null),
      );
      this.#connection.send({ kind: 'explain', request, plan });
    });
  }

  /** The plan with the fewest meeples added that serve the place; null if they do not suffice. */
  fill(plan: PlanAnswer, place: Place): Promise<PlanAnswer | null> {
    const known = this.#served.plan === plan ? this.#served.by.get(place) : undefined;
    return known ?? this.#fill(plan, place);
  }

  #fill(plan: PlanAnswer, place: Place): Promise<PlanAnswer | null> {
    return new Promise((resolve) => {
      const request = this.#ask((message) =>
        resolve(message.kind === 'filled' ? message.plan : null),
      );
      this.#connection.send({ kind: 'fill', request, plan, place });
    });
  }

  /** What the coach would do; null when it is not the viewer's turn. */
  hint(): Promise<Hint | null> {
    return new Promise((resolve) => {
      const request = this.#ask((message) =>
        resolve(message.kind === 'hinted' ? message.hint : null),
      );
      this.#connection.send({ kind: 'hint', request });
    });
  }

  #ask(waiting: Waiting): number {
    this.#request += 1;
    this.#requests.set(this.#request, waiting);
    return this.#request;
  }
}

const createGameStore = (id: string) => createStore<GameState>(() => ({ ...EMPTY, id }));
