import { describe, expect, it } from 'vitest';
import { builtIn } from '@rowan/cards';
import {
  sampleAnswer,
  playOf,
  view,
  viewEvents,
  type Answer,
  type GameEvent,
  type Move,
  type PlanAnswer,
} from '@rowan/rules';
import {
  dealtGame,
  explain,
  fewestUnits,
  fold,
  optionsOf,
  type Game,
  type Said,
  presentEdition,
} from '@rowan/table';
import { dockFor, tipOf, type Rect } from '../src/guide/geometry.ts';
import { IDLE } from '../src/model/interaction.ts';
import {
  FRESH,
  TOPICS,
  follow,
  lessonOver,
  passOver,
  topicState,
  type Course,
} from '../src/screens/tutorial/course.ts';
import { LESSONS, type Position } from '../src/screens/tutorial/lessons.ts';
import { SCRIPT } from '../src/screens/tutorial/script.ts';
import type { Situation } from '../src/screens/tutorial/situation.ts';
import { speechOf } from '../src/screens/tutorial/speech.ts';
import de from '../src/screens/tutorial/text/de.json';
import en from '../src/screens/tutorial/text/en.json';
import fr from '../src/screens/tutorial/text/fr.json';

const LEARNER = 0;
const SEATS = [
  { kind: 'person' as const, name: 'You', colour: 0 },
  { kind: 'bot' as const, name: 'Squire', colour: 1, bot: 'squire' as const },
];

interface School {
  readonly lesson: number;
  readonly position: Position;
  game: Game;
  /** What happened since the learner took over. */
  readonly events: GameEvent[];
}

function goOn(school: School, move: Move): void {
  const said: Said = { kind: 'moved', move };
  const folded = fold(school.game, said);
  if (!folded.ok) throw new Error(`lesson ${school.lesson}: ${folded.error.code}`);
  school.game = folded.value.game;
  school.events.push(...viewEvents(folded.value.events, LEARNER));
}

async function open(lesson: number): Promise<School> {
  const position = await LESSONS[lesson]!.load();
  const { setup, moves } = position;
  const { game } = dealtGame(presentEdition(builtIn), { setup, seats: SEATS });
  const school: School = { lesson, position, game, events: [] };
  for (const move of moves) goOn(school, move);
  school.events.length = 0;
  return school;
}

const NOTHING: PlanAnswer = { kind: 'plan', places: [] };

/** What the page would see, with a plan laid out on the board. */
function look({ lesson, position, game, events }: School, plan: PlanAnswer = NOTHING): Situation {
  const { state } = game;
  const own = state.decision?.seat === LEARNER;
  const past = plan === NOTHING ? [] : [{ plan: NOTHING, capitol: IDLE.capitol }];
  return {
    lesson,
    view: view(state, LEARNER),
    catalogue: builtIn,
    options: own ? optionsOf(builtIn, state) : { offers: [], targets: [], wanted: [] },
    interaction: { ...IDLE, plan, past },
    explained: state.decision?.kind === 'plan' ? explain(builtIn, state, plan) : null,
    redo: 0,
    events,
    prey: position.prey ?? null,
    quest: position.quest ?? null,
  };
}

function answer(school: School, with_: Answer): void {
  const { seat, id } = school.game.state.decision!;
  goOn(school, { seat, decision: id, answer: with_ });
}

/** Others, and questions in between, are answered by chance. */
function luck(seed: number) {
  let state = seed;
  return (n: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % n;
  };
}

const byChance = ({ game }: School, below: (n: number) => number): Answer =>
  sampleAnswer(playOf(builtIn, game.state), below);

describe('lessons', () => {
  it('are games that load, and wait for the learner', async () => {
    for (const lesson of LESSONS.keys()) {
      const { state } = (await open(lesson)).game;
      expect(state.active).toBe(LEARNER);
      expect(state.decision?.kind).toBe('develop');
    }
  });

  it('offer what they teach', async () => {
    const city = await open(0);
    expect(speechOf(follow(SCRIPT, FRESH, look(city)), look(city)).key).toBe('welcome');
    const band = await open(1);
    expect(SCRIPT.find(({ id }) => id === 'level')?.when(look(band))).toBe(true);
    answer(band, { kind: 'develop', do: 'end' });
    const prey = band.position.prey!;
    const plan = fewestUnits(builtIn, band.game.state, NOTHING, prey)!;
    expect(explain(builtIn, band.game.state, plan).report.quests).toContain(band.position.quest);
    expect(band.game.state.players[LEARNER]!.hand).toContain(band.position.quest);
    const end = await open(2);
    answer(end, { kind: 'develop', do: 'end' });
    expect(SCRIPT.find(({ id }) => id === 'overlord')?.when(look(end))).toBe(true);
  });

  it('teach every topic once', () => {
    expect(LESSONS.flatMap(({ topics }) => topics).toSorted()).toEqual([...TOPICS].toSorted());
    expect(new Set(SCRIPT.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
  });
});

describe('the coach', () => {
  it('goes from step to step as they are read and done', async () => {
    const city = await open(0);
    let course = follow(SCRIPT, FRESH, look(city));
    expect(course.current).toBe('welcome');
    course = passOver(SCRIPT, course, look(city));
    expect(course.current).toBe('tavern');
    course = passOver(SCRIPT, course, look(city));
    expect(course.current).toBe('construct');
    const construct = { peasants: 1, shamans: 0 };
    answer(city, { kind: 'develop', do: 'assign', construct, levelUp: null });
    course = follow(SCRIPT, course, look(city));
    expect(course).toMatchObject({ current: 'construct', remark: null });
    expect(speechOf(course, look(city)).key).toBe('construct.tile');
    const tile = city.game.state.market[0]!;
    answer(city, { kind: 'develop', do: 'construct', tile, place: 8 });
    course = follow(SCRIPT, course, look(city));
    expect(course.remark).toBe('praise');
    expect(topicState(SCRIPT, course, 'construct')).toBe('learnt');
  });

  it('accepts something else, and comes back to what was missed', async () => {
    const city = await open(0);
    let course: Course = { ...FRESH, done: ['welcome', 'tavern'] };
    course = follow(SCRIPT, course, look(city));
    expect(course.current).toBe('construct');
    answer(city, { kind: 'develop', do: 'end' });
    course = follow(SCRIPT, course, look(city));
    expect(course).toMatchObject({ current: 'signs', remark: 'fine' });
    course = passOver(SCRIPT, passOver(SCRIPT, course, look(city)), look(city));
    expect(course.current).toBe('location');
    answer(city, NOTHING);
    const below = luck(1);
    while (city.game.state.decision?.seat !== LEARNER) answer(city, byChance(city, below));
    course = passOver(SCRIPT, follow(SCRIPT, course, look(city)), look(city));
    expect([course.current, topicState(SCRIPT, course, 'construct')]).toEqual([
      'construct',
      'open',
    ]);
  });

  it('speaks of what lies on the board', async () => {
    const city = await open(0);
    answer(city, { kind: 'develop', do: 'end' });
    const plan = fewestUnits(builtIn, city.game.state, NOTHING, 3)!;
    const told = ['welcome', 'tavern', 'construct', 'signs', 'look'];
    let course = follow(SCRIPT, { ...FRESH, told }, look(city, plan));
    expect(course.current).toBe('overrun');
    expect(speechOf(course, look(city, plan)).key).toBe('overrun');
    course = passOver(SCRIPT, course, look(city, plan));
    expect(course.current).toBe('undo');
    const undone = { ...look(city), interaction: { ...IDLE, future: [IDLE] } };
    course = follow(SCRIPT, course, undone);
    expect(course.done).toContain('undo');
    expect(follow(SCRIPT, course, look(city, plan)).current).toBe('seal');
  });

  it('asks the table whether a place is overrun', async () => {
    const city = await open(0);
    answer(city, { kind: 'develop', do: 'end' });
    const plan = fewestUnits(builtIn, city.game.state, NOTHING, 3)!;
    const course: Course = { ...FRESH, current: 'overrun' };
    const now = look(city, plan);
    const { report } = now.explained!;
    const calm = { ...report, places: report.places.map((one) => ({ ...one, overrun: 0 })) };
    const told = (s: Situation): string => speechOf(course, s).key;
    expect(told(now)).toBe('overrun');
    expect(told({ ...now, explained: { ...now.explained!, report: calm } })).toBe('overrun.calm');
  });

  it('says what a level costs, and which Quest asks for a fight', async () => {
    const band = await open(1);
    const now = look(band);
    const said = (id: string, s: Situation) => speechOf({ ...FRESH, current: id }, s);
    const heroes = (cost: number) =>
      builtIn.heroes.map((hero) => ({
        ...hero,
        levels: hero.levels.map((level) => ({ ...level, cost })),
      }));
    const priced = (cost: number): Situation => ({
      ...now,
      catalogue: { ...builtIn, heroes: heroes(cost) },
    });
    expect(said('level', priced(0)).key).toBe('level');
    expect(said('level', priced(3))).toMatchObject({ key: 'level.cost', filling: { cost: 3 } });
    const quest = builtIn.quests[band.position.quest!]!;
    expect(said('wanted', now).filling).toMatchObject({ quest: quest.name });
    expect(said('wanted', now).point[0]).toBe(`[data-quest="${band.position.quest}"]`);
  });

  it('falls silent while others play, and says who has won', async () => {
    const end = await open(2);
    const now = look(end);
    const others = { ...now, view: { ...now.view, decision: null } };
    expect(speechOf({ ...FRESH, current: 'carry' }, others).key).toBe('go.watch');
    const over = (winners: number[]): Situation => ({
      ...others,
      view: { ...others.view, phase: 'over', winners },
    });
    expect(speechOf(FRESH, over([0])).key).toBe('lesson.won');
    expect(speechOf(FRESH, over([1])).key).toBe('lesson.lost');
  });

  it.each([0, 1, 2])('finds an end in lesson %i, whatever is played', async (lesson) => {
    for (let seed = 1; seed <= 12; seed++) {
      const school = await open(lesson);
      const below = luck(seed);
      let course = FRESH;
      let moves = 0;
      const { topics } = LESSONS[lesson]!;
      for (; !lessonOver(SCRIPT, course, topics, look(school)); moves++) {
        course = follow(SCRIPT, course, look(school));
        expect(speechOf(course, look(school)).key in en).toBe(true);
        answer(school, byChance(school, below));
        expect(moves).toBeLessThan(120);
      }
    }
  });
});

const DESK = {
  screen: { w: 1366, h: 768 },
  board: { x: 272, y: 48, w: 796, h: 542 },
  phone: false,
  needed: [],
};
const PHONE = {
  screen: { w: 390, h: 844 },
  board: { x: 0, y: 54, w: 390, h: 386 },
  phone: true,
  needed: [],
};
const SMALL = {
  screen: { w: 360, h: 640 },
  board: { x: 0, y: 96, w: 360, h: 136 },
  phone: true,
  needed: [{ x: 8, y: 540, w: 344, h: 46 }],
};

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

/** The tip sticks out by so much. */
function tipBox(dock: Rect, target: Rect): Rect {
  const { x, y, turn } = tipOf(dock, target);
  const [dx, dy] = [
    [0, -11],
    [11, 0],
    [0, 11],
    [-11, 0],
  ][turn / 90]!;
  return { x: x + dx!, y: y + dy!, w: 1, h: 1 };
}

describe('the bubble', () => {
  it('leaves free what is needed, even if it hides more of the city', () => {
    const bubble = { w: 348, h: 120 };
    const slot = { x: 20, y: 100, w: 90, h: 60 };
    const dock = dockFor(SMALL, bubble, [slot]);
    expect([slot, ...SMALL.needed].every((one) => apart(dock, one))).toBe(true);
    const careless = dockFor({ ...SMALL, needed: [] }, bubble, [slot]);
    expect(careless).not.toEqual(dock);
  });

  it.each([DESK, PHONE, SMALL])('never covers its target', (stage) => {
    const w = Math.min(374, stage.screen.w - 12);
    const bubble = stage.phone ? { w, h: 160 } : { w: 286, h: 190 };
    for (let x = 0; x < stage.screen.w - 90; x += 30)
      for (let y = 60; y < stage.screen.h - 70; y += 30) {
        const target = { x, y, w: 90, h: 70 };
        const dock = dockFor(stage, bubble, [target]);
        expect(apart(dock, target)).toBe(true);
        expect(apart(tipBox(dock, target), target)).toBe(true);
      }
  });
});

describe('what the coach says', () => {
  it('is complete in every language, with the same gaps', () => {
    const gaps = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const other of [de, fr]) {
      expect(Object.keys(other)).toEqual(Object.keys(en));
      for (const [key, text] of Object.entries(en))
        expect([key, gaps(other[key as keyof typeof en])]).toEqual([key, gaps(text)]);
    }
  });
});
