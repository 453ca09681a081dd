import type { Catalogue, Place } from '@rowan/cards';
import {
  legalChoices,
  playOf,
  preview,
  type Answer,
  type Decision,
  type GameEvent,
  type GameState,
  type Preview,
  type Revelation,
} from '@rowan/rules';

/** What a move would bring to light and whether it can be taken back afterwards. */
export interface Foresight {
  readonly seals: boolean;
  readonly reveals: Revelation | null;
}

export interface Offer extends Foresight {
  readonly answer: Answer;
  /** T1: Peasants who come from the supply to whoever is sent to construct. */
  readonly joins: number;
}

/** All that a player needs to know before deciding: every answer, or for a plan every place for every meeple. */
export interface Options {
  readonly offers: readonly Offer[];
  /** By meeple kind: places that may take it in a plan. */
  readonly targets: readonly (readonly Place[])[];
  /** By meeple kind: of these places, those that ask for it; others take it as one more (T6). */
  readonly wanted: readonly (readonly Place[])[];
}

export const NO_OPTIONS: Options = { offers: [], targets: [], wanted: [] };

/** Every answer to a decision that is no plan, with what it would bring to light. */
export function choiceOptions(
  catalogue: Catalogue,
  state: GameState,
  decision: Exclude<Decision, { kind: 'plan' }>,
): Options {
  const offers = [...legalChoices(playOf(catalogue, state), decision)].map((answer) =>
    offerOf(catalogue, state, answer),
  );
  return { ...NO_OPTIONS, offers };
}

function offerOf(catalogue: Catalogue, state: GameState, answer: Answer): Offer {
  const seen = foreseen(catalogue, state, answer);
  return { answer, ...foresightOf(seen), joins: seen?.events.filter(isHelper).length ?? 0 };
}

const isHelper = (event: GameEvent): boolean =>
  event.kind === 'gained' && 'rule' in event.source && event.source.rule === 'T1';

export function foreseen(catalogue: Catalogue, state: GameState, answer: Answer): Preview | null {
  const { seat, id } = state.decision!;
  const seen = preview(catalogue, state, { seat, decision: id, answer });
  return seen.ok ? seen.value : null;
}

export const foresightOf = (seen: Preview | null): Foresight => ({
  seals: seen?.seals ?? false,
  reveals: seen?.reveals ?? null,
});
