import type { Progress } from '@rowan/bots';
import type { GameView, PlanAnswer } from '@rowan/rules';
import { adviserOf, type Adviser, type Edition, type PlanAdvice } from '@rowan/table';
import { afterRow, knownFrom, type Known, type Steps } from './chair-known.ts';
import type { ChairEffect, ChairInput } from './chair-effects.ts';
import { firstLook, ownToMove, type Showing } from './chair-showing.ts';
import { hintOf } from './hint.ts';
import { PROTOCOL, type PageMessage, type TableMessage, type Update } from './page.ts';
import type { ChairMessage, Command } from './chair-messages.ts';
import type { Codec } from './codec.ts';
import {
  parseHostMessage,
  type Attached,
  type Chronicle,
  type FrameMessage,
  type HostMessage,
  type OwnMessage,
} from './wire.ts';

/**
 * The page's seat at a table, near or far. It holds the views of its seats, each with its own chronicle, gives
 * all advice from them, and shows the page one at a time. It does nothing by itself: `hear` tells what has to
 * be done.
 */
export interface Chair {
  readonly table: string;
  /** By this name the host knows its commands. */
  readonly client: string;
  readonly codec: Codec;
  /** The rules and cards of the game. */
  edition: Edition | null;
  /** Who advises on plans. */
  plans: PlanAdvice | null;
  /** A plan is asked for and nobody advises on it yet: what is not shown so long. */
  held: Held | null;
  /** What came first; with the chronicle it becomes known. */
  attached: Attached | null;
  /** Frames that came before the chronicle. */
  early: HostMessage[];
  known: Known | null;
  /** It missed a row and has asked to attach again. */
  lost: boolean;
  /** What single seats learnt from a row whose frame has not come yet. */
  own: OwnMessage[];
  showing: Showing | null;
  commands: number;
  /** Commands without an answer; they are said again after a new start. */
  readonly sent: Map<number, Command>;
  advice: { readonly view: GameView; readonly adviser: Adviser } | null;
  /** What the coach was asked about; of another moment it must not speak any more. */
  coached: { readonly request: number; readonly view: GameView } | null;
}

/** What has to wait: to show a row (or the whole table, where there is none), and what was heard since. */
interface Held {
  readonly row: FrameMessage | null;
  readonly heard: HostMessage[];
  /** Whoever wants to look behind the curtain meanwhile. */
  taker: number | null;
}

const NO_PLAN: PlanAnswer = { kind: 'plan', places: [] };

export const newChair = (table: string, client: string, codec: Codec): Chair => ({
  table,
  client,
  codec,
  edition: null,
  plans: null,
  held: null,
  attached: null,
  early: [],
  known: null,
  lost: false,
  own: [],
  showing: null,
  commands: 0,
  sent: new Map(),
  advice: null,
  coached: null,
});

export function hear(chair: Chair, input: ChairInput): ChairEffect[] {
  switch (input.kind) {
    case 'heard': {
      const message = parseHostMessage(input.message);
      return message ? heardHost(chair, message) : [fail('broken')];
    }
    case 'asked':
      return asked(chair, input.message);
    case 'edition':
      chair.edition = input.edition;
      return begin(chair);
    case 'plans':
      return planned(chair, input.plans);
    case 'back':
      return back(chair);
    case 'pondered':
      return coaches(chair, input.request)
        ? [tell({ kind: 'thinking', thought: input.thought })]
        : [];
    case 'thought':
      return [hinted(chair, input.request, input.progress)];
  }
}

const tell = (message: TableMessage): ChairEffect => ({ kind: 'tell', message });
const say = (message: ChairMessage): ChairEffect => ({ kind: 'say', message });
const fail = (reason: 'broken' | 'gone'): ChairEffect =>
  tell({ kind: 'failed', failure: { reason } });

// From the host

function heardHost(chair: Chair, message: HostMessage): ChairEffect[] {
  if (chair.held) {
    chair.held.heard.push(message);
    return [];
  }
  switch (message.kind) {
    case 'attached':
      return attached(chair, message);
    case 'chronicle':
      return chronicled(chair, message);
    case 'own':
    case 'frame':
      return rowCame(chair, message);
    case 'acked':
      chair.sent.delete(message.command);
      return [];
    case 'rejected':
      chair.sent.delete(message.command);
      return [tell({ kind: 'rejected', refusal: message.refusal })];
    case 'thinking':
      return [tell({ kind: 'thinking', thought: { seat: message.seat, share: message.share } })];
    case 'failed':
      return [fail(message.reason === 'gone' ? 'gone' : 'broken')];
  }
}

/** Asks for what it missed, and says once more what was not answered. What had come by halves comes anew. */
function back(chair: Chair): ChairEffect[] {
  Object.assign(chair, { attached: null, early: [], own: [], lost: false });
  return [
    say({ kind: 'attach', have: chair.known?.seq ?? -1 }),
    ...[...chair.sent.values()].map(say),
  ];
}

function attached(chair: Chair, message: Attached): ChairEffect[] {
  const { edition } = chair;
  Object.assign(chair, { attached: message, early: [], own: [], lost: false });
  const again = [...chair.sent.values()].map(say);
  return edition ? again : [{ kind: 'fetch', pin: message.pin }, ...again];
}

function chronicled(chair: Chair, chronicle: Chronicle): ChairEffect[] {
  const facts = chair.attached;
  if (!facts || chronicle.seq !== facts.seq) return [];
  chair.known = knownFrom(chair.codec, facts, chronicle);
  const { early } = chair;
  Object.assign(chair, { attached: null, early: [], showing: null });
  for (const message of early) foldRow(chair, message as OwnMessage | FrameMessage);
  return begin(chair);
}

function rowCame(chair: Chair, message: OwnMessage | FrameMessage): ChairEffect[] {
  if (chair.attached) {
    chair.early.push(message);
    return [];
  }
  const before = chair.known;
  if (!before) return [];
  if (message.n > before.seq + 1) return missed(chair, before.seq);
  foldRow(chair, message);
  return message.kind === 'frame' && chair.known !== before && chair.showing
    ? [...dismissed(chair), ...showRow(chair, message)]
    : [];
}

/** Asks once for the rows in between: they come one by one, or the whole table comes anew. */
function missed(chair: Chair, have: number): ChairEffect[] {
  if (chair.lost) return [];
  chair.lost = true;
  return [say({ kind: 'attach', have })];
}

/** A plan is not asked for before somebody advises on it. */
function hold(chair: Chair, row: FrameMessage | null): ChairEffect[] | null {
  const { plans, known } = chair;
  if (plans || ownToMove(known!) === null || known!.shown.waiting?.kind !== 'plan') return null;
  chair.held = { row, heard: [], taker: null };
  return [{ kind: 'planner' }];
}

function dismissed(chair: Chair): ChairEffect[] {
  if (!chair.coached) return [];
  chair.coached = null;
  return [{ kind: 'dismiss' }];
}

/** A row changes what is known; what one seat learns from it waits for its frame. */
function foldRow(chair: Chair, message: OwnMessage | FrameMessage): void {
  const known = chair.known!;
  if (message.n !== known.seq + 1) return;
  if (message.kind === 'own') {
    chair.own.push(message);
    return;
  }
  chair.known = afterRow(chair.codec, known, message, chair.own);
  chair.own = [];
  chair.lost = false;
}

// To the page

/** Everything about the table has come: it introduces itself. */
function begin(chair: Chair): ChairEffect[] {
  const { known, edition, table, showing } = chair;
  if (!known || !edition || showing) return [];
  const held = hold(chair, null);
  if (held) return held;
  const { pin, setup, seats } = known.facts;
  const own = [...known.places.keys()];
  const welcome: TableMessage = {
    kind: 'welcome',
    protocol: PROTOCOL,
    table,
    pin,
    catalogue: edition.catalogue,
    setup,
    seats,
    own,
  };
  return [tell(welcome), ...look(chair, firstLook(known))];
}

/** Shows the page the whole table through these eyes. */
function look(chair: Chair, showing: Showing): ChairEffect[] {
  chair.showing = showing;
  const { shown, steps } = chair.known!;
  if (showing.as === 'curtain')
    return [tell({ kind: 'handed', seat: showing.seat, steps, view: shown })];
  return [tell(updateFrom(chair, 0))];
}

/** Shows what a row did; then the device may have to go to somebody else. */
function showRow(chair: Chair, row: FrameMessage): ChairEffect[] {
  const held = hold(chair, row);
  if (held) return held;
  const known = chair.known!;
  const showing = chair.showing!;
  const { length } = known.steps;
  const next = ownToMove(known);
  const curtain: Showing | null = next === null ? null : { as: 'curtain', seat: next };
  if (showing.as === 'curtain') return look(chair, curtain ?? { as: 'public' });
  const told = tell(updateFrom(chair, row.did ? length : length - 1));
  const others = showing.as === 'public' || next !== showing.seat;
  return curtain && others ? [told, ...look(chair, curtain)] : [told];
}

function eyesOf(chair: Chair): { readonly view: GameView; readonly steps: Steps } {
  const { shown, steps, places } = chair.known!;
  const showing = chair.showing!;
  if (showing.as !== 'seat') return { view: shown, steps };
  const place = places.get(showing.seat)!;
  return {
    view: chair.edition!.engine.joinView(shown, showing.seat, place.overlay),
    steps: place.steps,
  };
}

function updateFrom(chair: Chair, from: number): Update {
  const { view, steps } = eyesOf(chair);
  const adviser = adviserOf(chair.edition!, view, chair.plans);
  chair.advice = { view, adviser };
  const { takeback } = chair.known!;
  const mine = takeback?.seat === view.viewer ? takeback : null;
  return {
    kind: 'update',
    from,
    steps: steps.slice(from),
    view,
    options: adviser.options(),
    explained: view.decision?.kind === 'plan' ? adviser.explain(NO_PLAN) : null,
    progress: adviser.progress(),
    standing: adviser.standing(),
    undo: mine?.undo ?? 0,
    redo: mine?.redo ?? 0,
  };
}

/** Somebody advises on plans from now on, also at the moment that is shown. */
function planned(chair: Chair, plans: PlanAdvice): ChairEffect[] {
  const { advice, edition, held } = chair;
  chair.plans = plans;
  chair.advice = advice && { ...advice, adviser: adviserOf(edition!, advice.view, plans) };
  if (!held) return [];
  chair.held = null;
  const shown = held.row ? showRow(chair, held.row) : begin(chair);
  const taken = held.taker === curtainOf(chair) ? take(chair) : [];
  return [...shown, ...taken, ...held.heard.flatMap((message) => heardHost(chair, message))];
}

// From the page

/** The adviser of the seat that is shown; nobody is advised through a curtain. */
const adviserFor = (chair: Chair): Adviser | null =>
  chair.showing?.as === 'seat' ? (chair.advice?.adviser ?? null) : null;

function asked(chair: Chair, message: PageMessage): ChairEffect[] {
  switch (message.kind) {
    case 'join':
    case 'refresh':
    case 'soon':
    case 'export':
      return [];
    case 'move': {
      const { decision, answer } = message;
      return command(chair, (n, at) => ({ kind: 'move', command: n, at, decision, answer }));
    }
    case 'undo':
      return command(chair, (n, at) => ({ kind: 'undo', command: n, at }));
    case 'redo':
      return command(chair, (n, at) => ({ kind: 'redo', command: n, at }));
    case 'take':
      return take(chair);
    case 'explain': {
      const explained = adviserFor(chair)?.explain(message.plan) ?? null;
      return [tell({ kind: 'explained', request: message.request, explained })];
    }
    case 'fill': {
      const plan = adviserFor(chair)?.fill(message.plan, message.place) ?? null;
      return [tell({ kind: 'filled', request: message.request, plan })];
    }
    case 'whyNot': {
      const rejection = adviserFor(chair)?.whyNot(message.attempt) ?? null;
      return [tell({ kind: 'because', request: message.request, rejection })];
    }
    case 'warn': {
      const warnings = adviserFor(chair)?.warnings(message.plan) ?? [];
      return [tell({ kind: 'warned', request: message.request, warnings })];
    }
    case 'hint':
      return [wantHint(chair, message.request)];
  }
}

/** For whom the curtain is. */
const curtainOf = ({ showing }: Chair): number | null =>
  showing?.as === 'curtain' ? showing.seat : null;

/** Whoever the curtain is for looks behind it, as soon as there is something to be shown. */
function take(chair: Chair): ChairEffect[] {
  const seat = curtainOf(chair);
  if (seat === null) return [];
  if (!chair.held) return look(chair, { as: 'seat', seat });
  chair.held.taker = seat;
  return [];
}

/** Only the seat that is shown may act, and it speaks of what it was shown. */
function command(chair: Chair, make: (n: number, at: number) => Command): ChairEffect[] {
  const { known, showing, held } = chair;
  if (!known || showing?.as !== 'seat')
    return [tell({ kind: 'rejected', refusal: { reason: 'notYours' } })];
  chair.commands += 1;
  const message = make(chair.commands, held?.row ? held.row.n - 1 : known.seq);
  chair.sent.set(chair.commands, message);
  return [say(message)];
}

function wantHint(chair: Chair, request: number): ChairEffect {
  const view = adviserFor(chair) ? chair.advice?.view : null;
  if (!view?.decision) return tell({ kind: 'hinted', request, hint: null });
  chair.coached = { request, view };
  return { kind: 'think', request, view };
}

/** Whether the moment that the coach thinks of is still the one on the page. */
const coaches = ({ coached, advice, showing }: Chair, request: number): boolean =>
  showing?.as === 'seat' && coached?.request === request && coached.view === advice?.view;

function hinted(chair: Chair, request: number, progress: Progress | null): ChairEffect {
  const adviser = coaches(chair, request) ? adviserFor(chair) : null;
  const hint = progress && adviser ? hintOf(adviser, progress) : null;
  return tell({ kind: 'hinted', request, hint });
}
