import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botOf } from '@rowan/bots';
import { builtIn } from '@rowan/cards';
import { keyFromSeed, type DevelopAnswer, type Place } from '@rowan/rules';
import { Table, explain, fewestUnits, loadTable, type Save } from '@rowan/table';

/**
 * Looks for the positions of the tutorial and writes them: a setup and the moves that lead to a turn of the
 * learner. A lesson is found by its promises, so that it can be found again when a rule or a card changes.
 */

const FOLDER = join(import.meta.dirname, '..', 'src', 'features', 'tutorial', 'lessons');
const LEARNER = 0;
const MONSTERS = 16;
const OVERLORDS = 28;
const SEATS: Save['table']['seats'] = [
  { kind: 'person', name: '', colour: 0 },
  { kind: 'bot', name: '', colour: 1, bot: 'squire' },
];

const tableOf = (seed: string): Table =>
  new Table(builtIn, {
    setup: { players: 2, towers: false, hiredHelp: [], advanced: false, key: keyFromSeed(seed) },
    seats: SEATS,
  });

/** Both seats are played by the same bot, which needs no time. */
function playOne(table: Table): void {
  const { decision } = table.state;
  if (!decision) return;
  const { seat, id } = decision;
  const question = { catalogue: builtIn, view: table.viewFor(seat), seed: id };
  const answer = botOf('captain').answer({ ...question, budget: { iterations: 1 } });
  table.play({ seat, decision: id, answer });
}

const develops = ({ state }: Table): boolean =>
  state.decision?.kind === 'develop' && state.active === LEARNER && !state.turn.assigned;

const copyOf = (table: Table): Table => {
  const loaded = loadTable(builtIn, table.save());
  if (!loaded.ok) throw new Error('a save does not load');
  return loaded.value;
};

function answerIn(table: Table, answer: DevelopAnswer): boolean {
  const { decision } = table.state;
  return decision !== null && table.play({ seat: LEARNER, decision: decision.id, answer }).ok;
}

const tavernOf = ({ state }: Table): readonly number[] => state.players[LEARNER]!.tavern;

const monstersIn = (table: Table, district: number): number[] =>
  table.state.monsters.slice(district * 3, district * 3 + 3).filter((monster) => monster >= 0);

/** The first turn of a game: Peasants enough, and two Monsters where a single Peasant finds work. */
function isFirst(table: Table): boolean {
  const { state } = table;
  if (!develops(table) || table.steps.length > 1 || tavernOf(table)[0] !== 3) return false;
  const pressed = [2, 3].some((district) => monstersIn(table, district).length === 2);
  const later = copyOf(table);
  answerIn(later, { kind: 'develop', do: 'end' });
  later.play({
    seat: LEARNER,
    decision: later.state.decision!.id,
    answer: { kind: 'plan', places: [] },
  });
  const weak = state.monsters.some((monster) => (builtIn.monsters[monster]?.strength ?? 9) <= 2);
  return pressed && weak && (tavernOf(later)[0] ?? 0) >= 3;
}

const places = (from: Place, to: Place): Place[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/** The learner's Main Phase, after a Warrior rose or without. */
function mainPhase(table: Table, rises: boolean): Table | null {
  const later = copyOf(table);
  const levelUp = { unit: 1, shaman: false };
  if (rises && !answerIn(later, { kind: 'develop', do: 'assign', construct: null, levelUp }))
    return null;
  if (rises && !answerIn(later, { kind: 'develop', do: 'levelUp' })) return null;
  return answerIn(later, { kind: 'develop', do: 'end' }) ? later : null;
}

function completes({ state }: Table, place: Place): boolean {
  const plan = fewestUnits(builtIn, state, { kind: 'plan', places: [] }, place);
  return plan !== null && explain(builtIn, state, plan).report.quests.length > 0;
}

/** A Monster whose defeat with the fewest Units completes a Quest, whether a Warrior rose before or not. */
function preyOf(table: Table): Place | undefined {
  const risen = mainPhase(table, true);
  const plain = risen && mainPhase(table, false);
  if (!risen || !plain) return undefined;
  return places(MONSTERS, OVERLORDS).find(
    (place) => completes(risen, place) && completes(plain, place),
  );
}

/** In the middle of a game: a Warrior can rise, and a fight completes a Quest. */
function isMiddle(table: Table): boolean {
  const { council, players } = table.state;
  const { hand, levels } = players[LEARNER]!;
  if (!develops(table) || council > 1 || hand.length > 3 || levels[0] !== 1) return false;
  return preyOf(table) !== undefined;
}

/** The last turn of all: behind, but an Overlord within reach decides the game. */
function isLast(table: Table): boolean {
  const { state } = table;
  if (!develops(table) || state.lastRound === 0 || state.round !== state.lastRound) return false;
  if (state.first === LEARNER) return false;
  const later = copyOf(table);
  answerIn(later, { kind: 'develop', do: 'end' });
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

function write(lesson: Lesson, seed: string, found: Table): void {
  const { table, moves } = found.save();
  const prey = lesson === 'band' ? preyOf(found) : undefined;
  const text = JSON.stringify({ setup: table.setup, moves, prey });
  writeFileSync(join(FOLDER, `${lesson}.json`), `${text}\n`);
  open.delete(lesson);
  console.log(`${lesson}: ${seed}, after ${moves.length} moves`);
}

function tryGame(seed: string): void {
  const table = tableOf(seed);
  for (let n = 0; n < 600 && open.size > 0 && !table.over; n++) {
    for (const lesson of open) if (LESSONS[lesson](table)) write(lesson, seed, table);
    playOne(table);
  }
}

for (let n = 1; n <= 2000 && open.size > 0; n++) tryGame(`lesson ${n}`);
