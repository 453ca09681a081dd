import { minus } from './strings.ts';
import { percent, shareText, type Share } from './wilson.ts';

/** Words of `rowan lab` and its report. */

const ORDINALS = ['first', 'second', 'third', 'fourth'];

export const CRITERIA = {
  rules: {
    seats: 'No place in the turn order wins more or less than its share by over 3 points',
    turns: 'Games take 9–16 turns a player: the mean, and four games in five',
    winnerVp: 'Winners have 35–70 VP: the mean, and four games in five',
    quests: 'Every Quest is completed in 15–85 % of the games in which it is held',
    used: 'Every tile, Room and Hero level is used by at least 2 % of those who could',
    notAlways: 'None of them is in all winning games (99 %)',
    guard: 'The Royal Guard beats the middle bot about half the time (40–60 %)',
  },
  seat: (place: number) => `${ORDINALS[place]} in turn order`,
  seats: (shares: readonly Share[]) => shares.map(({ rate }) => percent(rate)).join(' · '),
  spread: ({ mean, low, high }: { mean: number; low: number; high: number }, inside: number) =>
    `mean ${mean.toFixed(1)}, nine in ten ${minus(low)}–${minus(high)}, ${percent(inside)} inside`,
  items: (good: number, all: number) => `${good} of ${all}`,
  guard: (bot: string, wins: Share) => `wins ${shareText(wins)} against ${bot}`,
};

const BOTS = (bots: readonly string[]): string => bots.join(', ');

/** `600 games, 200 each with 2, 3, 4 players`; of unequal numbers each is named. */
function gamesText(of: readonly { players: number; games: number }[]): string {
  const counts = of.map(({ games }) => games);
  const all = counts.reduce((sum, n) => sum + n, 0);
  const each = new Set(counts).size === 1 ? `${counts[0]} each` : counts.join(', ');
  return `${all} games, ${each} with ${of.map(({ players }) => players).join(', ')} players`;
}

export const LAB = {
  title: 'Balance lab',
  lead: (
    of: { figures: readonly { players: number; games: number }[]; bots: readonly string[] },
    budget: string,
  ) => `${gamesText(of.figures)}, between ${BOTS(of.bots)} at ${budget} a decision`,
  meta: (of: { towers: boolean; seed: string; catalogue: string; catalogueName: string }) =>
    `${of.towers ? 'with' : 'without'} the Four Towers · seed ${of.seed} · cards ${of.catalogueName} (${of.catalogue.slice(0, 12)})`,
  criteria: 'Criteria',
  pass: 'holds',
  fail: 'fails',
  solo: 'solo',
  failing: (n: number) => (n === 1 ? '1 outside' : `${n} outside`),
  by: (much: string) => `by ${much}`,
  points: (by: number) => `${(100 * by).toFixed(1)} points`,
  plain: (by: number) => by.toFixed(1),
  players: (n: number) => `${n} players`,
  seats: 'Wins by place in the turn order',
  seatNote: 'The band is an equal share ± 3 points; whiskers are 95 % intervals.',
  place: (place: number) => ORDINALS[place]!,
  turns: 'Turns a player',
  winnerVp: 'VP of the winner',
  lead2: 'Lead over the second, VP',
  sources: 'Where VP come from',
  allPlayers: 'all players',
  winners: 'winners',
  mean: (n: number) => `mean ${n.toFixed(1)}`,
  kinds: {
    quest: ['Quests', 'completed'],
    tile: ['Location tiles', 'activated'],
    room: ['Tower Rooms', 'taken'],
    hero: ['Hero levels', 'reached'],
    ability: ['Development abilities', 'used'],
    prestige: ['Prestige Units', 'gained'],
    slot: ['Construction slots', 'built on'],
    start: ['Starting Locations', 'activated'],
    monster: ['Monsters', 'defeated'],
    council: ['Overlords and Henchman', 'defeated'],
    token: ['Bonus tokens', 'scored'],
  },
  columns: (used: string) => ['', 'could', used, '', 'times', 'wins if so', '', 'if not'],
  legend:
    'could: share of players who held the Quest, had the tile in the city and so on. Bars are 95 % intervals; the line under “wins if so” is an equal share. ● is fixed by the rulebook.',
  written: (file: string) => `report written to ${file}`,
  isFolder: 'that is a folder',
  cannotWrite: (file: string, why: string) => `cannot write ${file}: ${why}`,
};
