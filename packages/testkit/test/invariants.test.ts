import { builtIn } from '@rowan/cards';
import { clone, newGame, keyFromSeed, type GameState } from '@rowan/rules';
import { brokenInvariants, checkInvariants, fullInventory, inventoryOf } from '@rowan/testkit';
import { describe, expect, test } from 'vitest';

const dealt = (players: number): GameState =>
  newGame(builtIn, {
    players,
    towers: players !== 2,
    hiredHelp: players === 1 ? ['M', 'C'] : [],
    advanced: players === 1,
    key: keyFromSeed(`invariants ${players}`),
  });

describe('invariants', () => {
  test.each([1, 2, 3, 4])('hold in a dealt game of %i', (players) => {
    const state = dealt(players);
    expect(brokenInvariants(builtIn, state)).toEqual([]);
    expect(inventoryOf(builtIn, state)).toEqual(fullInventory(builtIn, state.setup));
    expect(() => checkInvariants(builtIn, state)).not.toThrow();
  });

  const faults: [string, (state: GameState) => void, RegExp][] = [
    ['a meeple too many', (s) => (s.supply[0]! += 1), /^meeples/],
    ['a meeple of another kind', (s) => ((s.supply[0]! += 1), (s.supply[1]! -= 1)), /^meeples/],
    ['a Monster twice', (s) => (s.monsters[0] = s.monsterDeck.find((m) => m >= 0)!), /^monsters/],
    ['a Dark Council card too many', (s) => s.monsterDeck.push(-1), /^Dark Council/],
    ['a Quest lost', (s) => s.players[1]!.hand.pop(), /^quests/],
    ['a tile lost', (s) => s.tileDeck.pop(), /^tiles/],
    ['a Room lost', (s) => s.towers[2]!.pop(), /^rooms/],
    ['a debt', (s) => ((s.supply[1]! -= 19), (s.players[0]!.bag[1]! += 19)), /^supply/],
    ['half a meeple', (s) => ((s.supply[1]! -= 0.5), (s.players[0]!.bag[1]! += 0.5)), /^supply/],
    ['VP from nowhere', (s) => (s.players[0]!.vp += 1), /^ledger/],
    ['VP below 0', (s) => ((s.players[0]!.vp -= 1), (s.players[0]!.ledger[0]! -= 1)), /^VP/],
    ['level 4', (s) => (s.players[0]!.levels[0] = 4), /^levels/],
    ['a boost too many', (s) => (s.players[(s.active + 1) % 3]!.boosts[1] = 1), /^boosts/],
    ['nobody asked', (s) => (s.decision = null), /^a decision/],
    ['a stale decision', (s) => (s.decisions += 1), /^the open decision/],
    ['nobody there', (s) => (s.decision = { kind: 'plan', id: s.decisions, seat: 3 }), /^nobody/],
    ['a winner too early', (s) => s.winners.push(0), /^only a finished game/],
    ['a fifth tile', (s) => s.market.push(s.tileDeck.pop()!), /^5 tiles/],
    ['a token twice', (s) => (s.tokens[1] = s.tokens[0]!), /^Bonus tokens/],
    ['a hole', (s) => (s.agenda = [undefined as never]), /JSON/],
    ['NaN', (s) => (s.round = Number.NaN), /JSON/],
  ];
  test.each(faults)('notice %s', (_, spoil, found) => {
    const state = clone(dealt(3));
    spoil(state);
    expect(brokenInvariants(builtIn, state).join('\n')).toMatch(new RegExp(found, 'm'));
    expect(() => checkInvariants(builtIn, state)).toThrow('invariants broken');
  });
});
