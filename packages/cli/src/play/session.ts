import type { Failure, LocalTable, MessageOf, TableMessage, Update } from '@rowan/protocol';
import type { Answer, Decision, GameState, PlanAnswer } from '@rowan/rules';
import type { PlanAdvice, Seat } from '@rowan/table';
import { UserError } from '../errors.ts';
import { harmless } from '../harmless.ts';
import type { Ink } from '../ink.ts';
import { scoreLines } from '../scores.ts';
import { createStory, type Story } from '../story.ts';
import { HINT } from '../strings-hint.ts';
import { HELP, PLAY, SETUP } from '../strings-play.ts';
import { seatName } from '../tellers.ts';
import { questionText, type Sight } from './answer-text.ts';
import { cardLines } from './card-text.ts';
import { choicesOf, sealText, withNote, type Choice } from './choices.ts';
import { hintLines } from './hint-text.ts';
import type { Inbox } from './inbox.ts';
import { parseInput, type Input } from './input.ts';
import { parseMeeples, parsePlan } from './plan-notation.ts';
import { planLines } from './plan-text.ts';
import { refusalLines } from './refusal.ts';
import { ruleText } from './rules-text.ts';
import { WIDTH, screenLines } from './screen.ts';
import type { Terminal } from './terminal.ts';
import { wrapped } from './wrap.ts';

/** A game in its file, and what can be done about that. */
export interface Keeping {
  readonly file: string;
  /** Tries once more to keep what could not be kept. */
  readonly settle: () => Promise<void>;
  readonly remove: () => void;
}

export interface SessionSetting {
  /** Near or far. */
  readonly table: Pick<LocalTable, 'ask' | 'edition'>;
  readonly plans: PlanAdvice;
  /** What the table tells. */
  readonly inbox: Inbox;
  readonly keeping: Keeping;
  /** Whether the game was begun earlier. */
  readonly resumed: boolean;
  readonly ink: Ink;
  readonly terminal: Terminal;
  /** Why there are no hints at this table; null: there are. */
  readonly noHint?: () => string | null;
}

type Kind = TableMessage['kind'];
type Hearers = { readonly [K in Kind]: (message: MessageOf<K>) => void };

const nothing = (): void => undefined;

/**
 * A game in a terminal, from where it stands to its end or until the player leaves. It knows what the table tells
 * its player and nothing else.
 */
export class Session {
  readonly #in: SessionSetting;
  #welcome: MessageOf<'welcome'> | null = null;
  #update: Update | null = null;
  #story: Story | null = null;
  /** Steps that were told. */
  #told = 0;
  /** Answers that stand; of a game that was begun earlier, everybody's. */
  #answers = 0;
  #boardOf = -1;
  /** What `y` would play. */
  #offer: Answer | null = null;
  #unkept = 0;
  #trouble = '';
  #requests = 0;

  constructor(setting: SessionSetting) {
    this.#in = setting;
  }

  /** True when the game was played to its end. */
  async run(): Promise<boolean> {
    while (await this.#goesOn()) {
      if (!(await this.#answer())) return this.#leave();
    }
    const { keeping, ink } = this.#in;
    const { catalogue } = this.#sight;
    this.#print('', ...scoreLines({ catalogue, state: this.#completed(), ink }));
    keeping.remove();
    return true;
  }

  async #leave(): Promise<false> {
    const { file, settle } = this.#in.keeping;
    await settle();
    this.#catchUp();
    if (this.#unkept > 0) throw new UserError(SETUP.cannotSave(file, this.#trouble));
    this.#print(PLAY.saved(file));
    return false;
  }

  #print(...lines: readonly string[]): void {
    for (const line of lines) this.#in.terminal.print(line);
  }

  // What the table tells

  readonly #hears: Hearers = {
    welcome: (message) => this.#meet(message),
    update: (message) => this.#show(message),
    handed: nothing,
    rejected: nothing,
    explained: nothing,
    filled: nothing,
    because: nothing,
    warned: nothing,
    hinted: nothing,
    exported: nothing,
    thinking: nothing,
    unkept: ({ rows }) => this.#owe(rows),
    trouble: ({ error }) => void (this.#trouble = error),
    failed: ({ failure }) => this.#fail(failure),
  };

  #hear(message: TableMessage): void {
    (this.#hears[message.kind] as (given: TableMessage) => void)(message);
  }

  /** The next message of some kinds; what comes before it is heard too. */
  async #next<K extends Kind>(...kinds: readonly K[]): Promise<MessageOf<K>> {
    for (;;) {
      const message = await this.#in.inbox.next();
      this.#hear(message);
      if ((kinds as readonly Kind[]).includes(message.kind)) return message as MessageOf<K>;
    }
  }

  #catchUp(): void {
    for (const message of this.#in.inbox.rest()) this.#hear(message);
  }

  /** Hears how the game goes on until the player is asked; false when it is over. */
  async #goesOn(): Promise<boolean> {
    for (;;) {
      const view = this.#update?.view;
      if (view?.phase === 'over') return false;
      if (view?.decision) return true;
      const message = await this.#next('update', 'handed');
      if (message.kind === 'handed') await this.#handOver(message.seat);
    }
  }

  async #handOver(seat: number): Promise<void> {
    const { terminal, table, ink } = this.#in;
    await terminal.ask(PLAY.handed(seatName({ solo: false, ink }, seat)));
    table.ask({ kind: 'take' });
  }

  #meet(welcome: MessageOf<'welcome'>): void {
    const { ink } = this.#in;
    const { catalogue, seats, own } = welcome;
    this.#welcome = welcome;
    this.#story = createStory({ catalogue, players: seats.length, ink });
    const you = seatName({ solo: seats.length === 1, ink }, own[0] ?? 0);
    this.#print(PLAY.welcome(you, opponentsText(seats, ink)));
  }

  /** Tells what has not been told; of a game that was begun earlier, nothing of what was. */
  #show(update: Update): void {
    const { from, steps } = update;
    const { resumed, keeping } = this.#in;
    if (!this.#update) {
      this.#answers = steps.length - 1;
      if (resumed) this.#print(PLAY.resumed(keeping.file, this.#answers));
      if (this.#answers > 0) this.#told = steps.length;
    }
    this.#update = update;
    for (const events of steps.slice(Math.max(0, this.#told - from)))
      this.#print(...this.#story!.tell(events));
    this.#print(...this.#story!.end());
    this.#told = from + steps.length;
  }

  #owe(rows: number): void {
    const { file } = this.#in.keeping;
    if (rows > 0 && this.#unkept === 0) this.#print(PLAY.unkept(file, this.#trouble));
    if (rows === 0 && this.#unkept > 0) this.#print(PLAY.keptAgain(file));
    this.#unkept = rows;
  }

  #fail(failure: Failure): never {
    const { file } = this.#in.keeping;
    if (failure.reason === 'gone') throw new UserError(SETUP.gone(file));
    if (failure.reason === 'parted') throw new UserError(SETUP.parted(file, failure.table));
    throw new Error(`the table stands still (${failure.reason}): ${this.#trouble}`);
  }

  // What the player is asked

  get #sight(): Sight {
    const { view } = this.#update!;
    const seat = typeof view.viewer === 'number' ? view.viewer : 0;
    return { catalogue: this.#welcome!.catalogue, view, seat };
  }

  /** A game as the player may imagine it. */
  #completed(): GameState {
    const { engine, catalogue } = this.#in.table.edition;
    return engine.completeView(catalogue, this.#sight.view);
  }

  /** One decision: asks until it is answered or taken back; false to leave the game. */
  async #answer(): Promise<boolean> {
    const sight = this.#sight;
    const decision = sight.view.decision!;
    if (this.#boardOf !== sight.view.turns) this.#showBoard();
    const { plans, ink } = this.#in;
    const suggest = () => plans.suggest(sight.catalogue, this.#completed());
    const choices = choicesOf(sight, this.#update!, suggest, ink);
    this.#ask(decision, choices);
    this.#offer = null;
    for (;;) {
      this.#catchUp();
      const line = await this.#in.terminal.ask(PLAY.prompt(this.#update!.undo));
      const input = parseInput(line ?? 'q');
      if (input.do === 'quit') return false;
      if (input.do === 'again') this.#ask(decision, choices);
      else if (await this.#heed(input, decision, choices)) return true;
    }
  }

  #showBoard(): void {
    const { ink } = this.#in;
    const { view, progress } = this.#update!;
    this.#boardOf = view.turns;
    this.#print('', ...screenLines({ ...this.#sight, ink, progress }));
  }

  #ask(decision: Decision, choices: readonly Choice[]): void {
    const { ink } = this.#in;
    const width = `${choices.length}`.length;
    this.#print(
      '',
      ink.bold(questionText(this.#sight, decision)),
      ...choices.map(({ text }, i) => `  ${ink.cyan(`${i + 1}`.padStart(width))}  ${text}`),
    );
  }

  /** True when the decision is answered, or another stands in its place. */
  async #heed(input: Input, decision: Decision, choices: readonly Choice[]): Promise<boolean> {
    switch (input.do) {
      case 'option':
        return this.#take(choices, input.n);
      case 'confirm':
        if (this.#offer) return this.#play(this.#offer);
        this.#print(PLAY.nothingToConfirm);
        return false;
      case 'type':
        return this.#type(input.text, decision);
      case 'undo':
        return this.#undo();
      case 'hint':
        await this.#hint();
        return false;
      default:
        this.#inform(input);
        return false;
    }
  }

  #inform(input: Input): void {
    switch (input.do) {
      case 'board':
        return this.#showBoard();
      case 'help':
        return this.#print(HELP);
      case 'rule': {
        const rule = ruleText(input.id);
        const lines = rule ? wrapped(`${rule.id} ${rule.title}. ${rule.text}`, WIDTH, '  ') : [];
        return this.#print(...(rule ? lines : [PLAY.noRule(input.id)]));
      }
      case 'card':
        return this.#print(...cardLines(this.#sight.catalogue, input.name, WIDTH));
      default:
        return this.#print(PLAY.unknown('text' in input ? input.text : ''));
    }
  }

  async #take(choices: readonly Choice[], n: number): Promise<boolean> {
    const choice = choices[n - 1];
    if (choice) return this.#play(choice.answer);
    this.#print(PLAY.noOption(choices.length));
    return false;
  }

  /** A plan is explained first; meeples for the Mage's Workshop go at once. */
  async #type(text: string, decision: Decision): Promise<boolean> {
    if (decision.kind === 'backToBag') {
      const meeples = parseMeeples(text);
      if (meeples) return this.#play({ kind: 'backToBag', meeples });
      this.#print(PLAY.badMeeples(text));
      return false;
    }
    if (decision.kind !== 'plan') {
      this.#print(PLAY.unknown(text));
      return false;
    }
    const parsed = parsePlan(text);
    if ('wrong' in parsed) this.#print(...wrapped(parsed.wrong, WIDTH, '  '));
    else await this.#explain(parsed.plan);
    return false;
  }

  // What the player does

  async #explain(plan: PlanAnswer): Promise<void> {
    const { catalogue } = this.#sight;
    this.#in.table.ask({ kind: 'explain', request: ++this.#requests, plan });
    const { explained } = await this.#next('explained');
    if (!explained) return;
    const { report, foresight } = explained;
    this.#print(...planLines(catalogue, report));
    this.#offer = report.rejection ? null : plan;
    if (report.rejection) this.#print(...refusalLines(catalogue, report.rejection, WIDTH));
    else this.#print(withNote(this.#in.ink, PLAY.confirm, foresight ? sealText(foresight) : ''));
  }

  /** True when the table went on; why it did not is told. */
  async #goOn(): Promise<boolean> {
    const message = await this.#next('update', 'rejected');
    if (message.kind === 'update') return true;
    const { refusal } = message;
    if (refusal.reason === 'rules')
      this.#print(...refusalLines(this.#sight.catalogue, refusal.rejection, WIDTH));
    else if (refusal.reason !== 'nothing') this.#print(PLAY.notDone);
    return false;
  }

  async #play(answer: Answer): Promise<boolean> {
    this.#in.table.ask({ kind: 'move', decision: this.#sight.view.decision!.id, answer });
    const played = await this.#goOn();
    if (played) this.#answers += 1;
    return played;
  }

  async #undo(): Promise<boolean> {
    if (this.#update!.undo === 0) {
      this.#print(PLAY.noUndo(this.#answers > 0 ? PLAY.sealed : PLAY.fresh));
      return false;
    }
    this.#in.table.ask({ kind: 'undo' });
    const undone = await this.#goOn();
    if (undone) {
      this.#answers -= 1;
      this.#print(PLAY.undone(this.#update!.undo));
    }
    return undone;
  }

  async #hint(): Promise<void> {
    const { table, ink, noHint } = this.#in;
    const refused = noHint?.() ?? null;
    if (refused !== null) return this.#print(refused);
    this.#print(ink.dim(PLAY.thinking(HINT.who)));
    table.ask({ kind: 'hint', request: ++this.#requests });
    const { hint } = await this.#next('hinted');
    if (!hint) return this.#print(PLAY.noHint);
    this.#offer = hint.answer;
    const { what, why } = hintLines(this.#sight, hint);
    this.#print(what, ...why.map((line) => ink.dim(line)));
  }
}

function opponentsText(seats: readonly Seat[], ink: Ink): string {
  const bots = seats.flatMap(({ kind, name }, seat) =>
    kind === 'bot' ? [PLAY.opponent(seatName({ solo: false, ink }, seat), harmless(name))] : [],
  );
  return bots.length > 0 ? bots.join(', ') : PLAY.royalGuard;
}
