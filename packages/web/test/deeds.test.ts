import { beforeAll, describe, expect, it } from 'vitest';
import { builtIn } from '@rowan/cards';
import { view, type Answer, type GameState, type Place } from '@rowan/rules';
import { explain, fewestUnits, optionsOf } from '@rowan/table';
import type { Deed, Served, Situation } from '../src/model/deed.ts';
import { deedsOf } from '../src/model/deeds.ts';
import { IDLE, type Interaction } from '../src/model/interaction.ts';
import { decisionWords } from '../src/model/spoken.ts';
import { YOU, bot, playedGame } from './saved.ts';

/** Decisions of a whole game. */
let states: readonly GameState[];
beforeAll(() => {
  const { history } = playedGame([YOU, bot(1), bot(2)], 'all that can be done');
  states = history.steps.map(({ state }) => state).filter(({ decision }) => decision !== null);
});

function situationOf(state: GameState, interaction: Interaction = IDLE): Situation {
  const { seat, kind } = state.decision!;
  const explained = kind === 'plan' ? explain(builtIn, state, interaction.plan) : null;
  const served = new Map<Place, Served>(
    (explained?.reachable ?? []).map((place) => {
      const plan = fewestUnits(builtIn, state, interaction.plan, place)!;
      return [place, { plan, report: explain(builtIn, state, plan).report }];
    }),
  );
  return {
    catalogue: builtIn,
    view: view(state, seat),
    seats: [YOU, bot(1), bot(2)],
    interaction,
    options: optionsOf(builtIn, state),
    explained,
    served,
  };
}

type List = (now: Situation) => readonly Deed[];

/** Answers that a list leads to, in one step or through the pieces it lets one choose. */
function answersOf(list: List, state: GameState): ReadonlySet<string> {
  const answers = (interaction: Interaction, depth: number): Answer[] =>
    list(situationOf(state, interaction)).flatMap(({ act }) => {
      if (act.kind === 'answer') return [act.answer];
      return act.kind === 'draft' && depth > 0 ? answers(act.interaction, depth - 1) : [];
    });
  return new Set(answers(IDLE, 1).map((answer) => JSON.stringify(answer)));
}

/** Offers of the table that a list does not lead to. */
const unlisted = (list: List, all: readonly GameState[]): string[] =>
  all
    .filter(({ decision }) => decision!.kind !== 'plan' && decision!.kind !== 'backToBag')
    .flatMap((state) => {
      const listed = answersOf(list, state);
      return situationOf(state)
        .options.offers.map(({ answer }) => JSON.stringify(answer))
        .filter((answer) => !listed.has(answer));
    });

describe('the list of all that can be done', () => {
  it('leads to every answer that the table offers', () => {
    expect(unlisted(deedsOf, states)).toEqual([]);
    expect(unlisted((now) => deedsOf(now).slice(1), states)).not.toEqual([]);
  });

  it('has every place in reach, with what stands against it and what it brings', () => {
    const plans = states.filter(({ decision }) => decision!.kind === 'plan');
    expect(plans.length).toBeGreaterThan(5);
    for (const state of plans) {
      const now = situationOf(state);
      const words = deedsOf(now).map((deed) => deed.words);
      for (const { plan, report } of now.served.values()) {
        const { place, cv, strength, vp } = report.places.at(-1)!;
        expect(plan.places.at(-1)!.place).toBe(place);
        const told = strength > 0 ? `, ${cv} against ${strength}, ${vp} VP.` : `, ${vp} VP.`;
        expect(words.some((line) => line.includes(told))).toBe(true);
      }
    }
  });

  it('says each of them in words, and what is asked', () => {
    for (const state of states) {
      const now = situationOf(state);
      expect(decisionWords(now, now.explained, now.options.offers)).toMatch(/[.?]$/);
      for (const { words } of deedsOf(now)) expect(words).toMatch(/^[^\s].{3,}$/);
    }
  });
});
