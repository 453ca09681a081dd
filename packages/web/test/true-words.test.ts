import type { Reason } from '@rowan/bots';
import { VP_SOURCES, builtIn } from '@rowan/cards';
import type { Hint } from '@rowan/protocol';
import { view, viewEvents, type GameState, type PlanAnswer } from '@rowan/rules';
import { optionsOf } from '@rowan/table';
import { afterAll, describe, expect, it } from 'vitest';
import { nextBestTexts, prospectTexts } from '../src/decisions/coach-words.ts';
import { developAsk } from '../src/model/develop-ask.ts';
import { IDLE } from '../src/model/interaction.ts';
import { linesOf } from '../src/model/log.ts';
import { actingSeat } from '../src/model/seats.ts';
import { FRESH } from '../src/screens/tutorial/course.ts';
import type { Situation } from '../src/screens/tutorial/situation.ts';
import { speechOf } from '../src/screens/tutorial/speech.ts';
import { LANGUAGES, speak } from '../src/text/words.ts';
import { YOU, bot, playedGame } from './saved.ts';

const seats = [YOU, bot(1)];
const { history } = playedGame(seats, 'true words');
describe('the chronicle', () => {
  afterAll(() => speak('en'));

  it.each(LANGUAGES)(
    'names in %s what something came from, never a paragraph',
    async (language) => {
      await speak(language);
      const lines = history.steps.flatMap(({ events, state }) =>
        linesOf(viewEvents(events, 0), { catalogue: builtIn, view: view(state, 0), seats }),
      );
      expect(lines.filter(({ text }) => /\([A-Z]\d+\)/.test(text))).toEqual([]);
      expect(lines.filter(({ text }) => /undefined|\(\)|\{/.test(text))).toEqual([]);
      const sets = history.steps
        .flatMap(({ events }) => events)
        .filter((e) => 'by' in e && e.by === 'sets');
      const named = { en: 'Room sets', de: 'Zimmer', fr: 'Salles' }[language];
      expect(lines.some(({ text }) => text.includes(named))).toBe(sets.length > 0);
    },
  );
});

describe('whose turn it is', () => {
  it('is told once the turn has begun, not when the last one ends', () => {
    const ended = history.steps.find(({ events }) =>
      events.some((event) => event.kind === 'turnEnded' && event.seat === 1),
    )!;
    const at = ended.events.findIndex(({ kind }) => kind === 'turnEnded');
    const seen = { ...view(ended.state, 0), active: 0, decision: null };
    expect(actingSeat(seen, viewEvents(ended.events.slice(0, at + 1), 0))).toBe(1);
    expect(actingSeat(seen, viewEvents(ended.events, 0))).toBe(0);
  });
});

const games = [history.steps, playedGame([YOU], 'true words alone').history.steps];

const situationIn = (state: GameState, seat: number): Situation => ({
  lesson: 0,
  view: view(state, seat),
  catalogue: builtIn,
  options: optionsOf(builtIn, state),
  interaction: IDLE,
  explained: null,
  redo: 0,
  events: [],
  prey: null,
  quest: null,
});

/** A decision of the Development Phase, seen by a pupil who was told all about it. */
function developing(which: (situation: Situation) => boolean): Situation {
  for (const { state } of history.steps) {
    if (state.decision?.seat !== 0 || state.decision.kind !== 'develop') continue;
    const situation = situationIn(state, 0);
    if (which(situation)) return situation;
  }
  throw new Error('there is no such decision');
}

const offered = ({ options }: Situation): string[] =>
  options.offers.map(({ answer }) => ('do' in answer ? answer.do : ''));

describe('the tutorial’s coach', () => {
  const said = (situation: Situation): string => speechOf(FRESH, situation).key;

  it('does not say that nothing is left to do while something is offered', () => {
    const free = developing((s) => !s.view.turn.assigned && offered(s).includes('assign'));
    expect(said(free)).toBe('go.develop.more');
  });

  it('says so if, and only if, nothing is offered, through whole games; so does the panel', () => {
    const untrue = games.flatMap((steps) =>
      steps.flatMap(({ state }) => {
        if (state.decision?.kind !== 'develop') return [];
        const s = situationIn(state, state.decision.seat);
        const idle = offered(s).every((what) => what === 'end');
        const told = [
          said(s) === 'go.develop',
          developAsk(s.options.offers, false) === 'develop.done',
        ];
        return told.every((one) => one === idle) ? [] : [offered(s)];
      }),
    );
    expect(untrue).toEqual([]);
  });

  it('says what a builder waits for', () => {
    const building = developing((s) => s.view.turn.construct);
    expect(said(building)).toBe('construct.tile');
    const source = { kind: 'tile', tile: building.view.market[0]! } as const;
    expect(said({ ...building, interaction: { ...IDLE, source } })).toBe('construct.slot');
  });
});

describe('the coach', () => {
  const plan = (place: number): PlanAnswer => ({
    kind: 'plan',
    places: [{ place, units: [2, 0, 0, 0, 0, 0, 0, 0, 0] }],
  });
  const sure = (mean: number) => ({ mean, low: mean - 0.5, high: mean + 0.5, n: 100 });
  const nothing = { vp: 0, quests: [], defeats: [], levelUp: null };
  const behind = (mean: number) => ({ lead: sure(mean), chance: sure(0) });
  const hint = (other: PlanAnswer, by = 2): Hint => ({
    answer: plan(1),
    line: [plan(1)],
    prospect: { lead: sure(4.2), chance: { mean: 0.62, low: 0.55, high: 0.69, n: 100 } },
    runnerUp: { line: [other], behind: behind(by), reasons: [], brings: nothing },
    brings: nothing,
  });
  const asked = { catalogue: builtIn, view: view(history.steps[0]!.state, 0) };
  afterAll(() => speak('en'));

  it('leaves out a next best that reads like the best', () => {
    const alike = { ...plan(1), places: plan(1).places.map((one) => ({ ...one, as: [0] })) };
    expect(nextBestTexts(asked, hint(alike))).toEqual([]);
  });

  it('calls equal what the interval does not tell apart', () => {
    const other = 'Hall of Apprentices (2 Peasants)';
    expect(nextBestTexts(asked, hint(plan(3)))).toEqual([
      `The next best ends 2.0 VP lower (1.5 to 2.5): ${other}.`,
    ]);
    expect(nextBestTexts(asked, hint(plan(3), 0.3))).toEqual([`About as good: ${other}.`]);
  });

  it('gives chance and VP ahead, each with its interval', () => {
    expect(prospectTexts(hint(plan(3)).prospect!)).toEqual([
      'Chance of winning: 62\u00a0% (55 to 69\u00a0%).',
      'VP ahead of the best rival at the end: +4 (+4 to +5).',
    ]);
  });

  it('is never certain of a victory or a defeat', () => {
    const { lead } = hint(plan(3)).prospect!;
    const [won, lost] = [1, 0].map((mean) => ({ mean, low: 0.9 * mean, high: mean, n: 9 }));
    expect(prospectTexts({ lead, chance: won! })[0]).toContain('winning: 99\u00a0%');
    expect(prospectTexts({ lead, chance: lost! })[0]).toContain('winning: 1\u00a0%');
  });

  const [quest] = asked.view.seats[0]!.hand;
  const reasons: readonly Reason[] = [
    { kind: 'rival', vp: sure(-2) },
    { kind: 'rival', vp: sure(2) },
    ...VP_SOURCES.flatMap((source): Reason[] => [
      { kind: 'source', source, vp: sure(1.5) },
      { kind: 'source', source, vp: sure(-1.5) },
    ]),
    { kind: 'quest', quest: quest!, chance: 0.8, instead: 0.4 },
  ];

  it.each(LANGUAGES)('has words for every reason in %s', async (language) => {
    await speak(language);
    const full = hint(plan(3));
    const said = nextBestTexts(asked, { ...full, runnerUp: { ...full.runnerUp!, reasons } });
    expect(new Set(said).size).toBe(reasons.length + 1);
    expect(said.filter((text) => /undefined|\{|\(\)/.test(text))).toEqual([]);
    expect(said.slice(1).every((text) => /[.]$/.test(text))).toBe(true);
  });

  it('says of what is lost that less of it is better', async () => {
    await speak('en');
    const full = hint(plan(3));
    const next = { ...full.runnerUp!, reasons: reasons.slice(2) };
    const said = nextBestTexts(asked, { ...full, runnerUp: next });
    expect(said).toContain('At the end you lose 1.5 VP less to open Quests.');
    expect(said).toContain('Over the game 1.5 VP more from: Monsters.');
  });
});
