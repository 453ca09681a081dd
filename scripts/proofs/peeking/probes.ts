import { builtIn } from '@rowan/cards';
import { PROTOCOL, type PageMessage } from '@rowan/protocol';
import {
  parseAnswer,
  type Answer,
  type Below,
  type DecisionKind,
  type PlanAnswer,
} from '@rowan/rules';
import { engineOf, junk, madeUp, mutated, pick } from '@rowan/testkit';
import type { Moment } from './moments.ts';

const engine = engineOf(builtIn);
const FAR = 1_000_000_000;

/** The compiler sees to it that none is missing. */
const KINDS = Object.keys({
  develop: true,
  plan: true,
  order: true,
  discardQuest: true,
  cleanse: true,
  unit: true,
  payCost: true,
  backToBag: true,
  overflow: true,
  drawEffect: true,
} satisfies Record<DecisionKind, true>) as DecisionKind[];

function someLegal({ game }: Moment, most: number): Answer[] {
  const { state } = game;
  const answers: Answer[] = [];
  if (!state.decision) return answers;
  for (const answer of engine.legal(state, state.decision)) {
    if (answers.length >= most) break;
    answers.push(answer);
  }
  return answers;
}

/** Answers of every kind: what the one to decide may answer, what comes near it, and what nobody asked for. */
function answersOf(moment: Moment, below: Below): unknown[] {
  const { state } = moment.game;
  const sampled = state.decision ? [engine.sample(state, below), engine.sample(state, below)] : [];
  return [
    ...someLegal(moment, 12),
    ...sampled,
    ...sampled.flatMap((answer) => [mutated(answer, below), mutated(answer, below)]),
    ...KINDS.map((kind) => madeUp(kind, below)),
    ...state.players.flatMap(({ hand }) => hand.slice(0, 2)).map((quest) => ({ kind: 'discardQuest', quest })),
  ]; // prettier-ignore
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields by which a message might claim to come from another seat. */
const claims = (seat: number): Fields[] => [
  { seat },
  { by: seat },
  { seats: [seat] },
  { client: `client of seat ${seat}`, from: `seat ${seat}` },
];

function moves(moment: Moment, below: Below): Fields[] {
  const { decision, decisions } = moment.game.state;
  const at = moment.rows.length - 1;
  const open = decision?.id ?? decisions;
  const now = answersOf(moment, below).map((answer) => ({
    kind: 'move',
    at,
    decision: open,
    answer,
  }));
  const one = now[0] ?? { kind: 'move', at, decision: open, answer: { kind: 'plan', places: [] } };
  const others = [0, open - 1, open + 1, FAR].map((id) => ({ ...one, decision: id }));
  const elsewhen = [-1, 0, at + 1, FAR].map((when) => ({ ...one, at: when }));
  const claimed = claims(decision?.seat ?? 0).flatMap((claim) => [
    { ...one, ...claim },
    { ...pick(now.length > 0 ? now : [one], below), ...claim },
  ]);
  return [...now, ...others, ...elsewhen, ...claimed];
}

const takebacks = ({ rows, game }: Moment): Fields[] =>
  ['undo', 'redo'].flatMap((kind) => [
    { kind, at: -1 },
    { kind, at: rows.length - 1 },
    { kind, at: FAR },
    { kind, at: rows.length - 1, seat: game.state.decision?.seat ?? 0 },
  ]);

const isPlan = (answer: Answer | undefined): answer is PlanAnswer => answer?.kind === 'plan';

/** No plan, and a few that a page might put together. */
const plansOf = (moment: Moment, below: Below): PlanAnswer[] => [
  { kind: 'plan', places: [] },
  ...answersOf(moment, below)
    .map((answer) => parseAnswer('plan', answer))
    .filter(isPlan)
    .slice(0, 3),
];

/** What only a chair answers, or nobody: a host knows no such words. */
function foreign(moment: Moment, below: Below): Fields[] {
  const plans = plansOf(moment, below);
  return [
    ...plans.map((plan) => ({ kind: 'explain', request: 1, plan })),
    ...plans.map((plan) => ({ kind: 'fill', request: 1, plan, place: below(32) })),
    { kind: 'options' },
    { kind: 'progress', seat: moment.game.state.active },
    { kind: 'hint', request: 1 },
    { kind: 'chronicle', seats: [0, 1, 2, 3] },
    { kind: 'attached', seats: [0, 1, 2, 3] },
    { kind: 'export', request: 1 },
    { kind: 'appended' },
  ];
}

/** Nearly a message: a field missing, or of another type. */
function broken(message: Fields, below: Below): unknown {
  const field = pick(Object.keys(message), below);
  const { [field]: _, ...rest } = message;
  return below(2) === 0 ? rest : { ...rest, [field]: junk(below) };
}

/**
 * Everything a viewer may say to a host at a moment, as it would arrive over a wire. The same words are said in
 * both worlds.
 */
export function probesOf(moment: Moment, below: Below): unknown[] {
  const seq = moment.rows.length - 1;
  const attach = { kind: 'attach', have: pick([-1, 0, seq, seq + 1, FAR], below) };
  const attaches = [attach, { ...attach, seats: [0, 1, 2, 3], seat: moment.game.state.active }];
  const commands = [...takebacks(moment), ...moves(moment, below)];
  const numbered = commands.map((message, command) => ({ command, ...message }));
  const again = numbered.slice(0, 2);
  const wrong = [...numbered, ...attaches].slice(0, 12).map((message) => broken(message, below));
  const all = [...attaches, ...numbered, ...again, ...foreign(moment, below), ...wrong];
  return all.map((message) => JSON.parse(JSON.stringify(message)) as unknown);
}

type Says<K extends PageMessage['kind']> = Extract<PageMessage, { kind: K }>;

/** What a page may say to its chair, by kind; the compiler sees to it that none is missing. */
const PAGE: {
  readonly [K in PageMessage['kind']]: (moment: Moment, below: Below) => readonly Says<K>[];
} = {
  join: () => [{ kind: 'join', protocol: PROTOCOL }],
  take: () => [{ kind: 'take' }],
  move: (moment) =>
    someLegal(moment, 3).map((answer) => ({
      kind: 'move',
      decision: moment.game.state.decision!.id,
      answer,
    })),
  undo: () => [{ kind: 'undo' }],
  redo: () => [{ kind: 'redo' }],
  explain: (moment, below) =>
    plansOf(moment, below).map((plan, request) => ({ kind: 'explain', request, plan })),
  fill: (moment, below) =>
    plansOf(moment, below).map((plan, i) => ({
      kind: 'fill',
      request: 10 + i,
      plan,
      place: below(32),
    })),
  whyNot: (moment, below) =>
    plansOf(moment, below).map((plan, i) => ({
      kind: 'whyNot',
      request: 30 + i,
      attempt: { kind: 'serve', plan, place: below(32) },
    })),
  warn: (moment, below) =>
    plansOf(moment, below).map((plan, i) => ({ kind: 'warn', request: 40 + i, plan })),
  hint: () => [{ kind: 'hint', request: 20 }],
  soon: () => [{ kind: 'soon' }],
  export: () => [{ kind: 'export', request: 21 }],
  refresh: () => [{ kind: 'refresh' }],
};

/** Everything a page may say to its chair. */
export const pageProbesOf = (moment: Moment, below: Below): PageMessage[] =>
  Object.values(PAGE).flatMap((messages): readonly PageMessage[] => messages(moment, below));
