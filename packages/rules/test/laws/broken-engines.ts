import { builtIn } from '@rowan/cards';
import type {
  Answer,
  Applied,
  GameEvent,
  GameState,
  GameView,
  PlanReport,
  Rejection,
  Result,
} from '@rowan/rules';
import { engineOf, inOrder, type Engine, type LawName } from '@rowan/testkit';

/** An engine with one fault, and the law that must catch it. */
export interface Control {
  readonly law: LawName;
  readonly fault: string;
  readonly engine: Engine;
}

export const real = engineOf(builtIn);

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** `apply` with its refusals turned into something else. */
export const onRefusal = (
  change: (state: GameState, refused: Rejection) => Result<Applied, Rejection>,
): Engine => ({
  ...real,
  apply: (state, move) => {
    const result = real.apply(state, move);
    return result.ok ? result : change(state, result.error);
  },
});

/** `apply` and `step` with something done to every state they lead to. */
export const afterwards = (change: (state: GameState) => void): Engine => ({
  ...real,
  apply: (state, move) => {
    const result = real.apply(state, move);
    if (result.ok) change(result.value.state);
    return result;
  },
  step: (state, answer, log) => {
    real.step(state, answer, log);
    change(state);
  },
});

export const fail = (error: Rejection): { ok: false; error: Rejection } => ({ ok: false, error });

/** Does something each n-th time: not a function of what it is given. */
export function everyNth(
  n: number,
  change: (state: GameState) => void,
): (state: GameState) => void {
  let calls = 0;
  return (state) => {
    calls += 1;
    if (calls % n === 0) change(state);
  };
}

export const corrupt = (state: GameState): void => void (state.supply[8]! += 1);

export const viewing = (change: (seen: GameView, state: GameState) => object): Engine => ({
  ...real,
  view: (state, viewer) => {
    const seen = real.view(state, viewer);
    return { ...seen, ...change(seen, state) };
  },
});

/** Moves tell one more event, of a kind of its own, that everybody gets as it is. */
export const telling = (event: (done: Applied, seat: number) => object): Engine => ({
  ...real,
  apply: (state, move) => {
    const result = real.apply(state, move);
    if (!result.ok) return result;
    const told = { kind: 'told', ...event(result.value, move.seat) } as unknown as GameEvent;
    return ok({ ...result.value, events: [...result.value.events, told] });
  },
  viewEvents: (events, viewer) =>
    events.flatMap((event) =>
      (event.kind as string) === 'told' ? event : real.viewEvents([event], viewer),
    ),
});

export const explaining = (change: (report: PlanReport, state: GameState) => object): Engine => ({
  ...real,
  explainPlan: (state, plan) => {
    const report = real.explainPlan(state, plan);
    return { ...report, ...change(report, state) };
  },
});

export const listing = (change: (answers: Answer[], state: GameState) => Answer[]): Engine => ({
  ...real,
  *legal(state, decision) {
    const first: Answer[] = [];
    for (const answer of real.legal(state, decision)) {
      first.push(answer);
      if (first.length === 200) break;
    }
    yield* change(first, state);
  },
});

export const previewing = (
  change: (
    told: { events: readonly object[]; reveals: string | null; seals: boolean },
    done: Applied,
  ) => object,
): Engine => ({
  ...real,
  preview: (state, move) => {
    const told = real.preview(state, move);
    const done = real.apply(state, move);
    if (!told.ok || !done.ok) return told;
    return ok({ ...told.value, ...change(told.value, done.value) });
  },
});

export const completing = (change: (game: GameState) => void): Engine => ({
  ...real,
  determinize: (seen, below) => {
    const game = real.determinize(seen, below);
    change(game);
    return game;
  },
});

/** A Dark Council card comes up from the bottom. */
export function raiseCouncil({ monsterDeck }: GameState): void {
  const at = monsterDeck.indexOf(-1);
  if (at >= 0) monsterDeck.push(...monsterDeck.splice(at, 1));
}

export const openHands = (_: GameView, { players }: GameState) => ({
  seats: players.map((player) => ({ ...player })),
});

export const isOdd = ({ monsterDeck }: GameState): boolean => (monsterDeck.at(-1) ?? 0) % 2 !== 0;

/** `fold` with some events told as others, or made something else of. */
export const folding = (
  change: (seen: GameView, event: GameEvent, real: GameView) => GameView,
): Engine => ({
  ...real,
  fold: (seen, event) => change(seen, event, real.fold(seen, event)),
});

/** No order is ever asked for: what is listed first comes first. */
export function neverAsk(state: GameState): void {
  while (state.decision?.kind === 'order')
    real.step(state, { kind: 'order', item: state.decision.items[0]! }, null);
}

/** What draws Quests comes last. */
export const drawingLast: Engine = {
  ...real,
  apply: (state, move) => {
    const told = real.apply(state, move);
    if (!told.ok || move.answer.kind !== 'plan' || told.value.state.phase === 'main') return told;
    const order = told.value.events.flatMap((event) =>
      event.kind === 'activated' || (event.kind === 'defeated' && event.rule !== 'G5')
        ? [event.place]
        : [],
    );
    const places = new Set(move.answer.places.map(({ place }) => place));
    const last = order.slice(0, places.size).reverse();
    return ok(inOrder(real, state, { plan: move.answer, order: last, told: told.value }));
  },
};

/** A new game is another one each time. */
export const forgetful: Engine = (() => {
  let games = 0;
  return {
    ...real,
    newGame: (setup) => {
      const state = real.newGame(setup);
      games += 1;
      if (games % 2 === 0) state.tileDeck.reverse();
      return state;
    },
  };
})();

/** Nothing ever happens. */
export const endless: Engine = {
  ...real,
  step: (state) => {
    state.decisions += 1;
    state.decision = { ...state.decision!, id: state.decisions };
  },
};
