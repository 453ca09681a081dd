import { bots } from '@rowan/bots';
import type { BotLevel, BotName, Catalogue } from '@rowan/cards';
import { apply, keyFromSeed, newGame, view, type GameState, type Setup } from '@rowan/rules';
import { botSeed } from './bot-seed.ts';
import type { History } from './history.ts';
import { totalsOf } from './transcript.ts';
import type { Pin } from './pin.ts';

/** A deal a day: everybody who plays by the same rules and cards gets the same one on the same date. */

export const DEAL_MODES = ['solo', 'bots'] as const;
export type DealMode = (typeof DEAL_MODES)[number];

/** Who sits at the table beside the player. */
export const DEAL_RIVALS: Readonly<Record<DealMode, readonly BotLevel[]>> = {
  solo: [],
  bots: ['captain', 'marshal'],
};

/** The deal of a date, such as 2026-11-18. */
export function dealOf(date: string, mode: DealMode, { rules, catalogue }: Pin): Setup {
  return {
    players: 1 + DEAL_RIVALS[mode].length,
    towers: true,
    hiredHelp: [],
    advanced: false,
    key: keyFromSeed(`rowan:deal:${date}:${mode}:${rules}:${catalogue}`),
  };
}

/** How far a game came: VP of all at the end of each turn of the player, the last at the end of the game. */
export type DealLine = readonly (readonly number[])[];

/** Whether a move ended a turn of the player. */
const endsTurn = (before: GameState, after: GameState): boolean =>
  before.turns !== after.turns && before.active === 0;

/** How far a game that was played came. */
export function lineOf({ steps }: History): DealLine {
  const line = steps.flatMap(({ state }, i) => {
    const before = steps[i - 1]?.state;
    return before && endsTurn(before, state) ? [totalsOf(state)] : [];
  });
  return [...line, totalsOf(steps.at(-1)!.state)];
}

/** What bots may think about a decision: so much on any machine, so that everybody has the same par. */
const THINKING = { iterations: 60 };

/** What a level makes of the deal from the player's seat. */
export function parOf(
  catalogue: Catalogue,
  setup: Setup,
  mode: DealMode,
  level: BotName,
): DealLine {
  const seats = [level, ...DEAL_RIVALS[mode]];
  const line: number[][] = [];
  let state = newGame(catalogue, setup);
  while (state.decision) {
    const { seat, id: decision } = state.decision;
    const seed = botSeed(setup.key, seat, decision);
    const question = { catalogue, view: view(state, seat), seed, budget: THINKING };
    const answer = bots[seats[seat]!].answer(question);
    const before = state;
    const applied = apply(catalogue, state, { seat, decision, answer });
    if (!applied.ok) throw new Error(`a bot broke ${applied.error.rule}`);
    ({ state } = applied.value);
    if (endsTurn(before, state)) line.push(totalsOf(state));
  }
  return [...line, totalsOf(state)];
}
