import { builtIn } from '@rowan/cards';
import { hash, parseSetup, type Answer } from '@rowan/rules';
import { Table, type Seat } from '@rowan/table';
import { importedFrom, type Imported } from './imported.ts';

/** A game in a link: setup, seats and answers; all else follows from them. */
interface Packed {
  readonly v: 1;
  readonly setup: unknown;
  readonly seats: readonly Seat[];
  readonly answers: readonly Answer[];
  /** Where it was shared, and the start of the hash of its last state. */
  readonly at: number;
  readonly hash: string;
}

type LinkFault = 'unreadable' | 'refused' | 'differs';
export type Unpacked =
  | { readonly ok: true; readonly game: Imported }
  | { readonly ok: false; readonly fault: LinkFault; readonly move: number };

const HASH = 16;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Base64 in letters that a link keeps as they are. */
const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );

export async function pack({ setup, steps }: Table, at: number): Promise<string> {
  const packed: Packed = {
    v: 1,
    setup: setup.setup,
    seats: setup.seats,
    answers: steps.slice(1).map(({ move }) => move!.answer),
    at,
    hash: hash(steps.at(-1)!.state).slice(0, HASH),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(packed));
  return toLetters(await through(bytes, new CompressionStream('deflate-raw')));
}

const isSeat = (value: unknown): value is Seat => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name, colour } = value as Partial<Seat>;
  const known = kind === 'person' || kind === 'bot';
  return known && typeof name === 'string' && Number.isInteger(colour);
};

/** Nothing that is shared here is longer; what is, may be meant to grow beyond measure when unpacked. */
const LONGEST = 64_000;

async function read(letters: string): Promise<Packed | null> {
  if (letters.length > LONGEST) return null;
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'));
    const packed = JSON.parse(new TextDecoder().decode(bytes)) as Packed;
    const lists = Array.isArray(packed.seats) && Array.isArray(packed.answers);
    return packed.v === 1 && lists && packed.seats.every(isSeat) ? packed : null;
  } catch {
    return null;
  }
}

/** Plays the game of a link again; null answers, foreign moves and another end are refused. */
export async function unpack(letters: string): Promise<Unpacked> {
  const packed = await read(letters);
  const setup = parseSetup(packed?.setup);
  if (!packed || !setup.ok || packed.seats.length !== setup.value.players)
    return { ok: false, fault: 'unreadable', move: 0 };
  const table = new Table(builtIn, { setup: setup.value, seats: packed.seats });
  for (const [i, answer] of packed.answers.entries()) {
    const { decision } = table.state;
    const played =
      decision && table.play({ seat: decision.seat, decision: decision.id, answer }).ok;
    if (!played) return { ok: false, fault: 'refused', move: i + 1 };
  }
  if (hash(table.state).slice(0, HASH) !== packed.hash)
    return { ok: false, fault: 'differs', move: packed.answers.length };
  const at = Number.isInteger(packed.at) ? packed.at : packed.answers.length;
  return { ok: true, game: { ...importedFrom(table, packed.seats), at } };
}
