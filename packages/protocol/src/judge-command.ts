import type { Answered, Move } from '@rowan/rules';
import {
  cleanMove,
  fold,
  judged,
  moved,
  redoer,
  undoer,
  type Folded,
  type Game,
  type Said,
} from '@rowan/table';
import type { HostCommand } from './chair-messages.ts';
import type { Refusal } from './wire.ts';

/** What a command will do, and as whose; or why it comes to nothing. */
export type Verdict =
  | { readonly ok: true; readonly by: number | null; readonly said: Said; readonly folded: Folded }
  | { readonly ok: false; readonly refusal: Refusal };

const no = (reason: Exclude<Refusal['reason'], 'rules'>): Verdict => ({
  ok: false,
  refusal: { reason },
});

/** Where the game stands, its last row, and the last that took a move back. */
interface Standing {
  readonly game: Game;
  readonly seq: number;
  readonly undoneAt: number;
}

const TAKEBACKS = { undo: 'undone', redo: 'redone' } as const;

/** A seat follows from the open decision and must be one of the connection's. */
export function judgeCommand(
  { game, seq, undoneAt }: Standing,
  seats: readonly number[],
  message: HostCommand,
): Verdict {
  if (message.kind === 'leave' || message.kind === 'back')
    return judgeHanding(game, seats, message.kind === 'leave' ? 'bot' : 'person');
  if (message.kind !== 'move')
    return message.at < seq ? no('stale') : judgeTakeback(game, seats, TAKEBACKS[message.kind]);
  const { decision } = game.state;
  if (!decision || decision.id !== message.decision || message.at < undoneAt) return no('stale');
  if (!seats.includes(decision.seat)) return no('notYours');
  const move = { seat: decision.seat, decision: decision.id, answer: message.answer };
  const applied = judged(game, move);
  if (!applied.ok) return { ok: false, refusal: { reason: 'rules', rejection: applied.error } };
  return moveVerdict(game, move, applied.value);
}

export function moveVerdict(game: Game, given: Move, applied: Answered): Verdict {
  const move = cleanMove(given, applied);
  const folded = moved(game, move, applied);
  return { ok: true, by: move.seat, said: { kind: 'moved', move }, folded };
}

/** Where several persons share a chair, the first of them for whom it means something. */
function judgeHanding(game: Game, seats: readonly number[], to: 'bot' | 'person'): Verdict {
  const all = seats.map((seat) => verdictOf(game, seat, { kind: 'handed', seat, to, why: 'left' }));
  return all.find(({ ok }) => ok) ?? no('nothing');
}

function verdictOf(game: Game, by: number, said: Said): Verdict {
  const folded = fold(game, said);
  return folded.ok ? { ok: true, by, said, folded: folded.value } : no('nothing');
}

function judgeTakeback(game: Game, seats: readonly number[], kind: 'undone' | 'redone'): Verdict {
  const by = kind === 'undone' ? undoer(game) : redoer(game);
  if (by === null) return no('nothing');
  if (!seats.includes(by)) return no('notYours');
  return verdictOf(game, by, { kind });
}
