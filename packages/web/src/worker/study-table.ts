import { judgeBy, thinkBy } from '@rowan/engines/bots';
import { COACHING, type Progress } from '@rowan/bots';
import { COACH } from '@rowan/cards';
import { PROTOCOL, hintOf, type Hint, type PageMessage, type TableMessage } from '@rowan/protocol';
import type { Answer, GameView, SeatIndex } from '@rowan/rules';
import {
  adviserOf,
  botSeed,
  childrenOf,
  extended,
  pathTo,
  stepOn,
  type Adviser,
  type Edition,
  type PlanAdvice,
  type Step,
  type Study,
  type Way,
} from '@rowan/table';
import { pauseBriefly } from './pause.ts';

/** Who answers for the others. */
export type Others = 'bots' | 'mine';

/** What the page shows beside the board. */
export interface StudyNews {
  readonly study: Study;
  readonly at: number;
  /** How many moves the bots have made on their own; null while they do not. */
  readonly playing: number | null;
  /** What was seen where each of these nodes was chosen: for words about them. */
  readonly seen: readonly (readonly [node: number, view: GameView])[];
}

/** What a study is opened with. */
export interface Opening extends Edition {
  readonly id: string;
  readonly study: Study;
  readonly steps: readonly Step[];
  readonly plans: PlanAdvice;
  readonly tell: (message: TableMessage) => void;
  readonly changed: (news: StudyNews) => void;
}

/** What a bot may think about an answer: the same on any machine. */
const THINKING = { iterations: 60 };
const NO_PLAN = { kind: 'plan', places: [] } as const;

/** A table at which any position of a study can be played on from. What is done there grows the tree; going back leaves it as it is. */
export class StudyTable {
  readonly #in: Opening;
  #study: Study;
  readonly #steps: Step[];
  #at: number;
  #others: Others = 'bots';
  readonly #own: SeatIndex;
  #advice: Adviser | null = null;
  #view: GameView | null = null;
  /** What bots think about is dropped when somebody goes elsewhere. */
  #thought = 0;
  #playing: number | null = null;
  #sent = new Set<number>([0]);

  constructor(opening: Opening, at: number) {
    this.#in = opening;
    this.#study = opening.study;
    this.#steps = [...opening.steps];
    this.#at = at in this.#steps ? at : 0;
    const { decision, active } = this.#steps[0]!.state;
    this.#own = decision?.seat ?? active;
  }

  get study(): Study {
    return this.#study;
  }

  #step(node = this.#at): Step {
    return this.#steps[node]!;
  }

  /** Through whose eyes the board is seen. */
  #eyes(): SeatIndex {
    const { decision } = this.#step().state;
    return this.#others === 'mine' && decision ? decision.seat : this.#own;
  }

  // To the page

  #update(from: number): void {
    const { engine, tell, plans } = this.#in;
    const eyes = this.#eyes();
    const path = pathTo(this.#study, this.#at);
    const view = engine.view(this.#step().state, eyes);
    const adviser = adviserOf(this.#in, view, plans);
    this.#advice = adviser;
    this.#view = view;
    tell({
      kind: 'update',
      from,
      steps: path.slice(from).map((node) => engine.viewEvents(this.#step(node).events, eyes)),
      view,
      options: adviser.options(),
      explained: view.decision?.kind === 'plan' ? adviser.explain(NO_PLAN) : null,
      progress: adviser.progress(),
      standing: adviser.standing(),
      undo: path.length - 1,
      redo: childrenOf(this.#study, this.#at).length > 0 ? 1 : 0,
    });
    this.#news();
  }

  #news(): void {
    const fresh = this.#study.nodes.flatMap((_, node) => (this.#sent.has(node) ? [] : [node]));
    for (const node of fresh) this.#sent.add(node);
    this.#in.changed({
      study: this.#study,
      at: this.#at,
      playing: this.#playing,
      seen: fresh.map((node) => [node, this.#seenBefore(node)] as const),
    });
  }

  #seenBefore(node: number): GameView {
    const { state } = this.#step(this.#study.nodes[node]!.parent);
    return this.#in.engine.view(state, state.decision?.seat ?? this.#own);
  }

  // From the page

  ask(message: PageMessage): void {
    const { tell } = this.#in;
    switch (message.kind) {
      case 'join':
        this.#welcome();
        return;
      case 'move':
        this.#answer(message.answer);
        return;
      case 'undo':
        this.goTo(this.#back());
        return;
      case 'redo':
        this.goTo(childrenOf(this.#study, this.#at).at(-1) ?? this.#at);
        return;
      case 'explain':
        tell({
          kind: 'explained',
          request: message.request,
          explained: this.#advice?.explain(message.plan) ?? null,
        });
        return;
      case 'fill':
        tell({
          kind: 'filled',
          request: message.request,
          plan: this.#advice?.fill(message.plan, message.place) ?? null,
        });
        return;
      case 'whyNot':
        tell({
          kind: 'because',
          request: message.request,
          rejection: this.#advice?.whyNot(message.attempt) ?? null,
        });
        return;
      case 'warn':
        tell({
          kind: 'warned',
          request: message.request,
          warnings: this.#advice?.warnings(message.plan) ?? [],
        });
        return;
      case 'hint':
        void this.opinion().then((hint) =>
          tell({ kind: 'hinted', request: message.request, hint }),
        );
        return;
      case 'export':
        tell({ kind: 'exported', request: message.request, rows: [] });
        return;
      default:
    }
  }

  #welcome(): void {
    const { id, catalogue, tell } = this.#in;
    const { pin, setup, seats } = this.#study;
    const { key: _key, ...dealt } = setup;
    const own = seats.map((_, seat) => seat);
    const facts = { protocol: PROTOCOL, table: id, pin, catalogue, setup: dealt, seats, own };
    tell({ kind: 'welcome', ...facts });
    this.#update(0);
  }

  /** Where the last own decision was. */
  #back(): number {
    let node = this.#study.nodes[this.#at]!.parent;
    while (node > 0 && this.#isBots(node)) node = this.#study.nodes[node]!.parent;
    return Math.max(0, node);
  }

  #isBots(node: number): boolean {
    const { decision } = this.#step(node).state;
    return this.#others === 'bots' && decision !== null && decision.seat !== this.#own;
  }

  goTo(node: number): void {
    this.#thought += 1;
    this.#playing = null;
    if (node in this.#steps) this.#at = node;
    this.#update(0);
  }

  /** Others answer for themselves, or the player does for them. */
  seat(others: Others): void {
    this.#others = others;
    this.#thought += 1;
    this.#playing = null;
    this.#update(0);
    void this.#botsAnswer();
  }

  /** The study was named, noted in or pruned by the page. */
  become(study: Study, steps: readonly Step[], at: number): void {
    this.#study = study;
    this.#steps.splice(0, this.#steps.length, ...steps);
    this.#sent = new Set([0]);
    this.goTo(at);
  }

  note(study: Study): void {
    this.#study = study;
    this.#news();
  }

  #answer(answer: Answer): void {
    const { engine, catalogue, tell } = this.#in;
    const { state } = this.#step();
    const { decision } = state;
    if (!decision) return;
    const { seat, id } = decision;
    const judged = engine.apply(catalogue, state, { seat, decision: id, answer });
    if (!judged.ok) {
      tell({ kind: 'rejected', refusal: { reason: 'rules', rejection: judged.error } });
      return;
    }
    this.#thought += 1;
    if (this.#go({ answer: judged.value.answer, luck: null })) void this.#botsAnswer();
  }

  /** What is hidden is dealt anew, and play goes on there. */
  deal(luck: number): boolean {
    this.#thought += 1;
    return this.#go({ answer: null, luck });
  }

  /** One step on, shown as it happens; false where there is no room for it. */
  #go(way: Way, shown = true): boolean {
    const from = this.#step();
    const next = extended(this.#study, this.#at, way);
    const step = next && (this.#steps[next.at] ?? stepOn(this.#in, from, way));
    if (!next || !step) {
      this.#in.tell({ kind: 'rejected', refusal: { reason: 'notYours' } });
      return false;
    }
    this.#study = next.study;
    this.#steps[next.at] = step;
    this.#at = next.at;
    if (shown) this.#update(pathTo(this.#study, this.#at).length - 1);
    return true;
  }

  // Bots

  async #botsAnswer(): Promise<void> {
    const own = this.#thought;
    while (this.#isBots(this.#at) && own === this.#thought) {
      const answer = await this.#think(own);
      if (!answer || own !== this.#thought) return;
      if (!this.#go({ answer, luck: null })) return;
    }
  }

  /** Bots play on in all seats until the game is over, or somebody goes elsewhere; the board shows where it led. */
  async playOn(): Promise<void> {
    const own = (this.#thought += 1);
    this.#playing = 0;
    this.#news();
    while (this.#step().state.decision && own === this.#thought) {
      const answer = await this.#think(own);
      if (!answer || own !== this.#thought) return;
      if (!this.#go({ answer, luck: null }, false)) break;
      this.#playing += 1;
      if (this.#playing % 10 === 0) this.#news();
    }
    if (own !== this.#thought) return;
    this.#playing = null;
    this.#update(0);
  }

  stop(): void {
    this.goTo(this.#at);
  }

  #host(own: number, report: (progress: Progress) => void = () => undefined) {
    return {
      clock: () => performance.now(),
      pause: pauseBriefly,
      cancelled: () => own !== this.#thought,
      report,
    };
  }

  /** What the bot of the seat to decide answers, from what it sees. */
  async #think(own: number): Promise<Answer | null> {
    const { engine, catalogue } = this.#in;
    const { state } = this.#step();
    const { seat, id } = state.decision!;
    const think = await thinkBy(engine.rules);
    if (!think) return null;
    const view = engine.view(state, seat);
    const bot = this.#study.seats[seat]?.bot ?? COACH;
    const seed = botSeed(state.setup.key, seat, id);
    return think(catalogue, { bot, view, seed, budget: THINKING }, this.#host(own));
  }

  /** What the judge says of the position, from what the seat to decide sees; null where there is nothing to decide, or nobody to judge. */
  async opinion(): Promise<Hint | null> {
    const { engine, catalogue } = this.#in;
    const view = this.#view;
    const adviser = this.#advice;
    const own = this.#thought;
    if (!view?.decision || !adviser) return null;
    const judge = await judgeBy(engine.rules);
    if (!judge) return null;
    const request = { view, seed: view.decisions, budget: COACHING };
    const judgement = await judge(catalogue, request, this.#host(own));
    return own === this.#thought ? hintOf(adviser, judgement) : null;
  }
}
