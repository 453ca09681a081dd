import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { keyFromSeed, view, type Answer, type Move, type Place } from '@rowan/rules';
import {
  cleanMove,
  dealtGame,
  explain,
  fewestUnits,
  fold,
  judged,
  moved,
  type Game,
  type PlayedGame,
  type Seat,
  presentEdition,
} from '@rowan/table';

/**
 * Looks for the positions of the tutorial and writes them: a setup and the moves that lead to a turn of the
 * learner. A lesson is found by its promises, so that it can be found again when a rule or a card changes.
 */

const FOLDER = join(import.meta.dirname, '..', 'src', 'screens', 'tutorial', 'lessons');
const LEARNER = 0;
const MONSTERS = 16;
const OVERLORDS = 28;
const SEATS: readonly Seat[] = [
  { kind: 'person', name: '', colour: 0 },
  { kind: 'bot', name: '', colour: 1, bot: 'squire' },
];

const gameOf = (seed: string): Game =>
  dealtGame(presentEdition(builtIn), {
    setup: { players: 2, towers: false, hiredHelp: [], advanced: false, key: keyFromSeed(seed) },
    seats: SEATS,
  }).game;

/** Both seats are played by the same bot, which needs no time. */
function botsMove({ state }: Game): Move | null {
  if (!state.decision) return null;
  const { seat, id } = state.decision;
  const question = { catalogue: builtIn, view: view(state, seat), seed: id };
  const answer = botOf('captain').answer({ ...question, budget: { iterations: 1 } });
  return { seat, decision: id, answer };
}

const develops = ({ state }: Game): boolean =>
  state.decision?.kind === 'develop' && state.active === LEARNER && !state.turn.assigned;

/** The game after an answer of the learner; null if it is refused. */
function after(game: Game | null, answer: Answer): Game | null {
  const decision = game?.state.decision;
  if (!game || !decision) return null;
  const move = { seat: LEARNER, decision: decision.id, answer };
  const folded = fold(game, { kind: 'moved', move });
  return folded.ok ? folded.value.game : null;
}

const tavernOf = ({ state }: Game): readonly number[] => state.players[LEARNER]!.tavern;

const monstersIn = ({ state }: Game, district: number): number[] =>
  state.monsters.slice(district * 3, district * 3 + 3).filter((monster) => monster >= 0);

const END: Answer = { kind: 'develop', do: 'end' };

/** The first turn of a game: Peasants enough, and two Monsters where a single Peasant finds work. */
function isFirst(game: Game): boolean {
  const { state } = game;
  if (!develops(game) || game.moves > 0 || tavernOf(game)[0] !== 3) return false;
  const pressed = [2, 3].some((district) => monstersIn(game, district).length === 2);
  const later = after(after(game, END), { kind: 'plan', places: [] });
  const weak = state.monsters.some((monster) => (builtIn.monsters[monster]?.strength ?? 9) <= 2);
  return pressed && weak && later !== null && tavernOf(later)[0]! >= 3;
}

const places = (from: Place, to: Place): Place[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/** The learner's Main Phase, after a Warrior rose or without. */
function mainPhase(game: Game, rises: boolean): Game | null {
  if (!rises) return after(game, END);
  const levelUp = { unit: 1, shaman: false };
  const sent = after(game, { kind: 'develop', do: 'assign', construct: null, levelUp });
  return after(after(sent, { kind: 'develop', do: 'levelUp' }), END);
}

/** The Quest that serving a place with the fewest Units completes. */
function completed({ state }: Game, place: Place): number | undefined {
  const plan = fewestUnits(builtIn, state, { kind: 'plan', places: [] }, place);
  return plan ? explain(builtIn, state, plan).report.quests[0] : undefined;
}

/** A Monster whose defeat with the fewest Units completes a Quest, whether a Warrior rose before or not. */
function preyOf(game: Game): { readonly prey: Place; readonly quest: number } | undefined {
  const risen = mainPhase(game, true);
  const plain = risen && mainPhase(game, false);
  if (!risen || !plain) return undefined;
  for (const prey of places(MONSTERS, OVERLORDS)) {
    const quest = completed(risen, prey);
    if (quest !== undefined && completed(plain, prey) === quest) return { prey, quest };
  }
  return undefined;
}

/** In the middle of a game: a Warrior can rise, and a fight completes a Quest. */
function isMiddle(game: Game): boolean {
  const { council, players } = game.state;
  const { hand, levels } = players[LEARNER]!;
  if (!develops(game) || council > 1 || hand.length > 3 || levels[0] !== 1) return false;
  return preyOf(game) !== undefined;
}

/** The last turn of all: behind, but an Overlord within reach decides the game. */
function isLast(game: Game): boolean {
  const { state } = game;
  if (!develops(game) || state.lastRound === 0 || state.round !== state.lastRound) return false;
  if (state.first === LEARNER) return false;
  const later = after(game, END);
  if (!later) return false;
  const behind = state.players[1]!.vp - state.players[LEARNER]!.vp;
  return places(OVERLORDS, OVERLORDS + 3).some((place) => {
    const plan = fewestUnits(builtIn, later.state, { kind: 'plan', places: [] }, place);
    const won = builtIn.overlords[place - OVERLORDS]!.vp;
    return plan !== null && behind > 0 && behind < won - 2;
  });
}

const LESSONS = { city: isFirst, band: isMiddle, end: isLast };
type Lesson = keyof typeof LESSONS;
const open = new Set(Object.keys(LESSONS) as Lesson[]);

function write(lesson: Lesson, seed: string, { table, moves }: PlayedGame, found: Game): void {
  const about = lesson === 'band' ? preyOf(found) : undefined;
  const text = JSON.stringify({ setup: table.setup, moves, ...about });
  writeFileSync(join(FOLDER, `${lesson}.json`), `${text}\n`);
  open.delete(lesson);
  console.log(`${lesson}: ${seed}, after ${moves.length} moves`);
}

function tryGame(seed: string): void {
  let game = gameOf(seed);
  const moves: Move[] = [];
  while (moves.length < 600 && open.size > 0) {
    const played = { table: game.table, moves };
    for (const lesson of open) if (LESSONS[lesson](game)) write(lesson, seed, played, game);
    const move = botsMove(game);
    const applied = move && judged(game, move);
    if (!applied?.ok) return;
    moves.push(cleanMove(move!, applied.value));
    ({ game } = moved(game, move!, applied.value));
  }
}

for (let n = 1; n <= 2000 && open.size > 0; n++) tryGame(`lesson ${n}`);
