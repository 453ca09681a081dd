import { chance } from '@rowan/bots';
import {
  RULES_NUMBER,
  determinize,
  fail,
  ok,
  parseSetup,
  view,
  type Answer,
  type GameState,
  type Result,
  type Setup,
} from '@rowan/rules';
import type { Edition } from './engine.ts';
import { historyOfAnswers, lastState } from './history.ts';
import { LONGEST_NOTE, LONGEST_TITLE, MOST_MOVES, MOST_NODES } from './limits.ts';
import { parseSeats } from './parse-seats.ts';
import type { Pin } from './pin.ts';
import type { Seat, Step } from './types.ts';

/**
 * A study: a position of a game, and lines that were tried from it. All states follow from the deal, the answers that led to the
 * position, and the tree; nothing else is written down.
 */
export interface Study {
  readonly format: 1;
  readonly name: string;
  readonly pin: Pin;
  readonly setup: Setup;
  readonly seats: readonly Seat[];
  /** From the deal to the first position. */
  readonly answers: readonly Answer[];
  /**
   * The game was still under way: what its seat could not see was dealt anew before anything was shown. The deal itself is a secret
   * until the game is over, so such a study does not leave the device.
   */
  readonly running: boolean;
  /** The first is the position that the study is about; parents come before their children. */
  readonly nodes: readonly StudyNode[];
}

export interface StudyNode {
  /** −1 for the first. */
  readonly parent: number;
  /** One of both: the answer that led here, or a number by which what is hidden was dealt anew here. */
  readonly answer: Answer | null;
  readonly luck: number | null;
  readonly name: string;
  readonly note: string;
}

/** What is done at a position: something is answered, or the luck is dealt anew. */
export type Way = Pick<StudyNode, 'answer' | 'luck'>;

interface Begun extends Omit<Study, 'format' | 'nodes'> {
  /** By which the luck is dealt anew at the very start; it must be for a game that is under way. */
  readonly luck: number | null;
}

const nodeOf = (parent: number, { answer, luck }: Way): StudyNode => ({
  parent,
  answer,
  luck,
  name: '',
  note: '',
});

export function newStudy({ luck, ...about }: Begun): Study {
  if (about.running && luck === null) throw new Error('the luck of a running game is dealt anew');
  return { format: 1, ...about, nodes: [nodeOf(-1, { answer: null, luck })] };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const childrenOf = ({ nodes }: Study, at: number): number[] =>
  nodes.flatMap(({ parent }, node) => (parent === at ? [node] : []));

/** From the first position to a node, both among them. */
export function pathTo({ nodes }: Study, at: number): number[] {
  const path: number[] = [];
  for (let node = at; node >= 0; node = nodes[node]!.parent) path.unshift(node);
  return path;
}

export interface Extended {
  readonly study: Study;
  readonly at: number;
}

/** Goes a way from a node: one that was gone before is found again. Null where there is no room for another. */
export function extended(study: Study, at: number, way: Way): Extended | null {
  const known = childrenOf(study, at).find((child) => {
    const { answer, luck } = study.nodes[child]!;
    return luck === way.luck && same(answer, way.answer);
  });
  if (known !== undefined) return { study, at: known };
  if (study.nodes.length >= MOST_NODES) return null;
  return { study: { ...study, nodes: [...study.nodes, nodeOf(at, way)] }, at: study.nodes.length };
}

/** A node gets another name or note; both are cut to what is kept. */
export function annotated(
  study: Study,
  at: number,
  words: Partial<Pick<StudyNode, 'name' | 'note'>>,
): Study {
  const { name, note } = { ...study.nodes[at]!, ...words };
  const node = {
    ...study.nodes[at]!,
    name: name.slice(0, LONGEST_TITLE),
    note: note.slice(0, LONGEST_NOTE),
  };
  return { ...study, nodes: study.nodes.with(at, node) };
}

/** The study without a node and all that follows from it; the first stays. Gives the node to stand at. */
export function pruned(study: Study, at: number): Extended {
  if (at === 0) return { study, at };
  const gone = new Set([at]);
  for (const [node, { parent }] of study.nodes.entries()) if (gone.has(parent)) gone.add(node);
  const place = new Map<number, number>();
  const nodes: StudyNode[] = [];
  for (const [node, one] of study.nodes.entries()) {
    if (gone.has(node)) continue;
    place.set(node, nodes.length);
    nodes.push({ ...one, parent: place.get(one.parent) ?? -1 });
  }
  return { study: { ...study, nodes }, at: place.get(study.nodes[at]!.parent)! };
}

/** The position with all that the seat to decide does not see dealt anew; null where there is nothing to decide, or by earlier rules. */
export function redealt({ engine, catalogue }: Edition, state: GameState, luck: number) {
  const { decision } = state;
  if (!decision || engine.rules !== RULES_NUMBER) return null;
  return determinize(catalogue, view(state, decision.seat), chance(luck));
}

/** Why a study does not open: what it is, and at which of its nodes it goes wrong. */
export type StudyFault =
  | { readonly code: 'unreadable' }
  /** Written by a later version. */
  | { readonly code: 'newer' }
  | { readonly code: 'tooLarge' }
  | { readonly code: 'refused'; readonly node: number };

const STILL = { move: null, events: [], sealed: true } as const;

function stepFrom(edition: Edition, from: GameState, { answer, luck }: Way): Step | null {
  if (luck !== null) {
    const state = redealt(edition, from, luck);
    return state && { ...STILL, state };
  }
  const { decision } = from;
  if (!decision || answer === null) return null;
  const { engine, catalogue } = edition;
  const move = { seat: decision.seat, decision: decision.id, answer };
  const applied = engine.apply(catalogue, from, move);
  if (!applied.ok) return null;
  const { state, events } = applied.value;
  return { move: { ...move, answer: applied.value.answer }, state, events, sealed: true };
}

/** The position that a study is about. */
function firstStep(edition: Edition, { setup, seats, answers, nodes }: Study): Step | null {
  const played = historyOfAnswers(edition, { setup, seats }, answers);
  if (!played.ok) return null;
  const start: Step = { ...STILL, state: lastState(played.value) };
  return nodes[0]!.luck === null ? start : stepFrom(edition, start.state, nodes[0]!);
}

/** Every node with what it did and where it led; refused as a whole at the first that cannot be. */
export function followStudy(edition: Edition, study: Study): Result<readonly Step[], StudyFault> {
  const steps: Step[] = [];
  for (const [node, way] of study.nodes.entries()) {
    const step =
      node === 0 ? firstStep(edition, study) : stepFrom(edition, steps[way.parent]!.state, way);
    if (!step) return fail({ code: 'refused', node });
    steps.push(step);
  }
  return ok(steps);
}

/** One step more than a study that was followed. */
export const stepOn = (edition: Edition, from: Step, way: Way): Step | null =>
  stepFrom(edition, from.state, way);

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const isLuck = (value: unknown): value is number | null =>
  value === null || (Number.isInteger(value) && Math.abs(value as number) <= 0xffffffff);

function parseNode(value: unknown, index: number): StudyNode | null {
  const { parent, answer = null, luck = null, name, note } = Object(value) as Fields;
  const rooted = index === 0 ? parent === -1 : Number.isInteger(parent);
  const inOrder = (parent as number) < index && (parent as number) >= -1;
  if (!rooted || !inOrder || (index > 0 && parent === -1)) return null;
  if (typeof answer !== 'object' || !isLuck(luck)) return null;
  const ways = Number(answer !== null) + Number(luck !== null);
  if (index === 0 ? answer !== null : ways !== 1) return null;
  if (!isText(name, LONGEST_TITLE) || !isText(note, LONGEST_NOTE)) return null;
  // The engine judges whatever it is given; the cast only satisfies its signature.
  return { parent: parent as number, answer: answer as Answer | null, luck, name, note };
}

function parsePin(value: unknown): Pin | null {
  const { rules, catalogue } = Object(value) as Fields;
  return Number.isInteger(rules) && isText(catalogue, 64)
    ? { rules: rules as number, catalogue }
    : null;
}

function parseDeal({ setup, seats, pin }: Fields): Pick<Study, 'setup' | 'seats' | 'pin'> | null {
  const dealt = parseSetup(setup);
  const seated = dealt.ok && parseSeats(seats, dealt.value.players);
  const pinned = parsePin(pin);
  return dealt.ok && seated && pinned ? { setup: dealt.value, seats: seated, pin: pinned } : null;
}

/** A study from anywhere: it has the right shape and is not too large; whether it can be played is for the rules to say. */
export function parseStudy(value: unknown): Result<Study, StudyFault> {
  const fields = Object(value) as Fields;
  const { format, name, answers, running, nodes } = fields;
  if (typeof format === 'number' && format > 1) return fail({ code: 'newer' });
  const listed = Array.isArray(answers) && Array.isArray(nodes);
  if (format !== 1 || !listed || nodes.length === 0) return fail({ code: 'unreadable' });
  if (answers.length > MOST_MOVES || nodes.length > MOST_NODES) return fail({ code: 'tooLarge' });
  const deal = parseDeal(fields);
  const parsed = nodes.map(parseNode).filter((node) => node !== null);
  const whole = parsed.length === nodes.length && isText(name, LONGEST_TITLE);
  if (!deal || !whole || typeof running !== 'boolean') return fail({ code: 'unreadable' });
  if (running && parsed[0]!.luck === null) return fail({ code: 'unreadable' });
  return ok({ format: 1, name, ...deal, answers: answers as Answer[], running, nodes: parsed });
}
