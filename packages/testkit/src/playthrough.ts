import { HERO_CLASSES, builtIn, catalogueHash, type HeroClass } from '@rowan/cards';
import {
  apply,
  hash,
  keyFromSeed,
  playOf,
  sampleAnswer,
  startGame,
  type Answer,
  type Decision,
  type GameState,
  type Setup,
} from '@rowan/rules';
import { luckOf } from './luck.ts';
import { readAnswer, writeAnswer } from './playthrough/answers.ts';
import { writeEvents } from './playthrough/events.ts';

/**
 * A whole game as readable text: a header, then each answer with the main events it led to, the final
 * score and hash. Reading takes header and answers alone; everything else must come out again.
 */
export interface PlaythroughHead {
  readonly title: string;
  readonly players: number;
  readonly towers: boolean;
  readonly hiredHelp: readonly HeroClass[];
  readonly advanced: boolean;
  readonly seed: string;
}

/** An answer in the text, with the line it stands in. */
interface Noted {
  readonly line: number;
  readonly text: string;
}

type NextAnswer = (state: GameState, decision: Decision) => Answer;

const yes = (value: boolean): string => (value ? 'yes' : 'no');

const writeHead = (head: PlaythroughHead): readonly string[] => [
  `title: ${head.title}`,
  `players: ${head.players}`,
  `towers: ${yes(head.towers)}`,
  `hired help: ${head.hiredHelp.join(' ') || 'none'}`,
  `advanced: ${yes(head.advanced)}`,
  `seed: ${head.seed}`,
  `catalogue: ${catalogueHash(builtIn)}`,
  '',
];

function readHead(lines: readonly string[]): PlaythroughHead {
  const field = (name: string): string => {
    const line = lines.find((text) => text.startsWith(`${name}: `));
    if (line === undefined) throw new Error(`the header has no "${name}"`);
    return line.slice(name.length + 2);
  };
  const help = field('hired help').split(' ');
  return {
    title: field('title'),
    players: Number(field('players')),
    towers: field('towers') === 'yes',
    hiredHelp: HERO_CLASSES.filter((hero) => help.includes(hero)),
    advanced: field('advanced') === 'yes',
    seed: field('seed'),
  };
}

const setupOf = ({ players, towers, hiredHelp, advanced, seed }: PlaythroughHead): Setup => ({
  players,
  towers,
  hiredHelp,
  advanced,
  key: keyFromSeed(seed),
});

const asked = ({ id, seat, kind }: Decision): string => `${id + 1} seat ${seat + 1} ${kind}: `;

/** Plays the game of a header; the answers come from outside. */
function play(head: PlaythroughHead, next: NextAnswer): string {
  const start = startGame(builtIn, setupOf(head));
  const lines = [...writeHead(head), 'deal', ...writeEvents(start.events)];
  let { state } = start;
  while (state.decision !== null) {
    const { decision } = state;
    const answer = next(state, decision);
    const move = { seat: decision.seat, decision: decision.id, answer };
    const result = apply(builtIn, state, move);
    const text = asked(decision) + writeAnswer(answer, decision);
    if (!result.ok) throw new Error(`not legal: ${text} ${JSON.stringify(result.error)}`);
    lines.push(text, ...writeEvents(result.value.events));
    ({ state } = result.value);
  }
  return [...lines, '', ...writeEnd(state), ''].join('\n');
}

function writeEnd(state: GameState): readonly string[] {
  const totals = state.players.map(({ vp }, seat) => `seat ${seat + 1} ${vp}`);
  if (state.guard) totals.push(`Royal Guard ${state.guard.vp}`);
  return [
    `score: ${totals.join(', ')}`,
    `winners: ${state.winners.map((seat) => seat + 1).join(', ')}`,
    `hash: ${hash(state)}`,
  ];
}

/** Plays a game with random answers and writes it down. */
export function recordPlaythrough(head: PlaythroughHead): string {
  const below = luckOf(Number.parseInt(keyFromSeed(`${head.seed}/players`).slice(0, 8), 16) | 0);
  return play(head, (state) => sampleAnswer(playOf(builtIn, state), below));
}

const ANSWER = /^(\d+) seat \d+ \w+: /;

const answersIn = (lines: readonly string[]): readonly Noted[] =>
  lines.flatMap((text, index) => (ANSWER.test(text) ? [{ line: index + 1, text }] : []));

/** Plays a written game again from its header and answers alone, and writes it down anew. */
export function replayPlaythrough(text: string): string {
  const lines = text.split('\n');
  const noted = answersIn(lines);
  const head = readHead(lines.slice(0, lines.indexOf('deal')));
  return play(head, (_state, decision) => {
    const at = noted[decision.id];
    const wanted = asked(decision);
    if (!at) throw new Error(`the text ends before the game: expected "${wanted}"`);
    if (!at.text.startsWith(wanted))
      throw new Error(`line ${at.line}: expected "${wanted}", found "${at.text}"`);
    try {
      return readAnswer(at.text.slice(wanted.length), decision);
    } catch (error) {
      throw new Error(`line ${at.line}: ${(error as Error).message}`, { cause: error });
    }
  });
}

const CONTEXT = 3;

/** Where a replayed game parts from the written one, with the lines around; null where it does not. */
export function playthroughDiff(written: string, replayed: string): string | null {
  const [a, b] = [written.split('\n'), replayed.split('\n')];
  const at = a.findIndex((line, i) => line !== b[i]);
  if (at < 0 && a.length === b.length) return null;
  const line = at < 0 ? a.length : at;
  const part = (lines: readonly string[], sign: string): string[] =>
    lines.slice(line, line + CONTEXT).map((text) => `${sign} ${text}`);
  return [
    `parts at line ${line + 1}:`,
    ...a.slice(Math.max(0, line - CONTEXT), line).map((text) => `  ${text}`),
    ...part(a, '-'),
    ...part(b, '+'),
  ].join('\n');
}
