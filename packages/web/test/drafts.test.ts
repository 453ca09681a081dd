import { builtIn } from '@rowan/cards';
import { keyFromSeed, newGame, view } from '@rowan/rules';
import { describe, expect, it } from 'vitest';
import { keepDraft, momentOf, takeDraft, turnAhead } from '../src/client/drafts.ts';
import { IDLE, setBag, setPlan, undoDraft, type Interaction } from '../src/model/interaction.ts';
import { memoryDrafts as memory } from './local.ts';

const state = newGame(builtIn, {
  players: 2,
  towers: false,
  hiredHelp: [],
  advanced: false,
  key: keyFromSeed('drafts'),
});
const now = view(state, state.decision!.seat);
const { decision } = now;
const moment = momentOf(now)!;
const half = setPlan(IDLE, { kind: 'plan', places: [{ place: 3, units: [1] }] });

const LATER: readonly [string, string | null][] = [
  ['the next decision', momentOf({ ...now, decision: { ...decision!, id: decision!.id + 1 } })],
  ['another turn', momentOf({ ...now, turns: now.turns + 1 })],
  ['another Tavern', momentOf({ ...now, seats: now.seats.map((s) => ({ ...s, tavern: [9] })) })],
  ['somebody else’s decision', momentOf({ ...now, decision: null })],
];

type Take = typeof takeDraft;

/** Moments at which a draft of an earlier one comes back. */
const mistaken = (take: Take): string[] =>
  LATER.filter(([, later]) => {
    const drafts = memory();
    keepDraft(drafts, 'g', { moment, seat: 0, interaction: half });
    return take(drafts, 'g', later) !== null || drafts.all.size > 0;
  }).map(([name]) => name);

describe('a draft', () => {
  it('comes back as it was, at the moment it was made for', () => {
    const drafts = memory();
    keepDraft(drafts, 'g', { moment, seat: 0, interaction: half });
    expect(takeDraft(drafts, 'g', moment)).toEqual(half);
    expect(takeDraft(drafts, 'other', moment)).toBeNull();
  });

  it('does not come back at any other moment, and is forgotten there', () => {
    expect(mistaken(takeDraft)).toEqual([]);
    const careless: Take = (drafts, game) => drafts.read(game)?.interaction ?? null;
    const forgetful: Take = (drafts, game, at) => {
      const draft = drafts.read(game);
      return draft?.moment === at ? draft.interaction : null;
    };
    expect(mistaken(careless)).toHaveLength(LATER.length);
    expect(mistaken(forgetful)).toHaveLength(LATER.length);
  });

  it.each<[string, Interaction, number]>([
    ['nothing', IDLE, 0],
    ['a chosen piece', { ...IDLE, source: { kind: 'tile', tile: 1 } }, 1],
    ['what was taken back, for it can be had again', undoDraft(half), 1],
    ['meeples for the bag', setBag(IDLE, [1]), 1],
  ])('is kept of %s', (_, interaction, n) => {
    const drafts = memory();
    keepDraft(drafts, 'g', { moment, seat: 0, interaction: half });
    keepDraft(drafts, 'g', { moment, seat: 0, interaction });
    expect(drafts.all.size).toBe(n);
  });
});

describe('what is thought of ahead', () => {
  const turns = 7;
  const three = { ...now, turns, seats: [now.seats[0]!, now.seats[0]!, now.seats[0]!] };

  it('is for the viewer’s next turn, whoever plays before it', () => {
    const meant = [1, 2, 0].map((active, i) =>
      turnAhead({ ...three, viewer: 0, active, turns: turns + i }),
    );
    expect(new Set(meant)).toHaveLength(1);
    const after = turnAhead({ ...three, viewer: 0, active: 1, turns: turns + 3 });
    expect(meant).not.toContain(after);
    expect(turnAhead({ ...three, viewer: 2, active: 1 })).not.toBe(meant[0]);
    expect(turnAhead({ ...three, viewer: 'spectator', active: 1 })).toBeNull();
  });
});
