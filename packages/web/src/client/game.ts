import type { Hint, TableMessage } from '@rowan/protocol';
import type { Answer, Place, PlanAnswer, Rejection } from '@rowan/rules';
import type { Attempt, Explained, Warning } from '@rowan/table';
import { noteTrouble } from '../base/report.ts';
import { settings } from '../base/settings.ts';
import { soon } from '../base/soon.ts';
import { setPlan, untouched, type Interaction } from '../model/interaction.ts';
import { connectLocally, type Connect } from './connection.ts';
import { aheadOf, dropOthers, keepDraft, momentOf, takeDraft, type Drafts } from './drafts.ts';
import { Line } from './line.ts';
import { LookAhead } from './look-ahead.ts';
import { createPageStore, type PageState, type PageStore, type Reminder } from './page-state.ts';
import { Screenplay, type Playback } from './screenplay.ts';
import { impliedBy, isSealed, nextOf, orderedNext, type Next, type Ordered } from './sequence.ts';

const preparing = soon(() => import('./prepare.ts'));

interface Around {
  /** How to reach the table; without it the board shows what it is given and asks nobody. */
  readonly connect?: Connect | null;
  /** Where a half-made choice outlives the page; without them it does not. */
  readonly drafts?: Drafts;
  /** What else remembers something of what was shown; called when the device changes hands. */
  readonly forget?: () => void;
  /** Whether the coach may be asked: at a table with others it was agreed on. */
  readonly coached?: boolean;
  /** Nobody is warned where finding out is the point. */
  readonly warned?: boolean;
}

/** The page's side of one table: what it shows, what the player is putting together, what is asked. */
export class Game {
  readonly store: PageStore;
  readonly screenplay: Screenplay;
  readonly #line: Line | null;
  readonly drafts: Drafts | null;
  readonly #ahead = new LookAhead({
    fill: (plan, place) => this.#line?.fill(plan, place) ?? nothing(),
    warnings: (plan) => this.#line?.warnings(plan) ?? Promise.resolve([]),
  });
  readonly #forget: () => void;
  /** Both may be known only once the table has been heard. */
  coached: boolean;
  warned: boolean;
  #then: readonly Next[] = [];
  #ordered: Ordered | null = null;
  /** Moves are taken back one after the other, up to the seal. */
  #restarting = false;
  /** What an earlier page prepared has been looked for. */
  #recalled = false;

  constructor(id: string, playback: Playback, around: Around = {}) {
    const { connect = connectLocally, drafts, forget = noTrace } = around;
    const { coached = true, warned = coached } = around;
    this.coached = coached;
    this.warned = warned;
    this.store = createPageStore(id);
    this.screenplay = new Screenplay(this.store, playback, {
      settled: () => this.#settled(),
      handed: (seat) => this.#handed(seat),
    });
    this.drafts = drafts ?? null;
    this.#forget = forget;
    this.#line = connect && new Line(id, connect, (message) => this.hear(message));
  }

  close(): void {
    this.#ahead.stop();
    this.#line?.close();
  }

  #set(patch: Partial<PageState>): void {
    this.store.setState(patch);
  }

  get state(): PageState {
    return this.store.getState();
  }

  hear(message: Exclude<TableMessage, { readonly request: number }>): void {
    switch (message.kind) {
      case 'welcome':
        this.#set({ welcome: message });
        return;
      case 'handed':
      case 'update':
        this.screenplay.add(message);
        return;
      case 'rejected':
        this.#drop();
        this.#set({ sent: null, refusal: message.refusal });
        return;
      case 'thinking':
        this.#set({ thought: message.thought });
        return;
      case 'unkept':
        this.#set({ unkept: message.rows });
        return;
      case 'trouble':
        noteTrouble(message.error);
        return;
      case 'failed':
        this.#set({ failure: message.failure });
    }
  }

  /** Nothing is to follow any more. */
  #drop(): void {
    this.#then = [];
    this.#ordered = null;
    this.#restarting = false;
  }

  /** What the last person was about, also while their last move was still being shown, is nobody else's business. */
  #handed(seat: number): void {
    this.#drop();
    this.#ahead.stop();
    if (this.drafts) dropOthers(this.drafts, this.state.id, seat);
    this.#forget();
  }

  #settled(): void {
    this.#lookAhead();
    if (this.#restarting) {
      this.#takeBack();
      return;
    }
    this.#restore();
    this.#continue();
    this.#layPrepared();
  }

  /** What was prepared while others played, by an earlier page too, is laid out once it is asked for. */
  #layPrepared(): void {
    const { id, prepared } = this.state;
    const kept = !this.#recalled && this.drafts?.read(aheadOf(id));
    this.#recalled = true;
    if (!prepared && !kept) return;
    void preparing().then(({ layPrepared }) => layPrepared(this), noteTrouble);
  }

  prepare(prepared: PageState['prepared']): void {
    this.#set({ prepared, refusal: null });
  }

  /** What was half made for this decision lies on the board again. */
  #restore(): void {
    const { id, view } = this.state;
    const draft = this.drafts && view && takeDraft(this.drafts, id, momentOf(view));
    if (draft) this.interact(draft);
  }

  /** What was to follow, once the answer before it has come back; what seals is left to the player. */
  #continue(): void {
    const { options, interaction, view } = this.state;
    const ordered = orderedNext(this.#ordered, view?.decision, options);
    const [next, ...rest] = ordered ? [ordered] : nextOf(this.#then, options);
    this.#then = [];
    if (!next) return;
    if (next.kind === 'serve') void this.serve(next.place);
    else if (ordered || !isSealed(next, options)) this.answer(next, rest);
    else if (next.kind === 'develop' && next.do === 'construct')
      this.interact({ ...interaction, source: { kind: 'tile', tile: next.tile } });
  }

  /** Answers the open decision; with `then`, what comes next too. The page shows at once that it was heard. */
  answer(answer: Answer, then: readonly Next[] = []): void {
    const { view, playing, sent } = this.state;
    const decision = view?.decision;
    if (!decision || playing || sent || !this.#line) return;
    this.#then = then.length > 0 ? then : impliedBy(answer, view);
    this.#set({ sent: answer, refusal: null });
    this.#line.send({ kind: 'move', decision: decision.id, answer });
  }

  /** One answer for all that is to be ordered; the table may still ask for one after the other. */
  answerInOrder(items: readonly number[]): void {
    const [item] = items;
    this.#ordered = { items, sealed: this.state.options.offers.some(({ seals }) => seals) };
    if (item !== undefined) this.answer({ kind: 'order', item });
  }

  /** Serves a place of the plan with the fewest meeples, or with another crew; false if there is none. */
  async serve(place: Place): Promise<boolean> {
    const { interaction } = this.state;
    const filled = await this.fill(interaction.plan, place);
    if (this.state.interaction !== interaction) return true;
    if (filled) this.interact(setPlan(interaction, filled));
    return filled !== null;
  }

  undoMove(): void {
    const { undo, playing, sent } = this.state;
    this.#ordered = null;
    if (undo > 0 && !playing && !sent) this.#line?.send({ kind: 'undo' });
  }

  /** The turn begins anew: everything back to the seal, or to its first decision. */
  restart(): void {
    const { playing, sent } = this.state;
    if (playing || sent) return;
    this.interact(untouched(this.state.interaction));
    this.#takeBack();
  }

  #takeBack(): void {
    this.#restarting = this.state.undo > 0;
    this.undoMove();
  }

  /** Whoever assigns nobody while places glow is asked once more. */
  pass(): void {
    this.#set({ passing: true, refusal: null });
  }

  redoMove(): void {
    const { redo, playing, sent } = this.state;
    if (redo > 0 && !playing && !sent) this.#line?.send({ kind: 'redo' });
  }

  takeDevice(): void {
    this.#line?.send({ kind: 'take' });
  }

  /** The first decision is on the page. */
  settled(): void {
    this.#line?.send({ kind: 'soon' });
  }

  /** The page is looked at again, or the player wants the game to be kept now. */
  refresh(): void {
    this.#line?.send({ kind: 'refresh' });
  }

  /** The log of the game, also where the device does not keep it. */
  rows(): Promise<readonly unknown[]> {
    return this.#line?.rows() ?? Promise.resolve([]);
  }

  /** What was sent can no longer be changed; behind the curtain there is nothing to change. */
  interact(interaction: Interaction): void {
    if (this.state.sent || this.state.handTo !== null) return;
    const changed = interaction.plan !== this.state.interaction.plan;
    this.#set({ interaction, refusal: null, passing: false, warnings: null });
    this.#keep();
    if (changed) this.#explain();
  }

  #keep(): void {
    const { id, view, interaction } = this.state;
    const moment = view && momentOf(view);
    if (this.drafts && moment)
      keepDraft(this.drafts, id, { moment, interaction, seat: view.decision!.seat });
  }

  refuse(rejection: Rejection | null): void {
    this.#set({ refusal: rejection && { reason: 'rules', rejection } });
  }

  /** Something is missing before there is anything to ask the table about. */
  remind(reason: Reminder): void {
    this.#set({ refusal: { reason } });
  }

  advise(hint: PageState['hint'], told = 0): void {
    this.#set({ hint, told, refusal: null });
  }

  /** Keeps the report on the plan in step with the plan. */
  #explain(): void {
    const { view, interaction } = this.state;
    if (view?.decision?.kind !== 'plan') return;
    this.#ahead.stop();
    void this.explain(interaction.plan).then((explained) => {
      if (this.state.interaction.plan !== interaction.plan) return;
      this.#set({ explained });
      this.#lookAhead();
    });
  }

  #lookAhead(): void {
    const { explained, interaction } = this.state;
    const wary = this.wary && explained !== null && !explained.report.rejection;
    this.#ahead.soon(interaction.plan, explained?.reachable ?? [], wary);
  }

  /** Whether something may be said of the plan before it is confirmed. */
  get wary(): boolean {
    const { places } = this.state.interaction.plan;
    return this.warned && settings.getState().warnings && places.length > 0;
  }

  explain(plan: PlanAnswer): Promise<Explained | null> {
    return this.#line?.explain(plan) ?? nothing();
  }

  warnings(plan: PlanAnswer): Promise<readonly Warning[]> {
    return this.#ahead.warnings(plan);
  }

  warn(warnings: readonly Warning[]): void {
    this.#set({ warnings, refusal: null, hint: null });
  }

  whyNot(attempt: Attempt): Promise<Rejection | null> {
    return this.#line?.whyNot(attempt) ?? nothing();
  }

  fill(plan: PlanAnswer, place: Place): Promise<PlanAnswer | null> {
    return this.#ahead.fill(plan, place);
  }

  async hint(): Promise<Hint | null> {
    const hint = await (this.#line?.hint() ?? nothing());
    this.#set({ thought: null });
    return hint;
  }
}

const noTrace = (): void => undefined;
const nothing = (): Promise<null> => Promise.resolve(null);
