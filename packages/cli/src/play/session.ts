import type { BotName, Candidate, PlainBudget, Progress } from '@rowan/bots';
import type { Answer, Decision } from '@rowan/rules';
import { explain, optionsOf, type BotQuestion, type Foresight, type Table } from '@rowan/table';
import type { Ink } from '../ink.ts';
import { scoreLines } from '../scores.ts';
import { createStory, type Story } from '../story.ts';
import { HELP, PLAY, REVEALS } from '../strings-play.ts';
import { seatName } from '../tellers.ts';
import { answerText, questionText, type Sight } from './answer-text.ts';
import { cardLines } from './card-text.ts';
import { parseInput, type Input } from './input.ts';
import { parseMeeples, parsePlan } from './plan-notation.ts';
import { gainText, planLines } from './plan-text.ts';
import { refusalLines } from './refusal.ts';
import { ruleText } from './rules-text.ts';
import { removeSave, writeSave } from './save-file.ts';
import { WIDTH, screenLines } from './screen.ts';
import { suggestPlans } from './suggest.ts';
import type { Terminal } from './terminal.ts';
import { wrapped } from './wrap.ts';

/** Bots think elsewhere; the last report comes with the answer. */
export type Think = (
  question: Pick<BotQuestion, 'view' | 'seed'> & {
    readonly bot: BotName;
    readonly budget: PlainBudget;
  },
) => Promise<{ readonly answer: Answer; readonly progress: Progress | null }>;

export interface SessionSetting {
  readonly table: Table;
  readonly seat: number;
  readonly file: string;
  readonly ink: Ink;
  readonly terminal: Terminal;
  readonly think: Think;
  readonly budget: PlainBudget;
  readonly hintBot: BotName;
}

interface Choice {
  readonly answer: Answer;
  readonly text: string;
}

const MORE_HINTS = 2;

/** One person's game in a terminal, from where it stands to its end or until they leave. */
export class Session {
  readonly #in: SessionSetting;
  readonly #story: Story;
  #told: number;
  #boardOf = -1;
  /** What `y` would play. */
  #offer: Answer | null = null;

  constructor(setting: SessionSetting) {
    this.#in = setting;
    const { table, ink } = setting;
    const { players } = table.setup.setup;
    this.#story = createStory({ catalogue: table.catalogue, players, ink });
    this.#told = table.steps.length > 1 ? table.steps.length : 0;
  }

  /** True when the game was played to its end. */
  async run(): Promise<boolean> {
    const { table, file, terminal } = this.#in;
    this.#tell();
    while (!table.over) {
      const goesOn = table.botToMove() === null ? await this.#answer() : await this.#letBotPlay();
      if (!goesOn) {
        writeSave(file, table);
        terminal.print(PLAY.saved(file));
        return false;
      }
    }
    this.#tell();
    this.#print(
      '',
      ...scoreLines({ catalogue: table.catalogue, state: table.state, ink: this.#in.ink }),
    );
    removeSave(file);
    return true;
  }

  #print(...lines: readonly string[]): void {
    for (const line of lines) this.#in.terminal.print(line);
  }

  get #sight(): Sight {
    const { table, seat } = this.#in;
    return { catalogue: table.catalogue, view: table.viewFor(seat), seat };
  }

  /** Everything that happened since it was last told, as this seat may know it. */
  #tell(): void {
    const { table, seat } = this.#in;
    for (const events of table.eventsFrom(this.#told, seat))
      this.#print(...this.#story.tell(events));
    this.#print(...this.#story.end());
    this.#told = table.steps.length;
  }

  async #letBotPlay(): Promise<boolean> {
    const { table, think, budget } = this.#in;
    await table.playBot(async ({ bot, view, seed }) => {
      const { answer } = await think({ bot: bot as BotName, view, seed, budget });
      return answer;
    });
    this.#tell();
    return true;
  }

  /** One decision: asks until it is answered or taken back; false to leave the game. */
  async #answer(): Promise<boolean> {
    const { table, seat, terminal } = this.#in;
    const decision = table.state.decision!;
    if (this.#boardOf !== table.state.turns) this.#showBoard();
    const choices = this.#choices(decision);
    this.#ask(decision, choices);
    this.#offer = null;
    for (;;) {
      const line = await terminal.ask(PLAY.prompt(table.undoable(seat)));
      const input = parseInput(line ?? 'q');
      if (input.do === 'quit') return false;
      if (input.do === 'again') this.#ask(decision, choices);
      else if (await this.#heed(input, decision, choices)) return true;
    }
  }

  #showBoard(): void {
    this.#boardOf = this.#in.table.state.turns;
    this.#print('', ...screenLines({ ...this.#sight, ink: this.#in.ink }));
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

  #choices(decision: Decision): Choice[] {
    const { catalogue, state } = this.#in.table;
    const { ink } = this.#in;
    if (decision.kind === 'plan') {
      return suggestPlans(catalogue, state).map(({ plan, report }) => ({
        answer: plan,
        text: answerText(this.#sight, plan) + ink.dim(gainText(catalogue, report)),
      }));
    }
    const sight = this.#sight;
    return optionsOf(catalogue, state).offers.map(({ answer, ...foresight }) => ({
      answer,
      text: withNote(ink, answerText(sight, answer), sealText(foresight)),
    }));
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
        return this.#print(...cardLines(this.#in.table.catalogue, input.name, WIDTH));
      default:
        return this.#print(PLAY.unknown('text' in input ? input.text : ''));
    }
  }

  #take(choices: readonly Choice[], n: number): boolean {
    const choice = choices[n - 1];
    if (choice) return this.#play(choice.answer);
    this.#print(PLAY.noOption(choices.length));
    return false;
  }

  /** A plan is explained first; meeples for the Mage's Workshop go at once. */
  #type(text: string, decision: Decision): boolean {
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
    else this.#explain(parsed.plan);
    return false;
  }

  #explain(plan: Extract<Answer, { kind: 'plan' }>): void {
    const { catalogue, state } = this.#in.table;
    const { report, foresight } = explain(catalogue, state, plan);
    this.#print(...planLines(catalogue, report));
    this.#offer = report.rejection ? null : plan;
    if (report.rejection) this.#print(...refusalLines(report.rejection, WIDTH));
    else this.#print(withNote(this.#in.ink, PLAY.confirm, foresight ? sealText(foresight) : ''));
  }

  #play(answer: Answer): boolean {
    const { table, seat, file } = this.#in;
    const played = table.play({ seat, decision: table.state.decision!.id, answer });
    if (!played.ok) {
      this.#print(...refusalLines(played.error, WIDTH));
      return false;
    }
    writeSave(file, table);
    this.#tell();
    return true;
  }

  #undo(): boolean {
    const { table, seat } = this.#in;
    if (!table.undo(seat)) {
      const played = table.steps.some(({ move }) => move?.seat === seat);
      this.#print(PLAY.noUndo(played ? PLAY.sealed : PLAY.fresh));
      return false;
    }
    this.#told = table.steps.length;
    this.#print(PLAY.undone(table.undoable(seat)));
    return true;
  }

  async #hint(): Promise<void> {
    const { table, seat, think, hintBot, budget, ink } = this.#in;
    const sight = this.#sight;
    this.#print(ink.dim(PLAY.thinking(hintBot)));
    const seed = table.state.decisions;
    const { answer, progress } = await think({
      bot: hintBot,
      view: table.viewFor(seat),
      seed,
      budget,
    });
    this.#offer = answer;
    this.#print(PLAY.hint(hintBot, answerText(sight, answer)));
    const others = otherAnswers(progress, answer);
    for (const { answer: other, value } of others.slice(0, MORE_HINTS))
      this.#print(ink.dim(PLAY.alsoHint(answerText(sight, other), value.toFixed(1))));
  }
}

const withNote = (ink: Ink, text: string, note: string): string =>
  note === '' ? text : `${text} ${ink.dim(note)}`;

/** Candidates beside the best, each answer once: several ways on may begin with the same one. */
function otherAnswers(progress: Progress | null, best: Answer): readonly Candidate[] {
  const seen = new Set([JSON.stringify(best)]);
  return (progress?.candidates ?? []).filter(({ answer }) => {
    const key = JSON.stringify(answer);
    return !seen.has(key) && seen.add(key);
  });
}

function sealText({ seals, reveals }: Foresight): string {
  if (reveals) return PLAY.seals(REVEALS[reveals]);
  return seals ? PLAY.sealsTurn : '';
}

export const opponentsText = ({ setup }: Table, ink: Ink): string => {
  const bots = setup.seats.flatMap(({ kind, name }, seat) =>
    kind === 'bot' ? [PLAY.opponent(seatName({ solo: false, ink }, seat), name)] : [],
  );
  return bots.length > 0 ? bots.join(', ') : PLAY.royalGuard;
};
