import { builtIn } from '@rowan/cards';
import { view, type GameState } from '@rowan/rules';
import { luckOf, shuffleHidden } from '@rowan/testkit';
import { describe, expect, it, test } from 'vitest';
import {
  MOST_NODES,
  PRESENT,
  annotated,
  childrenOf,
  extended,
  followStudy,
  newStudy,
  parseStudy,
  pathTo,
  presentEdition,
  pruned,
  redealt,
  type Study,
} from '@rowan/table';
import { playedByBots } from './played-by-bots.ts';

const edition = presentEdition(builtIn);
const game = playedByBots('studied', ['squire', 'squire']);
const answers = game.steps.slice(1).map(({ move }) => move!.answer);
const AT = 30;

const study = newStudy({
  name: 'a study',
  pin: PRESENT,
  ...game.table,
  answers: answers.slice(0, AT),
  running: false,
  luck: null,
});

const grown = (from: Study, at: number, ways: readonly Parameters<typeof extended>[2][]) =>
  ways.reduce((so, way) => extended(so.study, so.at, way)!, { study: from, at });

const answerAt = (i: number) => ({ answer: answers[i]!, luck: null });
const anew = (luck: number) => ({ answer: null, luck });

const states = (of: Study): GameState[] => {
  const followed = followStudy(edition, of);
  if (!followed.ok) throw new Error(followed.error.code);
  return followed.value.map(({ state }) => state);
};

describe('a study', () => {
  it('leads where the game went if it goes the same way', () => {
    const { study: line } = grown(study, 0, [answerAt(AT), answerAt(AT + 1), answerAt(AT + 2)]);
    expect(states(line)).toEqual(game.steps.slice(AT, AT + 4).map(({ state }) => state));
  });

  it('is a tree: a way gone before is found again, another is a branch', () => {
    const once = grown(study, 0, [answerAt(AT), answerAt(AT + 1)]);
    const again = grown(once.study, 0, [answerAt(AT), answerAt(AT + 1)]);
    expect(again).toEqual(once);
    const branched = grown(once.study, 0, [anew(7)]);
    expect(childrenOf(branched.study, 0)).toEqual([1, 3]);
    expect(pathTo(branched.study, 2)).toEqual([0, 1, 2]);
    expect(states(branched.study)).toHaveLength(4);
  });

  it('is written down and read again, names and notes and all', () => {
    const line = annotated(grown(study, 0, [answerAt(AT), anew(1)]).study, 1, {
      name: 'bold',
      note: 'what if',
    });
    const read = parseStudy(JSON.parse(JSON.stringify(line)));
    expect(read).toEqual({ ok: true, value: line });
  });

  it('loses a branch with all that follows, and nothing else', () => {
    const bold = grown(study, 0, [answerAt(AT), answerAt(AT + 1)]).study;
    const both = grown(bold, 0, [anew(3)]).study;
    const left = pruned(both, 1);
    expect(left.at).toBe(0);
    expect(left.study.nodes).toEqual([both.nodes[0], { ...both.nodes[3], parent: 0 }]);
    expect(pruned(both, 0).study).toBe(both);
  });

  it('has an end', () => {
    const nodes = Array.from({ length: MOST_NODES }, () => ({
      ...study.nodes[0]!,
      luck: 1,
      parent: 0,
    }));
    const full = { ...study, nodes: [study.nodes[0]!, ...nodes.slice(1)] };
    expect(extended(full, 0, anew(2))).toBeNull();
    expect(parseStudy({ ...full, nodes: [...full.nodes, nodes[0]] })).toEqual({
      ok: false,
      error: { code: 'tooLarge' },
    });
  });
});

describe('from outside', () => {
  const [root] = study.nodes;
  const child = { ...root!, parent: 0, luck: 4 };
  test.each([
    ['nothing', null],
    ['no list', { ...study, nodes: 7 }],
    ['no nodes', { ...study, nodes: [] }],
    ['another setup', { ...study, setup: { ...study.setup, players: 9 } }],
    ['a node before its parent', { ...study, nodes: [root, { ...child, parent: 2 }] }],
    ['two roots', { ...study, nodes: [root, { ...child, parent: -1 }] }],
    ['a node that does nothing', { ...study, nodes: [root, { ...child, luck: null }] }],
    ['a long name', { ...study, name: 'x'.repeat(201) }],
    ['a long note', { ...study, nodes: [{ ...root, note: 'x'.repeat(4001) }] }],
    ['a running game with its own luck', { ...study, running: true }],
  ])('%s is no study', (_, value) => {
    expect(parseStudy(value)).toEqual({ ok: false, error: { code: 'unreadable' } });
  });

  it('what a later version wrote is told apart, and what the rules refuse is named', () => {
    expect(parseStudy({ ...study, format: 2 })).toMatchObject({ error: { code: 'newer' } });
    const wrong = { ...study, nodes: [root!, { ...child, luck: null, answer: answers[0]! }] };
    expect(followStudy(edition, wrong as Study)).toEqual({
      ok: false,
      error: { code: 'refused', node: 1 },
    });
  });
});

type Deal = (state: GameState, luck: number) => GameState | null;

/** Moments at which the same view came with another hidden world, and another position came of it. */
function leaks(deal: Deal): number {
  const moments = game.steps.map(({ state }) => state).filter(({ decision }) => decision);
  return moments.filter((state, i) => {
    if (i % 7 !== 0) return false;
    const other = shuffleHidden(builtIn, state, state.decision!.seat, luckOf(i + 1));
    return JSON.stringify(deal(state, i)) !== JSON.stringify(deal(other, i));
  }).length;
}

describe('of a game that is under way', () => {
  it('a study begins with the luck dealt anew, or not at all', () => {
    expect(() => newStudy({ ...study, running: true, luck: null })).toThrow(/dealt anew/);
  });

  it('nothing hidden may be learnt: the position follows from what the seat sees', () => {
    expect(leaks((state, luck) => redealt(edition, state, luck))).toBe(0);
    const { state } = game.steps[AT]!;
    const { seat } = state.decision!;
    expect(view(redealt(edition, state, 5)!, seat)).toEqual(view(state, seat));
  });

  it('one that keeps a single deck is caught', () => {
    const cheat: Deal = (state, luck) => {
      const dealt = redealt(edition, state, luck);
      return dealt && { ...dealt, questDeck: state.questDeck };
    };
    expect(leaks(cheat)).toBeGreaterThan(0);
  });
});
