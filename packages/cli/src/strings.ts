import type { VpSource } from '@rowan/rules';
import type { Simulation } from './simulate.ts';

/** Every English word that the commands print; nothing else in the package spells out a sentence. */

const players = (n: number): string => (n === 1 ? 'solo' : `${n} players`);

interface MatchWords {
  readonly players: number;
  readonly towers: boolean;
  readonly hiredHelp: readonly string[];
  readonly advanced: boolean;
}

/** A kind of game in a few words. */
const matchWords = (of: MatchWords): string =>
  [
    players(of.players),
    ...(of.towers ? ['the Four Towers'] : []),
    ...(of.hiredHelp.length > 0 ? [`Hired Help ${of.hiredHelp.join(' ')}`] : []),
    ...(of.advanced ? ['Advanced'] : []),
  ].join(', ');

/** Of games that somebody interrupted. */
export const STOPPED = (done: number, total: number): string =>
  done === 0
    ? 'stopped before the first game was over'
    : `stopped; what stands above is of ${done} of ${total} games`;

export const CANNOT_PRINT = (why: string): string => `cannot write the output: ${why}`;

export const GAMES_PROGRESS = ' {bar} {value}/{total} games, {eta_formatted} left';

export const SIMULATION = {
  columns: ['seat', 'player', 'wins', '', 'mean VP'],
  title: (of: Simulation) => `${of.games} games, ${matchWords(of)}, seed ${of.seed}`,
  summary: (of: Simulation) =>
    `${of.finished} finished; ${of.meanTurns.toFixed(1)} turns each and ${(of.decisions / of.games).toFixed(0)} decisions a game; ` +
    `${of.seconds.toFixed(1)} s, ${of.gamesPerSecond.toFixed(0)} games a second`,
};

const UNFAIR = {
  unreadable: 'what is told of it cannot be read',
  secret: 'the secret is not the one the table committed to',
  salt: 'a salt is not the one its player committed to',
  key: 'the key does not follow from the secret and the salts',
  otherCommitment: 'the table committed to something else before the game',
  otherSalt: 'a salt is not the one that was kept',
};

export const REPLAY = {
  unfair: (why: keyof typeof UNFAIR) => `fairness: ${UNFAIR[why]}`,
  atLine: (line: number, what: string) => `line ${line}: ${what}`,
  malformed: (message: string) => `no JSON: ${message}`,
  tooDeep: 'lists and objects in one another without end',
  noObject: 'no JSON object',
  noSetup: (format: number) =>
    `expected a setup line, "type": "setup" and "format": ${format} or 1`,
  badSetup: (field: string, rule: string) => `setup: ${field} is not allowed so (rule ${rule})`,
  otherRules: (found: string | undefined) =>
    `rules: number ${found ?? 'nothing'} is not known to this version`,
  badSeats: (n: number, longest: number) =>
    `seats: expected ${n} names of at most ${longest} letters`,
  badCatalogue: (path: string, code: string) => `catalogue: ${path} is not valid (${code})`,
  wrongHash: (found: string, expected: string) =>
    `catalogueHash: ${found} stands here, but the catalogue has "${expected}"`,
  refused: (code: string, rule: string, facts: string) =>
    `the move is not legal: ${code} (rule ${rule}) ${facts}`,
  differs: (path: string, found: string | undefined, expected: string | undefined) =>
    `${path}: ${found ?? 'nothing'} stands here, the game gives ${expected ?? 'nothing'}`,
  wrongType: (found: string | undefined, expected: string) =>
    `a line of type ${found ?? 'nothing'}, expected ${expected}`,
  afterEnd: 'nothing may follow the end of the game',
  missing: (expected: string) => `the file ends here, expected ${expected}`,
  aMove: (n: number, seat: number, kind: string) => `move ${n}, seat ${seat} answering "${kind}"`,
  theEnd: 'the end line',
  confirmed: (file: string, moves: number, events: number) =>
    `${file}: ${moves} moves and ${events} events replayed, every hash agrees`,
};

interface VerifiedWords {
  readonly rules: number;
  readonly catalogue: string;
  readonly moves: number;
  readonly events: number;
  readonly draws: number;
  readonly states: number;
  readonly hashes: number;
  readonly over: boolean;
  readonly hash: string;
  readonly fairness: {
    readonly commitment: string;
    readonly salts: number;
    readonly withheld: number;
    readonly kept: boolean;
  } | null;
}

export const VERIFY = {
  otherCommitment: (found: string, kept: string) =>
    `fairness: the table committed to ${found}, not to ${kept}`,
  noCommitment: 'fairness: the file does not say how its deal came about',
  moreInAnswer: (found: string) => `answer: ${found} stands here, the game gives less`,
  report: (of: VerifiedWords) =>
    [
      `rules number ${of.rules}: known`,
      `cards ${of.catalogue}: as the file says`,
      `${of.draws} draws: all follow from the key`,
      ...(of.fairness === null
        ? []
        : [
            `the key: follows from the secret and ${of.fairness.salts} salts, ${of.fairness.withheld} withheld`,
            `the commitment: ${of.fairness.commitment}${of.fairness.kept ? ', as it was kept' : '; compare it with what the table showed before the game'}`,
          ]),
      `${of.moves} moves: all legal, with their ${of.events} events`,
      `${of.states} states: re-derived, ${of.hashes} hashes agree`,
      `the game is ${of.over ? 'over' : 'not over'}, the last hash is ${of.hash}`,
      'names of seats are not protected by anything',
    ].join('\n'),
};

interface CardsWords {
  readonly name: string;
  readonly hash: string;
  readonly monsters: number;
  readonly tiles: number;
  readonly quests: number;
  readonly rooms: number;
}

export const CARDS = {
  summary: (of: CardsWords) =>
    `${of.name} is a valid catalogue: ${of.monsters} Monsters, ${of.tiles} Location tiles, ${of.quests} Quests, ${of.rooms} Rooms\nhash ${of.hash}`,
};

export const NAMES = {
  seat: (seat: number) => `Seat ${seat + 1}`,
  guard: 'The Royal Guard',
  districts: ['Castle', 'Villages', 'Cathedral', 'University'],
  types: ['Undead', 'Monstrous', 'Humanoid'],
  slots: ['inner', 'outer'],
  tower: (district: string) => `${district} Tower`,
  overlord: (n: number) => `Overlord ${n}`,
  henchman: 'Henchman',
  prestigeArea: 'the prestige area',
  units: 'all Units',
  corruption: 'Corruption',
};

const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
/** With a real minus sign. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const signed = (n: number): string => (n < 0 ? minus(n) : `+${n}`);

/** The story's sentences; `who` is a seat's name, meeples come as letters. */
export const STORY = {
  turn: (who: string, round: number) => `${who}, round ${round}`,
  draws: (who: string) => `${who} draws`,
  alsoDraws: 'draws',
  bagRefilled: ' (bag refilled)',
  vp: (n: number) => `${signed(n)} VP`,
  because: (name: string) => ` (${name})`,
  roomSets: (who: string) => `${who} scores a set of Rooms`,
  failed: (who: string, quest: string) => `${who} has not completed “${quest}”`,
  gained: (meeple: string) => `+${meeple}`,
  joined: (meeple: string) => `${meeple} joins`,
  notGained: (meeple: string) => `no ${meeple} in the supply`,
  returned: (meeple: string) => `−${meeple}`,
  cleansed: {
    tavern: (x: string) => `−${x} from the Tavern`,
    lodgings: (x: string) => `−${x} from the Lodgings`,
    board: (x: string) => `−${x} from the board`,
    none: (x: string) => `no ${x} to return`,
  },
  drawsQuests: (who: string, quests: readonly string[]) =>
    `${who} draws ${quests.length === 1 ? 'the Quest' : 'the Quests'} ${quests.join(', ')}`,
  alsoDrawsQuests: (quests: readonly string[]) =>
    quests.length > 0 ? `draws ${quests.join(', ')}` : 'no Quest left to draw',
  quest: (name: string) => `“${name}”`,
  hiddenQuest: 'a Quest',
  discards: (quest: string) => `discards ${quest}`,
  reshuffled: (n: number) => `The ${plural(n, 'discarded Quest')} are shuffled into a new deck`,
  completes: (who: string, quest: string) => `${who} completes ${quest}`,
  declines: (who: string, quest: string) => `${who} does not pay for ${quest}`,
  builds: (who: string, tile: string, where: string) => `${who} builds ${tile} on ${where}`,
  stocked: (n: number, meeple: string) => `with ${n} ${meeple}`,
  toCapitol: (who: string, units: string) => `${who} sends ${units} to the Capitol`,
  levelsUp: (who: string, hero: string, level: number) => `${who} raises ${hero} to level ${level}`,
  usesAbility: (who: string, hero: string, level: number) =>
    `${who} uses the ability of ${hero} ${level}`,
  toLodgings: (meeples: string) => `${meeples} to the Lodgings`,
  toSupply: (meeples: string) => `${meeples} to the supply`,
  assignsNothing: (who: string) => `${who} assigns nothing`,
  turnBoosts: (who: string, boosts: readonly string[]) =>
    `${who} has ${boosts.join(', ')} this turn`,
  turnBoost: (unit: string, n: number) => `${unit} ${signed(n)}`,
  forged: (unit: string, where: string, n: number) => `${unit} at ${where} ${signed(n)}`,
  overran: (where: string, due: number, n: number) =>
    n === due
      ? `${plural(n, 'Peasant')} ${n === 1 ? 'flees' : 'flee'} to ${where}`
      : `Of ${plural(due, 'Peasant')} that would flee to ${where} ${n} came from the supply`,
  takesCrown: (who: string, what: string, from: string, units: string) =>
    `${who} drives ${units} of ${from} from ${what}`,
  crownReturns: (who: string, units: string, what: string) =>
    `${who} takes ${units} back from ${what}`,
  activates: (who: string, what: string, where: string, units: string) =>
    `${who} activates ${what} (${where}) with ${units}`,
  takesRoom: (who: string, room: string, where: string) => `${who} takes ${room} (${where})`,
  roomTurnedUp: (where: string, room: string) => `${where}: ${room} is turned up`,
  defeats: (who: string, what: string, where: string) => `${who} defeats ${what} (${where})`,
  fought: (units: string, cv: number, strength: number) =>
    ` with ${units}, CV ${cv} against ${strength}`,
  recruited: ' (one P from the Lodgings)',
  drawGranted: (n: number) => `${n} more to draw`,
  held: (meeple: string) => `${meeple} is held back`,
  heldReturns: (who: string, units: string) => `${who} has ${units} back in the Tavern`,
  boost: (who: string, what: string, monster: string) => `${who} has for good ${what} (${monster})`,
  backToBag: (who: string, meeples: string) => `${who} puts ${meeples} back into the bag`,
  nothing: 'nothing',
  arrives: 'Monsters come:',
  arrived: (monster: string, strength: number, where: string) =>
    ` ${monster} ${strength} (${where})`,
  council: (n: number, of: number) => `The Dark Council arrives, card ${n} of ${of}`,
  corrupted: (who: string, x: string) => `${x} for ${who}`,
  notCorrupted: (who: string, x: string) => `no ${x} left for ${who}`,
  usesQuest: (who: string, quest: string) => `${who} uses ${quest}`,
  market: 'New on the market:',
  finalRounds: (round: number) => `The end is near: round ${round} is the last`,
  quietRounds: 'nobody defeated a Monster for ten rounds',
  guardPlaces: (who: string, meeple: string, what: string) => `${who} resolves ${meeple}: ${what}`,
  nextStep: ', then ',
  guardWaits: (who: string, meeple: string) => `${who} has no spot for ${meeple}`,
  guardOrder: (order: string, district: string) => `Order ${order} in the ${district}`,
  guardCould: {
    defeat: 'there is no Monster to defeat',
    takeRoom: 'there is no Room to take',
    order: 'no Order can be carried out',
    gainDistrictUnit: 'there is no Unit of a district to gain',
  } as Readonly<Record<string, string>>,
  guardReset: (n: number) =>
    `The Guard’s board is cleared, ${plural(n, 'meeple')} back into the bag`,
  sword: (district: string) => `The sword turns to the ${district}`,
  keeps: (quest: string) => `keeps ${quest}`,
  scores: (quest: string) => `scores ${quest}`,
  ended: (totals: readonly string[]) => `The game is over: ${totals.join(', ')}`,
  total: (who: string, vp: number) => `${who} ${vp} VP`,
};

export const GAME = {
  title: 'Rowan · Meeples & Monsters',
  subtitle: (match: MatchWords & { readonly key: string }, catalogue: string) =>
    `${matchWords(match)}; cards: ${catalogue}; key ${match.key.slice(0, 16)}…`,
  seats: (who: readonly string[]) => who.join(', '),
  seat: (who: string, player: string) => `${who} is played by ${player}`,
  legend: (letters: readonly string[]) => letters.join('  '),
  round: (round: number, last: number) => `Round ${round}${last > 0 ? ` of ${last}` : ''}`,
  monsters: 'Monsters  ',
  locations: 'Locations ',
  room: 'Tower ',
  empty: '–',
  order: (order: string) => `Order ${order}`,
  crown: (who: string, units: string) => ` [${who}: ${units}]`,
  council: (n: number, of: number) => `Dark Council cards ${n} of ${of}`,
  market: (tiles: readonly string[]) => `Market ${tiles.join(' · ')}`,
  players: ['', 'VP', 'Tavern', 'Lodgings', 'bag', 'levels', 'Quests', 'Monsters'],
  quests: (open: number, done: number) => `${open} open, ${done} done`,
  guard: (sword: string, prey: string, board: string, kept: number) =>
    `sword at the ${sword}, Prey ${prey}, on the board ${board}, ${plural(kept, 'Quest')} kept`,
  scores: 'Final scores',
  again: (seed: string) => `Seed ${seed}: the same game again with --seed ${seed}`,
  total: 'Total',
  wins: (who: readonly string[]) =>
    who.length === 1 ? `${who[0]} wins` : `${who.join(' and ')} share the victory`,
};

export const VP_LABELS: Readonly<Record<VpSource, string>> = {
  monsters: 'Monsters',
  rangers: 'Rangers',
  council: 'Overlords and Henchman',
  tokens: 'Bonus tokens',
  locations: 'Locations',
  slots: 'Construction slots',
  quests: 'Quests',
  rooms: 'Tower Rooms',
  sets: 'Sets of Rooms',
  levels: 'Levels paid',
  penalties: 'Open Quests',
  orders: 'Orders and the like',
};
