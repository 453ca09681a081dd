import { builtIn, councilOpen, total } from '@rowan/cards';
import { keyFromSeed, type Decision, type GameState, type Move, type Setup } from '@rowan/rules';
import { totalsOf } from '@rowan/table';
import { engineOf, luckOf, moveOf } from '@rowan/testkit';
import { YOU, bot, type SavedGame } from '../saved.ts';

/** Of each kind of decision the fullest that random games come to: what finds room then always does. */

const engine = engineOf(builtIn);

type Fullness = (state: GameState, decision: Decision) => number | null;

/** Abilities need a row of their own and are rare: they count for more. */
const ABILITY = 20;

const offersOf = (state: GameState, decision: Decision): number =>
  [...engine.legal(state, decision)].reduce(
    (sum, answer) => sum + ('do' in answer && answer.do === 'ability' ? ABILITY : 1),
    0,
  );

const developing =
  (when: (turn: GameState['turn']) => boolean): Fullness =>
  (state, decision) =>
    decision.kind === 'develop' && when(state.turn) ? offersOf(state, decision) : null;

const planning =
  (when: (state: GameState) => boolean): Fullness =>
  (state, decision) =>
    decision.kind === 'plan' && when(state) ? total(state.players[0]!.tavern) : null;

const ordering =
  (of: 'places' | 'monsters'): Fullness =>
  (_, decision) =>
    decision.kind === 'order' && decision.of === of ? decision.items.length : null;

const choosing =
  <K extends Decision['kind']>(
    kind: K,
    fullness: (decision: Extract<Decision, { kind: K }>, state: GameState) => number | null,
  ): Fullness =>
  (state, decision) =>
    decision.kind === kind ? fullness(decision as Extract<Decision, { kind: K }>, state) : null;

const kinds = (counts: readonly number[]): number => counts.filter((n) => n > 0).length;

const WANTED = {
  develop: developing(({ assigned }) => !assigned),
  building: developing(({ construct }) => construct),
  rising: developing(({ construct, levelUp }) => !construct && levelUp >= 0),
  plan: planning(
    ({ setup, lastRound, market, built, players }) =>
      setup.players > 1 &&
      lastRound === 0 &&
      market.length > 0 &&
      built.includes(-1) &&
      players[0]!.hand.length > 0,
  ),
  final: planning((state) => state.setup.players > 1 && councilOpen(state)),
  solo: planning(({ setup }) => setup.players === 1),
  orderPlaces: ordering('places'),
  orderMonsters: ordering('monsters'),
  discardQuest: choosing('discardQuest', (_, { players }) => players[0]!.hand.length),
  cleanse: choosing('cleanse', () => 1),
  unit: choosing('unit', () => 1),
  payCost: choosing('payCost', () => 1),
  backToBag: choosing('backToBag', (_, { players }) => kinds(players[0]!.lodgings)),
  overflow: choosing('overflow', ({ districts }) => districts.length),
  drawEffect: choosing('drawEffect', ({ quests }) => quests.length),
} as const satisfies Readonly<Record<string, Fullness>>;

export type PositionName = keyof typeof WANTED;
export const POSITIONS = Object.keys(WANTED) as PositionName[];

interface Found {
  readonly setup: Setup;
  readonly moves: readonly Move[];
  readonly state: GameState;
  readonly fullness: number;
}

type Best = Partial<Record<PositionName, Found>>;

/** Keeps a position where it is fuller than what was found before; with more players there is more to show. */
function keep(best: Best, setup: Setup, state: GameState, moves: readonly Move[]): void {
  for (const name of POSITIONS) {
    const fullness = WANTED[name](state, state.decision!);
    const grown = fullness === null ? -1 : fullness + setup.players / 10;
    if (grown > (best[name]?.fullness ?? -1))
      best[name] = { setup, moves: [...moves], state: engine.clone(state), fullness: grown };
  }
}

function search(best: Best, setup: Setup, luck: number): void {
  const below = luckOf(luck);
  const state = engine.newGame(setup);
  const moves: Move[] = [];
  while (state.decision) {
    if (state.decision.seat === 0) keep(best, setup, state, moves);
    const answer = engine.sample(state, below);
    moves.push(moveOf(state, answer));
    engine.step(state, answer, null);
  }
}

/** So many games at least, and so many at most until nothing is missing. */
const GAMES = 90;
const MOST = 2000;

const savedOf = (id: string, { setup, moves, state }: Found): SavedGame => {
  const seats = [YOU, bot(1), bot(2), bot(3)].slice(0, setup.players);
  return {
    id,
    save: { table: { setup, seats }, moves },
    updated: Date.now(),
    round: state.round,
    vp: totalsOf(state),
    over: false,
  };
};

/** A saved game of each kind of position, under its name; none is missing. */
export function positions(seed: number): Readonly<Record<PositionName, SavedGame>> {
  const best: Best = {};
  const missing = (): PositionName[] => POSITIONS.filter((name) => !best[name]);
  for (let game = 0; game < GAMES || (game < MOST && missing().length > 0); game++) {
    const players = [4, 3, 2, 4, 1][game % 5]!;
    const key = keyFromSeed(`layout ${seed} ${game}`);
    const towers = players === 1 || game % 2 === 0;
    search(best, { players, towers, hiredHelp: [], advanced: false, key }, seed * 1000 + game);
  }
  if (missing().length > 0) throw new Error(`no game came to ${missing().join(', ')}`);
  return Object.fromEntries(
    POSITIONS.map((name) => [name, savedOf(name, best[name]!)]),
  ) as unknown as Readonly<Record<PositionName, SavedGame>>;
}
