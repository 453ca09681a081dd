import { builtIn } from '@rowan/cards';
import { PRESENT, commitmentOf, fairKey, saltHash, type Fairness } from '@rowan/table';
import type { EndLine, MoveLine, SetupLine, TranscriptLine } from '@rowan/table';
import { matchOf } from '../src/game-options.ts';
import { recordGame } from '../src/record.ts';
import type { Transcript } from './transcripts.ts';

export type FairTranscript = Transcript & { readonly setup: { readonly fairness: Fairness } };

const TABLE = 't'.repeat(22);
const SALTS = ['5a'.repeat(16), null, 'c3'.repeat(16)];

/** A game of three whose key nobody chose; the second person withheld their salt. */
export function fairGame(secret: string): FairTranscript {
  const match = matchOf({ players: 3, seed: 'fair' });
  const facts = { table: TABLE, pin: PRESENT, setup: match.setup, salts: SALTS };
  const salts = SALTS.map((salt) => ({ hash: saltHash(TABLE, salt ?? '00'.repeat(16)), salt }));
  const commitment = commitmentOf(TABLE, secret);
  const fairness: Fairness = { scheme: 1, table: TABLE, commitment, secret, salts };
  const steps = recordGame({ ...match, catalogue: builtIn }, fairKey(secret, facts));
  const lines = [...steps].map(({ line }) => JSON.parse(JSON.stringify(line)) as TranscriptLine);
  return {
    setup: { ...(lines[0] as SetupLine), fairness },
    moves: lines.slice(1, -1) as MoveLine[],
    end: lines.at(-1) as EndLine,
  };
}

/** The last bit of one hexadecimal digit. */
const flipped = (hex: string, at: number): string =>
  hex.slice(0, at) + (Number.parseInt(hex[at]!, 16) ^ 1).toString(16) + hex.slice(at + 1);

const withFair = (game: FairTranscript, fairness: Partial<Fairness>): FairTranscript => ({
  ...game,
  setup: { ...game.setup, fairness: { ...game.setup.fairness, ...fairness } },
});

const withFirst = (list: readonly number[]): number[] => {
  const [first, second, ...rest] = list;
  return [second!, first!, ...rest];
};

/** The same game with one thing in it changed: what nobody may be able to do unseen. */
export function tampered(game: FairTranscript): Readonly<Record<string, FairTranscript>> {
  const { fairness, setup, decks } = game.setup;
  const [first, second, third] = fairness.salts;
  const drawn = game.moves.findIndex(({ events }) => events.some(({ kind }) => kind === 'drew'));
  const events = game.moves[drawn]!.events.map((event) =>
    event.kind === 'drew' ? { ...event, roll: event.roll ^ 1 } : event,
  );
  const move = { ...game.moves[drawn]!, events };
  return {
    secret: withFair(game, { secret: flipped(fairness.secret, 63) }),
    commitment: withFair(game, { commitment: flipped(fairness.commitment, 0) }),
    salt: withFair(game, {
      salts: [{ ...first!, salt: flipped(first!.salt!, 7) }, second!, third!],
    }),
    'hash of a salt': withFair(game, {
      salts: [{ ...first!, hash: flipped(first!.hash, 7) }, second!, third!],
    }),
    'salt that was withheld': withFair(game, {
      salts: [first!, { ...second!, salt: '00'.repeat(16) }, third!],
    }),
    'order of the salts': withFair(game, { salts: [third!, second!, first!] }),
    key: { ...game, setup: { ...game.setup, setup: { ...setup, key: flipped(setup.key, 0) } } },
    'order of the cards': {
      ...game,
      setup: { ...game.setup, decks: { ...decks, monsters: withFirst(decks.monsters) } },
    },
    draw: { ...game, moves: game.moves.with(drawn, move) },
  };
}
