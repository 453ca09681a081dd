import { builtIn, type Catalogue } from '@rowan/cards';
import {
  apply,
  newGame,
  type GameEvent,
  type GameState,
  type Move,
  type Viewer,
} from '@rowan/rules';
import type { PlayedGame } from '@rowan/table';
import { hiddenQuests } from '@rowan/testkit';

interface Moment {
  readonly move: Move | null;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The game as it truly is, move by move, for tests that ask who may know what. */
export class Truth {
  readonly catalogue: Catalogue = builtIn;
  #moments: Moment[];

  constructor({ table }: PlayedGame) {
    this.#moments = [{ move: null, state: newGame(builtIn, table.setup), events: [] }];
  }

  get state(): GameState {
    return this.#moments.at(-1)!.state;
  }

  get moves(): number {
    return this.#moments.length - 1;
  }

  /** Goes along with the moves that stand now; some of the last ones may have been taken back. */
  follow(moves: readonly Move[]): void {
    const [, ...known] = this.#moments;
    const shared = known.findIndex(({ move }, i) => !same(move, moves[i]));
    const kept = shared < 0 ? known.length : shared;
    this.#moments = this.#moments.slice(0, kept + 1);
    for (const move of moves.slice(kept)) this.#play(move);
  }

  #play(move: Move): void {
    const result = apply(this.catalogue, this.state, move);
    if (!result.ok) throw new Error(`a move of the log is refused: ${JSON.stringify(move)}`);
    this.#moments.push({ move, ...result.value });
  }

  /** Quests whose faces the viewer has seen, whatever became of them. */
  seen(viewer: Viewer): ReadonlySet<number> {
    return new Set(this.#moments.flatMap((moment) => seenAt(moment, viewer)));
  }

  /** Quests whose faces the viewer may not see now. */
  hidden(viewer: Viewer): ReadonlySet<number> {
    return new Set(hiddenQuests(this.state, viewer));
  }
}

function seenAt({ state, events }: Moment, viewer: Viewer): number[] {
  const own = typeof viewer === 'number' ? (state.players[viewer]?.hand ?? []) : [];
  const completed = state.players.flatMap((player) => player.completed);
  return [...own, ...completed, ...events.flatMap((event) => seenIn(event, viewer))];
}

/** Quests that an event shows to the viewer (Q6, D6, G4). */
function seenIn(event: GameEvent, viewer: Viewer): readonly number[] {
  switch (event.kind) {
    case 'questsDrawn':
      return event.seat === viewer ? event.quests : [];
    case 'questDiscarded':
    case 'questDeclined':
      return event.seat === viewer ? [event.quest] : [];
    case 'questCompleted':
    case 'drawEffectUsed':
    case 'questScored':
      return [event.quest];
    default:
      return [];
  }
}

/** Names of Quests that the viewer never saw, as far as no other card bears them. */
export function secretNames(truth: Truth, viewer: Viewer): string[] {
  const { quests, ...others } = truth.catalogue;
  const elsewhere = JSON.stringify(others);
  const seen = truth.seen(viewer);
  return quests
    .filter((_, quest) => !seen.has(quest))
    .map(({ name }) => name)
    .filter((name) => !elsewhere.includes(name));
}
