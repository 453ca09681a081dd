import { hash, parseSetup, type Answer, type GameState, type Move, type Setup } from '@rowan/rules';
import {
  LARGEST_UNPACKED,
  LONGEST_LINK,
  MOST_MOVES,
  UNPINNED,
  editionFor,
  parseJson,
  parseSeats,
  pinOf,
  type Edition,
  type History,
  type Pin,
  type Seat,
  type Shelf,
} from '@rowan/table';
import { importedFrom, type Imported } from './imported.ts';
import { deflated, inflated } from './letters.ts';

/** A game in a link: pin, setup, seats and answers; all else follows from them. Version 1 had no pin. */
interface Packed extends Pin {
  readonly v: 2;
  readonly setup: Setup;
  readonly seats: readonly Seat[];
  readonly answers: readonly Answer[];
  /** Where it was shared, and the start of the hash of its last state. */
  readonly at: number;
  readonly hash: string;
}

export type LinkFault = 'unreadable' | 'otherRules' | 'otherCards' | 'refused' | 'differs';
interface RefusedLink {
  readonly ok: false;
  readonly fault: LinkFault;
  readonly move: number;
}
export type Unpacked = { readonly ok: true; readonly game: Imported } | RefusedLink;

const HASH = 16;
const shortHash = (state: GameState): string => hash(state).slice(0, HASH);

const refused = (fault: LinkFault, move = 0): RefusedLink => ({ ok: false, fault, move });

export function pack(history: History, at: number): Promise<string> {
  const { table, steps } = history;
  const packed: Packed = {
    v: 2,
    ...pinOf(history),
    ...table,
    answers: steps.slice(1).map(({ move }) => move!.answer),
    at,
    hash: shortHash(steps.at(-1)!.state),
  };
  return deflated(JSON.stringify(packed));
}

type Fields = Readonly<Record<string, unknown>>;

async function read(letters: string): Promise<Fields | null> {
  const text = letters.length > LONGEST_LINK ? null : await inflated(letters, LARGEST_UNPACKED);
  if (text === null) return null;
  const parsed = parseJson(text);
  const value = parsed.ok ? parsed.value : null;
  return typeof value === 'object' ? (value as Fields | null) : null;
}

function pinIn({ v, rules, catalogue }: Fields): Pin | LinkFault {
  if (v === 1) return UNPINNED;
  if (typeof v === 'number' && v > 2) return 'otherRules';
  if (v !== 2 || typeof rules !== 'number' || typeof catalogue !== 'string') return 'unreadable';
  return { rules, catalogue };
}

/** Plays the game of a link again; foreign answers and another end are refused. */
export async function unpack(letters: string, shelf: Shelf): Promise<Unpacked> {
  const fields = await read(letters);
  const pin = fields ? pinIn(fields) : 'unreadable';
  if (!fields || typeof pin === 'string') return refused(pin as LinkFault);
  const edition = await editionFor(pin, shelf);
  if (edition.ok) return played(edition.value, fields);
  return refused(edition.error.code === 'otherRules' ? 'otherRules' : 'otherCards');
}

function played(edition: Edition, { setup, seats, answers, at, hash: end }: Fields): Unpacked {
  const dealt = parseSetup(setup);
  const seated = dealt.ok && parseSeats(seats, dealt.value.players);
  if (!dealt.ok || !seated || !Array.isArray(answers) || answers.length > MOST_MOVES)
    return refused('unreadable');
  const followed = follow(edition, dealt.value, answers);
  if (typeof followed === 'number') return refused('refused', followed);
  const { state, moves } = followed;
  if (shortHash(state) !== end) return refused('differs', moves.length);
  const { catalogue } = edition;
  const pin = pinOf(edition);
  const brought = { pin, catalogue, setup: dealt.value, seats: seated, moves };
  const game = importedFrom(brought, state);
  const last = moves.length;
  const shared = Number.isInteger(at) ? Math.min(Math.max(at as number, 0), last) : last;
  return { ok: true, game: { ...game, at: shared } };
}

interface Followed {
  readonly state: GameState;
  readonly moves: readonly Move[];
}

/** Where the answers lead, or which of them is the first that is refused, counted from 1. */
function follow(
  { engine, catalogue }: Edition,
  setup: Setup,
  answers: readonly unknown[],
): Followed | number {
  const moves: Move[] = [];
  let { state } = engine.startGame(catalogue, setup);
  for (const given of answers) {
    const { seat, id: decision } = state.decision ?? { seat: -1, id: -1 };
    // The engine judges whatever it is given; the cast only satisfies its signature.
    const applied = engine.apply(catalogue, state, { seat, decision, answer: given as Answer });
    if (!applied.ok) return moves.length + 1;
    const { answer } = applied.value;
    moves.push({ seat, decision, answer });
    ({ state } = applied.value);
  }
  return { state, moves };
}
